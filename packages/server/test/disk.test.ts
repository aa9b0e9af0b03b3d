// A disk that is full, or gone: what needs no disk goes on, and what needs it is answered.
import { duel } from '@maravilha/duel';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { raw, upgradeRequest } from './kit/raw.ts';
import { ManualTime, serve, tempDir, type TestServer } from './kit/server.ts';

const stored = async (options: Partial<ServerOptions> = { limits: { health: 0 } }) => {
  const webDir = tempDir();
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>');
  const store = await SqliteStore.open(join(tempDir(), 'maravilha.db'));
  const server = await serve({ games: [duel], store, webDir, ...options });
  return { store, server };
};

const newGuest = async ({ url }: TestServer): Promise<string> => {
  const { socket, until, text } = await raw(url);
  socket.write(upgradeRequest('/ws'));
  await until((now) => now.includes('\r\n\r\n'));
  socket.destroy();
  return text().slice(9, 12);
};

const page = async ({ url }: TestServer, path = '/') => {
  const answer = await fetch(url + path);
  return { status: answer.status, cookies: answer.headers.getSetCookie().length, isPage: (await answer.text()).includes('the client') };
};

const health = async ({ url }: TestServer): Promise<unknown> => {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.json()];
};

test('a disk that is full: pages come, new guests are sent away, health says why, and with room all is well again', async () => {
  const { store, server } = await stored();
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel' });
  expect(await health(server)).toEqual([200, { ok: true }]);
  store.limitPages(1);
  // What is left in the pages that are there is used up first.
  const answers: string[] = [];
  while (answers.at(-1) !== '503' && answers.length < 1000) answers.push(await newGuest(server));
  expect(new Set(answers)).toEqual(new Set(['101', '503']));
  expect(await health(server)).toEqual([503, { ok: false, why: 'The data cannot be written and read (database or disk is full).' }]);
  expect(await page(server)).toEqual({ status: 200, cookies: 0, isPage: true });
  expect(await page(server, `/t/${code}`)).toEqual({ status: 200, cookies: 0, isPage: true });
  const back = await server.connect({ cookie: ann.cookie });
  expect([back.name, (await back.follow(code!)).t]).toEqual([ann.name, 'ok']);

  store.limitPages();
  expect(await health(server)).toEqual([200, { ok: true }]);
  expect(await newGuest(server)).toBe('101');
  expect(await page(server)).toEqual({ status: 200, cookies: 1, isPage: true });
});

test('a store that does not answer at all: pages come, and everything else says so', async () => {
  const { store, server } = await stored();
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel' });
  await ann.close();
  await store.close();
  expect(await page(server)).toEqual({ status: 200, cookies: 0, isPage: true });
  // This one is in memory; the other has to be read.
  expect((await page(server, `/t/${code}`)).isPage).toBe(true);
  expect(await page(server, '/t/ZZZZZZ')).toEqual({ status: 503, cookies: 0, isPage: true });
  expect(await newGuest(server)).toBe('503');
  expect(await health(server)).toMatchObject([503, { ok: false }]);
  await expect(server.close()).rejects.toThrow();
});

test('health is looked at once in a while, however often it is asked for', async () => {
  const time = new ManualTime();
  const { store, server } = await stored({ time, limits: { health: 1000 } });
  expect(await health(server)).toEqual([200, { ok: true }]);
  await store.close();
  expect(await health(server)).toEqual([200, { ok: true }]);
  time.advance(1000);
  expect(await health(server)).toMatchObject([503, { ok: false }]);
  await expect(server.close()).rejects.toThrow();
});
