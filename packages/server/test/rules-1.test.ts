// A database from the time when every game was at rules 1 (fixtures/README.md): its tables go on under those rules.
import { FAMILY, familyOf, member } from '@maravilha/family';
import { type AnyGame, newestOf, readLog, verify } from '@maravilha/kernel';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botThread } from '../src/bot-thread.ts';
import type { BotThreads } from '../src/bots.ts';
import { LIMITS } from '../src/limits.ts';
import { openDatabase } from '../src/store/driver.ts';
import type { TestClient } from './kit/client.ts';
import { isOver, playOut } from './kit/player.ts';
import { ManualTime, serve, tempDir, type TestServer } from './kit/server.ts';

const FIXTURES = new URL('fixtures/', import.meta.url);
const { tokens, tables } = JSON.parse(readFileSync(new URL('rules-1.json', FIXTURES), 'utf8')) as {
  tokens: Record<'Ana' | 'Bia' | 'Caio', string>;
  tables: Record<string, string>;
};
const codeOf = (name: string): string => tables[name] ?? '';

const copyOfFixture = (): string => {
  const dataDir = tempDir();
  copyFileSync(new URL('rules-1.db', FIXTURES), join(dataDir, 'maravilha.db'));
  return dataDir;
};

/** The bots as they are, in this thread, with hardly any time. */
const hasty = (): BotThreads => {
  const think = botThread(FAMILY);
  return { decide: async (request) => think({ ...request, due: 0, least: 1, crowd: Int32Array.of(0, 1) }), close: async () => undefined };
};

const seated = async (server: TestServer, names: readonly (keyof typeof tokens)[], code: string): Promise<TestClient[]> => {
  const people = await Promise.all(names.map((name) => server.connect({ cookie: tokens[name] })));
  for (const [n, person] of people.entries()) {
    expect(await person.follow(code)).toMatchObject({ t: 'ok' });
    expect(person.name).toBe(names[n]);
  }
  return people;
};

const expectTrueLog = (person: TestClient, code: string): void => {
  const read = readLog(person.revealed.get(code)?.log, FAMILY.versions);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  expect(read.value.rules).toBe(1);
  const game = FAMILY.find(read.value.game)?.expert(1)?.game as AnyGame;
  for (const check of verify(game, read.value)) expect(check).toMatchObject({ passed: true });
};

const RUNNING = [
  { name: 'babylon, last turn', people: ['Ana', 'Bia'], seq: 32, ready: [0, 2] },
  { name: 'babylon, last card', people: ['Ana'], seq: 30, ready: [] },
  { name: 'cities, teams', people: ['Ana', 'Bia'], seq: 36, ready: [0, 1, 3] },
  { name: 'dice', people: ['Ana', 'Bia'], seq: 35, ready: [1, 2] },
  { name: 'duel', people: ['Ana', 'Bia'], seq: 29, ready: [] },
  { name: 'architects', people: ['Ana', 'Bia'], seq: 14, ready: [] },
] as const;

