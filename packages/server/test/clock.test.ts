import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { CLOCK_TIMES, type ClockInfo } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, playOnce } from './kit/player.ts';
import { filesNow, ManualTime, seedOf, serve, type TestServer } from './kit/server.ts';
import { tableOf } from './kit/table.ts';

const { bank, increment } = CLOCK_TIMES.fast;

describe('the same time for each decision', () => {
  const { bank: each } = CLOCK_TIMES.turn;

  test('at a table: nothing is saved up, and taking back brings no time', async () => {
    const { people, code, time } = await tableOf(toy, { people: 2, settings: { clock: 'turn' } });
    const [ann, bob] = people as [TestClient, TestClient];
    const left = async (): Promise<readonly number[]> => (await askClock(ann, code)).left;
    time.advance(20_000);
    await playOnce(ann, toy, code);
    time.advance(5000);
    expect(await left()).toEqual([each - 20_000, each - 25_000]);
    await ann.mustAsk({ t: 'take-back', code });
    time.advance(1000);
    expect(await left()).toEqual([each - 21_000, each - 26_000]);
    await playOnce(ann, toy, code);
    await playOnce(bob, toy, code);
    await ann.until(() => ann.view(code).update.ready.length === 0 && ann.view(code).update.seq === 4);
    expect(await left()).toEqual([each, each]);
    time.advance(each);
    await ann.until(() => ann.tables.get(code)!.seats.some((seat) => seat.bot === 'builder'));
  });
});

interface Table {
  readonly time: ManualTime;
  readonly server: TestServer;
  readonly people: readonly [TestClient, TestClient];
  readonly code: string;
}

const startTable = async (): Promise<Table> => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, drawSeed: () => seedOf(5) });
  const people = [await server.connect(), await server.connect()] as const;
  const options = { starter: 'first-seat' };
  const { code } = await people[0].mustAsk({ t: 'create', game: 'duel', options, settings: { clock: 'fast' } });
  for (const person of people) await person.follow(code!);
  await people[1].mustAsk({ t: 'sit', code, seat: 1 });
  await people[0].mustAsk({ t: 'start', code });
  return { time, server, people, code: code! };
};

const clockOf = (client: TestClient, code: string): ClockInfo => client.view(code).update.clock!;

/** The clock as the server would show it now. */
const askClock = async (client: TestClient, code: string): Promise<ClockInfo> => {
  await client.mustAsk({ t: 'enter', code, since: client.held.get(code)?.update.seq });
  return clockOf(client, code);
};

/** A server that was killed at this moment and started again later, on what was on the disk. */
const killAndRestart = async (table: Table, downFor: number): Promise<Table> => {
  // Writes that have begun are done before this answer comes.
  await table.people[0].mustAsk({ t: 'rename', name: 'Ann' });
  const dataDir = filesNow(table.server.dataDir);
  const time = new ManualTime(table.time.now() + downFor);
  const server = await serve({ games: [duel], time, dataDir });
  const people = [
    await server.connect({ cookie: table.people[0].cookie }),
    await server.connect({ cookie: table.people[1].cookie }),
  ] as const;
  for (const person of people) await person.follow(table.code);
  return { time, server, people, code: table.code };
};

test('only the clock of the seat that is awaited runs', async () => {
  const { time, people, code } = await startTable();
  const [ann, bob] = people;
  expect(clockOf(ann, code)).toEqual({ left: [bank, bank], running: [0] });
  time.advance(7000);
  expect(await askClock(bob, code)).toEqual({ left: [bank - 7000, bank], running: [0] });
  await playOnce(ann, duel, code);
  expect(clockOf(ann, code)).toEqual({ left: [bank - 7000 + increment, bank], running: [1] });
  time.advance(2000);
  await playOnce(bob, duel, code);
  expect(clockOf(bob, code).left).toEqual([bank - 7000 + increment, bank - 2000 + increment]);
});

test('a table without a clock has none', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  expect(ann.view(code!).update.clock).toBeUndefined();
});

test('clocks survive a kill: the time before it counts, the time without a server does not', async () => {
  const table = await startTable();
  table.time.advance(3000);
  await playOnce(table.people[0], duel, table.code);
  table.time.advance(20_000);
  const before = await askClock(table.people[1], table.code);
  expect(before).toEqual({ left: [bank - 3000 + increment, bank - 20_000], running: [1] });

  const after = await killAndRestart(table, 3_600_000);
  expect(await askClock(after.people[1], after.code)).toEqual(before);
  after.time.advance(5000);
  expect((await askClock(after.people[0], after.code)).left[1]).toBe(bank - 25_000);

  const third = await killAndRestart(after, 7_200_000);
  expect((await askClock(third.people[0], third.code)).left).toEqual([bank - 3000 + increment, bank - 25_000]);
  await playOnce(third.people[1], duel, third.code);
  expect(clockOf(third.people[1], third.code).left[1]).toBe(bank - 25_000 + increment);
});

