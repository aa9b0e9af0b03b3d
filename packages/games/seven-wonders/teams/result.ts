// Team play: partners add up points and treasuries.
import type { Seat } from '@maravilha/kernel';
import { partnerOf } from '../src/options.ts';
import type { SevenWondersState } from '../src/state.ts';
import { type PlacedSide, placeSides } from '../src/tally.ts';
import type { SevenWondersOptions, SevenWondersScore, SevenWondersView, TeamScore } from '../src/types.ts';

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

/** The partner of a seat; none where everyone plays alone. */
export const partnerIn = (options: SevenWondersOptions, seat: Seat): Seat | undefined => (options.teams ? partnerOf(seat) : undefined);

/** A seat or a team in the order of places. */
export interface RankedSide extends PlacedSide {
  readonly won: boolean;
}

export const rankingOf = (view: SevenWondersView, { seats, teams, winners }: SevenWondersScore): readonly RankedSide[] =>
  placeSides(
    seats.map(({ total }, seat) => ({ total, coins: view.seats[seat].coins })),
    teams.length > 0,
  ).map((side) => ({ ...side, won: winners.includes(side.seats[0]) }));
