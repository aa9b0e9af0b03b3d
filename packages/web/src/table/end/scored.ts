// What pad and chart are drawn from.
import type { SymbolId } from '../../symbols/drawings.ts';

interface Row<Id extends string> {
  /** Also the end of its class: `r-<id>` sets its colours. */
  readonly id: Id;
  readonly name: string;
  readonly icon: SymbolId;
  /** That of a card, where the row is drawn in one. */
  readonly colour?: string | undefined;
}

export interface Scored<Id extends string> {
  readonly rows: readonly Row<Id>[];
  readonly winners: readonly number[];
  pointsOf(seat: number, row: Id): number;
  totalOf(seat: number): number;
}

/** The classes that colour a row. */
export const rowClass = (row: { readonly id: string; readonly colour?: string | undefined }): string =>
  row.colour === undefined ? `r-${row.id}` : `r-${row.id} c-${row.colour}`;
