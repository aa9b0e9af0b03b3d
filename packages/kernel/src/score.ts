import { bitCount } from './bits.ts';
import { only, type Seat, type SeatSet } from './seat.ts';

/** The seats with the most points; of those that are equal, the ones with the larger tie-break. No closure: every playout asks for it. */
export const leadersIn = (seats: number, points: ArrayLike<number>, tieBreak: ArrayLike<number>): SeatSet => {
  let leaders: SeatSet = only(0);
  let best: Seat = 0;
  for (let seat: Seat = 1; seat < seats; seat++) {
    const ahead = (points[seat] as number) - (points[best] as number) || (tieBreak[seat] as number) - (tieBreak[best] as number);
    if (ahead < 0) continue;
    leaders = ahead === 0 ? leaders | only(seat) : only(seat);
    best = seat;
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

/** The place of each seat, from 1, by the same order as `leadersIn`. Equals share a place, and the places after it stay empty. */
export const placesIn = (points: readonly number[], tieBreak: readonly number[]): readonly number[] => {
  const isAhead = (a: Seat, b: Seat): boolean =>
    points[a] === points[b] ? (tieBreak[a] as number) > (tieBreak[b] as number) : (points[a] as number) > (points[b] as number);
  return points.map((_, seat) => 1 + points.filter((__, other) => isAhead(other, seat)).length);
};
