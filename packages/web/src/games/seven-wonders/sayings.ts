import type { SevenWondersMove } from '@maravilha/seven-wonders';
import { describeMove } from '@maravilha/words/seven-wonders';
import type { Sayings } from '../../table/hint/sayings.ts';
import { books } from './books.ts';
import { HINT_RULES } from './reason-rules.ts';
import { sevenWondersWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move }) => describeMove(sevenWondersWords(), move as SevenWondersMove),
  words: sevenWondersWords,
  wonders: 'board',
  rules: HINT_RULES,
  books,
};
