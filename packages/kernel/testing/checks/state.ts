import { ActionList, cloneState, hashState, scalarsOf, seatsOf, type FlatState, type Shape } from '../../src/index.ts';
import { FastRng } from '../../src/index.ts';
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

const questions = <G extends Shape>(
  { game, options }: Subject<G>,
  s: G['State'],
  rng: FastRng,
): readonly (readonly [string, () => void])[] => {
  const list = new ActionList();
  const asked: (readonly [string, () => void])[] = [
    ['awaiting', () => game.awaiting(s)],
    ['score', () => game.score(s)],
    ['result', () => game.result(s, new Float64Array(options.seats))],
  ];
  for (const viewer of viewersOf(options)) asked.push(['view', () => game.view(s, viewer)]);
  for (let seat = 0; seat < options.seats; seat++) {
    asked.push(['actions', () => game.actions(s, seat, list)]);
    asked.push(['shortlist', () => game.shortlist?.(s, seat, list)]);
    asked.push(['explain', () => game.wishes(s, seat).forEach((wish) => game.explain(s, seat, wish))]);
  }
  for (const seat of seatsOf(game.awaiting(s))) {
    asked.push(['pick', () => game.pick?.(s, seat, rng)]);
    asked.push([
      'toMove and toAction',
      () => {
        game.actions(s, seat, list);
        for (const action of list.toArray()) game.toAction(s, seat, game.toMove(s, seat, action));
      },
    ]);
  }
  return asked;
};

/** Only `step` writes: no question changes the state. */
export const checkQuestions: Check = (subject, seed) => {
  const rng = new FastRng(seed, 3);
  walk(subject, seed, (s) => {
    const before = hashState(s);
    for (const [name, ask] of questions(subject, s, rng)) {
      ask();
      if (hashState(s) !== before) fail(`${name} changed the state`);
    }
  });
};

const multiset = (items: readonly string[]): string => [...items].sort().join(' ');

const lostOrGained = (before: readonly string[], after: readonly string[]): string => {
  const rest = [...after];
  const lost = before.filter((item) => {
    const i = rest.indexOf(item);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
  return `lost: ${lost.join(', ') || 'nothing'}; gained: ${rest.join(', ') || 'nothing'}`;
};

/** Says which components differ, if the game told how to list them. */
export const checkSameComponents = <G extends Shape>(subject: Subject<G>, before: G['State'], after: G['State'], when: string): void => {
  if (subject.components === undefined) return;
  const [was, is] = [subject.components(before), subject.components(after)];
  if (multiset(was) !== multiset(is)) fail(`components are not conserved ${when}: ${lostOrGained(was, is)}`);
};

export const checkComponents: Check = (subject, seed) => {
  if (subject.components === undefined) fail('the game does not list its components: give it `components`');
  const first = startOf(subject, seed);
  walk(subject, seed, (s, _rng, round) => checkSameComponents(subject, first, s, `in round ${round}`));
};

/** The game ends, from wherever random play leads. */
export const checkEnds: Check = (subject, seed) => {
  playOut(subject, startOf(subject, seed), new FastRng(seed, 4));
};
