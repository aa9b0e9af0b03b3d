// What the end screen shows of a city: rows of the pad, symbols.
import { SCORE_ROWS, type ScienceSymbol, type ScoreRow, type SeatView, type SevenWondersView } from '@maravilha/seven-wonders';
import { symbolsIn } from '../model.ts';

/** Rows that the table plays with. */
export const rowsOf = (view: SevenWondersView): readonly ScoreRow[] => SCORE_ROWS.filter((row) => row !== 'black' || view.options.cities);

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
