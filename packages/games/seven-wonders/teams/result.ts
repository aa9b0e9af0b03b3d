// Team play: partners add up points and treasuries.
import { placesIn, type Seat } from '@maravilha/kernel';
import { partnerOf } from '../src/options.ts';
import type { SevenWondersState } from '../src/state.ts';
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

/** Whoever wins or loses together: one seat, or the two of a team. */
export interface RankedSide {
  readonly seats: readonly Seat[];
  readonly total: number;
  readonly coins: number;
  /** From 1; equal in points and treasury is equal in place. */
  readonly place: number;
  readonly won: boolean;
}

/** Seats or teams from first to last: points, then treasury, then the order at the table. */
export const rankingOf = (view: SevenWondersView, score: SevenWondersScore): readonly RankedSide[] => {
  const sides =
    score.teams.length > 0
      ? score.teams.map(({ seats, total, treasury }) => ({ seats, total, coins: treasury }))
      : score.seats.map(({ total }, seat) => ({ seats: [seat], total, coins: view.seats[seat].coins }));
  const places = placesIn(
    sides.map(({ total }) => total),
    sides.map(({ coins }) => coins),
  );
  return sides
    .map((side, i) => ({ ...side, place: places[i], won: score.winners.includes(side.seats[0]) }))
    .sort((a, b) => a.place - b.place);
};
