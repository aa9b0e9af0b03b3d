import { storeContract, tableWith, WAITING } from '@maravilha/host/testing';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/store/driver.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { tempDir } from './kit/server.ts';
import { sessionContract } from './session-contract.ts';

const openAt = async (path: string): Promise<SqliteStore> => {
  const store = await SqliteStore.open(path);
  onTestFinished(async () => {
    await store.close().catch(() => undefined);
  });
  return store;
};

const openAnew = async () => {
  const path = join(tempDir(), 'maravilha.db');
  let store = await openAt(path);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openAt(path);
      return store;
    },
  };
};

describe('sqlite', () => storeContract({ test }, openAnew));
sessionContract('sqlite', openAnew);

test('writes are durable: WAL, and the disk is waited for at every commit', async () => {
  const path = join(tempDir(), 'maravilha.db');
  const store = await openAt(path);
  expect(store.synchronous).toBe(2);
  const db = await openDatabase(path);
  onTestFinished(() => db.close());
  expect(db.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
});

test('somebody who reads the file at the end is not in the way, and nothing is lost', async () => {
  const path = join(tempDir(), 'maravilha.db');
  const store = await openAt(path);
  await store.create(tableWith('AAAAAA'), WAITING);
  const reader = await openDatabase(path, true);
  reader.exec('BEGIN');
  expect(reader.prepare('SELECT code FROM tables').all()).toEqual([{ code: 'AAAAAA' }]);
  await store.create(tableWith('BBBBBB'), WAITING);
  await store.close();
  reader.close();
  const again = await openAt(path);
  expect(again.damage).toBeUndefined();
  expect(await again.load('BBBBBB')).toBeDefined();
});

test('a file of a newer program is left alone, with a clear sentence', async () => {
  const path = join(tempDir(), 'maravilha.db');
  await (await SqliteStore.open(path)).close();
  const db = await openDatabase(path);
  db.exec('PRAGMA user_version = 999');
  db.close();
  const bytes = readFileSync(path);
  await expect(SqliteStore.open(path)).rejects.toThrow(/newer Maravilha \(schema 999/);
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('a file that is no database is left alone, with a clear sentence', async () => {
  const path = join(tempDir(), 'maravilha.db');
  writeFileSync(path, 'nothing like a database '.repeat(500));
  await expect(SqliteStore.open(path)).rejects.toThrow(/damaged or not a Maravilha database/);
});

test('a second server on the same file is refused with a clear sentence', async () => {
  const path = join(tempDir(), 'maravilha.db');
  await openAt(path);
  await expect(SqliteStore.open(path)).rejects.toThrow(/in use by another Maravilha/);
});

test('a folder that cannot be made is told with a clear sentence', async () => {
  const folder = join(tempDir(), 'file');
  writeFileSync(folder, '');
  await expect(SqliteStore.open(join(folder, 'data', 'maravilha.db'))).rejects.toThrow(/cannot be written/);
});

test('a file that cannot be opened is told with a clear sentence', async () => {
  const path = join(tempDir(), 'maravilha.db');
  mkdirSync(path);
  await expect(SqliteStore.open(path)).rejects.toThrow(/cannot be written/);
});

test('a file from the time when one list of downtimes was kept for all tables: each match knows how long it has run', async () => {
  const path = join(tempDir(), 'maravilha.db');
  const db = await openDatabase(path);
  db.exec(MIGRATIONS.slice(0, 2).join(';'));
  db.exec(`
    PRAGMA user_version = 2;
    INSERT INTO alive VALUES (1, 2500);
    INSERT INTO downtimes VALUES (500, 700), (1200, 1500), (1900, 2000);
  `);
  const add = (code: string, status: string, started: string, due: string): void =>
    db.exec(
      `INSERT INTO tables (code, game, rules, options, settings, listed, status, created_at, started_at, touched_at, version, length, pending, held, wake, due)
       VALUES ('${code}', 'toy', 1, '{}', '{"clock":"fast"}', 0, '${status}', 900, ${started}, 1, 0, 0, 0, 1, 1, ${due})`,
    );
  // When its clock is empty had been put off by the downtime after its last entry.
  add('AAAAAA', 'playing', '1000', '5000');
  add('BBBBBB', 'playing', '2100', '2600');
  add('CCCCCC', 'waiting', 'NULL', 'NULL');
  for (const [n, at] of [1100, 1600].entries())
    db.exec(`INSERT INTO entries (code, n, at, seat, kind) VALUES ('AAAAAA', ${n}, ${at}, 0, 'left')`);
  db.exec(`UPDATE tables SET length = 2 WHERE code = 'AAAAAA'`);
  db.close();

  const store = await openAt(path);
  const [a, b, c] = await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => store.load(code)));
  expect(a?.entries.map(({ elapsed }) => elapsed)).toEqual([100, 300]);
  expect(a).toMatchObject({ elapsed: 1100, play: { elapsed: 300, due: 3600 } });
  expect(b).toMatchObject({ elapsed: 400, play: { elapsed: 0, due: 500 } });
  expect(c).toMatchObject({ elapsed: 0, play: { due: undefined } });
});
