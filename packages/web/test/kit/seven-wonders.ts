// A whole random game of 7 Wonders, step by step, with what one viewer hears of it.
import { ActionList, EventList, eventFor, FastRng, NO_ACTION, seatsOf, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { sevenWonders, type SevenWondersEvent, type SevenWondersOptions, type SevenWondersView } from '@maravilha/seven-wonders';

export interface Step {
  readonly before: SevenWondersView;
  readonly after: SevenWondersView;
  readonly events: readonly SevenWondersEvent[];
}

export const OPTIONS: SevenWondersOptions = { seats: 4, cities: false, teams: false, boards: 'random', sides: 'mixed' };

export const playedSteps = (options: SevenWondersOptions, seed: number, viewer: Viewer = SPECTATOR): readonly Step[] => {
  const rng = new FastRng(seed);
  const list = new ActionList();
  const state = sevenWonders.blank(options);
  sevenWonders.setup(options, rng, state);
  const steps: Step[] = [];
  for (let awaited = seatsOf(sevenWonders.awaiting(state)); awaited.length > 0; awaited = seatsOf(sevenWonders.awaiting(state))) {
    const joint = new Int32Array(options.seats).fill(NO_ACTION);
    for (const seat of awaited) {
      sevenWonders.actions(state, seat, list);
      joint[seat] = list.at(rng.int(list.length));
    }
    const before = sevenWonders.view(state, viewer);
    const emitted = new EventList<SevenWondersEvent>();
    sevenWonders.step(state, joint, emitted);
    const events = emitted.items.map((event) => eventFor(event, viewer));
    steps.push({ before, after: sevenWonders.view(state, viewer), events });
  }
  return steps;
};
