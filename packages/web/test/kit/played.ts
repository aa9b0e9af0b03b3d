// A whole random game, step by step, with what one viewer hears of it.
import {
  ActionList,
  EventList,
  eventFor,
  FastRng,
  type Game,
  NO_ACTION,
  seatsOf,
  type Shape,
  SPECTATOR,
  type Viewer,
} from '@maravilha/kernel';

export interface Step<G extends Shape> {
  readonly before: G['View'];
  readonly after: G['View'];
  readonly events: readonly G['Event'][];
}

export const playedGame = <G extends Shape>(
  game: Game<G>,
  options: G['Options'] & { readonly seats: number },
  seed: number,
  viewer: Viewer = SPECTATOR,
): readonly Step<G>[] => {
  const rng = new FastRng(seed);
  const list = new ActionList();
  const state = game.blank(options);
  game.setup(options, rng, state);
  const steps: Step<G>[] = [];
  for (let awaited = seatsOf(game.awaiting(state)); awaited.length > 0; awaited = seatsOf(game.awaiting(state))) {
    const joint = new Int32Array(options.seats).fill(NO_ACTION);
    for (const seat of awaited) {
      game.actions(state, seat, list);
      joint[seat] = list.at(rng.int(list.length));
    }
    const before = game.view(state, viewer);
    const emitted = new EventList<G['Event']>();
    game.step(state, joint, emitted);
    const events = emitted.items.map((event) => eventFor(event, viewer));
    steps.push({ before, after: game.view(state, viewer), events });
  }
  return steps;
};
