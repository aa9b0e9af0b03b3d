// A second browser becomes the same person.
import { toy } from '@maravilha/kernel/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import type { TestClient } from './kit/client.ts';
import { playOut } from './kit/player.ts';
import { ManualTime, serve, type TestServer } from './kit/server.ts';

interface Redeemed {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | undefined;
}

const post = async (server: TestServer, body: string, headers: Record<string, string> = {}): Promise<Redeemed> => {
  const answer = await fetch(`${server.url}/api/device`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text,
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
  };
};

const redeem = (server: TestServer, token: string, headers: Record<string, string> = {}): Promise<Redeemed> =>
  post(server, JSON.stringify({ token }), headers);

const tokenFor = async (client: TestClient): Promise<string> => (await client.mustAsk({ t: 'device' })).token!;

test('with a token another browser has my name, my seats and my tables; the first one keeps them', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
  await ann.follow(code);
  const { status, body, cookie } = await redeem(server, await tokenFor(ann));
  expect({ status, body }).toEqual({ status: 200, body: { name: 'Ann' } });
  const phone = await server.connect({ cookie });
  expect(phone.name).toBe('Ann');
  await phone.follow(code);
  expect(phone.tables.get(code)).toMatchObject({ you: 0, spectators: 0, me: ann.tables.get(code)!.me });
  await playOut(phone, toy, code);
  await ann.mustAsk({ t: 'rename', name: 'Anna' });
  await phone.until(() => phone.name === 'Anna');
});

test('a token is good once, until a newer one is asked for, and not for long', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [toy], time, limits: { ping: 1e12 } });
  const ann = await server.connect();
  const bad = { status: 403, body: { code: 'bad-token' }, cookie: undefined };
  const first = await tokenFor(ann);
  const second = await tokenFor(ann);
  expect(await redeem(server, first)).toEqual(bad);
  expect(await redeem(server, second)).toMatchObject({ status: 200 });
  expect(await redeem(server, second)).toEqual(bad);
  const third = await tokenFor(ann);
  time.advance(LIMITS.device);
  expect(await redeem(server, third)).toMatchObject({ status: 200 });
  const fourth = await tokenFor(ann);
  time.advance(LIMITS.device + 1);
  expect(await redeem(server, fourth)).toEqual(bad);
});

test('of two that race for one token, one gets it', async () => {
  const server = await serve({ games: [toy] });
  const token = await tokenFor(await server.connect());
  const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(server, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('nonsense gets no session', async () => {
  const server = await serve({ games: [toy] });
  const token = await tokenFor(await server.connect());
  for (const body of ['', '{}', '[]', 'null', '{"token":1}', '{"token":""}', '{"token":"a"}', '{"token":{"$ne":""}}'])
    expect(await post(server, body)).toMatchObject({ status: 403, cookie: undefined });
  expect(await redeem(server, 'x'.repeat(5000))).toEqual({ status: 413, body: { code: 'too-large' }, cookie: undefined });
  expect((await fetch(`${server.url}/api/device?token=${token}`)).headers.get('set-cookie')).toBeNull();
  expect(await redeem(server, token)).toMatchObject({ status: 200 });
});

test('a page of another site cannot make a browser somebody else', async () => {
  const server = await serve({ games: [toy] });
  const token = await tokenFor(await server.connect());
  expect(await redeem(server, token, { origin: 'https://elsewhere.example' })).toMatchObject({ status: 403, cookie: undefined });
  expect(await redeem(server, token, { origin: server.url })).toMatchObject({ status: 200 });
});

test('tokens cannot be tried at will', async () => {
  const server = await serve({ games: [toy], limits: { guests: { burst: 3, perSecond: 0 } } });
  const ann = await server.connect();
  const token = await tokenFor(ann);
  for (let n = 0; n < 2; n++) expect(await redeem(server, 'guess')).toMatchObject({ status: 403 });
  expect(await redeem(server, token)).toMatchObject({ status: 429, body: { code: 'too-fast' }, cookie: undefined });
});

test('the token itself is nowhere on the disk', async () => {
  const server = await serve({ games: [toy] });
  const token = await tokenFor(await server.connect());
  for (const file of ['maravilha.db', 'maravilha.db-wal']) expect(readFileSync(join(server.dataDir, file)).includes(token)).toBe(false);
});
