// The threads of the bots: how many there are, how they share, and what happens when one dies.
import { duel } from '@maravilha/duel';
import { existsSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BotLane, milliseconds, sharedClock, type Terms } from '../src/bot-lane.ts';
import { type BotThreads, startBots } from '../src/bots.ts';
import { bundle } from './kit/bundle.ts';
import { isAwaited } from './kit/player.ts';
import { memoryLog, serve, tempDir } from './kit/server.ts';

let worker = '';
beforeAll(async () => {
  worker = (await bundle({ 'bot-worker': new URL('../src/bot-worker.ts', import.meta.url) }))('bot-worker');
});

const request = {
  game: 'duel',
  rules: 1,
  level: 'builder',
  view: { options: { seats: 2 }, viewer: 0 },
  seat: 0,
  match: 'ABCD',
  follows: 0,
  seed: 0,
};

/** All promises that can go on have gone on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Longer than any test: how fast a thread starts says nothing about it. */
const NEVER = 600_000;

/** Bots whose threads run these lines. */
const botsOf = (program: string, timeout = NEVER): { readonly bots: BotThreads; readonly log: ReturnType<typeof memoryLog> } => {
  const path = join(tempDir(), 'program.mjs');
  writeFileSync(path, program);
  const log = memoryLog();
  const bots = startBots({ timeout, log, worker: path });
  onTestFinished(() => bots.close());
  return { bots, log };
};

describe('a thread', () => {
  test('that dies is replaced', async () => {
    const { bots } = botsOf(
      'let calls = 0; export default (task) => { if (task.seed === 1) process.exit(3); return { calls: ++calls }; };',
    );
    expect(await bots.decide(request)).toEqual({ calls: 1 });
    await expect(bots.decide({ ...request, seed: 1 })).rejects.toThrow();
    expect(await bots.decide(request)).toEqual({ calls: 1 });
  });

  test('that dies with nothing to do is told of, and replaced', async () => {
    // It dies when it is told to, after its answer has arrived: a thread that dies sooner may take the answer with it.
    const die = join(tempDir(), 'die');
    const { bots, log } = botsOf(
      `import { existsSync } from 'node:fs';
       let calls = 0;
       const obey = () => { if (existsSync(${JSON.stringify(die)})) throw new Error('later'); };
       export default ({ seed }) => { if (seed === 1) setInterval(obey, 5); return { calls: ++calls }; };`,
    );
    await bots.decide({ ...request, seed: 1 });
    writeFileSync(die, '');
    await expect.poll(() => log.lines).toMatchObject([{ level: 'error', message: 'a thread of the bots died' }]);
    expect(await bots.decide(request)).toEqual({ calls: 1 });
  });

  test('that never answers is ended', async () => {
    const { bots } = botsOf('export default () => { for (;;); };', 50);
    await expect(bots.decide(request)).rejects.toThrow();
  });

  test('has something to tell: it is in the log', async () => {
    const { bots, log } = botsOf(
      `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('all is not well'); export default () => ({});`,
    );
    await bots.decide(request);
    await expect.poll(() => log.lines).toMatchObject([{ level: 'warn', data: { text: 'all is not well' } }]);
  });

  test.runIf(process.platform === 'linux')('has a lower priority than the server', async () => {
    const before = getPriority();
    const { bots, log } = botsOf(
      `import ${JSON.stringify(pathToFileURL(worker).href)}; import { getPriority } from 'node:os'; export default () => ({ priority: getPriority() });`,
    );
    const { priority } = (await bots.decide(request)) as { priority: number };
    // 19 is the lowest that there is, and a server can have it already.
    expect(priority).toBe(Math.min(19, before + 10));
    expect(getPriority()).toBe(before);
    expect(log.lines).toEqual([]);
  });
});

describe('a thread that dies in mid-thought', () => {
  const deaths: readonly [string, string][] = [
    ['is ended', 'process.exit(7);'],
    ['runs out of memory', 'const heap = []; for (;;) heap.push(new Array(1e5).fill(heap.length));'],
    ['hangs', 'for (;;);'],
  ];

  test.each(deaths)('%s: another takes the decision', async (_, death) => {
    const once = join(tempDir(), 'died');
    const path = join(tempDir(), 'mortal.mjs');
    writeFileSync(
      path,
      `import { existsSync, writeFileSync } from 'node:fs';
       import decide from ${JSON.stringify(pathToFileURL(worker).href)};
       export default (task) => {
         const move = decide(task);
         if (!existsSync(${JSON.stringify(once)})) { writeFileSync(${JSON.stringify(once)}, ''); ${death} }
         return move;
       };`,
    );
    // The time of the first decision is up when its thread hangs; the second one has all the time that it needs.
    const first = new AbortController();
    const deadlines = [first.signal];
    const deadline = (): AbortSignal => deadlines.shift() ?? new AbortController().signal;
    const bots = startBots({ timeout: NEVER, deadline, log: memoryLog(), worker: path, thinking: () => 5 });
    const server = await serve({ games: [duel], bots });
    const ann = await server.connect();
    const options = { starter: 'second-seat' };
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', options, bots: 'master', start: true });
    await ann.follow(code!);
    await expect.poll(() => existsSync(once)).toBe(true);
    first.abort();
    await ann.until(() => isAwaited(ann, code!));
    expect(server.log.lines).toMatchObject([{ message: 'a bot failed', data: { attempt: 0 } }]);
  });
});

