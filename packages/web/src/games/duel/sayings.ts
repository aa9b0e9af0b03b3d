import type { DuelMove } from '@maravilha/duel';
import { describeMove } from '@maravilha/words/duel';
import type { Sayings } from '../../table/hint/sayings.ts';
import { duelWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move, nameOf }) => describeMove(duelWords(), move as DuelMove, nameOf),
  words: duelWords,
};
