// Seats of a table before its start: how many there are, and who takes those that are left.
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { playOut } from './kit/player.ts';
import { serve, type TestServer } from './kit/server.ts';

const refused = (code: string): object => expect.objectContaining({ t: 'refused', code });

const tableFor = async (owner: TestClient, seats: number): Promise<string> => {
  const { code } = await owner.mustAsk({ t: 'create', game: 'toy', options: { seats } });
  await owner.follow(code!);
  return code!;
};

const comeIn = async (server: TestServer, code: string, seat: number): Promise<TestClient> => {
  const person = await server.connect();
  await person.follow(code);
  await person.mustAsk({ t: 'sit', code, seat });
  return person;
};

test('the owner takes an open seat away; the seats after it move up', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  const code = await tableFor(ann, 4);
  const bob = await comeIn(server, code, 3);
  expect(await bob.ask({ t: 'close', code, seat: 1 })).toEqual(refused('not-owner'));
  expect(await ann.ask({ t: 'close', code, seat: 3 })).toEqual(refused('seat-taken'));
  expect(await ann.ask({ t: 'close', code, seat: 4 })).toEqual(refused('seat-taken'));
  await ann.mustAsk({ t: 'close', code, seat: 1 });
  expect(ann.tables.get(code)).toMatchObject({
    options: { seats: 3 },
    seats: [{ kind: 'person' }, { kind: 'open' }, { name: bob.name }],
  });
  await bob.until(() => bob.tables.get(code)!.you === 2);
  await ann.mustAsk({ t: 'close', code, seat: 1 });
  await ann.mustAsk({ t: 'bot', code, seat: 1 });
  // The game has no table for one.
  expect(await ann.ask({ t: 'close', code, seat: 1 })).toEqual(refused('bad-options'));
  await ann.mustAsk({ t: 'options', code, options: { seats: 4 } });
  expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['person', 'open', 'open', 'open']);
});

test('the owner starts with bots on the seats that are still open', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  const code = await tableFor(ann, 4);
  const bob = await comeIn(server, code, 2);
  expect(await ann.ask({ t: 'start', code, bots: 'genius' })).toEqual(refused('unknown-level'));
  expect(await bob.ask({ t: 'start', code, bots: 'builder' })).toEqual(refused('not-owner'));
  expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['person', 'open', 'person', 'open']);
  await ann.mustAsk({ t: 'start', code, bots: 'builder' });
  expect(ann.tables.get(code)).toMatchObject({
    status: 'playing',
    seats: [{}, { bot: 'builder' }, { name: bob.name }, { bot: 'builder' }],
  });
  await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
});

test('more seats, fewer seats, teams: what does not go together is refused and changes nothing', async () => {
  const server = await serve({ games: [sevenWonders] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 7 } });
  await ann.follow(code!);
  expect(await ann.ask({ t: 'options', code, options: { teams: true } })).toEqual(refused('bad-options'));
  expect(ann.tables.get(code!)).toMatchObject({ options: { seats: 7, teams: false } });
  await ann.mustAsk({ t: 'options', code, options: { teams: true, seats: 6 } });
  expect(ann.tables.get(code!)!.seats).toHaveLength(6);
  expect(await ann.ask({ t: 'close', code, seat: 5 })).toEqual(refused('bad-options'));
  expect(await ann.ask({ t: 'options', code, options: { seats: 5 } })).toEqual(refused('bad-options'));
  expect(await ann.ask({ t: 'options', code, options: { seats: 8, teams: false } })).toEqual(refused('bad-options'));
  expect(ann.tables.get(code!)).toMatchObject({ options: { seats: 6, teams: true } });
});

test('partners stay together in the rematch of a game for teams', async () => {
  const server = await serve({ games: [sevenWonders] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 4, teams: true }, bots: 'apprentice' });
  await ann.mustAsk({ t: 'bot', code, seat: 1, level: 'builder' });
  await ann.follow(code!);
  await ann.mustAsk({ t: 'start', code });
  await playOut(ann, sevenWonders, code!);
  const { code: next } = await ann.mustAsk({ t: 'rematch', code });
  await ann.follow(next!);
  expect(ann.tables.get(next!)).toMatchObject({
    you: 2,
    seats: [{ bot: 'apprentice' }, { bot: 'apprentice' }, { name: ann.name }, { bot: 'builder' }],
  });
});
