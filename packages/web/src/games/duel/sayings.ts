import type { DuelMove } from '@maravilha/duel';
import { describeMove } from '@maravilha/words/duel/aside';
import type { Sayings } from '../../table/hint/sayings.ts';
import { books } from './books.ts';
import { HINT_RULES } from './reason-rules.ts';
import { duelAsideWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move, nameOf }) => describeMove(duelAsideWords(), move as DuelMove, nameOf),
  words: duelAsideWords,
  rules: HINT_RULES,
  books,
};
