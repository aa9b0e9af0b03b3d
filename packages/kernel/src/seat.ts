import { lowestBit, membersOf } from './bits.ts';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Several seats as a bit set: bit n stands for seat n. */
export type SeatSet = number;

/** Who looks at a game: a seat, or `SPECTATOR`. */
export type Viewer = number;

export const SPECTATOR = -1;
export const NOBODY: SeatSet = 0;

export const only = (seat: Seat): SeatSet => 1 << seat;
export const everyone = (seats: number): SeatSet => (1 << seats) - 1;
export const includes = (set: SeatSet, viewer: Viewer): boolean => viewer !== SPECTATOR && ((set >>> viewer) & 1) === 1;

/** The lowest seat of a non-empty set; `set & (set - 1)` removes it. */
export const lowest: (set: SeatSet) => Seat = lowestBit;

export const seatsOf: (set: SeatSet) => Seat[] = membersOf;
