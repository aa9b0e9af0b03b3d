import type { AnyGame, FlatState, Seat } from '@maravilha/kernel';

/** How well a seat stands in a game that goes on, in points ahead of its best opponent; between −`WIN` and `WIN`. */
export type Evaluate = (s: FlatState, seat: Seat) => number;

/** The value of a won game. Far above every sum of features. */
export const WIN = 1000;

/** For a game without an evaluation of its own: points ahead on the score pad now. */
export const scoreAhead =
  (game: AnyGame): Evaluate =>
  (s, seat) => {
    const totals = game.score(s).seats.map((one) => one.total);
    const best = Math.max(...totals.filter((_, other) => other !== seat));
    return totals[seat] - best;
  };
