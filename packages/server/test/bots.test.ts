import { BOT_LEVELS } from '@maravilha/bots';
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BotPlayer, botSeed, startBots } from '../src/bots.ts';
import { bundle } from './kit/bundle.ts';
import { isAwaited, playOut } from './kit/player.ts';
import { ManualTime, quickBots, seedOf, serve, tempDir, type TestServer } from './kit/server.ts';

const playAgainst = async (server: TestServer, level = 'builder'): Promise<object> => {
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: level, start: true });
  await ann.follow(code!);
  await playOut(ann, duel, code!);
  return ann.revealed.get(code!)!.log;
};

describe('real bots, in threads of their own', () => {
  let worker = '';
  beforeAll(async () => {
    worker = (await bundle({ 'bot-worker': new URL('../src/bot-worker.ts', import.meta.url) }))('bot-worker');
  });

  test.each(BOT_LEVELS)('%s plays a whole game, the same one from the same seed', async (level) => {
    const server = await serve({ games: [duel], bots: startBots(20_000, worker), drawSeed: () => seedOf(2) });
    expect(await playAgainst(server, level)).toEqual(await playAgainst(server, level));
    expect(server.log.lines).toEqual([]);
  });

  test.each(BOT_LEVELS)('six of level %s and one person play 7 Wonders with Cities to the end', async (level) => {
    const server = await serve({ games: [sevenWonders], bots: startBots(20_000, worker), drawSeed: () => seedOf(9) });
    const ann = await server.connect();
    const options = { seats: 7, cities: true };
    const { code } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options, bots: level, start: true });
    await ann.follow(code!);
    await playOut(ann, sevenWonders, code!);
    // The six choose in one message, before or after the person: never one by one.
    const updates = ann.messages.flatMap((message) => (message.t === 'update' ? [message] : []));
    const { rounds } = ann.revealed.get(code!)!.log as { rounds: object[] };
    expect(updates.length).toBeLessThanOrEqual(2 * rounds.length);
    expect(server.log.lines).toEqual([]);
  });

  test.each(BOT_LEVELS)('six of level %s and one person play Architects to the end', async (level) => {
    const server = await serve({ games: [architects], bots: startBots(20_000, worker), drawSeed: () => seedOf(9) });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'architects', options: { seats: 7 }, bots: level, start: true });
    await ann.follow(code!);
    await playOut(ann, architects, code!);
    expect(ann.view(code!).update.view).toMatchObject({ decision: 'over' });
    expect(server.log.lines).toEqual([]);
  });
});

