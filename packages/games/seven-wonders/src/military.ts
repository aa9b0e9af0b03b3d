// Conflicts at the end of each age.
import { type Emit, type Seat } from '@maravilha/kernel';
import { meetNeighbours } from '../cities/diplomacy.ts';
import { AGES } from '../data/effects.ts';
import { meetOpponents } from '../teams/war.ts';
import { shieldsOf } from './city.ts';
import { newMeetings } from './meetings.ts';
import type { SevenWondersState } from './state.ts';
import type { Conflict, SevenWondersEvent } from './types.ts';

const meetings = newMeetings();
const shields = new Uint8Array(8);

const arrange = (s: SevenWondersState): void => {
  meetings.count = 0;
  if (s.teams === 1) meetOpponents(s, meetings);
  else meetNeighbours(s, meetings);
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
