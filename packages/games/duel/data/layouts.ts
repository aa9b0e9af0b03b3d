// Source: seven public implementations agree slot by slot; the rule book shows the layouts as pictures only.
// Slots are listed in deal order, row by row, farthest row first. `x` counts half cards from the middle.

export interface SlotDef {
  readonly id: string;
  readonly row: number;
  readonly x: number;
  readonly faceUp: boolean;
  /** Slots, by index in this layout, that lie on top of this one. */
  readonly coveredBy: readonly number[];
}

export const LAYOUTS: readonly (readonly SlotDef[])[] = [
  // Age I
  [
    { id: 'a1r1c1', row: 1, x: -1, faceUp: true, coveredBy: [2, 3] },
    { id: 'a1r1c2', row: 1, x: 1, faceUp: true, coveredBy: [3, 4] },
    { id: 'a1r2c1', row: 2, x: -2, faceUp: false, coveredBy: [5, 6] },
    { id: 'a1r2c2', row: 2, x: 0, faceUp: false, coveredBy: [6, 7] },
    { id: 'a1r2c3', row: 2, x: 2, faceUp: false, coveredBy: [7, 8] },
    { id: 'a1r3c1', row: 3, x: -3, faceUp: true, coveredBy: [9, 10] },
    { id: 'a1r3c2', row: 3, x: -1, faceUp: true, coveredBy: [10, 11] },
    { id: 'a1r3c3', row: 3, x: 1, faceUp: true, coveredBy: [11, 12] },
    { id: 'a1r3c4', row: 3, x: 3, faceUp: true, coveredBy: [12, 13] },
    { id: 'a1r4c1', row: 4, x: -4, faceUp: false, coveredBy: [14, 15] },
    { id: 'a1r4c2', row: 4, x: -2, faceUp: false, coveredBy: [15, 16] },
    { id: 'a1r4c3', row: 4, x: 0, faceUp: false, coveredBy: [16, 17] },
    { id: 'a1r4c4', row: 4, x: 2, faceUp: false, coveredBy: [17, 18] },
    { id: 'a1r4c5', row: 4, x: 4, faceUp: false, coveredBy: [18, 19] },
    { id: 'a1r5c1', row: 5, x: -5, faceUp: true, coveredBy: [] },
    { id: 'a1r5c2', row: 5, x: -3, faceUp: true, coveredBy: [] },
    { id: 'a1r5c3', row: 5, x: -1, faceUp: true, coveredBy: [] },
    { id: 'a1r5c4', row: 5, x: 1, faceUp: true, coveredBy: [] },
    { id: 'a1r5c5', row: 5, x: 3, faceUp: true, coveredBy: [] },
    { id: 'a1r5c6', row: 5, x: 5, faceUp: true, coveredBy: [] },
  ],
  // Age II
  [
    { id: 'a2r1c1', row: 1, x: -5, faceUp: true, coveredBy: [6] },
    { id: 'a2r1c2', row: 1, x: -3, faceUp: true, coveredBy: [6, 7] },
    { id: 'a2r1c3', row: 1, x: -1, faceUp: true, coveredBy: [7, 8] },
    { id: 'a2r1c4', row: 1, x: 1, faceUp: true, coveredBy: [8, 9] },
    { id: 'a2r1c5', row: 1, x: 3, faceUp: true, coveredBy: [9, 10] },
    { id: 'a2r1c6', row: 1, x: 5, faceUp: true, coveredBy: [10] },
    { id: 'a2r2c1', row: 2, x: -4, faceUp: false, coveredBy: [11] },
    { id: 'a2r2c2', row: 2, x: -2, faceUp: false, coveredBy: [11, 12] },
    { id: 'a2r2c3', row: 2, x: 0, faceUp: false, coveredBy: [12, 13] },
    { id: 'a2r2c4', row: 2, x: 2, faceUp: false, coveredBy: [13, 14] },
    { id: 'a2r2c5', row: 2, x: 4, faceUp: false, coveredBy: [14] },
    { id: 'a2r3c1', row: 3, x: -3, faceUp: true, coveredBy: [15] },
    { id: 'a2r3c2', row: 3, x: -1, faceUp: true, coveredBy: [15, 16] },
    { id: 'a2r3c3', row: 3, x: 1, faceUp: true, coveredBy: [16, 17] },
    { id: 'a2r3c4', row: 3, x: 3, faceUp: true, coveredBy: [17] },
    { id: 'a2r4c1', row: 4, x: -2, faceUp: false, coveredBy: [18] },
    { id: 'a2r4c2', row: 4, x: 0, faceUp: false, coveredBy: [18, 19] },
    { id: 'a2r4c3', row: 4, x: 2, faceUp: false, coveredBy: [19] },
    { id: 'a2r5c1', row: 5, x: -1, faceUp: true, coveredBy: [] },
    { id: 'a2r5c2', row: 5, x: 1, faceUp: true, coveredBy: [] },
  ],
  // Age III
  [
    { id: 'a3r1c1', row: 1, x: -1, faceUp: true, coveredBy: [2, 3] },
    { id: 'a3r1c2', row: 1, x: 1, faceUp: true, coveredBy: [3, 4] },
    { id: 'a3r2c1', row: 2, x: -2, faceUp: false, coveredBy: [5, 6] },
    { id: 'a3r2c2', row: 2, x: 0, faceUp: false, coveredBy: [6, 7] },
    { id: 'a3r2c3', row: 2, x: 2, faceUp: false, coveredBy: [7, 8] },
    { id: 'a3r3c1', row: 3, x: -3, faceUp: true, coveredBy: [9] },
    { id: 'a3r3c2', row: 3, x: -1, faceUp: true, coveredBy: [9] },
    { id: 'a3r3c3', row: 3, x: 1, faceUp: true, coveredBy: [10] },
    { id: 'a3r3c4', row: 3, x: 3, faceUp: true, coveredBy: [10] },
    { id: 'a3r4c1', row: 4, x: -2, faceUp: false, coveredBy: [11, 12] },
    { id: 'a3r4c2', row: 4, x: 2, faceUp: false, coveredBy: [13, 14] },
    { id: 'a3r5c1', row: 5, x: -3, faceUp: true, coveredBy: [15] },
    { id: 'a3r5c2', row: 5, x: -1, faceUp: true, coveredBy: [15, 16] },
    { id: 'a3r5c3', row: 5, x: 1, faceUp: true, coveredBy: [16, 17] },
    { id: 'a3r5c4', row: 5, x: 3, faceUp: true, coveredBy: [17] },
    { id: 'a3r6c1', row: 6, x: -2, faceUp: false, coveredBy: [18] },
    { id: 'a3r6c2', row: 6, x: 0, faceUp: false, coveredBy: [18, 19] },
    { id: 'a3r6c3', row: 6, x: 2, faceUp: false, coveredBy: [19] },
    { id: 'a3r7c1', row: 7, x: -1, faceUp: true, coveredBy: [] },
    { id: 'a3r7c2', row: 7, x: 1, faceUp: true, coveredBy: [] },
  ],
];
