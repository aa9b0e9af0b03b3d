// What the examples of the rules reckon. A test compares each of them with the engine.

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
