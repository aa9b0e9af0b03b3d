import { EventList, NO_ACTION, eventsFor, isLegal, legalActions, seatsOf, type Action, type Rng, type Shape } from '../../src/index.ts';
import { difference } from '../difference.ts';
import { fail, nameOf, newJoint, viewersOf, walk, type Check, type Subject } from '../subject.ts';

/** All actions would be too many where a seat has dozens. */
const SOME = 6;

const someOf = (actions: Action[], rng: Rng): Action[] => {
  rng.shuffle(actions, actions.length);
  return actions.slice(0, SOME);
};

/**
 * Steps of one seat that the game says bring nothing to light: whoever watches could have told from the choice alone what the view and the
 * events would be, since they are the same in whatever the viewer may have taken for the truth. Gives the number of such comparisons.
 */
const compareSteps = <G extends Shape>(subject: Subject<G>, seed: number): number => {
  const { game, options } = subject;
  const [one, two] = [game.blank(options), game.blank(options)];
  const joint = newJoint(options);
  let compared = 0;
  walk(subject, seed, (s, rng, round) => {
    const [seat, ...others] = seatsOf(game.awaiting(s));
    if (seat === undefined || others.length > 0) return;
    for (const action of someOf(legalActions(game, s, seat), rng)) {
      joint.fill(NO_ACTION);
      joint[seat] = action;
      const events = new EventList<G['Event']>();
      game.copy(s, one);
      game.step(one, joint, events);
      if (game.uncovers?.(s, one) !== false) continue;
      for (const viewer of viewersOf(options)) {
        game.copy(s, two);
        game.redeal(two, viewer, rng);
        const where = `action ${action} of seat ${seat} in round ${round} is said to uncover nothing, but ${nameOf(viewer)}`;
        if (!isLegal(game, two, seat, action)) fail(`${where} learns that it was possible`);
        const again = new EventList<G['Event']>();
        game.step(two, joint, again);
        const seen = difference(game.view(one, viewer), game.view(two, viewer));
        if (seen !== undefined) fail(`${where} sees something new: ${seen}`);
        const heard = difference(eventsFor(events.items, viewer), eventsFor(again.items, viewer));
        if (heard !== undefined) fail(`${where} hears something new: ${heard}`);
        compared++;
      }
    }
  });
  return compared;
};

export const checkLight: Check = (subject, seed) => {
  if (compareSteps(subject, seed) === 0) fail('no step brought nothing to light, so nothing was checked');
};
