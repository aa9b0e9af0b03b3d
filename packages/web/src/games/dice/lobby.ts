import { NAMES } from '@maravilha/words/dice/name';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { diceLobbyWords } from './words.ts';

export const lobby: GameLobby = {
  tiles: [
    {
      id: 'dice',
      place: 5,
      least: 2,
      most: 7,
      minutes: 25,
      picture: 'tile-dice',
      options: {},
      seats: 3,
      quick: { key: 'cities', values: ['random', 'choose'] },
      name: () => NAMES[language.value].dice,
      line: () => diceLobbyWords()['line.dice'],
    },
  ],
  note: () => diceLobbyWords()['boards.note'],
  optionIcons: { cities: 'stage' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/dice/options')).OPTION_SPECS, fits: () => true }),
};
