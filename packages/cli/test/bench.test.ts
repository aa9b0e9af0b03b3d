// That the figures are there and make sense; how large they are is no matter of a test.
import { Expert } from '@maravilha/bots';
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { benchGame } from '../src/bench-game.ts';
import { bytesPerEvent, nanoseconds, percentilesOf, speedIn, speedOf } from '../src/measure.ts';

const LITTLE = { runs: 2, ms: 2, thinkMs: 2, calls: 4 };
const ticking = (): (() => number) => {
  let clock = 0;
  return () => ++clock;
};

test.each([duel, toy])('every figure of a game is measured', (game) => {
  const figures = benchGame(new Expert(game), { options: {} }, LITTLE, ticking());
  expect(figures.game).toBe(game.id);
  expect(figures.gamesWithLists.best).toBeGreaterThan(0);
  expect(figures.stateBytes).toBeGreaterThan(16);
  expect(figures.decisionsPerGame).toBeGreaterThan(1);
  expect(Object.values(figures.botDecisions).every(({ best }) => best > 0)).toBe(true);
  expect(Object.keys(figures.playouts)).toEqual(['master', 'reference']);
  expect(Object.values(figures.playouts).every(({ best }) => best > 0)).toBe(true);
  expect(figures.gamesWithPick === undefined).toBe(game.pick === undefined);
  expect(Number.isFinite(figures.bytesPerDecision)).toBe(true);
});

test('a speed is events by time, the best and the middle one of the runs', () => {
  const times = [0, 10, 0, 20, 0, 40];
  const speed = speedOf(
    3,
    () => times.shift()!,
    () => 2,
  );
  expect(speed).toEqual({ best: 200, median: 100 });
  expect(nanoseconds(speed)).toEqual({ best: 5_000_000, median: 10_000_000 });
});

test('a run of small pieces of work lasts as long as it is told', () => {
  let clock = 0;
  const speed = speedIn(
    2,
    10,
    () => clock,
    () => {
      clock += 4;
      return 3;
    },
  );
  // Three pieces of 4 ms each.
  expect(speed).toEqual({ best: 750, median: 750 });
});

test('what is left on the heap is seen', () => {
  const kept: Uint8Array[][] = [];
  const bytes = bytesPerEvent(2, () => {
    kept.push(Array.from({ length: 1000 }, () => new Uint8Array(32)));
    return 1000;
  });
  expect(bytes).toBeGreaterThan(32);
});

test('percentiles are those of single calls, without the warming up', () => {
  let clock = 0;
  let calls = 0;
  const times = percentilesOf(
    100,
    () => clock,
    () => {
      // The first ten warm up; of the others the last takes 100.
      calls++;
      clock += calls === 110 ? 100 : calls > 10 ? 1 : 1000;
    },
  );
  expect(times).toEqual({ p50: 1, p99: 100, worst: 100 });
});
