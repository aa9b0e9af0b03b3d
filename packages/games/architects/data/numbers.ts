// Source: rule book.
import type { StageCost } from './effects.ts';

export const SEAT_COUNTS = [2, 3, 4, 5, 6, 7] as const;

/** Stages are counted from 1, by cost, wherever they are spoken of. */
export const STAGES = [1, 2, 3, 4, 5] as const;
export type Stage = (typeof STAGES)[number];

/** The same five on every wonder. */
export const STAGE_COSTS: readonly [StageCost, StageCost, StageCost, StageCost, StageCost] = [
  { count: 2, match: 'different' },
  { count: 2, match: 'identical' },
  { count: 3, match: 'different' },
  { count: 3, match: 'identical' },
  { count: 4, match: 'different' },
];

/** Conflict tokens by number of seats. */
export const CONFLICT_TOKENS: Readonly<Record<(typeof SEAT_COUNTS)[number], number>> = { 2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6 };

export const OPEN_TOKENS = 3;
export const CAT_POINTS = 2;
export const VICTORY_POINTS = 3;
/** Cards that Halicarnassus looks through. */
export const SEARCH_SIZE = 5;
