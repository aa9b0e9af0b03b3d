import { BOT_LEVELS } from '@maravilha/bots';
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import { botSeed } from '@maravilha/host';
import type { AnyGame } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { dice } from '@maravilha/dice';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BotThreads, startBots } from '../src/bots.ts';
import { bundle } from './kit/bundle.ts';
import { isAwaited, playOut } from './kit/player.ts';
import { familyWith, ManualTime, memoryLog, quickBots, seedOf, serve, type TestServer } from './kit/server.ts';

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

  /** Who searches does so for as long as it is let: here not for long. */
  const bots = (): BotThreads => startBots({ timeout: 600_000, log: memoryLog(), worker, thinking: () => 10 });

  test.each(['apprentice', 'builder'])('%s plays a whole game, the same one from the same seed', async (level) => {
    const server = await serve({ games: [duel], bots: bots(), drawSeed: () => seedOf(2) });
    expect(await playAgainst(server, level)).toEqual(await playAgainst(server, level));
    expect(server.log.lines).toEqual([]);
  });

  test.each(['architect', 'master'])('%s plays a whole game', async (level) => {
    const server = await serve({ games: [duel], bots: bots() });
    await playAgainst(server, level);
    expect(server.log.lines).toEqual([]);
  });

  const CROWDS: readonly (readonly [AnyGame, { readonly seats: number; readonly cities?: boolean }])[] = [
    [sevenWonders, { seats: 7, cities: true }],
    [architects, { seats: 7 }],
    [dice, { seats: 5 }],
  ];

  test.each(CROWDS)('$id: bots of every level and one person play to the end', async (game, options) => {
    const server = await serve({ games: [game], bots: bots(), drawSeed: () => seedOf(9) });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: game.id, options });
    await ann.follow(code!);
    for (let seat = 1; seat < options.seats; seat++) {
      await ann.mustAsk({ t: 'bot', code, seat, level: BOT_LEVELS[seat % BOT_LEVELS.length] });
    }
    await ann.mustAsk({ t: 'start', code });
    await playOut(ann, game, code!);
    expect(ann.view(code!).update.awaiting).toEqual([]);
    // Bots that are asked together choose in one message, before or after the person: never one by one.
    const updates = ann.messages.flatMap((message) => (message.t === 'update' ? [message] : []));
    const { rounds } = ann.revealed.get(code!)!.log as { rounds: object[] };
    expect(updates.length).toBeLessThanOrEqual(2 * rounds.length);
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
    const bots: BotThreads = { decide: async () => answer(0), close: async () => undefined };
    const server = await serve({ games: [duel], bots });
    await playAgainst(server);
    expect(server.log.lines.every((line) => line.level === 'error' && line.message.startsWith('a bot '))).toBe(true);
    expect(server.log.lines.length).toBeGreaterThan(10);
  });

  test('a bot that fails once is asked once more', async () => {
    const good = quickBots(familyWith(duel));
    let calls = 0;
    const bots: BotThreads = {
      ...good,
      decide: (request) => (calls++ === 0 ? Promise.reject(new Error('once')) : good.decide(request)),
    };
    const server = await serve({ games: [duel], bots });
    await playAgainst(server);
    expect(server.log.lines).toHaveLength(1);
  });
});

test('bots are told a view, the rules, a number and the name of the table, nothing of the match', async () => {
  const seen: object[] = [];
  const good = quickBots(familyWith(duel));
  const seed = Buffer.from(seedOf(6)).toString('hex');
  const bots: BotThreads = {
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
    expect(Object.keys(request).sort()).toEqual(['follows', 'game', 'level', 'match', 'rules', 'seat', 'seed', 'view']);
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
