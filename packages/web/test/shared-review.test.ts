// Two pages review a match together over real sockets: at one server, and at two nodes on one database.
import { toy } from '@maravilha/kernel/testing';
import type { ReviewPlace } from '@maravilha/protocol';
import { freshDatabase, playOut, serve, startRedis, type TestClient, type TestServer, WebSocket } from '@maravilha/server/testing';
import { effect } from '@preact/signals';
import { expect, onTestFinished, test } from 'vitest';
import { Link } from '../src/net/link.ts';
import { SharedReview } from '../src/net/shared-review.ts';
import type { OpenWire } from '../src/net/wire.ts';

const PLACE: ReviewPlace = { at: 2, from: 'open', opinion: false, marks: [{ on: 'card:mill', to: 'seat:1' }] };

const wireTo =
  (server: TestServer, cookie: string | undefined): OpenWire =>
  (events) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: cookie === undefined ? {} : { cookie } });
    socket.on('open', () => events.opened());
    socket.on('message', (data: Buffer) => events.text(data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => events.closed());
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };

interface Page {
  readonly link: Link;
  readonly review: SharedReview;
}

let ids = 0;

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** As the person of that client, or as a stranger. */
const openPage = (server: TestServer, code: string, person?: TestClient): Page => {
  const link = new Link({ open: wireTo(server, person?.cookie), after, random: () => 0, makeId: () => `page-${ids++}` });
  link.connect();
  const review = new SharedReview(link, code);
  onTestFinished(() => {
    review.close();
    link.drop();
  });
  return { link, review };
};

const until = (holds: () => boolean): Promise<void> =>
  new Promise((done) => {
    const stop = effect(() => {
      if (!holds()) return;
      done();
      queueMicrotask(() => stop());
    });
  });

/** Played to its end by a person at each. */
const finished = async (first: TestServer, second: TestServer) => {
  const [ann, bob] = [await first.connect(), await second.connect()];
  const { code = '' } = await ann.mustAsk({ t: 'create', game: toy.id, options: { seats: 2 }, settings: { clock: 'none' } });
  await ann.follow(code);
  await bob.follow(code);
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  await ann.until(() => ann.tables.get(code)?.seats[1]?.kind === 'person');
  await ann.mustAsk({ t: 'start', code });
  await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
  return { code, ann, bob };
};

const lookTogether = async (first: TestServer, second: TestServer): Promise<void> => {
  const { code, ann, bob } = await finished(first, second);
  const a = openPage(first, code, ann);
  await until(() => a.review.leads.value);
  const b = openPage(second, code, bob);
  await until(() => b.review.joined.value && b.review.people.value.length === 2 && a.review.people.value.length === 2);
  await until(() => b.review.leader.value?.who === a.review.me.value);
  expect(b.review.leads.value).toBe(false);
  expect(b.review.people.value.map(({ seat }) => seat)).toEqual([0, 1]);

  // Of many places in a row the last one counts.
  for (let at = 0; at <= PLACE.at; at++) a.review.show({ ...PLACE, at });
  await until(() => b.review.place.value?.at === PLACE.at);
  expect(b.review.place.value).toEqual(PLACE);

  await b.review.say({ to: 'table', text: 'III.2 was it' });
  await until(() => a.review.words.value.length === 1);
  expect(a.review.words.value[0]).toMatchObject({ who: b.review.me.value, text: 'III.2 was it' });

  expect(await b.review.lead(b.review.me.value ?? '')).toBe(false);
  expect(b.review.refused.value?.code).toBe('not-leading');
  expect(await a.review.lead(b.review.me.value ?? '')).toBe(true);
  await until(() => b.review.leads.value);
  b.review.show({ ...PLACE, from: 1 });
  await until(() => a.review.place.value?.from === 1);

  // After a broken line one is back where one was.
  b.link.drop();
  await until(() => a.review.people.value.length === 1);
  expect(a.review.leader.value).toBeUndefined();
  await until(() => a.review.people.value.length === 2 && b.review.leads.value);
  expect(a.review.place.value?.from).toBe(1);

  const stranger = openPage(second, code);
  await until(() => stranger.review.joined.value);
  await until(() => a.review.people.value.length === 3);
  stranger.review.close();
  await until(() => a.review.people.value.length === 2);
};

test('two at one server', async () => {
  const server = await serve({ games: [toy] });
  await lookTogether(server, server);
});

test('two at two nodes', async () => {
  const databaseUrl = await freshDatabase();
  const busUrl = (await startRedis()).url;
  const first = await serve({ games: [toy], databaseUrl, busUrl });
  const second = await serve({ games: [toy], databaseUrl, busUrl });
  await lookTogether(first, second);
});

test('a table that is not over is not reviewed, and the page knows why', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: toy.id, options: { seats: 2 }, bots: 'builder', start: true });
  const { review } = openPage(server, code, ann);
  await until(() => review.refused.value !== undefined);
  expect(review.refused.value?.code).toBe('not-over');
  expect(review.joined.value).toBe(false);
});
