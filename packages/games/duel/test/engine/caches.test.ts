import { expect, test } from 'vitest';
import { type DuelState, blank, copy, optionsOf, recount } from '../../src/state.ts';
import { randomGames } from '../kit/random.ts';

const flat = (value: unknown): string =>
  value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Int32Array ? value.join() : JSON.stringify(value);

/** The names of the fields that differ; quick where nothing does. */
const differences = (a: DuelState, b: DuelState): string[] => {
  const keys = Object.keys(a) as (keyof DuelState)[];
  return keys.filter((key) => key !== 'bytes' && flat(a[key]) !== flat(b[key]));
};

test('the caches of a state are what a plain recount gives, after every step', () => {
  let states = 0;
  randomGames(15, (s) => {
    const plain = blank(optionsOf(s), s.rules);
    copy(s, plain);
    // A recount that forgot a cache would leave this noise in it.
    for (const cache of [plain.chains, plain.production, plain.fixed, plain.price, plain.tokens]) cache.fill(77);
    for (const cache of [plain.symbols, plain.help, plain.wonderCount, plain.colours]) cache.fill(77);
    plain.open = -1;
    plain.wondersBuilt = -1;
    recount(plain);
    const found = differences(plain, s);
    if (found.length > 0) expect(found).toEqual([]);
    states++;
  });
  expect(states).toBeGreaterThan(5000);
});
