// [CI-TEAM-3] Partners do not meet; each meets the neighbour of the other team for doubled stakes.
import { leftOf, type Seat } from '@maravilha/kernel';
import { TEAM_STAKES } from '../data/numbers.ts';
import { meet, type Meetings } from '../src/meetings.ts';
import type { SevenWondersState } from '../src/state.ts';

/** Fills in the meetings between teams. [CI-TEAM-4] Each diplomacy token that is used takes one token from both sides. */
export const meetOpponents = (s: SevenWondersState, into: Meetings): void => {
  // Partners are seats 0 and 1, 2 and 3, 4 and 5: the left neighbour of the second is an opponent.
  for (let seat: Seat = 1; seat < s.seats; seat += 2) {
    const opponent = leftOf(seat, s.seats);
    const used = (s.diplomacy[seat] > 0 ? 1 : 0) + (s.diplomacy[opponent] > 0 ? 1 : 0);
    meet(into, seat, opponent, TEAM_STAKES - used);
  }
};
