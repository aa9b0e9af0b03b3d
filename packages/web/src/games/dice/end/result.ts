// The result as the end screen shows it: places and what decided. All numbers are the engine's.
import type { DiceScore, DiceView, ScoreRow } from '@maravilha/dice';
import { type Verdict, verdictIn } from '../../../table/end/verdict.ts';

/** The part of a table that the result is read from. */
export interface Ended {
  readonly view: DiceView;
  readonly score: DiceScore;
}

export interface Placed {
  readonly seat: number;
  readonly total: number;
  readonly coins: number;
  /** From 1; equal in points and coins is equal in place. */
  readonly place: number;
  readonly won: boolean;
}

export const pointsOf = (score: DiceScore, seat: number, row: ScoreRow): number => score.seats[seat]?.rows[row] ?? 0;

/** Seats from first to last: points, then unspent coins, then the order at the table. */
export const ranking = ({ view, score }: Ended): readonly Placed[] => {
  const sorted = score.seats
    .map(({ total }, seat) => ({ seat, total, coins: view.seats[seat]?.coins ?? 0 }))
    .toSorted((a, b) => b.total - a.total || b.coins - a.coins);
  return sorted.map((one) => ({
    ...one,
    place: sorted.findIndex((other) => other.total === one.total && other.coins === one.coins) + 1,
    won: score.winners.includes(one.seat),
  }));
};

/** What decided the game. */
export const verdictOf = (ended: Ended): Verdict<Placed> | undefined => verdictIn(ranking(ended));
