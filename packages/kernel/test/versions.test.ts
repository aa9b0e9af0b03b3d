import { expect, test } from 'vitest';
import { FastRng, hashState, newestOf, versionOf, versionsOf, type Engine } from '../src/index.ts';
import { toy, type ToyOptions, type ToyShape } from '../testing/index.ts';

const OPTIONS: ToyOptions = { seats: 2, hand: 'three', openPile: false };

/** The toy, as if version 3 dealt another round. */
const engine: Engine<ToyShape> = {
  ...toy,
  blank: (options, rules) => Object.assign(toy.blank(options), { rules }),
  position: (words, rng, rules) => {
    const built = toy.position(words, rng);
    return built.ok ? { ok: true, value: { ...built.value, state: { ...built.value.state, rules } } } : built;
  },
  setup: (options, rng, into) => {
    toy.setup(options, rng, into);
    if (into.rules >= 3) into.round = 1;
  },
};
const versions = versionsOf(engine, 3);

test('one game for each version, oldest first', () => {
  expect(versions.map((game) => game.rules)).toEqual([1, 2, 3]);
  expect(newestOf(versions).rules).toBe(3);
  expect(versionOf(versions, 2)).toBe(versions[1]);
  expect(versionOf(versions, 4)).toBeUndefined();
  expect(versionOf(versions, 0)).toBeUndefined();
});

test('the states of a version carry its number, and the rules can ask for it', () => {
  const rounds = versions.map((game) => {
    const s = game.blank(OPTIONS);
    game.setup(OPTIONS, new FastRng(1), s);
    const built = game.position({}, new FastRng(1));
    expect([s.rules, built.ok && built.value.state.rules]).toEqual([game.rules, game.rules]);
    return s.round;
  });
  expect(rounds).toEqual([0, 0, 1]);
});

test('where the rules agree, the hashes of two versions agree', () => {
  const [one, two] = versions.map((game) => {
    const s = game.blank(OPTIONS);
    game.setup(OPTIONS, new FastRng(1), s);
    return hashState(s);
  });
  expect(one).toBe(two);
});
