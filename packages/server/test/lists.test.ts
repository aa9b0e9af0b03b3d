// What the home page is told of tables.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER, CLOCK_TIMES, type ServerMessage, type TableSummary } from '@maravilha/protocol';
import { sevenWonders } from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import type { TestClient } from './kit/client.ts';
import { playOnce } from './kit/player.ts';
import { killed, tableOf } from './kit/table.ts';
import { ManualTime, serve } from './kit/server.ts';

type Lobby = Extract<ServerMessage, { t: 'lobby' }>;

const lobbyOf = async (client: TestClient): Promise<Lobby> => {
  const count = client.messages.length;
  client.tell({ t: 'lobby', on: true });
  await client.until(() => client.messages.slice(count).some(({ t }) => t === 'lobby'));
  client.tell({ t: 'lobby', on: false });
  return client.messages.slice(count).find((message) => message.t === 'lobby')!;
};

const summaryOf = async (client: TestClient, code: string): Promise<TableSummary> =>
  (await lobbyOf(client)).yours.find((table) => table.code === code)!;

test('my tables: the wonders, the age, whose turn it is, and how long the clock still runs', async () => {
  const { people, code, time } = await tableOf(sevenWonders, { people: 3, settings: { clock: 'turn' } });
  const [ann, bob, cid] = people as [TestClient, TestClient, TestClient];
  await playOnce(ann, sevenWonders, code);
  time.advance(5000);
  const boards = (ann.view(code).update.view as unknown as { seats: { board: string }[] }).seats.map(({ board }) => board);
  expect(boards.every((board) => board.length > 2)).toBe(true);
  expect(await summaryOf(ann, code)).toMatchObject({
    you: 0,
    solo: false,
    yourTurn: false,
    waitingFor: [bob.name, cid.name],
    age: 1,
    wonders: boards,
    due: CLOCK_TIMES.turn.bank - 5000,
  });
  expect(await summaryOf(cid, code)).toMatchObject({ you: 2, yourTurn: true });
});

test('what is not there yet is not told: a wonder to be chosen, an age, a clock', async () => {
  const table = await tableOf(sevenWonders, { people: 3, options: { boards: 'choose', sides: 'choose' } });
  const [ann] = table.people as [TestClient];
  const first = await summaryOf(ann, table.code);
  expect(first).toMatchObject({ wonders: [null, null, null] });
  expect(first).not.toHaveProperty('age');
  expect(first).not.toHaveProperty('due');
  const chooser = table.people[ann.view(table.code).update.awaiting[0]!]!;
  await playOnce(chooser, sevenWonders, table.code);
  const chosen = await summaryOf(ann, table.code);
  expect(chosen.wonders?.filter((wonder) => wonder !== null)).toHaveLength(1);
});

test('a clock in a list stands still while no server runs', async () => {
  const table = await tableOf(duel, { people: 2, settings: { clock: 'fast' }, options: { starter: 'first-seat' } });
  const [ann, bob] = table.people as [TestClient, TestClient];
  await playOnce(ann, duel, table.code);
  table.time.advance(3000);
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const after = await killed(table, duel, []);
  after.time.advance(2000);
  const again = await after.server.connect({ cookie: bob.cookie });
  expect((await summaryOf(again, table.code)).due).toBe(CLOCK_TIMES.fast.bank - 5000);
});

test('tables of people have a calm clock unless they say otherwise; a game against bots that starts at once has none', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  const clockOf = async (more: object): Promise<string> => {
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', ...more });
    await ann.follow(code);
    return ann.tables.get(code)!.settings.clock;
  };
  expect(await clockOf({})).toBe('calm');
  expect(await clockOf({ bots: 'builder' })).toBe('calm');
  expect(await clockOf({ bots: 'builder', start: true })).toBe('none');
  expect(await clockOf({ settings: { clock: 'none' } })).toBe('none');
  expect(await clockOf({ bots: 'builder', start: true, settings: { clock: 'turn' } })).toBe('turn');
});

const openFor = async (client: TestClient): Promise<readonly string[]> => {
  // What the server does each minute is a write; the answer to this one comes after it.
  await client.mustAsk({ t: 'rename', name: 'Eve' });
  return (await lobbyOf(client)).open.map((table) => table.code);
};

