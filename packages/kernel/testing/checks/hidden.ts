import {
  ActionList,
  EventList,
  FastRng,
  NOBODY,
  NO_ACTION,
  SPECTATOR,
  eventsFor,
  hashState,
  legalActions,
  seatsOf,
  type JointAction,
  type Rng,
  type Shape,
  type Viewer,
} from '../../src/index.ts';
import { difference, throughJson } from '../difference.ts';
import { fail, nameOf, newJoint, playOut, randomJoint, startOf, viewersOf, walk, type Check, type Subject } from '../subject.ts';
import { checkSameComponents, componentsOf } from './state.ts';

type Knowledge<G extends Shape> = Readonly<Record<string, unknown>> & { readonly view: G['View'] };

/** All that the viewer can learn from a state: the view, what lists of tables say, who is awaited, the own actions in their order, the own explanations, the result. */
export const knowledgeOf = <G extends Shape>({ game, options }: Subject<G>, s: G['State'], viewer: Viewer): Knowledge<G> => {
  const shares = new Float64Array(options.seats);
  game.result(s, shares);
  const open = { view: game.view(s, viewer), brief: game.brief?.(s), awaiting: game.awaiting(s), result: [...shares] };
  if (viewer === SPECTATOR) return open;
  const wishes = game.wishes(s, viewer);
  const short = new ActionList();
  game.shortlist?.(s, viewer, short);
  return {
    ...open,
    actions: legalActions(game, s, viewer),
    shortlist: short.toArray(),
    wishes,
    explanations: wishes.map((wish) => game.explain(s, viewer, wish)),
  };
};

const checkSameKnowledge = <G extends Shape>(
  subject: Subject<G>,
  expected: Readonly<Record<string, unknown>>,
  s: G['State'],
  viewer: Viewer,
  who: string,
): void => {
  const found = knowledgeOf(subject, s, viewer);
  for (const part of Object.keys(expected)) {
    const different = difference(expected[part], found[part]);
    if (different !== undefined) fail(`${who} changed the ${part} of ${nameOf(viewer)}: ${different}`);
  }
};

/** Who is looked through in this round: all of them, but where one seat at a time makes a long game only that seat and two others in turn. */
const watchersIn = <G extends Shape>({ game, options }: Subject<G>, s: G['State'], round: number): readonly Viewer[] => {
  const viewers = viewersOf(options);
  const [awaited, ...more] = seatsOf(game.awaiting(s));
  if (awaited === undefined || more.length > 0) return viewers;
  const others = [...viewers, ...viewers].slice((2 * round) % viewers.length).slice(0, 2);
  return [...new Set([awaited, ...others])];
};

/**
 * From the view alone, through JSON, a full state is made and dealt anew: the viewer cannot tell it from the true one, it is another one at
 * some moment of the game, and it plays on to the end.
 */
export const checkHidden: Check = (subject, seed) => {
  const { game, options } = subject;
  const viewers = viewersOf(options);
  const different = new Set<Viewer>();
  const redealt = new Set<Viewer>();
  const imagined = game.blank(options);
  walk(subject, seed, (s, rng, round) => {
    const watchers = watchersIn(subject, s, round);
    const player = watchers[rng.int(watchers.length)];
    const truth = hashState(s);
    const components = componentsOf(subject, s);
    for (const viewer of watchers) {
      const expected = knowledgeOf(subject, s, viewer);
      const view = throughJson(expected.view);
      const dropped = difference(expected.view, view);
      if (dropped !== undefined) fail(`JSON changes the view of ${nameOf(viewer)}: ${dropped}`);

      game.imagine(view, viewer, imagined);
      const lost = difference(view, game.view(imagined, viewer));
      if (lost !== undefined) fail(`imagine changed the view of ${nameOf(viewer)}: ${lost}`);
      checkSameComponents(components, componentsOf(subject, imagined), `by imagine in round ${round}`);
      const before = hashState(imagined);
      game.redeal(imagined, viewer, rng);
      const after = hashState(imagined);
      if (after !== before) redealt.add(viewer);
      checkSameKnowledge(subject, expected, imagined, viewer, 'imagine and redeal');
      checkSameComponents(components, componentsOf(subject, imagined), `by redeal in round ${round}`);
      if (after !== truth) different.add(viewer);
      // One of them a round: whole games for all of them would take longer than all other checks.
      if (viewer === player) playOut(subject, imagined, rng);

      game.copy(s, imagined);
      game.redeal(imagined, viewer, rng);
      checkSameKnowledge(subject, expected, imagined, viewer, 'redeal');
    }
  });
  if (subject.nothingHidden === true) return;
  for (const viewer of viewers) {
    if (!redealt.has(viewer)) fail(`redeal never changed anything for ${nameOf(viewer)}`);
    if (!different.has(viewer)) fail(`every redeal for ${nameOf(viewer)} was the truth`);
  }
};

