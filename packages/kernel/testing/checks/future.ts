import { EventList, FastRng, NOBODY, ActionList, type Rng, type Shape, type Viewer } from '../../src/index.ts';
import { throughJson } from '../difference.ts';
import { fail, nameOf, newJoint, randomJoint, viewersOf, walk, type Check, type Subject } from '../subject.ts';

const PLAYOUTS = 200;

/** In how many random playouts each event happens; `deal` makes the state from which each begins. */
const tally = <G extends Shape>(subject: Subject<G>, rng: Rng, deal: (into: G['State']) => void): ReadonlyMap<string, number> => {
  const { game, options, maxRounds = 1000 } = subject;
  const state = game.blank(options);
  const list = new ActionList();
  const joint = newJoint(options);
  const counts = new Map<string, number>();
  for (let i = 0; i < PLAYOUTS; i++) {
    deal(state);
    const events = new EventList<G['Event']>();
    for (let round = 0; game.awaiting(state) !== NOBODY; round++) {
      if (round === maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
      randomJoint(game, state, rng, list, joint);
      game.step(state, joint, events);
    }
    for (const event of new Set(events.items.map(({ full }) => JSON.stringify(full)))) counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  return counts;
};

/** How far two counts out of `PLAYOUTS` lie apart, in standard deviations. */
const distance = (a: number, b: number): number => {
  const share = (a + b) / (2 * PLAYOUTS);
  return share === 1 ? 0 : Math.abs(a - b) / PLAYOUTS / Math.sqrt((2 * share * (1 - share)) / PLAYOUTS);
};

/**
 * What may come is the same, whether it is dealt from the truth or from the view. A redeal that leaves a hidden thing where it truly is, and an
 * `imagine` that loses what no view shows but the rules need, both make some event more frequent on one side.
 */
const checkFutureAt = <G extends Shape>(subject: Subject<G>, s: G['State'], viewer: Viewer, rng: Rng): void => {
  const { game, options } = subject;
  const view = throughJson(game.view(s, viewer));
  const imagined = game.blank(options);
  game.imagine(view, viewer, imagined);
  const [truth, guess] = [s, imagined].map((from) =>
    tally(subject, rng, (into) => {
      game.copy(from, into);
      game.redeal(into, viewer, rng);
    }),
  ) as [ReadonlyMap<string, number>, ReadonlyMap<string, number>];
  for (const event of new Set([...truth.keys(), ...guess.keys()])) {
    const [a, b] = [truth.get(event) ?? 0, guess.get(event) ?? 0];
    // Six deviations: by chance not once in a hundred million comparisons.
    if (distance(a, b) > 6) {
      fail(`for ${nameOf(viewer)}, dealt from the truth ${a} and from the view ${b} of ${PLAYOUTS} playouts have ${event}`);
    }
  }
};

/** At one moment of the game, for one viewer, both drawn from the seed. */
export const checkFuture: Check = (subject, seed) => {
  let rounds = 0;
  walk(subject, seed, () => rounds++);
  const rng = new FastRng(seed, 11);
  const moment = rng.int(rounds);
  const viewers = viewersOf(subject.options);
  const viewer = viewers[rng.int(viewers.length)] as Viewer;
  walk(subject, seed, (s, _rng, round) => {
    if (round === moment) checkFutureAt(subject, s, viewer, rng);
  });
};
