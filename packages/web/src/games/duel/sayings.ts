import type { DuelMove } from '@maravilha/duel';
import { describeMove } from '@maravilha/words/duel/aside';
import type { Sayings } from '../../table/hint/sayings.ts';
import { duelAsideWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move, nameOf }) => describeMove(duelAsideWords(), move as DuelMove, nameOf),
  words: duelAsideWords,
};
