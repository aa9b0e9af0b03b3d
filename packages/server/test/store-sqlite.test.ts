import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/store/driver.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { tempDir } from './kit/server.ts';
import { storeContract } from './store-contract.ts';

const openAt = async (path: string): Promise<SqliteStore> => {
  const store = await SqliteStore.open(path);
  onTestFinished(async () => {
    await store.close().catch(() => undefined);
  });
  return store;
};

storeContract('sqlite', async () => {
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
});

test('writes are durable: WAL, and the disk is waited for at every commit', async () => {
  const path = join(tempDir(), 'maravilha.db');
  const store = await SqliteStore.open(path);
  expect(store.synchronous).toBe(2);
  await store.close();
  const db = await openDatabase(path);
  onTestFinished(() => db.close());
  expect(db.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
});

test('a file of a newer program is left alone, with a clear sentence', async () => {
  const path = join(tempDir(), 'maravilha.db');
  await (await SqliteStore.open(path)).close();
  const db = await openDatabase(path);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(SqliteStore.open(path)).rejects.toThrow(/newer Maravilha \(schema 999/);
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
