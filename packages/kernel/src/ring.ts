import type { Seat } from './seat.ts';

// Seats form a ring and are numbered clockwise, so the next number sits on the left.
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);
export const rightOf = (seat: Seat, seats: number): Seat => (seat === 0 ? seats - 1 : seat - 1);
