// Plans of Duel that end the game at once.
import { bitCount } from '@maravilha/kernel';
import type { DuelState } from '@maravilha/duel/internals';
import type { Leaning } from '../../tune/leaning.ts';

export const symbolsHeld: Leaning = (s, seat) => bitCount((s as DuelState).symbols[seat]);

export const pawnAdvance: Leaning = (s, seat) => {
  const { pawn } = s as DuelState;
  return seat === 0 ? pawn : -pawn;
};
