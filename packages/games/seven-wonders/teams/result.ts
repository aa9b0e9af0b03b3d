// Team play: partners add up points and treasuries.
import type { SeatSet } from '@maravilha/kernel';
import { partnerOf, type SevenWondersState } from '../src/state.ts';
import type { TeamScore } from '../src/types.ts';

/** The first seats of the teams; each partner is the next seat. */
const firstSeats = (s: SevenWondersState): number[] => Array.from({ length: s.seats >> 1 }, (_, team) => 2 * team);

/** The sums of the teams; none where everyone plays alone. `totals` are the points by seat. */
export const teamScores = (s: SevenWondersState, totals: ArrayLike<number>): TeamScore[] =>
  s.teams === 0
    ? []
    : firstSeats(s).map((seat) => ({
        seats: [seat, partnerOf(seat)],
        total: totals[seat] + totals[partnerOf(seat)],
        treasury: s.coins[seat] + s.coins[partnerOf(seat)],
      }));

/** The highest sum; on a tie the larger sum of treasuries; then the tied teams share. */
export const winningTeams = (s: SevenWondersState, totals: ArrayLike<number>): SeatSet => {
  let winners = 0;
  let mostPoints = Number.NEGATIVE_INFINITY;
  let mostCoins = 0;
  for (let seat = 0; seat < s.seats; seat += 2) {
    const points = totals[seat] + totals[seat + 1];
    const coins = s.coins[seat] + s.coins[seat + 1];
    if (points < mostPoints || (points === mostPoints && coins < mostCoins)) continue;
    if (points > mostPoints || coins > mostCoins) winners = 0;
    winners |= 3 << seat;
    mostPoints = points;
    mostCoins = coins;
  }
  return winners;
};
