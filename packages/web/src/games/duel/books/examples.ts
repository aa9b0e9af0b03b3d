// What the examples of the rules reckon. A test compares each of them with the engine.
import { SYMBOLS_TO_WIN } from '@maravilha/duel/box';

interface Price {
  readonly unit: number;
  readonly missing: number;
  readonly total: number;
}

/** The Aqueduct, which asks for 3 stones. */
export const priceOf = (theirs: number, own: number, reserve: boolean): Price => {
  const unit = reserve ? 1 : 2 + theirs;
  const missing = Math.max(0, 3 - own);
  return { unit, missing, total: unit * missing };
};

/** Points of the conflict pawn, so many spaces from the middle. */
export const pawnPoints = (distance: number): number => (distance === 0 ? 0 : distance < 3 ? 2 : distance < 6 ? 5 : 10);

/** Pairs, and different symbols up to a supremacy, from how many there are of each. */
export const scienceOf = (counts: readonly number[]): { readonly pairs: number; readonly kinds: number; readonly wins: boolean } => {
  const kinds = counts.filter((n) => n > 0).length;
  return { pairs: counts.filter((n) => n > 1).length, kinds, wins: kinds >= SYMBOLS_TO_WIN };
};
