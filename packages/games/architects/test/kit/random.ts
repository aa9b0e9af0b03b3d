// Random games for tests: the same seed gives the same game.
import { ActionList, type Emit, FastRng, NO_ACTION, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { type ArchitectsEvent, type ArchitectsOptions, type ArchitectsState, architects, SEAT_COUNTS } from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/options.ts';
import { ACT, CARD } from '../../src/state.ts';

/** Every table at which one can sit down: seats × wonders × starter. */
const ALL_OPTIONS: readonly ArchitectsOptions[] = SEAT_COUNTS.flatMap((seats) =>
  WONDER_OPTIONS.flatMap((wonders) => STARTER_OPTIONS.map((starter): ArchitectsOptions => ({ seats, wonders, starter }))),
);

/** Every fifth of them: all numbers of seats, all options. */
export const SOME_OPTIONS = ALL_OPTIONS.filter((_, n) => n % 5 === 0);

export const viewersOf = (s: ArchitectsState): readonly Viewer[] => [...Array.from({ length: s.seats }, (_, seat) => seat), SPECTATOR];

/** Plays on from a state by uniform choices; `visit` sees every state, the first and the last among them. */
export const playOn = (s: ArchitectsState, rng: FastRng, visit: (s: ArchitectsState) => void, emit?: Emit<ArchitectsEvent>): void => {
  const list = new ActionList();
  const joint = new Int32Array(s.seats);
  visit(s);
  while (architects.awaiting(s) !== 0) {
    architects.actions(s, s.active, list);
    joint.fill(NO_ACTION);
    joint[s.active] = list.at(rng.int(list.length));
    architects.step(s, joint, emit);
    visit(s);
  }
};

/** One game of each of these tables for each seed. */
export const randomGames = (seeds: number, visit: (s: ArchitectsState) => void): void => {
  for (const options of SOME_OPTIONS) {
    const s = architects.blank(options);
    for (let seed = 1; seed <= seeds; seed++) {
      const rng = new FastRng(seed);
      architects.setup(options, rng, s);
      playOn(s, rng, visit);
    }
  }
};

/** For dear checks: every state in which something rare is owed, and one of `every` of the others. */
export const sampled = (every: number, visit: (s: ArchitectsState) => void): ((s: ArchitectsState) => void) => {
  let n = 0;
  return (s) => {
    const common = s.decision === CARD || s.decision === ACT;
    if (!common || n++ % every === 0) visit(s);
  };
};
