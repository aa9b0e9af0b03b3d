import { readPast } from '@maravilha/protocol';
import { duel, duelVersions } from '@maravilha/duel';
import { lookupIn, readLog, verify } from '@maravilha/kernel';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { playOnce, playOut } from './kit/player.ts';
import { serve, tempDir } from './kit/server.ts';

const PAGE = '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>';
const SCRIPT = `export const x = '${'y'.repeat(2000)}';`;

const webFolder = (): string => {
  const folder = tempDir();
  mkdirSync(join(folder, 'assets', 'art-0a1b2c3d4e'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'art-0a1b2c3d4e', 'scene.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'app-Ab3dEf9h.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'small-Ab3dEf9h.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'small-Ab3dEf9h.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'symbols.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> => fetch(url, { headers, redirect: 'manual' });

test('pages carry the headers that keep others out', async () => {
  const server = await serve({ webDir: webFolder() });
  for (const path of ['/', '/t/ABC234', '/symbols.svg', '/healthz', '/nothing']) {
    const { headers } = await get(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('of scripts in a page only those run that the build has put there', async () => {
  const webDir = webFolder();
  const script = 'document.title="first";';
  writeFileSync(join(webDir, 'index.html'), PAGE.replace('<body>', `<script>${script}</script><script src="/assets/x.js"></script><body>`));
  const server = await serve({ webDir });
  const hash = createHash('sha256').update(script).digest('base64');
  for (const path of ['/', '/t/ABC234', '/local/ABC234', '/assets/app-Ab3dEf9h.js']) {
    const { headers } = await get(server.url + path);
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('files are served from the built client and from nowhere else', async () => {
  const server = await serve({ webDir: webFolder() });
  const page = await get(server.url);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(await page.text()).toContain('the client');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const script = await get(`${server.url}/assets/app-Ab3dEf9h.js`, { 'accept-encoding': 'gzip' });
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const smaller = await get(`${server.url}/assets/small-Ab3dEf9h.js`, { 'accept-encoding': 'gzip, br' });
  expect([smaller.headers.get('content-encoding'), await smaller.text()]).toEqual(['br', SCRIPT]);
  const plain = await get(`${server.url}/assets/small-Ab3dEf9h.js`, { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  expect((await get(`${server.url}/assets/small-Ab3dEf9h.js.br`)).status).toBe(404);
  const scene = await get(`${server.url}/assets/art-0a1b2c3d4e/scene.svg`);
  expect(scene.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toBe(SCRIPT);
  const again = await get(`${server.url}/assets/app-Ab3dEf9h.js`, { 'if-none-match': script.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect((await get(`${server.url}/symbols.svg`)).headers.get('cache-control')).toBe('no-cache');
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fetc/passwd',
    '/assets/',
    '/%E0%A4%A',
    '/assets/app.js',
  ]) {
    const missing = await get(server.url + path);
    expect([path, missing.status]).toEqual([path, 404]);
  }
  const lost = await get(`${server.url}/no/such/page`, { accept: 'text/html' });
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain('the client');
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
});

test('the page of a table of a device comes to anybody, and makes nobody a guest', async () => {
  const server = await serve({ webDir: webFolder() });
  const page = await get(`${server.url}/local/KWRA72WMZA`);
  expect([page.status, page.headers.get('cache-control'), page.headers.get('set-cookie')]).toEqual([200, 'no-cache', null]);
  expect(await page.text()).toContain('noindex');
});

test('without a built client the page says what to do', async () => {
  const server = await serve({ webDir: join(tempDir(), 'nothing') });
  const page = await get(server.url);
  expect(page.status).toBe(404);
  expect(await page.text()).toMatch(/npm run build/);
});

test('a first visit makes a guest; the cookie is closed to scripts and other sites; only its hash is stored', async () => {
  const server = await serve({ games: [duel], webDir: webFolder() });
  const first = await get(server.url);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^sid=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const pair = cookie.split(';')[0] ?? '';
  expect((await get(server.url, { cookie: pair })).headers.get('set-cookie')).toBeNull();
  expect((await get(server.url, { cookie: `sid=${'A'.repeat(43)}` })).headers.get('set-cookie')).not.toBeNull();
  expect((await get(`${server.url}/symbols.svg`)).headers.get('set-cookie')).toBeNull();
  const device = await get(`${server.url}/device`);
  expect([device.status, device.headers.get('set-cookie')]).toEqual([200, null]);
  const ann = await server.connect({ cookie: pair });
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const other = await server.connect({ cookie: `x=1; ${pair}; y=2` });
  expect(other.name).toBe('Ann');
  expect(other.cookie).toBe(`x=1; ${pair}; y=2`);
  await server.close();
  const store = await SqliteStore.open(join(server.dataDir, 'maravilha.db'));
  expect(await store.findSession(pair.slice(4))).toBeUndefined();
  await store.close();
});

test('behind a trusted proxy that ends TLS the cookie is for https only', async () => {
  const trusting = await serve({ webDir: webFolder(), trustProxy: true });
  expect((await get(trusting.url, { 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).toMatch(/; Secure$/);
  expect((await get(trusting.url)).headers.get('set-cookie')).not.toMatch(/Secure/);
  const plain = await serve({ webDir: webFolder() });
  expect((await get(plain.url, { 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).not.toMatch(/Secure/);
});

test('each address makes so many guests; pages are shown all the same', async () => {
  const limits = { guests: { burst: 2, perSecond: 0 } };
  const server = await serve({ webDir: webFolder(), trustProxy: true, limits });
  const visit = async (from: string): Promise<boolean> => {
    const page = await get(server.url, { 'x-forwarded-for': `6.6.6.6, ${from}` });
    expect(page.status).toBe(200);
    return page.headers.get('set-cookie') !== null;
  };
  expect([await visit('1.1.1.1'), await visit('1.1.1.1'), await visit('1.1.1.1'), await visit('2.2.2.2')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  // One network of IPv6 counts as one address.
  expect([await visit('2001:db8:1:2::1'), await visit('2001:db8:1:2:ffff::2'), await visit('2001:db8:1:2::3')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('health and metrics', async () => {
  const server = await serve({ games: [duel] });
  expect(await (await get(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  await playOnce(ann, duel, code!);
  await ann.ask({ t: 'start', code });
  const text = await (await get(`${server.url}/metrics`)).text();
  expect(text).toMatch(/^maravilha_sockets 1$/m);
  expect(text).toMatch(/^maravilha_tables 1$/m);
  expect(text).toMatch(/^maravilha_moves_total\{by="person"\} 1$/m);
  expect(text).toMatch(/^maravilha_refusals_total\{code="already-started"\} 1$/m);
  expect(text).toMatch(/^maravilha_move_seconds_count 1$/m);
  expect(text).toMatch(/^maravilha_loop_delay_p99_seconds /m);
  expect(text).not.toContain(code);
});

test('the log of a finished match can be had, and no other', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  const made = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true, settings: { spectators: false } });
  const code = made.code!;
  const url = `${server.url}/api/log/${code}`;
  await ann.follow(code);
  const early = await get(url, { cookie: ann.cookie ?? '' });
  expect([early.status, await early.json()]).toEqual([409, { code: 'not-over' }]);
  await playOut(ann, duel, code);
  expect((await get(url)).status).toBe(403);
  const log: unknown = await (await get(url, { cookie: ann.cookie ?? '' })).json();
  expect(log).toEqual(ann.revealed.get(code)!.log);
  const read = readLog(log, lookupIn(duelVersions));
  expect(read.ok && verify(duel, read.value).every((check) => check.passed)).toBe(true);
  for (const what of ['log', 'past'])
    for (const other of ['ZZZZZZ', 'nonsense']) expect((await get(`${server.url}/api/${what}/${other}`)).status).toBe(404);
});

test('of a finished match strangers hear who played what, and when it ended', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const code = (await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true })).code!;
  const url = `${server.url}/api/past/${code}`;
  await ann.follow(code);
  expect((await get(url)).status).toBe(409);
  await playOut(ann, duel, code);
  const told = readPast(await (await get(url)).json())!;
  expect(told.log).toEqual(ann.revealed.get(code)!.log);
  expect(told.seats).toEqual([
    { seat: 0, kind: 'person', name: 'Ann' },
    { seat: 1, kind: 'bot', bot: 'builder' },
  ]);
  expect(told).toMatchObject({ code, endedAt: expect.any(Number) as number });
  expect([told.you, told.ended]).toEqual([undefined, undefined]);
  expect(readPast(await (await get(url, { cookie: ann.cookie ?? '' })).json())?.you).toBe(0);
});
