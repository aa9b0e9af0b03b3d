// A start with many tables that must be woken: whoever comes is answered before.
import { toy } from '@maravilha/kernel/testing';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { systemTime } from '../src/system-time.ts';
import { prepareTable } from './kit/prepared.ts';
import { familyWith, serve, tempDir, type TestServer } from './kit/server.ts';

const TABLES = 400;

const inMemory = async ({ url }: TestServer): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^maravilha_tables (\d+)$/m.exec(text)?.[1]);
};

test('pages and sockets are answered while tables are still being loaded', async () => {
  const dataDir = tempDir();
  const store = await SqliteStore.open(join(dataDir, 'maravilha.db'));
  const family = familyWith(toy);
  const table = { game: toy.id, options: { seats: 2 }, seed: 'ab'.repeat(32), clock: 'calm', choices: [] } as const;
  await Promise.all(
    Array.from({ length: TABLES }, () =>
      prepareTable(store, family, systemTime, { ...table, seats: [{ person: 'Ann' }, { person: 'Bob' }] }),
    ),
  );
  await store.close();
  const server = await serve({ games: [toy], dataDir });
  expect(await inMemory(server)).toBeLessThan(TABLES);
  const ann = await server.connect();
  expect(await inMemory(server)).toBeLessThan(TABLES);
  await ann.mustAsk({ t: 'create', game: toy.id });
  await expect.poll(() => inMemory(server)).toBeGreaterThanOrEqual(TABLES);
});
