// What one may do, in words.
import type { DuelMove } from '@maravilha/duel';
import type { Seat } from '@maravilha/kernel';
import { sentenceFor } from '../../catalogue.ts';
import type { DuelAsideWords } from './events.ts';

export const describeMove = (words: DuelAsideWords, move: DuelMove, nameOf: (seat: Seat) => string): string => {
  switch (move.kind) {
    case 'token':
      return words['move.token']({ token: words[`token.${move.token}`] });
    case 'starter':
      return words['move.starter']({ name: nameOf(move.seat) });
    default:
      return sentenceFor(words, 'move', 'kind', move);
  }
};
