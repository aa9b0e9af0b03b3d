// Team play: partners add up points and treasuries.
import type { Seat } from '@maravilha/kernel';
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
        total: ofTeam(s, seat, totals),
        treasury: ofTeam(s, seat, s.coins),
      }));

/** What the seat has, in team play together with its partner. */
export const ofTeam = (s: SevenWondersState, seat: Seat, amounts: ArrayLike<number>): number =>
  s.teams === 1 ? amounts[seat] + amounts[partnerOf(seat)] : amounts[seat];
