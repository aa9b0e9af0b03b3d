import type { FlatState, Seat } from '@maravilha/kernel';

/** How well a seat stands in a game that goes on, in points ahead of its best opponent. */
export type Evaluate = (s: FlatState, seat: Seat) => number;
