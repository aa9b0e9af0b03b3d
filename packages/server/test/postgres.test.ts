// What only a database has that several share, over a network, and that may go away.
import { choice, PLAYING, tableWith, WAITING, word } from '@maravilha/host/testing';
import { toy } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { StartError } from '../src/start-error.ts';
import { POSTGRES_MIGRATIONS } from '../src/store/postgres-schema.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { freshDatabase, inDatabase, mortalServer, openPostgres } from './kit/postgres.ts';
import { serve } from './kit/server.ts';

const BOTH = [
  { kind: 'person', player: 'ann' },
  { kind: 'person', player: 'bob' },
] as const;

const codesOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `TABLE${n}`);

test('several programs that start at once on an empty database all find its tables', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  await Promise.all(stores.map((store) => store.check()));
  expect(await stores[0]!.create(tableWith('AAAAAA'), WAITING)).toBe('done');
  expect(await stores[3]!.load('AAAAAA')).toBeDefined();
});

test('stores that share a database: of appends that race one wins, words have numbers of their own, and limits hold', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  const [first] = stores;
  const codes = codesOf(12);
  for (const code of codes) await first.create(tableWith(code, { status: 'playing' }), PLAYING);
  for (let length = 0; length < 5; length++) {
    const written = await Promise.all(
      codes.map((code) => Promise.all(stores.map((store) => store.append(code, length, [choice(length + 1)], PLAYING)))),
    );
    for (const answers of written) expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'done']);
  }
  expect((await Promise.all(codes.map((code) => first.load(code)))).map((stored) => stored?.entries.length)).toEqual(codes.map(() => 5));

  const said = await Promise.all(
    stores.flatMap((store, n) => Array.from({ length: 6 }, (_, m) => store.say(codes[0]!, word(`${n} ${m}`), 100))),
  );
  expect(said.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, n) => n + 1));

  // Nobody sees the write of another in time, so only the database can tell that these are too many.
  const seated = await Promise.all(
    codes.map((code, n) =>
      stores[n % 3]!.save(tableWith(code, { seats: BOTH, version: 1 }), PLAYING, 0, { crowd: { player: 'bob', limit: 4 } }),
    ),
  );
  expect(seated.filter((answer) => answer === 'done').length).toBe(4);
  expect(seated.filter((answer) => answer === 'full').length).toBe(8);
});

test('stores that share a database: a request that comes to all of them counts once, and so do tables made in a burst', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  for (let n = 0; n < 5; n++) {
    const request = { player: 'ann', id: `${n}`, digest: '', at: n };
    const made = await Promise.all(stores.map((store, m) => store.create(tableWith(`ASKED${n}${m}`), WAITING, { request })));
    expect(made.toSorted()).toEqual(['done', 'known', 'known']);
  }
  const crowd = { player: 'bob', limit: 4, alone: true };
  const seats = [{ kind: 'person', player: 'bob' }] as const;
  const burst = await Promise.all(codesOf(12).map((code, n) => stores[n % 3]!.create(tableWith(code, { seats }), WAITING, { crowd })));
  expect(burst.filter((answer) => answer === 'done').length).toBe(4);
  expect(burst.filter((answer) => answer === 'full').length).toBe(8);
});

test('what one write is refused for does not touch those that share its transaction', async () => {
  const store = await openPostgres(await freshDatabase());
  const codes = codesOf(6);
  await Promise.all(codes.map((code) => store.create(tableWith(code, { status: 'playing' }), PLAYING)));
  const named = [choice(1, { client: 'x' }), choice(2, { client: 'x' })];
  const written = await Promise.allSettled(codes.map((code, n) => store.append(code, 0, n % 2 === 0 ? named : [choice(1)], PLAYING)));
  expect(written.map(({ status }) => status)).toEqual(codes.map((_, n) => (n % 2 === 0 ? 'rejected' : 'fulfilled')));
  expect((await store.heads(codes)).get('TABLE1')).toEqual({ version: 0, length: 1, words: 0 });
  expect((await store.heads(codes)).get('TABLE0')).toEqual({ version: 0, length: 0, words: 0 });
});

test('killed in the midst of appends, again and again: what was answered is there, and the store goes on by itself', async () => {
  const server = await mortalServer();
  const store = await openPostgres(server.url);
  const codes = codesOf(8);
  for (const code of codes) await store.create(tableWith(code, { status: 'playing' }), PLAYING);
  /** Answered with `done`, by table. */
  const done = new Map(codes.map((code) => [code, 0]));
  let failures = 0;
  let wanted = 0;

  /** Adds to its table until it has so many entries; what has failed may be there all the same. */
  const add = async (code: string): Promise<void> => {
    while (done.get(code)! < wanted) {
      const length = (await store.heads([code]).catch(() => undefined))?.get(code)?.length;
      if (length === undefined) continue;
      expect(length).toBeGreaterThanOrEqual(done.get(code)!);
      const written = await store.append(code, length, [choice(length + 1, { client: `c${length}` })], PLAYING).catch(() => undefined);
      if (written === undefined) failures += 1;
      else expect(written).toBe('done');
      if (written === 'done') done.set(code, length + 1);
    }
  };

  for (let kills = 0; kills < 3; kills++) {
    wanted += 30;
    const adding = Promise.all(codes.map(add));
    await expect.poll(() => Math.min(...done.values())).toBeGreaterThan(wanted - 25);
    await server.kill();
    await server.start();
    await adding;
  }
  expect(failures).toBeGreaterThan(0);
  for (const code of codes) {
    const entries = (await store.load(code))!.entries;
    expect(entries.length).toBe(done.get(code));
    expect(entries.map(({ client }) => client)).toEqual(entries.map((_, n) => `c${n}`));
  }
});

test('a server whose database goes away says so, and plays on once it is back', async () => {
  const database = await mortalServer();
  const server = await serve({ games: [toy], store: await openPostgres(database.url), limits: { health: 0 } });
  const ann = await server.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: toy.id, bots: 'builder', start: true });
  await ann.follow(code);
  await playOnce(ann, toy, code);
  await ann.until(() => isAwaited(ann, code));
  await database.kill();
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('cannot be written and read')]);
  expect(await ann.ask({ t: 'create', game: toy.id })).toMatchObject({ t: 'refused', code: 'server-error' });
  await database.start();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await playOut(ann, toy, code);
  expect(isOver(ann, code)).toBe(true);
});

test('a database of a newer program is left alone, with a clear sentence', async () => {
  const url = await freshDatabase();
  await (await openPostgres(url)).close();
  await inDatabase(url, (client) => client.query('UPDATE schema_version SET version = 999'));
  await expect(PostgresStore.open(url)).rejects.toThrow(`newer Maravilha (schema 999, this one knows ${POSTGRES_MIGRATIONS.length})`);
});

test('a database that cannot be used is told in one sentence, without its password', async () => {
  const { url } = await mortalServer();
  const { port } = new URL(url);
  const wrong = [`postgres://eve:secret@127.0.0.1:${port}/postgres`, `postgres://eve:secret@127.0.0.1:1/maravilha`];
  for (const each of wrong) {
    const error: unknown = await PostgresStore.open(each).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(/^The database 127\.0\.0\.1:\d+\/\w+ cannot be used \([^\n]+\)\.$/);
    expect((error as Error).message).not.toContain('secret');
  }
});
