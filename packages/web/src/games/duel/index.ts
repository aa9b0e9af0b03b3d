import { NAMES } from '@maravilha/words/duel/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { duelLobbyWords, duelWords } from './words.ts';

const name = (): string => NAMES[language.value].duel;

export const plug: GamePlug = {
  id: 'duel',
  name,
  tiles: [
    {
      id: 'duel',
      place: 3,
      least: 2,
      most: 2,
      minutes: 30,
      picture: 'tile-duel',
      options: {},
      seats: 2,
      quick: { key: 'wonders', values: ['first-game', 'draft', 'random'] },
      name,
      line: () => duelLobbyWords()['line.duel'],
    },
  ],
  lobbyWords: duelLobbyWords,
  optionIcons: { wonders: 'stage', starter: 'flag' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/duel/options')).OPTION_SPECS, fits: () => true }),
  tableWords: [tableWords, duelWords],
  table: () => import('./table.tsx'),
};