/** Actions that are legal in both states, or `false` where some seat has none in common. */
const commonJoint = <G extends Shape>({ game }: Subject<G>, a: G['State'], b: G['State'], rng: Rng, joint: JointAction): boolean => {
  joint.fill(NO_ACTION);
  for (const seat of seatsOf(game.awaiting(a))) {
    const inB = new Set(legalActions(game, b, seat));
    const common = legalActions(game, a, seat).filter((action) => inB.has(action));
    if (common.length === 0) return false;
    joint[seat] = common[rng.int(common.length)] as number;
  }
  return true;
};

/**
 * Events tell a viewer nothing that its view does not: the same choices are played from a state and from its redeal, and where the viewer sees
 * the same afterwards, it must have heard the same. Gives the number of such comparisons.
 */
export const compareEvents = <G extends Shape>(subject: Subject<G>, seed: number): number => {
  const { game, options } = subject;
  const joint = newJoint(options);
  const [one, two] = [game.blank(options), game.blank(options)];
  let compared = 0;
  walk(subject, seed, (s, rng, round) => {
    if (game.awaiting(s) === NOBODY) return;
    for (const viewer of viewersOf(options)) {
      game.copy(s, one);
      game.copy(s, two);
      game.redeal(two, viewer, rng);
      if (!commonJoint(subject, one, two, rng, joint)) continue;
      const [heardInOne, heardInTwo] = [new EventList<G['Event']>(), new EventList<G['Event']>()];
      game.step(one, joint, heardInOne);
      game.step(two, joint, heardInTwo);
      if (difference(game.view(one, viewer), game.view(two, viewer)) !== undefined) continue;
      compared++;
      const different = difference(eventsFor(heardInOne.items, viewer), eventsFor(heardInTwo.items, viewer));
      if (different !== undefined) fail(`an event told ${nameOf(viewer)} what its view hides, in round ${round}: ${different}`);
    }
  });
  return compared;
};

export const checkEvents: Check = (subject, seed) => {
  if (compareEvents(subject, seed) === 0) fail('no two events could be compared, so nothing was checked');
};

const collectStrings = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value)) into.add(key);
      collectStrings(item, into);
    }
  }
};

const checkSilence = (secrets: readonly string[], told: unknown, viewer: Viewer, where: string): void => {
  const strings = new Set<string>();
  collectStrings(told, strings);
  for (const secret of secrets) if (strings.has(secret)) fail(`${where} tells ${nameOf(viewer)} the secret ${secret}`);
};

/** No view and no event has an id that the game calls a secret from that viewer. */
export const checkSecrets: Check = (subject, seed) => {
  const { game, options, secretsOf, maxRounds = 1000 } = subject;
  if (secretsOf === undefined) return fail('the game names no secrets: give it `secretsOf`');
  const s = startOf(subject, seed);
  const rng = new FastRng(seed, 10);
  const list = new ActionList();
  const joint = newJoint(options);
  let secretsMet = 0;
  for (let round = 0; ; round++) {
    for (const viewer of viewersOf(options)) {
      const secrets = secretsOf(s, viewer);
      secretsMet += secrets.length;
      checkSilence(secrets, throughJson(game.view(s, viewer)), viewer, 'the view');
    }
    if (game.awaiting(s) === NOBODY) break;
    if (round === maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
    randomJoint(game, s, rng, list, joint);
    const events = new EventList<Shape['Event']>();
    game.step(s, joint, events);
    // An event may tell what the step itself made known, so the secrets are those of the state after it.
    for (const viewer of viewersOf(options)) checkSilence(secretsOf(s, viewer), eventsFor(events.items, viewer), viewer, 'an event');
  }
  if (secretsMet === 0) fail('the game named no secret, so nothing was checked');
};
