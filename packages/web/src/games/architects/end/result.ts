// The result as the end screen shows it: places, what decided, the details of a row. All numbers are the engine's.
import { type ArchitectsScore, architectsTable as engine, type ArchitectsView, type ScoreRow } from '@maravilha/architects';
import { type Verdict, verdictIn } from '../../../table/end/verdict.ts';

/** The part of a table that the result is read from. */
export interface Ended {
  readonly view: ArchitectsView;
  readonly score: ArchitectsScore;
}

export interface Placed {
  readonly seat: number;
  readonly total: number;
  readonly stages: number;
  /** From 1; equal in points and stages is equal in place. */
  readonly place: number;
  readonly won: boolean;
}

export const pointsOf = (score: ArchitectsScore, seat: number, row: ScoreRow): number => score.seats[seat]?.rows[row] ?? 0;

/** Seats from first to last, equals in the order at the table. */
export const ranking = ({ view, score }: Ended): readonly Placed[] => {
  const places = engine.placesOf(score, view);
  return score.seats
    .map(({ total }, seat) => ({
      seat,
      total,
      stages: view.seats[seat]?.built.length ?? 0,
      place: places[seat] ?? 1,
      won: score.winners.includes(seat),
    }))
    .toSorted((a, b) => a.place - b.place);
};

/** What decided the game. */
export const verdictOf = (ended: Ended): Verdict<Placed> | undefined => verdictIn(ranking(ended));
