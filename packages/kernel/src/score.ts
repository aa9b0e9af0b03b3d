import { bitCount } from './bits.ts';
import { includes, only, type Seat, type SeatSet } from './seat.ts';

/** The seats with the most by the first measure; if tied, those with the most by the second, and so on. */
export const leadersBy = (seats: number, ...measures: readonly ((seat: Seat) => number)[]): SeatSet => {
  let leaders = (1 << seats) - 1;
  for (const measure of measures) {
    let most = Number.NEGATIVE_INFINITY;
    let best: SeatSet = 0;
    for (let seat: Seat = 0; seat < seats; seat++) {
      if (!includes(leaders, seat)) continue;
      const worth = measure(seat);
      if (worth > most) best = 0;
      if (worth >= most) best |= only(seat);
      most = Math.max(most, worth);
    }
    leaders = best;
  }
  return leaders;
};

/** Divides the victory among the winners; nobody has won while the game is in progress. */
export const shareVictory = (winners: SeatSet, seats: number, out: Float64Array): void => {
  const share = 1 / bitCount(winners);
  for (let seat: Seat = 0; seat < seats; seat++) out[seat] = (winners >>> seat) & 1 ? share : 0;
};

/** Whether a tie-break separated some of those with the most points. */
export const tieBroken = (totals: readonly number[], winners: readonly Seat[]): boolean => {
  const most = Math.max(...totals);
  return winners.length > 0 && winners.length < totals.filter((total) => total === most).length;
};

const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
  const deciding = a.findIndex((worth, i) => worth !== b[i]);
  return deciding >= 0 && (a[deciding] as number) > (b[deciding] as number);
};

/** The place of each seat, from 1, by the same measures as `leadersBy`. Equals share a place, and the places after it stay empty. */
export const placesBy = (seats: number, ...measures: readonly ((seat: Seat) => number)[]): readonly number[] => {
  const rows = Array.from({ length: seats }, (_, seat) => measures.map((measure) => measure(seat)));
  return rows.map((row) => 1 + rows.filter((other) => isAhead(other, row)).length);
};
