// What pad and chart are drawn from.
import type { SymbolId } from '../../symbols/drawings.ts';

interface Row<Id extends string> {
  /** Also the end of its class: `r-<id>` sets its colours. */
  readonly id: Id;
  readonly name: string;
  readonly icon: SymbolId;
}

export interface Scored<Id extends string> {
  readonly rows: readonly Row<Id>[];
  readonly winners: readonly number[];
  pointsOf(seat: number, row: Id): number;
  totalOf(seat: number): number;
}
