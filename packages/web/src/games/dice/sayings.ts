import type { DiceMove, DiceView } from '@maravilha/dice';
import { describeMove } from '@maravilha/words/dice';
import type { Sayings } from '../../table/hint/sayings.ts';
import { books } from './books.ts';
import { HINT_RULES } from './reason-rules.ts';
import { diceWords } from './words.ts';

export const sayings: Sayings = {
  move: ({ move, view, seat }) => describeMove(diceWords(), move as DiceMove, (view as DiceView).seats[seat]?.city),
  words: diceWords,
  wonders: 'city',
  rules: HINT_RULES,
  books,
};
