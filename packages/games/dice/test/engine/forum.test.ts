import { chachaBlock, chachaInput, FastRng, legalActions, NO_ACTION } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { PASS } from '../../src/action-codes.ts';
import { openBlock, roll, swapIn } from '../../src/forum.ts';
import { DICE, DIE_IDS, type DiceState, dice, FORUM_DICE, SECTION_COSTS, SPECIAL_DICE } from '../../src/index.ts';
import { FACES, GREY_DICE, SPECIAL, STARTING_DICE } from '../../src/tables.ts';
import { stateWith } from '../kit/random.ts';

const SECTIONS = SECTION_COSTS.length;
const FALLS = FACES * SECTIONS;
const ROLLS = 30_000;

const newState = (seed: number): DiceState => {
  const s = dice.blank({ seats: 2, cities: 'random' });
  dice.setup({ seats: 2, cities: 'random' }, new FastRng(seed), s);
  return s;
};
const rolled = (s: DiceState): number[] => {
  openBlock(s);
  roll(s);
  return DIE_IDS.flatMap((_, die) => ((s.forum >>> die) & 1 ? [s.face[die] * SECTIONS + s.section[die]] : []));
};

/** How far counts are from equal ones, in standard deviations of what chance alone gives. */
const unevenness = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const square = counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
  return (square - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
};

/** All rolls of one key: `[roll][place in the Forum]`. */
const ALL = ((): readonly number[][] => {
  const s = newState(1);
  return Array.from({ length: ROLLS }, () => rolled(s));
})();
/** How often each value below `size` comes up. */
const tally = (size: number, values: readonly number[]): number[] => {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value]++;
  return counts;
};

test('a loaded die would be noticed', () => {
  const loaded = ALL.map((falls) => (falls[0] === 0 && falls[1] < 6 ? 1 : falls[0]));
  expect(Math.abs(unevenness(tally(FALLS, loaded)))).toBeGreaterThan(4);
});

test('every die of the Forum falls on all faces and sections alike', () =>
  forRows(
    Array.from({ length: FORUM_DICE }, (_, n) => n),
    (n) => {
      const counts = tally(
        FALLS,
        ALL.map((falls) => falls[n]),
      );
      expect(Math.abs(unevenness(counts))).toBeLessThan(4);
    },
  ));

test('no two dice of a roll know of each other', () => {
  for (let a = 0; a < FORUM_DICE; a++) {
    for (let b = a + 1; b < FORUM_DICE; b++) {
      const pairs = ALL.map((falls) => falls[a] * FALLS + falls[b]);
      expect(Math.abs(unevenness(tally(FALLS * FALLS, pairs))), `dice ${a} and ${b}`).toBeLessThan(4);
    }
  }
});

test('a roll knows nothing of the one before', () => {
  for (let n = 0; n < FORUM_DICE; n++) {
    const pairs = ALL.slice(1).map((falls, at) => falls[n] * FALLS + ALL[at][n]);
    expect(Math.abs(unevenness(tally(FALLS * FALLS, pairs))), `die ${n}`).toBeLessThan(4);
  }
});

test('each grey die leaves equally often', () => {
  const grey = DIE_IDS.flatMap((die, n) => (DICE[die].colour === 'grey' ? [n] : []));
  const s = newState(2);
  const left = Array.from({ length: ROLLS }, () => {
    s.forum = STARTING_DICE;
    openBlock(s);
    swapIn(s, 1, undefined);
    return grey.findIndex((die) => ((s.forum >>> die) & 1) === 0);
  });
  expect(Math.abs(unevenness(tally(grey.length, left)))).toBeLessThan(4);
});

test('special dice enter for grey ones until none is left', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const s = newState(seed);
    openBlock(s);
    swapIn(s, (1 << SPECIAL_DICE.length) - 1, undefined);
    expect(s.forum & GREY_DICE).toBe(0);
    expect(DIE_IDS.filter((_, die) => (s.forum >>> die) & 1).length).toBe(FORUM_DICE);
    for (const die of SPECIAL) expect((s.forum >>> die) & 1).toBe(1);
  }
});

test('rolls are those that a plain reading of the key stream gives, rejected draws included', () => {
  const s = newState(3);
  let rejected = 0;
  const block = new Int32Array(16);
  const input = chachaInput(new Uint8Array(s.key.buffer, s.key.byteOffset, s.key.byteLength), 0, [0, 0, 0]);
  const draws = (eighth: number): number[] => {
    input[12] = Math.floor(eighth / 8);
    chachaBlock(input, block);
    return [...block.subarray((eighth % 8) * 2, (eighth % 8) * 2 + 2)].flatMap((word) => [word & 0xffff, word >>> 16]);
  };
  for (let n = 0; n < 3000; n++) {
    let rest = draws(s.blocks);
    const falls: number[] = [];
    let used = 1;
    while (falls.length < FORUM_DICE) {
      if (rest.length === 0) rest = draws(s.blocks + used++);
      const wide = (rest.shift() as number) * FALLS ** 2;
      // Of the 65,536 values as many are left out as do not divide evenly among the results.
      if (wide % 65536 < 65536 % FALLS ** 2) {
        rejected++;
        continue;
      }
      const two = Math.floor(wide / 65536);
      falls.push(two % FALLS, Math.floor(two / FALLS));
    }
    expect(rolled(s)).toEqual(falls.slice(0, FORUM_DICE));
  }
  expect(rejected).toBeGreaterThan(20);
});

test('a game rolls the same whatever was rolled elsewhere in between', () => {
  const alone = newState(4);
  const expected = Array.from({ length: 50 }, () => rolled(alone));
  const [s, other] = [newState(4), newState(5)];
  expect(
    Array.from({ length: 50 }, () => {
      rolled(other);
      return rolled(s);
    }),
  ).toEqual(expected);
});

/** The last of what seat 0 may choose: declining, passing, a bonus. */
const lastOf = (s: DiceState): number => legalActions(dice, s, 0).at(-1) as number;

test('what is rolled next does not depend on what seats choose', () => {
  const forums = (['pass', 'wonder'] as const).map((kind) => {
    const s = stateWith({ cities: [{ coins: 20 }, { coins: 20 }] });
    const move = dice.toAction(s, 0, { kind });
    if (typeof move !== 'number') throw new Error(move.code);
    dice.step(s, Int32Array.of(move, NO_ACTION));
    while (dice.awaiting(s) & 1) dice.step(s, Int32Array.of(lastOf(s), NO_ACTION));
    dice.step(s, Int32Array.of(NO_ACTION, PASS));
    return dice.view(s, 0);
  });
  expect(forums[0].turn).toBe(forums[1].turn);
  expect(forums[0].forum).toEqual(forums[1].forum);
  expect(forums[0].seats[0].crossed).not.toEqual(forums[1].seats[0].crossed);
});
