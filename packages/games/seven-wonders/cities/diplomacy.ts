// [CI-DIP-2] [CI-DIP-3] A seat with a diplomacy token stays away from the conflicts, and its neighbours meet over its place.
import type { Seat } from '@maravilha/kernel';
import { meet, type Meetings } from '../src/meetings.ts';
import type { SevenWondersState } from '../src/state.ts';

const present = new Uint8Array(8);

/** Fills in who meets whom where everyone plays alone; without diplomacy tokens these are all neighbours. */
export const meetNeighbours = (s: SevenWondersState, into: Meetings): void => {
  let count = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.diplomacy[seat] === 0) present[count++] = seat;
  if (count < 2) return;
  for (let i = 0; i + 1 < count; i++) meet(into, present[i], present[i + 1], 1);
  // [CI-DIP-4] Two who are left meet once, not on both sides.
  if (count > 2) meet(into, present[count - 1], present[0], 1);
};
