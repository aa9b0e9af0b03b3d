import { NAMES } from '@maravilha/words/architects/name';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { architectsLobbyWords } from './words.ts';

export const lobby: GameLobby = {
  tiles: [
    {
      id: 'architects',
      place: 4,
      least: 2,
      most: 7,
      minutes: 25,
      picture: 'tile-architects',
      options: {},
      seats: 4,
      quick: { key: 'wonders', values: ['random', 'choose'] },
      name: () => NAMES[language.value].architects,
      line: () => architectsLobbyWords()['line.architects'],
    },
  ],
  optionIcons: { wonders: 'stage', starter: 'flag' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/architects/options')).OPTION_SPECS, fits: () => true }),
};
