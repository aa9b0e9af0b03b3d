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

/** Points as the engine counts them. */
interface Score<Id extends string> {
  readonly seats: readonly { readonly total: number; readonly rows: Readonly<Record<Id, number>> }[];
  readonly winners: readonly number[];
}

export const scoredOf = <Id extends string>({ seats, winners }: Score<Id>, rows: readonly Row<Id>[]): Scored<Id> => ({
  rows,
  winners,
  pointsOf: (seat, row) => seats[seat]?.rows[row] ?? 0,
  totalOf: (seat) => seats[seat]?.total ?? 0,
});

/** The classes that colour a row. */
export const rowClass = (row: { readonly id: string; readonly colour?: string | undefined }): string =>
  row.colour === undefined ? `r-${row.id}` : `r-${row.id} c-${row.colour}`;
