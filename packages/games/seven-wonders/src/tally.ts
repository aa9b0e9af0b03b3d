// Points from what can be counted on a table: the scorer of a state and the score pad for cards of paper ask the same functions. No rows of
// cards here, so that a page of the pad stays small.
import { placesIn, type Seat } from '@maravilha/kernel';
import { COINS_PER_POINT, DEFEAT_POINTS, SCIENCE_SET, VICTORY_POINTS } from '../data/numbers.ts';
import { partnerOf } from './options.ts';

export { SEAT_COUNTS, TEAM_SEATS } from '../data/numbers.ts';
export { SCORE_ROWS, type ScoreRow } from './types.ts';

/** Debts stand on the line of the coins, so it can fall below zero. */
export const treasuryPoints = (coins: number, debts: number): number => Math.floor(coins / COINS_PER_POINT) - debts;

/** `victories` by age, those of the first age `at` its place. */
export const conflictPoints = (victories: ArrayLike<number>, at: number, defeats: number): number => {
  let points = defeats * DEFEAT_POINTS;
  for (let age = 1; age < VICTORY_POINTS.length; age++) points += victories[at + age - 1] * VICTORY_POINTS[age];
  return points;
};

/** [WO-SCORE-3] The square of each count, and seven for each set of three different symbols. */
const worth = (a: number, b: number, c: number): number => a * a + b * b + c * c + SCIENCE_SET * Math.min(a, b, c);

/** The best that `free` symbols of any kind can make of the counts. More symbols are never worth less, so all are used. */
const withFree = (a: number, b: number, c: number, free: number): number => {
  let best = 0;
  for (let i = 0; i <= free; i++) {
    for (let j = 0; i + j <= free; j++) best = Math.max(best, worth(a + i, b + j, c + free - i - j));
  }
  return best;
};

/** What somebody has of science, or a pad says of it: symbols by kind, free ones, and copies of symbols on the neighbours' green cards. */
export interface Symbols {
  readonly own: ArrayLike<number>;
  readonly free: number;
  readonly copies: number;
  /** By kind, on both neighbours' green cards. Read where there are copies. */
  readonly open: ArrayLike<number>;
}

export const symbolPoints = ({ own, free, copies, open }: Symbols): number => {
  const a = own[0];
  const b = own[1];
  const c = own[2];
  if (copies === 0) return withFree(a, b, c, free);

  // A neighbour's green card serves once for the same player, so no symbol is copied more often than the neighbours show it.
  const mostA = open[0];
  const mostB = open[1];
  const mostC = open[2];
  const used = Math.min(copies, mostA + mostB + mostC);
  let best = 0;
  for (let i = 0; i <= Math.min(used, mostA); i++) {
    for (let j = 0; j <= Math.min(used - i, mostB); j++) {
      const k = used - i - j;
      if (k <= mostC) best = Math.max(best, withFree(a + i, b + j, c + k, free));
    }
  }
  return best;
};

/** What decides about a seat. */
export interface SeatSum {
  readonly total: number;
  readonly coins: number;
}

/** Whoever wins or loses together: one seat, or the two of a team. */
export interface PlacedSide extends SeatSum {
  readonly seats: readonly Seat[];
  /** From 1; equal in points and treasury is equal in place. */
  readonly place: number;
}

/** [WO-SCORE-5] [CI-TEAM-10] Seats or teams from first to last: points, then treasury, then the order at the table. */
export const placeSides = (sums: readonly SeatSum[], teams: boolean): readonly PlacedSide[] => {
  const sides = sums.flatMap((sum, seat) => {
    if (!teams) return [{ ...sum, seats: [seat] }];
    const partner = sums[partnerOf(seat)];
    if (seat % 2 === 1 || partner === undefined) return [];
    return [{ seats: [seat, partnerOf(seat)], total: sum.total + partner.total, coins: sum.coins + partner.coins }];
  });
  const places = placesIn(
    sides.map(({ total }) => total),
    sides.map(({ coins }) => coins),
  );
  return sides.map((side, i) => ({ ...side, place: places[i] ?? 1 })).sort((a, b) => a.place - b.place);
};
