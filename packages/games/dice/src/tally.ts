// Who is first, by what can be counted on a table: the engine and the score pad for boards of paper ask the same function.
import { placesIn, type Seat } from '@maravilha/kernel';

export { AGORA_FIRST_POINTS, SEAT_COUNTS } from '../data/numbers.ts';
export { SCORE_ROWS, type ScoreRow } from './types.ts';

/** What decides about a seat. */
export interface SeatSum {
  readonly total: number;
  /** Not spent. */
  readonly coins: number;
}

export interface PlacedSeat extends SeatSum {
  readonly seat: Seat;
  /** From 1; equal in points and coins is equal in place. */
  readonly place: number;
}

/** Seats from first to last, then in their order at the table. */
export const placeSeats = (sums: readonly SeatSum[]): readonly PlacedSeat[] => {
  const places = placesIn(
    sums.map(({ total }) => total),
    sums.map(({ coins }) => coins),
  );
  return sums.map((sum, seat) => ({ ...sum, seat, place: places[seat] ?? 1 })).sort((a, b) => a.place - b.place);
};