describe('more bots than threads', () => {
  test('the threads of those who look one step ahead are never held by a search', async () => {
    const { bots } = botsOf('export default ({ level }) => { if (level === "master") for (;;); return { level }; };');
    const searches = Promise.allSettled(Array.from({ length: 40 }, (_, seat) => bots.decide({ ...request, level: 'master', seat })));
    expect(await bots.decide(request)).toEqual({ level: 'builder' });
    await bots.close();
    await searches;
  });

  test('each is served, and the main thread is free meanwhile', async () => {
    // The threads are held until the main thread, which can only do so if it is free, lets them go.
    const go = join(tempDir(), 'go');
    const { bots } = botsOf(
      `import { existsSync } from 'node:fs';
       const cell = new Int32Array(new SharedArrayBuffer(4));
       export default ({ seat }) => { while (!existsSync(${JSON.stringify(go)})) Atomics.wait(cell, 0, 0, 5); return { seat }; };`,
    );
    const asked = Array.from({ length: 6 }, (_, seat) => bots.decide({ ...request, seat }));
    for (let turn = 0; turn < 20; turn++) await settle();
    writeFileSync(go, '');
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, (_, seat) => ({ seat })));
  });

  test('those who wait are refused when the bots go home', async () => {
    const { bots } = botsOf('export default () => { for (;;); };');
    const asked = Promise.allSettled(Array.from({ length: 6 }, (_, seat) => bots.decide({ ...request, seat })));
    await bots.close();
    expect((await asked).map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
  });
});

describe('how time is shared', () => {
  test('they think in the order in which they came, and those who think know how many wait', async () => {
    const lane = new BotLane(2);
    const told: string[] = [];
    const done: (() => void)[] = [];
    const all = Array.from({ length: 5 }, (_, n) =>
      lane.run(1000, async ({ crowd }) => {
        told.push(`${n} begins`);
        await new Promise<void>((resolve) => done.push(resolve));
        told.push(`${n} ends, ${crowd[0]} wait for ${crowd[1]}`);
      }),
    );
    for (let n = 0; n < 5; n++) {
      await settle();
      done[n]!();
    }
    await Promise.all(all);
    expect(told).toEqual([
      '0 begins',
      '1 begins',
      '0 ends, 3 wait for 2',
      '2 begins',
      '1 ends, 2 wait for 2',
      '3 begins',
      '2 ends, 1 wait for 2',
      '4 begins',
      '3 ends, 0 wait for 2',
      '4 ends, 0 wait for 2',
    ]);
  });

  test('the answer is due when its time is up, however long it has waited', async () => {
    const lane = new BotLane(1);
    const asked = milliseconds();
    const ends: (() => void)[] = [];
    const first = lane.run(1e9, () => new Promise<void>((resolve) => ends.push(resolve)));
    const second = lane.run(1e9, async ({ due }) => due);
    const before = milliseconds();
    await settle();
    ends[0]!();
    await first;
    expect(await second).toBeGreaterThanOrEqual(asked + 1e9);
    expect(await second).toBeLessThanOrEqual(before + 1e9);
  });

  test('time runs faster for those who think while others wait', () => {
    let real = 0;
    const crowd = new Int32Array([0, 2]);
    const clock = sharedClock(crowd, () => real);
    real = 100;
    expect(clock()).toBe(100);
    crowd[0] = 1;
    real = 200;
    expect(clock()).toBe(250);
    crowd[0] = 6;
    real = 300;
    expect(clock()).toBe(650);
    crowd[0] = 0;
    real = 400;
    expect(clock()).toBe(750);
  });

  test('six masters of one table and one thread: the last is done when the first would have been alone', async () => {
    let real = 0;
    const lane = new BotLane(1, () => real);
    const times: number[] = [];
    // Each thinks until its clock says so, in steps of a millisecond of this test's own time.
    const think = async ({ due, least, crowd }: Terms): Promise<void> => {
      // A thread begins after all have asked.
      await settle();
      const began = real;
      const clock = sharedClock(crowd, () => real);
      const ends = clock() + Math.max(least, due - real);
      while (clock() < ends) real += 1;
      times.push(real - began);
    };
    await Promise.all(Array.from({ length: 6 }, () => lane.run(1000, think)));
    for (const time of times) expect(Math.abs(time - 1000 / 6)).toBeLessThan(20);
    expect(real).toBeLessThan(1100);
  });

  test('one who fails makes room for the next', async () => {
    const lane = new BotLane(1);
    const failed = lane.run(1, () => Promise.reject(new Error('no idea')));
    const next = lane.run(1, async () => 'done');
    await expect(failed).rejects.toThrow('no idea');
    expect(await next).toBe('done');
  });

  test('what follows in the same turn has half of the time, then a quarter', async () => {
    const { bots } = botsOf('export default ({ least }) => least;');
    const asked = [0, 1, 2].map((follows) => bots.decide({ ...request, level: 'master', follows }));
    expect(await Promise.all(asked)).toEqual([100, 50, 25]);
  });
});

test('without their program the server does not start', () => {
  expect(() => startBots({ timeout: 1000, log: memoryLog(), worker: '/nowhere/bot-worker.mjs' })).toThrow(/missing: run npm run build/);
});
