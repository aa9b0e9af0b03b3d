// Random games for tests: the same seed gives the same game.
import { ActionList, type Emit, FastRng, lowest, NO_ACTION } from '@maravilha/kernel';
import { SEAT_COUNTS, type SevenWondersEvent, type SevenWondersOptions, type SevenWondersState, sevenWonders } from '../../src/index.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from '../../src/options.ts';

/** Every table at which one can sit down: seats × Cities × teams × boards × sides. */
export const ALL_OPTIONS: readonly SevenWondersOptions[] = SEAT_COUNTS.flatMap((seats) =>
  [false, true].flatMap((cities) =>
    [false, true].flatMap((teams) =>
      BOARD_OPTIONS.flatMap((boards) => SIDE_OPTIONS.map((sides): SevenWondersOptions => ({ seats, cities, teams, boards, sides }))),
    ),
  ),
).filter((options) => checkOptions(options) === undefined);

/** Every fifth of them: each option with each value of every other. */
export const SOME_OPTIONS = ALL_OPTIONS.filter((_, n) => n % 5 === 0);

/** Plays on from a state by uniform choices; `visit` sees every state, the first and the last among them. */
export const playOn = (s: SevenWondersState, rng: FastRng, visit: (s: SevenWondersState) => void, emit?: Emit<SevenWondersEvent>): void => {
  const list = new ActionList();
  const joint = new Int32Array(s.seats);
  visit(s);
  for (let owing = sevenWonders.awaiting(s); owing !== 0; owing = sevenWonders.awaiting(s)) {
    joint.fill(NO_ACTION);
    for (let rest = owing; rest !== 0; rest &= rest - 1) {
      sevenWonders.actions(s, lowest(rest), list);
      joint[lowest(rest)] = list.at(rng.int(list.length));
    }
    sevenWonders.step(s, joint, emit);
    visit(s);
  }
};

/** One game of each of these tables for each seed. */
export const randomGames = (seeds: number, visit: (s: SevenWondersState) => void): void => {
  for (const options of SOME_OPTIONS) {
    const s = sevenWonders.blank(options);
    for (let seed = 1; seed <= seeds; seed++) {
      const rng = new FastRng(seed);
      sevenWonders.setup(options, rng, s);
      playOn(s, rng, visit);
    }
  }
};
