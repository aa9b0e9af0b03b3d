// That the measuring works; what it measures is not for a test to judge.
import { beforeAll, expect, test } from 'vitest';
import { runIdle, runLoad, runThinking } from '../bench/index.ts';
import { bundle } from './kit/bundle.ts';

let serverFile = '';

beforeAll(async () => {
  serverFile = (
    await bundle({ server: new URL('../src/main.ts', import.meta.url), 'bot-worker': new URL('../src/bot-worker.ts', import.meta.url) })
  )('server');
});

test('moves are played and timed', async () => {
  const result = await runLoad({ tables: 2, rate: 40, seconds: 0.2, warmUp: 0, serverFile });
  expect(result).toMatchObject({ tables: 2, sockets: 4 });
  expect(result.moves).toBeGreaterThan(0);
  expect(result.p50).toBeGreaterThan(0);
  expect(result.p99).toBeGreaterThanOrEqual(result.p50);
});

test('idle sockets are counted and weighed', async () => {
  expect(await runIdle({ sockets: 60, serverFile })).toMatchObject({ sockets: 60 });
});

test('people are timed while bots think', async () => {
  const result = await runThinking({ bots: 2, level: 'master', rate: 20, seconds: 0.2, warmUp: 0, serverFile });
  expect(result).toMatchObject({ bots: 2, level: 'master' });
  expect(result.decisions).toBeGreaterThan(0);
  expect(result.underWay).toBeLessThanOrEqual(2);
  expect(result.moves).toBeGreaterThan(0);
  expect(result.loopP99).toBeGreaterThanOrEqual(result.loopP50);
});
