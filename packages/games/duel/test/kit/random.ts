// Random games for tests: the same seed gives the same game.
import { ActionList, type Emit, FastRng, lowest, NO_ACTION } from '@maravilha/kernel';
import { type DuelEvent, type DuelOptions, type DuelState, duel } from '../../src/index.ts';

const ALL_OPTIONS: readonly DuelOptions[] = (['draft', 'random', 'first-game'] as const).flatMap((wonders) =>
  (['random', 'first-seat', 'second-seat'] as const).map((starter) => ({ seats: 2, wonders, starter }) as const),
);

/** Plays on from a state by uniform choices; `visit` sees every state, the first and the last among them. */
export const playOn = (s: DuelState, rng: FastRng, visit: (s: DuelState) => void, emit?: Emit<DuelEvent>): void => {
  const list = new ActionList();
  const joint = new Int32Array(2);
  visit(s);
  for (let owing = duel.awaiting(s); owing !== 0; owing = duel.awaiting(s)) {
    const seat = lowest(owing);
    duel.actions(s, seat, list);
    joint.fill(NO_ACTION);
    joint[seat] = list.at(rng.int(list.length));
    duel.step(s, joint, emit);
    visit(s);
  }
};

/** One game of every set of options for each seed. */
export const randomGames = (seeds: number, visit: (s: DuelState) => void): void => {
  for (const options of ALL_OPTIONS) {
    const s = duel.blank(options);
    for (let seed = 1; seed <= seeds; seed++) {
      const rng = new FastRng(seed);
      duel.setup(options, rng, s);
      playOn(s, rng, visit);
    }
  }
};
