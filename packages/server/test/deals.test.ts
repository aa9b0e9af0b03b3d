// Over HTTP: matches that are handed in, and deals that several people play.
import { toy } from '@maravilha/kernel/testing';
import { MAX_LOG } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { playOut } from './kit/player.ts';
import { serve, type TestServer } from './kit/server.ts';

const SEATS = [{ name: 'Ana' }, { bot: 'builder' }, { name: 'Bruno' }];

const finished = async (server: TestServer) => {
  const ann = await server.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: toy.id, options: { seats: 3 }, bots: 'builder', start: true });
  await ann.follow(code);
  await playOut(ann, toy, code);
  return { ann, code, log: ann.revealed.get(code)!.log };
};

const post = async (server: TestServer, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/api/log`, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as { readonly code?: string; readonly data?: { readonly detail?: string } } };
};

const get = async (server: TestServer, path: string, who?: TestClient) => {
  const answer = await fetch(server.url + path, { headers: who?.cookie === undefined ? {} : { cookie: who.cookie } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('a match from elsewhere is kept, read by anybody, and has one code however often it comes', async () => {
  const { log } = await finished(await serve({ games: [toy] }));
  const server = await serve({ games: [toy] });
  const first = await post(server, JSON.stringify({ log, seats: SEATS }));
  expect(first).toMatchObject({ status: 200, body: { code: expect.stringMatching(/^[A-Z2-9]{10}$/) as string } });
  expect(await post(server, JSON.stringify({ log, seats: SEATS }))).toEqual(first);
  expect(await get(server, `/api/log/${first.body.code}`)).toEqual({ status: 200, body: log });
  expect((await get(server, `/api/past/${first.body.code}`)).body).toMatchObject({
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', bot: 'builder' },
      { kind: 'person', name: 'Bruno' },
    ],
  });
});

test('what is forged, damaged, too large, from another site or too often is refused in a sentence', async () => {
  const server = await serve({ games: [toy], limits: { handed: { burst: 7, perSecond: 0 } } });
  const { log } = await finished(server);
  const bad = { status: 422, body: { code: 'bad-log', data: { detail: expect.any(String) as string } } };
  expect(await post(server, 'no json')).toMatchObject(bad);
  expect(await post(server, JSON.stringify({ log }))).toMatchObject(bad);
  expect(await post(server, JSON.stringify({ log, seats: [{ name: '\u202eevil' }, ...SEATS.slice(1)] }))).toMatchObject(bad);
  expect(await post(server, JSON.stringify({ log: { ...log, hash: '0000000000000000' }, seats: SEATS }))).toMatchObject(bad);
  expect(await post(server, JSON.stringify({ log: { ...log, rules: 9 }, seats: SEATS }))).toMatchObject({ status: 409 });
  expect(await post(server, 'x'.repeat(MAX_LOG + 1))).toMatchObject({ status: 413 });
  expect(await post(server, JSON.stringify({ log, seats: SEATS }), { origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 });
  expect(await post(server, JSON.stringify({ log, seats: SEATS }))).toMatchObject({ status: 200 });
  expect(await post(server, JSON.stringify({ log, seats: SEATS }))).toMatchObject({ status: 200 });
  expect(await post(server, JSON.stringify({ log, seats: SEATS }))).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('results of a deal are for those who have finished it, logs too', async () => {
  const server = await serve({ games: [toy] });
  const { ann, code } = await finished(server);
  const { deal = '' } = await ann.mustAsk({ t: 'deal', code });
  const bob = await server.connect();
  for (const who of [bob, undefined]) {
    expect(await get(server, `/api/deal/${deal}`, who)).toMatchObject({ status: 200, body: { game: 'toy', finished: 1 } });
    expect((await get(server, `/api/deal/${deal}`, who)).body).not.toHaveProperty('results');
    for (const path of ['log', 'past'])
      expect(await get(server, `/api/${path}/${code}`, who)).toEqual({ status: 403, body: { code: 'same-deal' } });
  }
  expect((await get(server, `/api/deal/${deal}`, ann)).body['results']).toHaveLength(1);
  const { code: mine = '' } = await bob.mustAsk({ t: 'create', game: 'toy', start: true, deal });
  await bob.follow(mine);
  await playOut(bob, toy, mine);
  expect((await get(server, `/api/deal/${deal}`, bob)).body['results']).toHaveLength(2);
  expect(await get(server, `/api/log/${code}`, bob)).toMatchObject({ status: 200 });
  expect(await get(server, '/api/deal/AAAAAAAAAA')).toEqual({ status: 404, body: { code: 'unknown-table' } });
});
