import { expect, test } from 'vitest';
import { blank, copy, optionsOf, recount, type SevenWondersState } from '../../src/state.ts';
import { randomGames } from '../kit/random.ts';

const flat = (value: number | Uint8Array | Int16Array | Int32Array): string => (typeof value === 'number' ? `${value}` : value.join());

/** The names of the fields that differ; quick where nothing does. */
const differences = (a: SevenWondersState, b: SevenWondersState): string[] => {
  const keys = Object.keys(a) as (keyof SevenWondersState)[];
  return keys.filter((key) => key !== 'bytes' && flat(a[key]) !== flat(b[key]));
};

test('the caches of a state are what a plain recount gives, after every step', () => {
  let states = 0;
  randomGames(6, (s) => {
    const plain = blank(optionsOf(s), s.rules);
    copy(s, plain);
    // A recount that forgot a cache would leave this noise in it.
    for (const cache of [plain.chains, plain.fixed, plain.choices, plain.deals, plain.powers, plain.colours]) cache.fill(77);
    recount(plain);
    const found = differences(plain, s);
    if (found.length > 0) expect(found).toEqual([]);
    states++;
  });
  expect(states).toBeGreaterThan(5000);
});
