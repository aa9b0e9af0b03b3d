// The result as the end screen shows it: places and what decided. All numbers are the engine's.
import { type DiceScore, diceTable as engine, type DiceView, type RankedSeat, type ScoreRow } from '@maravilha/dice';
import { type Verdict, verdictIn } from '../../../table/end/verdict.ts';

/** The part of a table that the result is read from. */
export interface Ended {
  readonly view: DiceView;
  readonly score: DiceScore;
}

export const pointsOf = (score: DiceScore, seat: number, row: ScoreRow): number => score.seats[seat]?.rows[row] ?? 0;

/** Seats from first to last. */
export const ranking = ({ view, score }: Ended): readonly RankedSeat[] => engine.rankingOf(view, score);

/** What decided the game. */
export const verdictOf = (ended: Ended): Verdict<RankedSeat> | undefined => verdictIn(ranking(ended));