test('an open table is listed while somebody who sits there is there, and for a short time after', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [toy], time, limits: { ping: 1e12, hello: 1e12, lobby: 0 } });
  const [ann, eve] = await Promise.all([server.connect(), server.connect()]);
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', settings: { listed: true } });
  await ann.follow(code);
  for (let minute = 0; minute < 10; minute++) {
    time.advance(LIMITS.sweep);
    expect(await openFor(eve)).toEqual([code]);
  }
  await eve.follow(code);
  await ann.close();
  await eve.until(() => !eve.tables.get(code)!.seats[0]!.online);
  time.advance(LIMITS.shown);
  expect(await openFor(eve)).toEqual([code]);
  // Whoever only looks keeps no table open.
  time.advance(LIMITS.sweep);
  expect(await openFor(eve)).toEqual([]);
  const back = await server.connect({ cookie: ann.cookie });
  await back.follow(code);
  expect(await openFor(eve)).toEqual([code]);
});

test('of tables alone the oldest goes when there are too many; those with friends stay, and one that is looked at', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [toy], time, limits: { soloTables: 2, ping: 1e12, hello: 1e12 } });
  const [ann, bob] = await Promise.all([server.connect(), server.connect()]);
  const make = async (): Promise<string> => {
    time.advance(1000);
    return (await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true })).code!;
  };
  const { code: friends = '' } = await ann.mustAsk({ t: 'create', game: 'toy' });
  await bob.mustAsk({ t: 'sit', code: friends, seat: 1 });
  const [first, second] = [await make(), await make()];
  const mine = async (): Promise<string[]> => (await lobbyOf(ann)).yours.map(({ code }) => code).toSorted();
  expect(await mine()).toEqual([friends, first, second].toSorted());
  const third = await make();
  expect(await mine()).toEqual([friends, second, third].toSorted());
  await bob.follow(second);
  const fourth = await make();
  expect(await mine()).toEqual([friends, second, third, fourth].toSorted());
  const many = await Promise.all(Array.from({ length: 10 }, () => ann.mustAsk({ t: 'create', game: 'toy' })));
  expect(many).toHaveLength(10);
  expect((await mine()).length).toBeLessThanOrEqual(4);
  expect(await mine()).toEqual(expect.arrayContaining([friends, second]));
});

test('a rematch says who has asked, also after a restart, and begins when all have', async () => {
  const table = await tableOf(toy, { people: 3 });
  const [ann, bob, cid] = table.people as [TestClient, TestClient, TestClient];
  await cid.close();
  await ann.until(() => !ann.tables.get(table.code)!.seats[2]!.online);
  table.time.advance(AWAY_AFTER);
  await bob.until(() => bob.tables.get(table.code)!.seats[2]!.awayFor === AWAY_AFTER);
  for (const person of [ann, bob]) await person.mustAsk({ t: 'vote', code: table.code, about: 2, choice: 'end' });
  const { code: next = '' } = await bob.mustAsk({ t: 'rematch', code: table.code });
  await ann.until(() => ann.tables.get(table.code)!.next === next);
  expect(ann.tables.get(table.code)!.nextBy).toBe(bob.name);
  await ann.follow(next);
  const ready = (client: TestClient): unknown => client.tables.get(next)!.seats.map((seat) => [seat.name, seat.ready]);
  // Everyone is one seat further.
  expect(ready(ann)).toEqual([
    [bob.name, true],
    [cid.name, undefined],
    [ann.name, undefined],
  ]);
  const after = await killed(table, toy, [ann]);
  const [again] = after.people as [TestClient];
  await again.follow(next);
  expect(again.tables.get(next)!.seats.map((seat) => seat.ready)).toEqual([true, undefined, undefined]);
  await again.mustAsk({ t: 'rematch', code: table.code });
  expect(again.tables.get(next)).toMatchObject({ status: 'waiting' });
  const cidAgain = await after.server.connect({ cookie: cid.cookie });
  await cidAgain.mustAsk({ t: 'rematch', code: table.code });
  await again.until(() => again.tables.get(next)!.status === 'playing');
  expect(again.tables.get(next)!.seats.map((seat) => seat.ready)).toEqual([undefined, undefined, undefined]);
});
