import type { ArchitectsMove } from '@maravilha/architects';
import { describeMove } from '@maravilha/words/architects';
import type { Sayings } from '../../table/hint/sayings.ts';
import { books } from './books.ts';
import { HINT_RULES } from './reason-rules.ts';
import { architectsWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move, nameOf }) => describeMove(architectsWords(), move as ArchitectsMove, nameOf),
  words: architectsWords,
  wonders: 'wonder',
  rules: HINT_RULES,
  books,
};
