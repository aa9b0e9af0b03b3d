// What one may do, in words.
import type { DuelMove } from '@maravilha/duel';
import { type Seat, unreachable } from '@maravilha/kernel';
import type { DuelAsideWords } from './events.ts';

export const describeMove = (words: DuelAsideWords, move: DuelMove, nameOf: (seat: Seat) => string): string => {
  switch (move.kind) {
    case 'draft':
      return words['move.draft'](move);
    case 'build':
      return words['move.build'](move);
    case 'discard':
      return words['move.discard'](move);
    case 'wonder':
      return words['move.wonder'](move);
    case 'token':
      return words['move.token']({ token: words[`token.${move.token}`] });
    case 'destroy':
      return words['move.destroy'](move);
    case 'revive':
      return words['move.revive'](move);
    case 'starter':
      return words['move.starter']({ name: nameOf(move.seat) });
    default:
      return unreachable(move);
  }
};
