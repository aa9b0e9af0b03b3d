// The result as the end screen shows it: rows of the pad, places, what decided. All numbers are the engine's.
import {
  type RankedSide,
  SCORE_ROWS,
  type ScienceSymbol,
  type ScoreRow,
  type SeatView,
  type SevenWondersScore,
  sevenWondersTable as engine,
  type SevenWondersView,
} from '@maravilha/seven-wonders';
import { symbolsIn } from '../model.ts';
import { type Verdict, verdictIn } from '../../../table/end/verdict.ts';

/** The part of a table that the result is read from. */
export interface Ended {
  readonly view: SevenWondersView;
  readonly score: SevenWondersScore;
}

/** Rows that the table plays with. */
export const rowsOf = (view: SevenWondersView): readonly ScoreRow[] => SCORE_ROWS.filter((row) => row !== 'black' || view.options.cities);

export const pointsOf = (score: SevenWondersScore, seat: number, row: ScoreRow): number => score.seats[seat]?.rows[row] ?? 0;
export const totalOf = (score: SevenWondersScore, seat: number): number => score.seats[seat]?.total ?? 0;

/** Seats or teams from first to last. */
export const ranking = ({ view, score }: Ended): readonly RankedSide[] => engine.rankingOf(view, score);

/** What decided the game. */
export const verdictOf = (ended: Ended): Verdict<RankedSide> | undefined => verdictIn(ranking(ended));

export interface SymbolCount {
  readonly symbol: ScienceSymbol;
  readonly count: number;
}

/** Science symbols on the cards of a city, each with its number, as they were met. */
export const symbolCounts = (city: SeatView): readonly SymbolCount[] => {
  const counts = new Map<ScienceSymbol, number>();
  for (const symbol of symbolsIn(city)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].map(([symbol, count]) => ({ symbol, count }));
};
