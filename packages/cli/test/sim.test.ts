import { duel } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { decide, Expert } from '@maravilha/bots';
import { simulate, type SimResult } from '../src/sim.ts';
import { cli } from './kit.ts';

const sim = async (...argv: string[]): Promise<SimResult> => {
  const { code, out, err } = await cli(['sim', '--game', 'duel', ...argv, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as SimResult;
};

test('prints every figure, and they agree with each other', async () => {
  const result = await sim('--seats', '2', '--games', '300', '--seed', '1', '--bots', 'random,random');
  expect(Object.keys(result)).toEqual([
    'game',
    'seats',
    'games',
    'seed',
    'decisions',
    'meanActions',
    'winsBySeat',
    'shared',
    'endings',
    'meanScoreBySeat',
    'meanWinnerScore',
    'meanByCategory',
    'gamesPerSecond',
    'hash',
  ]);
  expect(result).toMatchObject({ game: 'duel', seats: 2, games: 300, seed: 1 });
  const [first = 0, second = 0] = result.winsBySeat;
  expect(first + second + result.shared).toBe(300);
  expect(Object.keys(result.endings)).toEqual(duel.endings);
  expect(Object.values(result.endings).reduce((a, b) => a + b, 0)).toBe(300);
  expect(Object.keys(result.meanByCategory)).toEqual(duel.scoreRows);
  const [a = 0, b = 0] = result.meanScoreBySeat;
  const categories = Object.values(result.meanByCategory).reduce((x, y) => x + y, 0);
  expect(categories).toBeCloseTo((a + b) / 2, 2);
  // Eight drafts and at most sixty cards, and some choices between.
  expect(result.decisions / 300).toBeGreaterThan(40);
  expect(result.decisions / 300).toBeLessThan(90);
  expect(result.meanActions).toBeGreaterThan(2);
});

test('the same arguments give the same hash, other ones another', async () => {
  const { gamesPerSecond: _, ...first } = await sim('--games', '50', '--seed', '5');
  const { gamesPerSecond: __, ...again } = await sim('--games', '50', '--seed', '5');
  expect(again).toEqual(first);
  const other = await sim('--games', '50', '--seed', '6');
  expect(other.hash).not.toBe(first.hash);
  const options = await sim('--games', '50', '--seed', '5', '--options', '{"wonders":"first-game"}');
  expect(options.hash).not.toBe(first.hash);
});

test('other bots repeat too, and are seated in the order given', async () => {
  const args = ['--games', '4', '--seed', '2', '--bots', 'random,apprentice'];
  const first = await sim(...args);
  expect((await sim(...args)).hash).toBe(first.hash);
  expect(first.winsBySeat).toEqual([0, 4]);
});

test('random play without views is the random bot that sees the view', () => {
  const options = { seats: 2, wonders: 'draft', starter: 'random' } as const;
  const expert = new Expert(duel);
  const fast = simulate({ expert, options, games: 5, seed: 3, bots: ['random', 'random'] }, () => 0);
  // The same streams, but each choice is asked of the bot.
  const totals = [0, 0];
  for (let n = 0; n < 5; n++) {
    const state = duel.blank(options);
    duel.setup(options, new FastRng(3, n * 8), state);
    const luck = [new FastRng(3, n * 8 + 1), new FastRng(3, n * 8 + 2)];
    const joint = new Int32Array(2);
    while (duel.awaiting(state) !== 0) {
      const seat = state.active;
      joint.fill(-1);
      joint[seat] = duel.toAction(
        state,
        seat,
        decide(expert, 'random', duel.view(state, seat), seat, luck[seat]!, { playouts: 1 }) as never,
      ) as number;
      duel.step(state, joint);
    }
    duel.score(state).seats.forEach(({ total }, seat) => {
      totals[seat] = totals[seat]! + total;
    });
  }
  expect(fast.meanScoreBySeat).toEqual(totals.map((total) => total / 5));
});

test('one bot stands for all seats, and text is printed without --json', async () => {
  const { code, out } = await cli(['sim', '--game', 'duel', '--games', '3', '--bots', 'random']);
  expect(code).toBe(0);
  expect(out).toMatch(/^hash: [0-9a-f]{16}$/m);
});
