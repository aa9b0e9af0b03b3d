// Conflicts at the end of each age.
import { type Emit, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import { type Age, AGES, type Neighbour } from '../data/effects.ts';
import { DEFEAT_POINTS, SEAT_COUNTS, TEAM_STAKES, VICTORY_POINTS } from '../data/numbers.ts';
import { shieldsOf } from './city.ts';
import { partnerOf } from './options.ts';
import type { SevenWondersState } from './state.ts';
import type { Conflict, SevenWondersEvent } from './types.ts';

const MOST_SEATS = Math.max(...SEAT_COUNTS);
/** Who meets whom at the end of the age, and how many tokens each of the two may take. */
const meetings = {
  count: 0,
  one: new Uint8Array(MOST_SEATS),
  other: new Uint8Array(MOST_SEATS),
  stakes: new Uint8Array(MOST_SEATS),
};
const shields = new Uint8Array(MOST_SEATS);
const present = new Uint8Array(MOST_SEATS);

const meet = (one: Seat, other: Seat, stakes: number): void => {
  meetings.one[meetings.count] = one;
  meetings.other[meetings.count] = other;
  meetings.stakes[meetings.count] = stakes;
  meetings.count++;
};

/** [CI-DIP-2] [CI-DIP-3] Neighbours meet; a seat with a diplomacy token stays away, and its neighbours meet over its place. */
const meetNeighbours = (s: SevenWondersState): void => {
  let count = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.diplomacy[seat] === 0) present[count++] = seat;
  if (count < 2) return;
  for (let i = 0; i + 1 < count; i++) meet(present[i], present[i + 1], 1);
  // [CI-DIP-4] Two who are left meet once, not on both sides.
  if (count > 2) meet(present[count - 1], present[0], 1);
};

/**
 * [CI-TEAM-3] Partners do not meet; each meets the neighbour of the other team for doubled stakes. [CI-TEAM-4] Each diplomacy token that is
 * used takes one token from both sides.
 */
const meetOpponents = (s: SevenWondersState): void => {
  // Partners are seats 0 and 1, 2 and 3, 4 and 5: the left neighbour of the second is an opponent.
  for (let seat: Seat = 1; seat < s.seats; seat += 2) {
    const opponent = leftOf(seat, s.seats);
    const used = (s.diplomacy[seat] > 0 ? 1 : 0) + (s.diplomacy[opponent] > 0 ? 1 : 0);
    meet(seat, opponent, TEAM_STAKES - used);
  }
};

const arrange = (s: SevenWondersState): void => {
  meetings.count = 0;
  if (s.teams === 1) meetOpponents(s);
  else meetNeighbours(s);
  for (let seat = 0; seat < s.seats; seat++) shields[seat] = shieldsOf(s, seat);
};

/** Who would meet whom now, and who would win. */
export const conflictsOf = (s: SevenWondersState): readonly Conflict[] => {
  arrange(s);
  return Array.from({ length: meetings.count }, (_, i) => {
    const [one, other] = [meetings.one[i], meetings.other[i]];
    const lead = shields[one] - shields[other];
    return {
      seats: [one, other],
      shields: [shields[one], shields[other]],
      winner: lead > 0 ? one : lead < 0 ? other : undefined,
      stakes: meetings.stakes[i],
    };
  });
};

/** The first who takes part, going round from the seat; in team play nobody stays away. The seat itself if there is no other. */
const nextPresent = (s: SevenWondersState, seat: Seat, step: typeof leftOf): Seat => {
  let next = step(seat, s.seats);
  while (s.teams === 0 && next !== seat && s.diplomacy[next] > 0) next = step(next, s.seats);
  return next;
};

/** The conflict that the seat would have on a side now, or why it has none there. */
export const conflictOn = (s: SevenWondersState, seat: Seat, side: Neighbour): Conflict | 'partners' | 'stays-away' | 'nobody' => {
  const [step, back] = side === 'left' ? [leftOf, rightOf] : [rightOf, leftOf];
  const neighbour = step(seat, s.seats);
  if (s.teams === 1 && neighbour === partnerOf(seat)) return 'partners';
  if (s.teams === 0 && s.diplomacy[seat] > 0) return 'stays-away';
  const foe = nextPresent(s, seat, step);
  // [CI-DIP-4] Two who are left meet once: where they are neighbours, else on the left.
  const twice = s.teams === 0 && foe !== neighbour && foe === nextPresent(s, seat, back);
  if (twice && (side === 'right' || foe === back(seat, s.seats))) return 'nobody';
  return conflictsOf(s).find(({ seats }) => seats.includes(seat) && seats.includes(foe)) ?? 'nobody';
};

/** What the tokens that the seat takes from a conflict of the age are worth. */
export const pointsFrom = (conflict: Conflict, seat: Seat, age: Age): number => {
  if (conflict.winner === undefined) return 0;
  return conflict.stakes * (conflict.winner === seat ? VICTORY_POINTS[age] : DEFEAT_POINTS);
};

/** Hands out the tokens of the age and uses up one diplomacy token of everyone who holds any. */
export const resolveConflicts = (s: SevenWondersState, emit: Emit<SevenWondersEvent> | undefined): void => {
  const report = emit === undefined ? undefined : newReport(s);
  arrange(s);
  for (let i = 0; i < meetings.count; i++) {
    const one = meetings.one[i];
    const other = meetings.other[i];
    const lead = shields[one] - shields[other];
    if (lead === 0) continue;
    const winner = lead > 0 ? one : other;
    const loser = lead > 0 ? other : one;
    s.victories[winner * 3 + s.age - 1] += meetings.stakes[i];
    s.defeats[loser] += meetings.stakes[i];
    if (report === undefined) continue;
    report.victories[winner] += meetings.stakes[i];
    report.defeats[loser] += meetings.stakes[i];
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.diplomacy[seat] > 0) s.diplomacy[seat]--;
  if (report !== undefined) emit?.all(report);
};

/** The event, with no token taken yet; made while the diplomacy tokens lie where they do. */
const newReport = (s: SevenWondersState) => ({
  kind: 'conflicts' as const,
  age: AGES[s.age - 1],
  conflicts: conflictsOf(s),
  diplomacy: Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.diplomacy[seat] > 0),
  victories: Array.from({ length: s.seats }, () => 0),
  defeats: Array.from({ length: s.seats }, () => 0),
});
