import { BOT_LEVELS } from '@maravilha/bots';
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { dice } from '@maravilha/dice';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BotThreads, startBots } from '../src/bots.ts';
import { bundle } from './kit/bundle.ts';
import { playOut } from './kit/player.ts';
import { memoryLog, seedOf, serve, type TestServer } from './kit/server.ts';

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
