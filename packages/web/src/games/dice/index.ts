import { NAMES } from '@maravilha/words/dice/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { diceLobbyWords, diceTableWords, diceWords } from './words.ts';

const name = (): string => NAMES[language.value].dice;

export const plug: GamePlug = {
  id: 'dice',
  name,
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
      name,
      line: () => diceLobbyWords()['line.dice'],
    },
  ],
  lobbyWords: diceLobbyWords,
  note: () => diceLobbyWords()['boards.note'],
  optionIcons: { cities: 'stage' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/dice/options')).OPTION_SPECS, fits: () => true }),
  tableWords: [tableWords, diceWords, diceTableWords],
  table: () => import('./table.tsx'),
};
