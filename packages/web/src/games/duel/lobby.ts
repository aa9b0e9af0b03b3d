import { NAMES } from '@maravilha/words/duel/name';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { duelLobbyWords } from './words.ts';

export const lobby: GameLobby = {
  tiles: [
    {
      id: 'duel',
      book: 'duel',
      place: 3,
      least: 2,
      most: 2,
      minutes: 30,
      lesson: 8,
      picture: 'tile-duel',
      options: {},
      seats: 2,
      quick: { key: 'wonders', values: ['first-game', 'draft', 'random'] },
      name: () => NAMES[language.value].duel,
      line: () => duelLobbyWords()['line.duel'],
    },
  ],
  optionIcons: { wonders: 'stage', starter: 'flag' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/duel/options')).OPTION_SPECS, fits: () => true }),
};
