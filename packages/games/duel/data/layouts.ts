// Source: seven public implementations agree slot by slot; the rule book shows the layouts as pictures only.
// Rows are listed farthest first, which is the order of dealing; `x` counts half cards from the middle. Each row lies on the one before it:
// a card is covered by those of the next row that stand half a card beside it.

export interface SlotDef {
  readonly id: string;
  readonly row: number;
  readonly x: number;
  readonly faceUp: boolean;
  /** Slots, by index in this layout, that lie on top of this one. */
  readonly coveredBy: readonly number[];
}

interface RowDef {
  readonly faceUp: boolean;
  readonly x: readonly number[];
}

const up = (...x: readonly number[]): RowDef => ({ faceUp: true, x });
const down = (...x: readonly number[]): RowDef => ({ faceUp: false, x });

const ROWS: readonly (readonly RowDef[])[] = [
  // Age I
  [up(-1, 1), down(-2, 0, 2), up(-3, -1, 1, 3), down(-4, -2, 0, 2, 4), up(-5, -3, -1, 1, 3, 5)],
  // Age II
  [up(-5, -3, -1, 1, 3, 5), down(-4, -2, 0, 2, 4), up(-3, -1, 1, 3), down(-2, 0, 2), up(-1, 1)],
  // Age III, with its waist of two cards
  [up(-1, 1), down(-2, 0, 2), up(-3, -1, 1, 3), down(-2, 2), up(-3, -1, 1, 3), down(-2, 0, 2), up(-1, 1)],
];

const slotsOf = (rows: readonly RowDef[], age: number): readonly SlotDef[] => {
  const places = rows.flatMap(({ faceUp, x }, r) => x.map((at, c) => ({ id: `a${age}r${r + 1}c${c + 1}`, row: r + 1, x: at, faceUp })));
  return places.map((place) => ({
    ...place,
    coveredBy: places.flatMap((other, i) => (other.row === place.row + 1 && Math.abs(other.x - place.x) === 1 ? [i] : [])),
  }));
};

/** The slots of each age, in deal order. */
export const LAYOUTS: readonly (readonly SlotDef[])[] = ROWS.map((rows, i) => slotsOf(rows, i + 1));
