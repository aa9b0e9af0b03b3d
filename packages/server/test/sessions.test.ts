// Sessions: who holds a cookie, and for how long.
import { duel } from '@maravilha/duel';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raw, upgradeRequest } from './kit/raw.ts';
import { ManualTime, serve, tempDir, type TestServer } from './kit/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HTTPS = { 'x-forwarded-proto': 'https' };

const webFolder = (): string => {
  const folder = tempDir();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>');
  return folder;
};

interface Visit {
  readonly set: readonly string[];
  readonly cache: string | null;
}

const visit = async ({ url }: TestServer, headers: Record<string, string> = {}): Promise<Visit> => {
  const answer = await fetch(url, { headers });
  return { set: answer.headers.getSetCookie(), cache: answer.headers.get('cache-control') };
};

const pairOf = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

/** The head of the answer to a request for a socket. */
const upgrade = async ({ url }: TestServer, headers: readonly string[]): Promise<string> => {
  const { socket, until, text } = await raw(url);
  socket.write(upgradeRequest('/ws', headers));
  await until((now) => now.includes('\r\n\r\n'));
  socket.destroy();
  return text();
};

test('what sets a cookie is kept by nobody on the way', async () => {
  const server = await serve({ games: [duel], webDir: webFolder() });
  const first = await visit(server);
  expect([first.set.length, first.cache]).toEqual([1, 'private, no-cache']);
  expect(await visit(server, { cookie: pairOf(first.set[0]) })).toEqual({ set: [], cache: 'no-cache' });
  expect(await upgrade(server, [])).toMatch(/\r\nCache-Control: no-store\r\n/);
  const ann = await server.connect();
  const { token } = await ann.mustAsk({ t: 'device' });
  const redeemed = await fetch(`${server.url}/api/device`, { method: 'POST', body: JSON.stringify({ token }) });
  expect([redeemed.headers.getSetCookie().length, redeemed.headers.get('cache-control')]).toEqual([1, 'no-store']);
});

test('a cookie that is used lives on, by pages and by sockets, and is renewed once a day at most', async () => {
  const time = new ManualTime();
  // What happens every second would happen very often in a year.
  const limits = { ping: 1e12, hello: 1e12, beat: 1e12, sweep: 1e12, cleanup: DAY };
  const server = await serve({ games: [duel], time, webDir: webFolder(), limits });
  const cookie = pairOf((await visit(server)).set[0]);
  const ann = await server.connect({ cookie });
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  time.advance(20 * HOUR);
  expect((await visit(server, { cookie })).set).toEqual([]);
  time.advance(5 * HOUR);
  const renewed = await visit(server, { cookie });
  expect(renewed).toEqual({
    set: [expect.stringMatching(new RegExp(`^${cookie}; Path=/; Max-Age=15552000; `))],
    cache: 'private, no-cache',
  });
  expect((await visit(server, { cookie })).set).toEqual([]);
  time.advance(DAY + HOUR);
  expect(await upgrade(server, [`Cookie: ${cookie}`])).toContain(`\r\nSet-Cookie: ${cookie}; `);
  expect(await upgrade(server, [`Cookie: ${cookie}`])).not.toContain('Set-Cookie');
  // More than half a year in all, and never half a year away.
  for (let month = 0; month < 12; month++) {
    time.advance(30 * DAY);
    expect((await visit(server, { cookie })).set).toHaveLength(1);
  }
  expect((await server.connect({ cookie })).name).toBe('Ann');
});

test('behind https the cookie has a name that no other host can set; one of the old name is moved over', async () => {
  const server = await serve({ games: [duel], webDir: webFolder(), trustProxy: true });
  const [fresh = ''] = (await visit(server, HTTPS)).set;
  expect(fresh).toMatch(/^__Host-sid=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect((await visit(server, { ...HTTPS, cookie: pairOf(fresh) })).set).toEqual([]);

  const ann = await server.connect();
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const sid = ann.cookie?.slice('sid='.length);
  const moved = await visit(server, { ...HTTPS, cookie: `sid=${sid}` });
  expect(moved.set).toEqual([expect.stringMatching(`^__Host-sid=${sid}; .*; Secure$`), 'sid=; Path=/; Max-Age=0']);
  const both = `sid=${pairOf(fresh).slice('__Host-sid='.length)}; __Host-sid=${sid}`;
  expect((await server.connect({ cookie: both, headers: HTTPS })).name).toBe('Ann');
  expect(await upgrade(server, ['X-Forwarded-Proto: https', `Cookie: sid=${sid}`])).toMatch(
    /Set-Cookie: __Host-sid=.*\r\nSet-Cookie: sid=; /,
  );
  // Without https a browser keeps no such cookie.
  expect((await visit(server)).set).toEqual([expect.stringMatching(/^sid=/)]);
});
