// The bars of the chart: where the points of every seat came from.

interface BarPart<Row> {
  readonly row: Row;
  readonly points: number;
  /** Room in the bar; small parts keep enough for their number. */
  readonly grow: number;
}

export interface BarLine<Row> {
  readonly seat: number;
  readonly total: number;
  /** Length of the bar against the longest one, in per cent. */
  readonly length: number;
  readonly parts: readonly BarPart<Row>[];
}

const LEAST_ROOM = 1.6;

/** One bar per seat. Points lost are drawn as long as points won, so the bar is as long as all that was moved. */
export const barsOf = <Row>(
  seats: readonly number[],
  rows: readonly Row[],
  pointsOf: (seat: number, row: Row) => number,
): readonly BarLine<Row>[] => {
  const moved = (seat: number): number => rows.reduce((sum, row) => sum + Math.abs(pointsOf(seat, row)), 0);
  const most = Math.max(1, ...seats.map(moved));
  return seats.map((seat) => ({
    seat,
    total: rows.reduce((sum, row) => sum + pointsOf(seat, row), 0),
    length: (moved(seat) / most) * 100,
    parts: rows
      .map((row) => ({ row, points: pointsOf(seat, row) }))
      .filter(({ points }) => points !== 0)
      .map((part) => ({ ...part, grow: Math.max(Math.abs(part.points), LEAST_ROOM) })),
  }));
};

/** The best of a row, to be marked; `undefined` where nobody gained anything. */
export const bestOf = (points: readonly number[]): number | undefined => {
  const best = Math.max(...points);
  return best > 0 ? best : undefined;
};

/** A true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