test('a kill between two signs of life gives at most a second', async () => {
  const table = await startTable();
  table.time.advance(10_700);
  const after = await killAndRestart(table, 1_000_000);
  expect((await askClock(after.people[0], after.code)).left[0]).toBe(bank - 10_000);
});

test('whoever runs out of time is replaced by a bot, and may take the seat back', async () => {
  const { time, people, code } = await startTable();
  const [ann, bob] = people;
  time.advance(bank - 1);
  expect((await askClock(ann, code)).left[0]).toBe(1);
  expect(ann.tables.get(code)!.seats[0]!.bot).toBeUndefined();
  time.advance(1);
  await bob.until(() => bob.tables.get(code)!.seats[0]!.bot === 'builder');
  await bob.until(() => isAwaited(bob, code));
  expect(clockOf(bob, code)).toEqual({ left: [0, bank], running: [1] });
  const { update } = ann.view(code);
  expect(await ann.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'discard', card: 'baths' } })).toMatchObject({
    t: 'refused',
    code: 'not-seated',
  });
  await ann.mustAsk({ t: 'sit', code, seat: 0 });
  expect((await askClock(ann, code)).left[0]).toBe(increment);
  await playOnce(bob, duel, code);
  await playOnce(bob, duel, code);
  await ann.until(() => isAwaited(ann, code));
  time.advance(increment / 2);
  await playOnce(ann, duel, code);
  expect(clockOf(ann, code).left[0]).toBe(increment / 2 + increment);
});

test('a clock that runs out after a restart does so with nobody looking', async () => {
  const table = await startTable();
  table.time.advance(1000);
  await table.people[0].mustAsk({ t: 'rename', name: 'Ann' });
  const dataDir = filesNow(table.server.dataDir);
  const time = new ManualTime(table.time.now() + 50_000);
  const server = await serve({ games: [duel], time, dataDir });
  const eve = await server.connect();
  eve.raw(JSON.stringify({ t: 'ping', at: 1 }));
  await eve.until(() => eve.messages.some((message) => message.t === 'pong'));
  time.advance(bank - 1000);
  await eve.follow(table.code);
  await eve.until(() => eve.tables.get(table.code)!.seats[0]!.bot === 'builder');
  await eve.until(() => eve.view(table.code).update.awaiting[0] === 1);
});

describe('somebody sets the clock of the machine', () => {
  const HOUR = 3_600_000;

  test('an hour ahead takes nothing from the one who thinks, and makes nobody go', async () => {
    const { time, people, code } = await startTable();
    const [ann, bob] = people;
    time.advance(7000);
    await bob.close();
    await ann.until(() => !ann.tables.get(code)!.seats[1]!.online);
    time.set(HOUR);
    time.advance(1000);
    expect(await askClock(ann, code)).toEqual({ left: [bank - 8000, bank], running: [0] });
    expect(ann.tables.get(code)!.seats[0]!.bot).toBeUndefined();
    expect(ann.tables.get(code)!.seats[1]!.awayFor).toBe(1000);
    await playOnce(ann, duel, code);
    expect(clockOf(ann, code)).toEqual({ left: [bank - 8000 + increment, bank], running: [1] });
  });

  test('an hour back stops no clock', async () => {
    const { time, people, code } = await startTable();
    const [ann, bob] = people;
    time.advance(1000);
    await playOnce(ann, duel, code);
    time.set(-HOUR);
    time.advance(2000);
    expect((await askClock(bob, code)).left).toEqual([bank - 1000 + increment, bank - 2000]);
    await playOnce(bob, duel, code);
    await playOnce(bob, duel, code);
    time.advance(3000);
    expect((await askClock(ann, code)).left[0]).toBe(bank - 4000 + increment);
    time.advance(bank - 4000 + increment);
    await bob.until(() => bob.tables.get(code)!.seats[0]!.bot === 'builder');
    // In the log, what comes later never seems to have come before.
    const times = bob.view(code).events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('a table that was begun before goes on after a restart, whatever the clock says then', async () => {
    const table = await startTable();
    table.time.advance(3000);
    await playOnce(table.people[0], duel, table.code);
    table.time.advance(20_000);
    for (const away of [-HOUR, HOUR]) {
      const after = await killAndRestart(table, away);
      after.time.advance(5000);
      expect((await askClock(after.people[0], after.code)).left).toEqual([bank - 3000 + increment, bank - 25_000]);
    }
  });
});