describe('bots that fail', () => {
  const failing: readonly [string, (call: number) => unknown][] = [
    ['throws', () => Promise.reject(new Error('no idea'))],
    ['answers nonsense', () => 42],
    ['answers an illegal move', () => ({ kind: 'build', card: 'palace' })],
    ['answers nothing', () => undefined],
  ];

  test.each(failing)('a bot that %s: a legal move is drawn for it, and the trouble is told', async (_, answer) => {
    const bots: BotPlayer = { decide: async () => answer(0), close: async () => undefined };
    const server = await serve({ games: [duel], bots });
    await playAgainst(server);
    expect(server.log.lines.every((line) => line.level === 'error' && line.message.startsWith('a bot '))).toBe(true);
    expect(server.log.lines.length).toBeGreaterThan(10);
  });

  test('a bot that fails once is asked once more', async () => {
    const good = quickBots([duel]);
    let calls = 0;
    const bots: BotPlayer = {
      ...good,
      decide: (request) => (calls++ === 0 ? Promise.reject(new Error('once')) : good.decide(request)),
    };
    const server = await serve({ games: [duel], bots });
    await playAgainst(server);
    expect(server.log.lines).toHaveLength(1);
  });

  test('a thread that dies is replaced', async () => {
    const path = join(tempDir(), 'dying.mjs');
    writeFileSync(
      path,
      'let calls = 0; export default (request) => { if (request.seed === 1) process.exit(3); return { calls: ++calls }; };',
    );
    const bots = startBots(20_000, path);
    onTestFinished(() => bots.close());
    const request = { game: 'duel', level: 'builder', view: {}, seat: 0, seed: 0 };
    expect(await bots.decide(request)).toEqual({ calls: 1 });
    await expect(bots.decide({ ...request, seed: 1 })).rejects.toThrow();
    expect(await bots.decide(request)).toEqual({ calls: 1 });
  });

  test('a thread that never answers is ended', async () => {
    const path = join(tempDir(), 'endless.mjs');
    writeFileSync(path, 'export default () => { for (;;); };');
    const bots = startBots(50, path);
    onTestFinished(() => bots.close());
    await expect(bots.decide({ game: 'duel', level: 'builder', view: {}, seat: 0, seed: 0 })).rejects.toThrow();
  });

  test('more bots than threads: each has its whole time, and the main thread is free meanwhile', async () => {
    const path = join(tempDir(), 'slow.mjs');
    // On one thread the sixth begins after the first one's time is up.
    writeFileSync(
      path,
      'const cell = new Int32Array(new SharedArrayBuffer(4)); export default ({ seat }) => { Atomics.wait(cell, 0, 0, 700); return { seat }; };',
    );
    const bots = startBots(3000, path);
    onTestFinished(() => bots.close());
    const asked = Array.from({ length: 6 }, (_, seat) => bots.decide({ game: 'duel', level: 'builder', view: {}, seat, seed: 0 }));
    let turns = 0;
    const counter = setInterval(() => turns++, 1);
    onTestFinished(() => clearInterval(counter));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, (_, seat) => ({ seat })));
    expect(turns).toBeGreaterThan(20);
  });

  test('those who wait for a thread are refused when the bots go home', async () => {
    const path = join(tempDir(), 'endless.mjs');
    writeFileSync(path, 'export default () => { for (;;); };');
    const bots = startBots(60_000, path);
    const asked = Promise.allSettled(
      Array.from({ length: 6 }, (_, seat) => bots.decide({ game: 'duel', level: 'builder', view: {}, seat, seed: 0 })),
    );
    await bots.close();
    expect((await asked).map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
  });

  test('without their program the server does not start', () => {
    expect(() => startBots(1000, '/nowhere/bot-worker.mjs')).toThrow(/missing: run npm run build/);
  });
});

test('bots are told a view and a number, nothing of the match', async () => {
  const seen: object[] = [];
  const good = quickBots([duel]);
  const seed = Buffer.from(seedOf(6)).toString('hex');
  const bots: BotPlayer = {
    ...good,
    decide: (request) => {
      seen.push(request);
      return good.decide(request);
    },
  };
  const server = await serve({ games: [duel], bots, drawSeed: () => seedOf(6) });
  await playAgainst(server);
  expect(seen.length).toBeGreaterThan(10);
  for (const request of seen) {
    expect(Object.keys(request).sort()).toEqual(['game', 'level', 'seat', 'seed', 'view']);
    expect(request).toMatchObject({ view: { viewer: 1 } });
    expect(JSON.stringify(request)).not.toContain(seed);
  }
});

test('each decision has a number of its own', () => {
  const seed = 'ab'.repeat(32);
  const numbers = [
    botSeed(seed, 0, 0, 0),
    botSeed(seed, 1, 0, 0),
    botSeed(seed, 0, 1, 0),
    botSeed(seed, 0, 0, 1),
    botSeed('cd'.repeat(32), 0, 0, 0),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(botSeed(seed, 0, 0, 0)).toBe(numbers[0]);
});

test('a bot lets the same time pass before each move, however fast it thinks', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, botPause: 600 });
  const ann = await server.connect();
  const options = { starter: 'second-seat' };
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', options, bots: 'builder', start: true });
  await ann.follow(code!);
  time.advance(599);
  for (let i = 0; i < 10; i++) await ann.mustAsk({ t: 'enter', code });
  expect(ann.view(code!).update.seq).toBe(0);
  time.advance(1);
  await ann.until(() => isAwaited(ann, code!));
  expect(ann.view(code!).update.seq).toBe(1);
});
