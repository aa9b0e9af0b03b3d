// Tables that nobody needs: out of memory first, out of the store in the end.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { playOnce, playOut } from './kit/player.ts';
import { ManualTime, serve, type TestServer } from './kit/server.ts';

const tablesInMemory = async (server: TestServer): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^maravilha_tables (\d+)$/m.exec(text)?.[1]);
};

const { keep, cleanup } = LIMITS;

test('a table that nobody looks at is put away, and is as it was when somebody comes', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, limits: { ping: 1e12 } });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  await playOnce(ann, duel, code!);
  time.advance(LIMITS.sweep);
  expect(await tablesInMemory(server)).toBe(1);
  await ann.close();
  const bob = await server.connect({ cookie: ann.cookie });
  // The socket is gone when its seat is shown as away.
  await bob.follow(code!);
  bob.tell({ t: 'exit', code });
  await bob.mustAsk({ t: 'rename', name: 'Bob' });
  time.advance(LIMITS.sweep);
  expect(await tablesInMemory(server)).toBe(0);
  await bob.follow(code!);
  expect(bob.view(code!).events.length).toBeGreaterThan(0);
  await playOut(bob, duel, code!);
});

test('asking for tables that do not exist fills no memory', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  for (let i = 0; i < 30; i++) await ann.ask({ t: 'enter', code: `ZZZZ${'ABCDEFGHJK'[i % 10]}${'ABC'[i % 3]}` });
  expect(await tablesInMemory(server)).toBe(0);
});

const isGone = async (server: TestServer, code: string): Promise<boolean> => {
  const eve = await server.connect();
  const reply = await eve.ask({ t: 'enter', code });
  await eve.close();
  return reply.t === 'refused' && reply.code === 'unknown-table';
};

/** Time passes in steps, so that the clean-up runs as it would; each run is waited for by a write that queues behind it. */
const wait = async (server: TestServer, time: ManualTime, milliseconds: number): Promise<void> => {
  time.advance(milliseconds - cleanup);
  time.advance(cleanup);
  const someone = await server.connect();
  for (let i = 0; i < 3; i++) await someone.mustAsk({ t: 'rename', name: 'Someone' });
  await someone.close();
};

test('tables go when they are due: empty, waiting, abandoned, of one person, finished', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [toy], time, limits: { ping: 1e15, hello: 1e15 } });
  const ann = await server.connect();
  const make = async (more: object = {}): Promise<string> => (await ann.mustAsk({ t: 'create', game: 'toy', ...more })).code!;

  const empty = await make();
  await ann.mustAsk({ t: 'stand', code: empty });
  const waiting = await make();
  const abandoned = await make({ bots: 'builder', start: true });
  await ann.mustAsk({ t: 'stand', code: abandoned });
  const alone = await make({ bots: 'builder', start: true });
  const friend = await server.connect();
  const playing = await make({ options: { seats: 2 }, settings: { clock: 'none' } });
  await friend.mustAsk({ t: 'sit', code: playing, seat: 1 });
  await ann.mustAsk({ t: 'start', code: playing });
  const over = await make({ bots: 'builder', start: true });
  await ann.follow(over);
  await playOut(ann, toy, over);
  const watched = await make();
  await ann.mustAsk({ t: 'stand', code: watched });
  const eve = await server.connect();
  await eve.follow(watched);
  ann.tell({ t: 'exit', code: over });

  const left = async (): Promise<string[]> => {
    const codes = { empty, waiting, abandoned, alone, playing, over, watched };
    const gone = await Promise.all(Object.values(codes).map((code) => isGone(server, code)));
    return Object.keys(codes).filter((_, index) => !gone[index]);
  };
  await wait(server, time, keep.empty - cleanup);
  expect(await left()).toEqual(['empty', 'waiting', 'abandoned', 'alone', 'playing', 'over', 'watched']);
  await wait(server, time, 3 * cleanup);
  expect(await left()).toEqual(['waiting', 'alone', 'playing', 'over', 'watched']);
  await wait(server, time, keep.waiting);
  expect(await left()).toEqual(['alone', 'playing', 'over', 'watched']);
  await wait(server, time, keep.solo - keep.waiting);
  expect(await left()).toEqual(['playing', 'over', 'watched']);
  await wait(server, time, keep.over - keep.solo);
  expect(await left()).toEqual(['playing', 'watched']);
  await wait(server, time, keep.playing);
  expect(await left()).toEqual(['watched']);
});
