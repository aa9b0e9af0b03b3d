// Nobody finds tables by trying codes, and nobody notices who does not try.
import { duel } from '@maravilha/duel';
import { CODE_LENGTH, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { ManualTime, serve, tempDir, type TestServer } from './kit/server.ts';

const MISSES = { burst: 3, perSecond: 1 };
const ZS = 'Z'.repeat(CODE_LENGTH);

const webFolder = (): string => {
  const folder = tempDir();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>');
  return folder;
};

const from = (network: string): Record<string, string> => ({ 'x-forwarded-for': network });
const HERE = from('192.0.2.1');

/** A server where one misses three times; its only table is of somebody who lives in the same house as those who guess. */
const guarded = async (limits: object = { misses: MISSES }) => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, trustProxy: true, webDir: webFolder(), limits });
  const ann = await server.connect({ headers: HERE });
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel' });
  return { server, time, ann, code };
};

const enter = async (client: TestClient, code: string): Promise<string> => {
  const reply = await client.ask({ t: 'enter', code });
  return reply.t === 'ok' ? 'ok' : reply.code;
};

const visit = async ({ url }: TestServer, path: string, headers: Record<string, string>): Promise<number> =>
  (await fetch(url + path, { headers })).status;

test('who misses too often waits, also at once and also for what is there; whose table it is does not', async () => {
  const { server, time, ann, code } = await guarded();
  const eve = await server.connect({ headers: HERE });
  const tries = await Promise.all(Array.from({ length: 10 }, () => enter(eve, ZS)));
  expect(tries).toEqual([...Array(3).fill('unknown-table'), ...Array(7).fill('too-fast')]);
  expect(await enter(eve, code)).toBe('too-fast');
  const other = await server.connect({ headers: HERE });
  expect([await enter(other, code), await other.ask({ t: 'sit', code, seat: 1 })]).toMatchObject(['too-fast', { code: 'too-fast' }]);
  expect(await enter(ann, code)).toBe('ok');
  const far = await server.connect({ headers: from('198.51.100.1') });
  expect(await enter(far, code)).toBe('ok');
  time.advance(1000);
  expect([await enter(eve, ZS), await enter(eve, code)]).toEqual(['unknown-table', 'too-fast']);
  time.advance(1000);
  expect(await enter(eve, code)).toBe('ok');
});

test('whatever hits costs nothing, and a table that one has come to is not guessed', async () => {
  const { server, code } = await guarded();
  const bob = await server.connect({ headers: HERE });
  for (let i = 0; i < 10; i++) {
    expect(await enter(bob, code)).toBe('ok');
    bob.tell({ t: 'exit', code });
  }
  for (let i = 0; i < 3; i++) await enter(bob, ZS);
  expect([await enter(bob, ZS), await enter(bob, code)]).toEqual(['too-fast', 'ok']);
});

test('over HTTP as well: the page comes and tells nothing', async () => {
  const { server, ann, code } = await guarded();
  const unknown = `/t/${ZS}`;
  const seen = [];
  for (let i = 0; i < 4; i++) seen.push(await visit(server, unknown, HERE));
  expect(seen).toEqual([404, 404, 404, 429]);
  const page = await fetch(`${server.url}/t/${code}`, { headers: HERE });
  const text = await page.text();
  expect([page.status, text.includes('the client'), text.includes(ann.name)]).toEqual([429, true, false]);
  const log = await fetch(`${server.url}/api/log/${code}`, { headers: HERE });
  expect([log.status, await log.json()]).toEqual([429, { code: 'too-fast' }]);
  expect(await visit(server, `/t/${code}`, { ...HERE, cookie: ann.cookie ?? '' })).toBe(200);
  expect(await visit(server, `/t/${code}`, from('2001:db8::1'))).toBe(200);
  const eve = await server.connect({ headers: HERE });
  expect(await enter(eve, ZS)).toBe('too-fast');
});

test('many networks that guess together wait together; who has not missed comes in', async () => {
  const { server, code } = await guarded({ misses: MISSES, allMisses: { burst: 4, perSecond: 0 } });
  const unknown = `/t/${ZS}`;
  const guess = (network: number): Promise<number> => visit(server, unknown, from(`198.51.100.${network}`));
  expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([404, 404, 404, 404]);
  expect([await guess(1), await guess(2), await guess(5), await guess(5)]).toEqual([429, 429, 404, 429]);
  expect(await visit(server, `/t/${code}`, from('198.51.100.1'))).toBe(429);
  expect(await visit(server, `/t/${code}`, from('198.51.100.6'))).toBe(200);
});

test('a table that is not listed has a code that is too long to be found', async () => {
  const { server, ann, code } = await guarded();
  const { code: listed = '' } = await ann.mustAsk({ t: 'create', game: 'duel', settings: { listed: true } });
  expect([code.length, listed.length]).toEqual([PRIVATE_CODE_LENGTH, CODE_LENGTH]);
  expect([await enter(ann, listed), await enter(ann, code)]).toEqual(['ok', 'ok']);
  expect(await visit(server, `/t/${code.toLowerCase()}`, HERE)).toBe(200);
  await ann.mustAsk({ t: 'options', code: listed, settings: { listed: false } });
  expect(await enter(ann, listed)).toBe('ok');
});

test('who goes away while coming in is not taken for present', async () => {
  const { server, ann, code } = await guarded();
  await ann.follow(code);
  for (let round = 0; round < 5; round++) {
    const eve = await server.connect({ headers: HERE });
    // The table is busy with writes, so that whoever comes in has to wait.
    const busy = Array.from({ length: 20 }, (_, n) => ann.ask({ t: 'options', code, settings: { spectators: n % 2 === 0 } }));
    eve.raw(JSON.stringify({ t: 'enter', id: 'a', code }));
    await Promise.all([eve.close(), ...busy]);
  }
  await ann.mustAsk({ t: 'enter', code });
  await ann.until(() => ann.tables.get(code)?.spectators === 0);
});
