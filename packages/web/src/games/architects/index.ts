import { NAMES } from '@maravilha/words/architects/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { architectsLobbyWords, architectsTableWords, architectsWords } from './words.ts';

const name = (): string => NAMES[language.value].architects;

export const plug: GamePlug = {
  id: 'architects',
  name,
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
      name,
      line: () => architectsLobbyWords()['line.architects'],
    },
  ],
  lobbyWords: architectsLobbyWords,
  optionIcons: { wonders: 'stage', starter: 'flag' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/architects/options')).OPTION_SPECS, fits: () => true }),
  tableWords: [tableWords, architectsWords, architectsTableWords],
  table: () => import('./table.tsx'),
};
