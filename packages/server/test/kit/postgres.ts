// A real PostgreSQL server, which the run of the tests keeps.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { PostgresStore } from '../../src/store/postgres.ts';
import { ask } from './servers.ts';

export const inDatabase = async <T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

/** Room of its own on the server that all tests share: an empty schema. */
export const freshDatabase = async (): Promise<string> => {
  const { url } = await ask('shared');
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await inDatabase(url, (client) => client.query(`CREATE SCHEMA ${schema}`));
  return `${url}?options=-csearch_path%3D${schema}`;
};

interface MortalServer {
  readonly url: string;
  /** As `kill -9`. */
  kill(): Promise<void>;
  /** After that, with what it had. */
  start(): Promise<void>;
}

/** A server that nobody else needs. */
export const mortalServer = async (): Promise<MortalServer> => {
  const { id, url } = await ask('own');
  return {
    url,
    kill: async () => void (await ask(`kill/${id}`)),
    start: async () => void (await ask(`start/${id}`)),
  };
};

export const openPostgres = async (url: string): Promise<PostgresStore> => {
  const store = await PostgresStore.open(url);
  onTestFinished(async () => {
    await store.close().catch(() => undefined);
  });
  return store;
};
