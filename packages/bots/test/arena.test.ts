import { duel } from '@maravilha/duel';
import { ActionList, FastRng, NOBODY, type Shape, sidesOf } from '@maravilha/kernel';
import { garden } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { Arena, type ArenaSettings, Table } from '../src/arena.ts';
import { Expert } from '../src/index.ts';
import { randomAction } from '../src/random.ts';
import { DRAFT, duelExpert } from './kit.ts';

let clock = 0;
const SETTINGS: ArenaSettings = {
  expert: duelExpert,
  options: DRAFT,
  a: 'master',
  b: 'builder',
  seed: 7,
  budgetOf: () => ({ playouts: 8 }),
  now: () => ++clock,
  marksOf: () => [['left'], ['right']],
};

/** Without the times of thought. */
const untimed = (arena: Arena, n: number): object => {
  const { thought, ...rest } = arena.play(n);
  return { ...rest, playouts: thought.a.playouts, decisions: [thought.a.decisions, thought.b.decisions] };
};

describe('an arena', () => {
  test('plays a game the same, whatever was played before', () => {
    const first = new Arena(SETTINGS);
    const [zero, one] = [untimed(first, 0), untimed(first, 1)];
    const other = new Arena(SETTINGS);
    expect(untimed(other, 1)).toEqual(one);
    expect(untimed(other, 0)).toEqual(zero);
    expect(zero).not.toEqual({ ...one, n: 0, a: [0] });
  });

  test('gives both sides the same deal, and A every side in turn', () => {
    const deals: string[] = [];
    const watched = {
      ...duel,
      setup: (...[options, rng, into]: Parameters<typeof duel.setup>) => {
        duel.setup(options, rng, into);
        deals.push(into.bytes.join());
      },
    };
    const arena = new Arena({ ...SETTINGS, expert: new Expert(watched), a: 'random', b: 'random' });
    // Bots ask for a deal of their own once, to learn who plays with whom.
    arena.play(0);
    deals.length = 0;
    expect([0, 1, 2, 3].map((n) => arena.play(n).a)).toEqual([[0], [1], [0], [1]]);
    expect(deals[1]).toBe(deals[0]);
    expect(deals[3]).toBe(deals[2]);
    expect(deals[2]).not.toBe(deals[0]);
  });

  test('counts thought, and playouts of those that search only', () => {
    const { thought } = new Arena(SETTINGS).play(0);
    expect(thought.a.playouts).toBeGreaterThanOrEqual(thought.a.decisions * 8);
    expect(thought.b.playouts).toBe(0);
    expect(thought.b.decisions).toBeGreaterThan(10);
    expect(thought.b.ms).toBeGreaterThanOrEqual(thought.b.decisions);
  });

  test('knows its bots by a fingerprint', () => {
    const print = new Arena(SETTINGS).fingerprint();
    expect(new Arena(SETTINGS).fingerprint()).toBe(print);
    expect(new Arena({ ...SETTINGS, b: 'apprentice' }).fingerprint()).not.toBe(print);
  });

  test('takes those for one side that win together', () => {
    const options = { seats: 4, cities: false, teams: false, boards: 'random', sides: 'day' } as Shape['Options'];
    expect(sidesOf(sevenWonders, options as never)).toEqual([[0], [1], [2], [3]]);
    expect(sidesOf(sevenWonders, { ...options, teams: true } as never)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

test('at a table where turns are kept apart nobody sees what another has chosen in the round', () => {
  const moved = { apart: 0, together: 0 };
  for (const apart of [true, false]) {
    const rng = new FastRng(3);
    const list = new ActionList();
    const end = new Table(garden, { seats: 3 }, apart).play(new FastRng(1), (from, seat) => {
      const { gardens, turn } = garden.view(from as never, seat);
      if (turn < 3 && gardens.some(({ owes }, other) => other !== seat && owes !== 'turn')) moved[apart ? 'apart' : 'together']++;
      return randomAction(garden, from, seat, rng, list);
    });
    expect(garden.awaiting(end as never)).toBe(NOBODY);
  }
  expect(moved.apart).toBe(0);
  expect(moved.together).toBeGreaterThan(0);
});

test('a game that nobody ends is given up, and said to be', () => {
  const endless = { ...duel, step: () => undefined };
  const table = new Table(endless, DRAFT, false);
  const list = new ActionList();
  const rng = new FastRng(1);
  expect(() => table.play(rng, (from, seat) => randomAction(endless, from, seat, rng, list))).toThrow('no end');
});
