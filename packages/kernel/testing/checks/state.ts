import {
  ActionList,
  cloneState,
  everyone,
  FastRng,
  hashState,
  legalActions,
  scalarsOf,
  seatsOf,
  type FlatState,
  type Shape,
} from '../../src/index.ts';
import { fail, newJoint, playOut, randomJoint, startOf, viewersOf, walk, type Check, type Subject } from '../subject.ts';

const checkLayout = (state: FlatState): void => {
  for (const [key, value] of Object.entries(state)) {
    if (typeof value === 'number') {
      if (Number.isNaN(value)) fail(`state.${key} is not a number any more`);
    } else if (!ArrayBuffer.isView(value)) fail(`state.${key} is neither a number nor a typed view`);
    else if (value.buffer !== state.bytes.buffer) fail(`state.${key} is no view of the buffer of state.bytes`);
    else if (
      value.byteOffset < state.bytes.byteOffset ||
      value.byteOffset + value.byteLength > state.bytes.byteOffset + state.bytes.length
    ) {
      fail(`state.${key} reaches beyond state.bytes`);
    }
  }
};

const sameContent = (a: FlatState, b: FlatState): string | undefined => {
  for (const [key, value] of scalarsOf(a)) if (!Object.is(value, (b as unknown as Record<string, number>)[key])) return key;
  return a.bytes.length === b.bytes.length && a.bytes.every((byte, i) => byte === b.bytes[i]) ? undefined : 'bytes';
};

/** A state for `copy`, `setup` and `imagine` to overwrite: whatever it holds must not matter. */
const soil = (state: FlatState): void => {
  state.bytes.fill(0xa5);
  for (const [key] of scalarsOf(state)) (state as unknown as Record<string, number>)[key] = 77;
};

/** State is flat, `blank` gives memory of its own, `setup` overwrites all that was there. */
export const checkFlat: Check = (subject, seed) => {
  const { game, options } = subject;
  const fresh = startOf(subject, seed);
  checkLayout(fresh);
  if (fresh.rules !== game.rules) fail(`a state of rules ${game.rules} says that it is of rules ${fresh.rules}`);
  if (game.blank(options).bytes.buffer === game.blank(options).bytes.buffer) fail('two blank states share memory');

  const used = game.blank(options);
  soil(used);
  game.setup(options, new FastRng(seed), used);
  const left = sameContent(fresh, used);
  if (left !== undefined) fail(`setup does not overwrite state.${left}`);
  walk(subject, seed, (s) => checkLayout(s));
};

/** `copy` is exact, leaves its source alone, and the copy lives its own life. */
export const checkCopy: Check = (subject, seed) => {
  const { game, options } = subject;
  const list = new ActionList();
  const joint = newJoint(options);
  walk(subject, seed, (s, rng) => {
    const before = cloneState(s);
    const copy = game.blank(options);
    soil(copy);
    game.copy(s, copy);
    const lost = sameContent(before, copy);
    if (lost !== undefined) fail(`the copy is not exact: state.${lost} differs`);
    checkLayout(copy);
    if (copy.bytes.buffer === s.bytes.buffer) fail('the copy shares memory with its source');
    if (sameContent(before, s) !== undefined) fail('copy changed its source');

    if (seatsOf(game.awaiting(copy)).length > 0) {
      randomJoint(game, copy, rng, list, joint);
      game.step(copy, joint);
      const moved = sameContent(before, s);
      if (moved !== undefined) fail(`the copy shares memory with its source: a step of the copy changed state.${moved} of the source`);
    }
  });
};

/** Everything that can be asked of a state, each question of all whom it concerns. */
const questions = <G extends Shape>({ game, options }: Subject<G>, s: G['State'], rng: FastRng): Readonly<Record<string, () => void>> => {
  const list = new ActionList();
  const viewers = viewersOf(options);
  const seats = seatsOf(everyone(options.seats));
  const awaited = seatsOf(game.awaiting(s));
  return {
    awaiting: () => game.awaiting(s),
    score: () => game.score(s),
    result: () => game.result(s, new Float64Array(options.seats)),
    view: () => viewers.forEach((viewer) => game.view(s, viewer)),
    actions: () => seats.forEach((seat) => game.actions(s, seat, list)),
    shortlist: () => seats.forEach((seat) => game.shortlist?.(s, seat, list)),
    explain: () => seats.forEach((seat) => game.wishes(s, seat).forEach((wish) => game.explain(s, seat, wish))),
    pick: () => awaited.forEach((seat) => game.pick?.(s, seat, rng)),
    'toMove and toAction': () => {
      for (const seat of awaited) for (const action of legalActions(game, s, seat)) game.toAction(s, seat, game.toMove(s, seat, action));
    },
  };
};

/** Only `step` writes: no question changes the state. */
export const checkQuestions: Check = (subject, seed) => {
  const rng = new FastRng(seed, 3);
  walk(subject, seed, (s) => {
    const before = hashState(s);
    for (const [name, ask] of Object.entries(questions(subject, s, rng))) {
      ask();
      if (hashState(s) !== before) fail(`${name} changed the state`);
    }
  });
};

/** How many there are of each component, if the game told how to list them. */
export type Components = ReadonlyMap<string, number>;

export const componentsOf = <G extends Shape>({ components }: Subject<G>, s: G['State']): Components => {
  const counts = new Map<string, number>();
  for (const item of components?.(s) ?? []) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** What there is more of in `a` than in `b`. */
const surplus = (a: Components, b: Components): string =>
  [...a].flatMap(([item, count]) => Array.from({ length: Math.max(0, count - (b.get(item) ?? 0)) }, () => item)).join(', ') || 'nothing';

export const checkSameComponents = (before: Components, after: Components, when: string): void => {
  if (before.size === after.size && [...before].every(([item, count]) => after.get(item) === count)) return;
  fail(`components are not conserved ${when}: lost: ${surplus(before, after)}; gained: ${surplus(after, before)}`);
};

export const checkComponents: Check = (subject, seed) => {
  if (subject.components === undefined) fail('the game does not list its components: give it `components`');
  const first = componentsOf(subject, startOf(subject, seed));
  walk(subject, seed, (s, _rng, round) => checkSameComponents(first, componentsOf(subject, s), `in round ${round}`));
};

/** The game ends, from wherever random play leads. */
export const checkEnds: Check = (subject, seed) => {
  playOut(subject, startOf(subject, seed), new FastRng(seed, 4));
};