describe('a table of rules 1', () => {
  test.each(RUNNING)('goes on where it was, and is played to its end: $name', async ({ name, people: names, seq, ready }) => {
    const server = await serve({ dataDir: copyOfFixture(), bots: hasty() });
    const code = codeOf(name);
    const people = await seated(server, names, code);
    const [ana] = people as [TestClient];
    expect(ana.tables.get(code)).toMatchObject({ rules: 1, status: 'playing' });
    expect(ana.view(code).update).toMatchObject({ seq, ready });
    const game = FAMILY.find(ana.tables.get(code)?.game ?? '')?.expert(1)?.game as AnyGame;
    await Promise.all(people.map((person) => playOut(person, game, code)));
    expect(isOver(ana, code)).toBe(true);
    expectTrueLog(ana, code);
    expect(server.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('whose clock ran when the server went down goes on from there', async () => {
    const server = await serve({ dataDir: copyOfFixture(), bots: hasty(), time: new ManualTime(Date.UTC(2040, 0)) });
    const code = codeOf('duel');
    const [ana] = (await seated(server, ['Ana'], code)) as [TestClient];
    // By the choices in its log and the last sign of life, as the server of that time reckoned.
    expect(ana.view(code).update.clock).toEqual({ left: [1_346_355, 1_319_921], running: [0] });
  });

  test('has what people can do now: words, seats that change hands, giving up', async () => {
    const server = await serve({ dataDir: copyOfFixture(), bots: hasty() });
    const code = codeOf('cities, teams');
    const [ana, bia] = (await seated(server, ['Ana', 'Bia'], code)) as [TestClient, TestClient];
    const { settings, seats, you = -1 } = ana.tables.get(code)!;
    expect(settings).toMatchObject({ chat: 'open', clock: expect.any(String) as string });
    await ana.mustAsk({ t: 'say', code, to: 'table', phrase: 'hello' });
    const eve = await server.connect();
    await eve.follow(code);
    const bot = seats.findIndex((seat) => seat.kind === 'bot');
    await eve.mustAsk({ t: 'ask-seat', code, seat: bot });
    const { owner } = ana.tables.get(code)!;
    const host = owner === you ? ana : bia;
    await host.mustAsk({ t: 'answer-seat', code, seat: bot, who: eve.tables.get(code)!.me, yes: true });
    await ana.mustAsk({ t: 'resign', code });
    const game = FAMILY.find('seven-wonders')?.expert(1)?.game as AnyGame;
    await Promise.all([bia, eve].map((person) => playOut(person, game, code)));
    await ana.until(() => isOver(ana, code));
    expectTrueLog(ana, code);
    expect(server.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('that is over shows its log, and its rematch takes the newest rules', async () => {
    const server = await serve({ dataDir: copyOfFixture(), bots: hasty() });
    const code = codeOf('duel, over');
    const [ana] = (await seated(server, ['Ana'], code)) as [TestClient];
    await ana.until(() => isOver(ana, code));
    expectTrueLog(ana, code);
    const { code: next = '' } = await ana.mustAsk({ t: 'rematch', code });
    await ana.follow(next);
    expect(ana.tables.get(next)?.rules).toBe(FAMILY.find('duel')?.newest.game.rules);
  });

  test('that has not begun takes the newest rules', async () => {
    const server = await serve({ dataDir: copyOfFixture(), bots: hasty() });
    const code = codeOf('lobby');
    const newest = FAMILY.find('seven-wonders')?.newest.game as AnyGame;
    const [ana, bia] = (await seated(server, ['Ana', 'Bia'], code)) as [TestClient, TestClient];
    expect(ana.tables.get(code)).toMatchObject({ status: 'waiting', rules: newest.rules });
    await bia.mustAsk({ t: 'sit', code, seat: 2 });
    await ana.mustAsk({ t: 'start', code });
    await Promise.all([ana, bia].map((person) => playOut(person, newest, code)));
    expect(ana.revealed.get(code)?.log).toMatchObject({ rules: newest.rules });
  });
});

const rowsOf = async (dataDir: string): Promise<unknown> => {
  const db = await openDatabase(join(dataDir, 'maravilha.db'));
  const all = ['tables', 'seats', 'entries'].map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all());
  db.close();
  return JSON.parse(JSON.stringify(all)) as unknown;
};

describe('a table of rules or of a game that this build does not know', () => {
  /** A build from before: it has Duel, but not its newest rules, and none of the other games. */
  const OLDER = familyOf([member({ versions: [{ ...newestOf(FAMILY.find('duel')!.versions), rules: 0 }] })]);

  test('is refused in one sentence, and nothing of it is changed or removed', async () => {
    const dataDir = copyOfFixture();
    const before = await rowsOf(dataDir);
    // So late that every table of the fixture is due.
    const time = new ManualTime(Date.UTC(2040, 0));
    const server = await serve({ dataDir, family: OLDER, bots: hasty(), time, limits: { ping: 1e12 } });
    const ana = await server.connect({ cookie: tokens.Ana });
    for (const code of Object.values(tables)) {
      for (const message of [
        { t: 'enter', code },
        { t: 'start', code },
        { t: 'stand', code },
        { t: 'rematch', code },
      ])
        expect(await ana.ask(message)).toMatchObject({ t: 'refused', code: 'unknown-rules' });
      expect((await fetch(`${server.url}/api/log/${code}`)).status).toBe(409);
    }
    const [duel] = OLDER.members;
    const { code: own = '' } = await ana.mustAsk({ t: 'create', game: 'duel', bots: 'builder' });
    await ana.follow(own);
    expect(ana.tables.get(own)?.rules).toBe(duel?.newest.game.rules);
    time.advance(LIMITS.cleanup);
    await ana.mustAsk({ t: 'stand', code: own });
    time.advance(LIMITS.keep.empty + 2 * LIMITS.cleanup);
    await ana.close();
    await server.close();
    const after = (await rowsOf(dataDir)) as { code: string }[][];
    // A newer file has more columns; what was there is as it was.
    expect(after.map((rows) => rows.filter(({ code }) => code !== own))).toMatchObject(before as object[]);

    // A build that knows them goes on as if nothing had been.
    const newer = await serve({ dataDir, bots: hasty() });
    const [again] = (await seated(newer, ['Ana'], codeOf('duel'))) as [TestClient];
    expect(again.view(codeOf('duel')).update.seq).toBe(29);
  });
});
