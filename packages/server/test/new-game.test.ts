// A new game is one line in the family (kit/with-toy.ts): lobby, people, bots in their threads, clock, log and rematch come with it.
import { BOT_LEVELS } from '@maravilha/bots';
import { type AnyGame, readLog, verify } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { startBots } from '../src/bots.ts';
import { bundle } from './kit/bundle.ts';
import { isOver, playOut } from './kit/player.ts';
import { memoryLog, serve } from './kit/server.ts';
import { WITH_TOY } from './kit/with-toy.ts';

let worker = '';

beforeAll(async () => {
  worker = (await bundle({ 'toy-bots': new URL('kit/toy-bots.ts', import.meta.url) }))('toy-bots');
});

test('the toy game is played from the lobby to its end, by people and real bots', async () => {
  const log = memoryLog();
  const server = await serve({ family: WITH_TOY, bots: startBots({ timeout: 600_000, log, worker }) });
  const [ann, bob] = [await server.connect(), await server.connect()];
  const welcome = ann.messages.find((message) => message.t === 'welcome');
  expect(welcome?.games.find(({ id }) => id === toy.id)).toMatchObject({ seatCounts: toy.seatCounts, bots: BOT_LEVELS });

  const { code = '' } = await ann.mustAsk({ t: 'create', game: toy.id, options: { seats: 4 }, settings: { listed: true, clock: 'calm' } });
  bob.tell({ t: 'lobby', on: true });
  await bob.until(() => bob.messages.some((message) => message.t === 'lobby' && message.open.some((table) => table.code === code)));
  await ann.follow(code);
  await bob.follow(code);
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
  await ann.mustAsk({ t: 'bot', code, seat: 3, level: 'architect' });
  expect(ann.tables.get(code)).toMatchObject({ status: 'waiting', game: toy.id, rules: toy.rules });
  await ann.mustAsk({ t: 'start', code });

  const people = [ann, bob];
  await Promise.all(people.map((person) => playOut(person, toy, code)));
  for (const person of people) expect(isOver(person, code)).toBe(true);
  const read = readLog(ann.revealed.get(code)?.log, WITH_TOY.versions);
  if (!read.ok) throw new Error(read.error.detail);
  for (const check of verify(toy as AnyGame, read.value)) expect(check).toMatchObject({ passed: true });
  expect([...server.log.lines, ...log.lines].filter(({ level }) => level === 'error')).toEqual([]);

  const { code: next = '' } = await ann.mustAsk({ t: 'rematch', code });
  await ann.follow(next);
  expect(ann.tables.get(next)).toMatchObject({ game: toy.id, status: 'waiting' });
});
