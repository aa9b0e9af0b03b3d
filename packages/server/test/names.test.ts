import { skeletonOf } from '@maravilha/host';
import { BOT_NAMES } from '@maravilha/words';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Guests } from '../src/guests.ts';
import { LIMITS } from '../src/limits.ts';
import { GUEST_NAMES } from '../src/names.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { ManualTime, tempDir } from './kit/server.ts';

test('no guest gets the name of a bot, in any language', () => {
  const bots = new Set(Object.values(BOT_NAMES).flat().map(skeletonOf));
  expect(GUEST_NAMES.filter((name) => bots.has(skeletonOf(name)))).toEqual([]);
});

test('the names of guests are as short as those of bots', () => {
  expect(GUEST_NAMES.filter((name) => name.length > 8)).toEqual([]);
});

test('a guest gets another name than the last ones, where chance gives the same', async () => {
  // Every sid and id differs; the letters of a name come three bytes at a time, and each draw comes twice.
  let drawn = 0;
  let bytes = 0;
  const random = (count: number): Uint8Array =>
    count === 3 ? Uint8Array.of(0, Math.floor(drawn++ / 2), 7) : new Uint8Array(count).fill(++bytes);
  const store = await SqliteStore.open(join(tempDir(), 'maravilha.db'));
  onTestFinished(() => store.close());
  const guests = new Guests({ store, time: new ManualTime(), random, limits: LIMITS });
  const names: string[] = [];
  for (let n = 0; n < 5; n++) names.push((await guests.welcome()).player.name);
  expect(new Set(names).size).toBe(5);
});

test('bots have a name for each of seven seats, short and all different', () => {
  for (const names of Object.values(BOT_NAMES)) {
    expect(new Set(names.map(skeletonOf)).size).toBe(7);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(8);
  }
});
