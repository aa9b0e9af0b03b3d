// That the measuring works; what it measures is not for a test to judge.
import { beforeAll, expect, test } from 'vitest';
import type { Figure } from '../bench/figures.ts';
import { idleFigures, runIdle } from '../bench/idle.ts';
import { liveFigures, runLive } from '../bench/live.ts';
import type { LoadResult } from '../bench/load.ts';
import { findKnee, growthFigures, kneeFigures, movesFigures, runGrowth, runKnee, runMoves } from '../bench/moves.ts';
import { nodesFigures, runNodes } from '../bench/nodes.ts';
import { runStart, startFigures } from '../bench/start.ts';
import { runThinking, thinkingFigures } from '../bench/thinking.ts';
import { runWatched, watchedFigures } from '../bench/watched.ts';
import { bundle } from './kit/bundle.ts';
import { freshDatabase } from './kit/postgres.ts';
import { startRedis } from './kit/servers.ts';

let serverFile = '';

beforeAll(async () => {
  serverFile = (
    await bundle({ server: new URL('../src/main.ts', import.meta.url), 'bot-worker': new URL('../src/bot-worker.ts', import.meta.url) })
  )('server');
});

const BRIEF = { seconds: 0.2, warmUp: 0 };

/** Each is a number, but for processor time where nobody counts it, and none is told twice. */
const expectFigures = (figures: readonly Figure[]): void => {
  expect(figures.filter(({ unit, runs }) => unit !== 'µs of CPU' && !runs.every(Number.isFinite))).toEqual([]);
  expect(new Set(figures.map(({ what }) => what)).size).toBe(figures.length);
};

test('moves are played and timed', async () => {
  const results = await runMoves({ tables: 2, rate: 40, runs: 1, ...BRIEF, serverFile });
  expect(results).toHaveLength(1);
  const [{ moves, p50, p99 }] = results as [(typeof results)[0]];
  expect(moves).toBeGreaterThan(0);
  expect(p50).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  expectFigures(movesFigures('moves', results, ''));
});

test('the knee is the last rate that is reached in one of three tries', async () => {
  expectFigures(kneeFigures(await runKnee({ tables: 2, rates: [20, 40], ...BRIEF, serverFile })));

  const [played] = await runMoves({ tables: 2, rate: 40, runs: 1, ...BRIEF, serverFile });
  const tries = new Map([
    [100, [{ p99: 5 }]],
    // One stall, and once too few moves.
    [200, [{ p99: 50 }, { p99: 5, movesPerSecond: 150 }, { p99: 19 }]],
    [300, [{ p99: 25 }, { p99: 21 }, { p99: 30 }]],
  ]);
  const measure = (rate: number): Promise<LoadResult> =>
    Promise.resolve({ ...(played as LoadResult), movesPerSecond: rate, ...tries.get(rate)?.shift() });
  const knee = await findKnee([...tries.keys(), 400], measure);
  expect(knee).toMatchObject({ rate: 200, held: { p99: 19 }, beyond: { rate: 300, result: { p99: 21 } } });
  expectFigures(kneeFigures(knee));
});

test('the same rate is measured over more and more tables', async () => {
  const grown = await runGrowth({ tables: [2, 4], rate: 40, ...BRIEF, serverFile });
  expect(grown.map(({ tables }) => tables)).toEqual([2, 4]);
  expectFigures(growthFigures(grown));
});

test('a move is counted at one node and at two', async () => {
  // Whose processor time is counted is no matter here.
  const { pid } = process;
  const [database, bus] = [
    { url: await freshDatabase(), pid },
    { url: (await startRedis()).url, pid },
  ];
  const result = await runNodes({ tables: 2, rate: 40, most: 80, standing: 2, ...BRIEF, serverFile, database, bus });
  expect(result.measured).toHaveLength(3);
  for (const { calm, most } of result.measured) expect(Math.min(calm.moves, most.moves)).toBeGreaterThan(0);
  expectFigures(nodesFigures(result));
});

test('idle sockets are counted and weighed', async () => {
  const results = await runIdle({ steps: [20, 60], serverFile });
  expect(results).toMatchObject([{ sockets: 20 }, { sockets: 60 }]);
  expectFigures(idleFigures(results));
});

test('people are timed while bots think', async () => {
  const result = await runThinking({ bots: 2, level: 'master', rate: 20, ...BRIEF, serverFile });
  expect(result).toMatchObject({ bots: 2, level: 'master' });
  expect(result.decisions).toBeGreaterThan(0);
  expect(result.underWay).toBeLessThanOrEqual(2);
  expect(result.moves).toBeGreaterThan(0);
  expect(result.loopP99).toBeGreaterThanOrEqual(result.loopP50);
  expectFigures(thinkingFigures([result]));
});

test('a server starts on a store full of tables, and shows one', async () => {
  const started = await runStart({ tables: 64, runs: 1, serverFile });
  expect(started.tables).toBe(64);
  expect(started.entries).toBeGreaterThan(64);
  expectFigures(startFigures(started));
});

test('people come to tables in mid-game and play a round', async () => {
  const live = await runLive({ tables: 9, seats: [3, 7], serverFile });
  expect(live).toMatchObject({ tables: 9, sockets: 10 });
  expectFigures(liveFigures(live));
});

test('a choice is told to all who look on', async () => {
  const results = await runWatched({ spectators: [0, 3], choices: 5, serverFile });
  expect(results.map(({ spectators, last }) => [spectators, last.length])).toEqual([
    [0, 5],
    [3, 5],
  ]);
  expectFigures(watchedFigures(results));
});
