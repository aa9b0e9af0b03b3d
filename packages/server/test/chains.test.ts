// Turns in which one choice opens the next: each seat goes through its own without waiting, and may take it back until all are ready.
import type { BotRequest } from '@maravilha/host';
import { garden, type GardenMove, type GardenView } from '@maravilha/kernel/testing';
import { CLOCK_TIMES, type ClockInfo, type MatchUpdate } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import type { BotThreads } from '../src/bots.ts';
import type { TestClient } from './kit/client.ts';
import { isAwaited, playOut } from './kit/player.ts';
import { filesNow, ManualTime, seedOf, serve, type TestServer } from './kit/server.ts';

const REST: GardenMove = { kind: 'rest' };
const WORK: GardenMove = { kind: 'work' };
const SELL: GardenMove = { kind: 'sell' };
const PLANT: GardenMove = { kind: 'plant' };
const NORTH: GardenMove = { kind: 'row', row: 'north' };

interface Table {
  readonly code: string;
  readonly server: TestServer;
  readonly seated: readonly TestClient[];
}

const open = async (server: TestServer, people: number, seats: number, settings: object = {}): Promise<Table> => {
  const seated = await Promise.all(Array.from({ length: people }, () => server.connect()));
  const [ann] = seated as [TestClient];
  const { code } = await ann.mustAsk({ t: 'create', game: 'garden', options: { seats }, settings });
  for (const [seat, person] of seated.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await ann.mustAsk({ t: 'start', code, bots: 'builder' });
  await Promise.all(seated.map((person) => person.until(() => person.held.has(code!))));
  return { code: code!, server, seated };
};

const tableOf = async (people: number, seats = people, settings: object = {}): Promise<Table> =>
  open(await serve({ games: [garden], drawSeed: () => seedOf(3) }), people, seats, settings);

/** All that a client has been told by now: the answer to a further question comes after it. */
const settled = async (client: TestClient, code: string): Promise<MatchUpdate> => {
  await client.mustAsk({ t: 'enter', code, since: client.view(code).update.seq });
  return client.view(code).update;
};

let ids = 0;

const send = async (client: TestClient, code: string, move: GardenMove, id = `move ${ids++}`) => {
  const { seq, hash } = client.view(code).update;
  return client.ask({ t: 'move', code, seq, hash, move }, id);
};

/** Chooses one after the other, each on the view that the last one brought. */
const choose = async (client: TestClient, code: string, ...moves: readonly GardenMove[]): Promise<MatchUpdate> => {
  for (const move of moves) {
    const answer = await send(client, code, move);
    if (answer.t !== 'ok') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await client.until(() => client.view(code).update.seq >= (answer.seq ?? 0));
  }
  return settled(client, code);
};

const takeBack = (client: TestClient, code: string, id = `back ${ids++}`) => client.ask({ t: 'take-back', code }, id);

const gardensOf = (update: MatchUpdate): GardenView['gardens'] => (update.view as GardenView).gardens;

test('a seat goes through its turn without waiting; the others hear that it is ready, and all at the end', async () => {
  const { code, seated } = await tableOf(3);
  const [ann, bob, cem] = seated as [TestClient, TestClient, TestClient];
  expect(await choose(ann, code, WORK)).toMatchObject({ seq: 1, awaiting: [0, 1, 2], ready: [], sealed: [WORK], events: [] });
  expect(gardensOf(ann.view(code).update)[0]?.owes).toBe('use');
  expect(await choose(ann, code, PLANT, NORTH)).toMatchObject({ seq: 3, ready: [0], sealed: [WORK, PLANT, NORTH], events: [] });
  await choose(bob, code, WORK, SELL);
  await choose(cem, code, REST);
  for (const person of seated) {
    const update = await settled(person, code);
    expect(update).toMatchObject({ seq: 6, awaiting: [0, 1, 2], ready: [], sealed: [] });
    expect(person.view(code).events.map(({ seq, event }) => [seq, event.kind])).toEqual([
      [6, 'rested'],
      [6, 'sold'],
      [6, 'planted'],
      [6, 'praised'],
      [6, 'rolled'],
    ]);
  }
});

test('nothing of a chain reaches the sockets of others before all are ready', async () => {
  const { code, seated, server } = await tableOf(2);
  const [ann, bob] = seated as [TestClient, TestClient];
  const watcher = await server.connect();
  await watcher.follow(code);
  const before = new Map([
    [bob, await settled(bob, code)],
    [watcher, await settled(watcher, code)],
  ]);
  await choose(ann, code, WORK, PLANT);
  await takeBack(ann, code);
  await choose(ann, code, WORK, PLANT, NORTH);
  for (const [other, { hash, view }] of before) {
    const update = await settled(other, code);
    expect(update).toMatchObject({ seq: 6, ready: [0], sealed: [], events: [], hash, view });
    const told = other.frames.join('\n');
    for (const word of ['work', 'plant', 'planted', 'take-back', 'taken-back', '"row"', '"north":1', '"owes":"nothing"'])
      expect(told).not.toContain(word);
  }
  // Nor does the one who is ready see the choices of those who are not.
  const own = await settled(ann, code);
  await choose(bob, code, WORK);
  expect(await settled(ann, code)).toMatchObject({ seq: 7, ready: [0], view: own.view, hash: own.hash });
});

test('a reload inside a chain, and a killed server, keep it', async () => {
  const { code, seated, server } = await tableOf(2);
  const [ann, bob] = seated as [TestClient, TestClient];
  await choose(bob, code, WORK, SELL);
  await takeBack(bob, code);
  await choose(bob, code, REST);
  const held = await choose(ann, code, WORK, PLANT);

  const again = await server.connect({ cookie: ann.cookie });
  await again.follow(code);
  const { seq, hash, view, sealed, ready } = again.view(code).update;
  expect({ seq, hash, view, sealed, ready }).toEqual({ seq: 6, hash: held.hash, view: held.view, sealed: [WORK, PLANT], ready: [1] });

  const restarted = await serve({ games: [garden], dataDir: filesNow(server.dataDir) });
  const [ann2, bob2] = [await restarted.connect({ cookie: ann.cookie }), await restarted.connect({ cookie: bob.cookie })];
  await Promise.all([ann2, bob2].map((person) => person.follow(code)));
  expect(ann2.view(code).update).toMatchObject({ seq: 6, hash: held.hash, sealed: [WORK, PLANT], ready: [1] });
  expect(bob2.view(code).update).toMatchObject({ seq: 6, sealed: [REST] });
  const end = await choose(ann2, code, NORTH);
  expect(gardensOf(end).map((one) => one.trees.north)).toEqual([1, 0]);
  expect(end.events.map(({ event }) => event.kind)).toEqual([]);
  expect(ann2.view(code).events.map(({ event }) => event.kind)).toEqual(['rested', 'planted', 'praised', 'rolled']);
});

test('choices are taken back inside a chain and when ready; then the seat begins anew', async () => {
  const { code, seated } = await tableOf(2);
  const [ann, bob] = seated as [TestClient, TestClient];
  const start = ann.view(code).update;
  await choose(ann, code, WORK, PLANT);
  expect(await takeBack(ann, code)).toMatchObject({ t: 'ok', seq: 3 });
  expect(await settled(ann, code)).toMatchObject({ seq: 3, sealed: [], ready: [], hash: start.hash, view: start.view });
  await choose(ann, code, WORK, SELL);
  expect((await settled(bob, code)).ready).toEqual([0]);
  await takeBack(ann, code);
  expect(await settled(bob, code)).toMatchObject({ seq: 6, ready: [] });
  await choose(bob, code, REST);
  expect(isAwaited(ann, code)).toBe(true);
  await choose(ann, code, REST);
  expect(ann.view(code).events.map(({ event }) => event.kind)).toEqual(['rested', 'rested', 'praised', 'praised', 'rolled']);
});

test('who is ready may also choose anew at once, on the view that shows the turn just made', async () => {
  const { code, seated } = await tableOf(2);
  const [ann] = seated as [TestClient];
  await choose(ann, code, WORK, SELL);
  expect(await choose(ann, code, WORK)).toMatchObject({ seq: 3, ready: [], sealed: [WORK] });
  expect(gardensOf(ann.view(code).update)[0]).toMatchObject({ coins: 0, owes: 'use' });
});

test('taking back is refused with nothing chosen, after all were ready, without a seat, and after the end', async () => {
  const { code, seated, server } = await tableOf(2);
  const [ann, bob] = seated as [TestClient, TestClient];
  const watcher = await server.connect();
  await watcher.follow(code);
  expect(await takeBack(ann, code)).toMatchObject({ t: 'refused', code: 'nothing-chosen' });
  expect(await takeBack(watcher, code)).toMatchObject({ t: 'refused', code: 'not-seated' });
  expect(await takeBack(ann, 'ZZZZZZ')).toMatchObject({ t: 'refused', code: 'unknown-table' });
  await choose(ann, code, WORK, SELL);
  await choose(bob, code, REST);
  const seq = (await settled(ann, code)).seq;
  expect(await takeBack(ann, code)).toMatchObject({ t: 'refused', code: 'nothing-chosen' });
  expect(await takeBack(bob, code)).toMatchObject({ t: 'refused', code: 'nothing-chosen' });
  expect((await settled(ann, code)).seq).toBe(seq);
  await ann.mustAsk({ t: 'stand', code });
  expect(await takeBack(ann, code)).toMatchObject({ t: 'refused', code: 'not-seated' });
  await playOut(bob, garden, code);
  expect(await takeBack(bob, code)).toMatchObject({ t: 'refused', code: 'game-over' });
  expect(server.log.lines).toEqual([]);
});

test('a message that comes twice has one effect, a taking back too, also after a restart', async () => {
  const { code, seated, server } = await tableOf(2);
  const [ann] = seated as [TestClient];
  const { seq, hash } = ann.view(code).update;
  const first = { t: 'move', code, seq, hash, move: WORK };
  expect(await ann.ask(first, 'one')).toMatchObject({ t: 'ok', seq: 1 });
  expect(await ann.ask(first, 'one')).toMatchObject({ t: 'ok', seq: 1 });
  await ann.until(() => ann.view(code).update.seq === 1);
  expect(await takeBack(ann, code, 'two')).toMatchObject({ t: 'ok', seq: 2 });
  expect(await takeBack(ann, code, 'two')).toMatchObject({ t: 'ok', seq: 2 });
  await choose(ann, code, WORK);
  expect(await takeBack(ann, code, 'two')).toMatchObject({ t: 'ok', seq: 2 });
  expect(await settled(ann, code)).toMatchObject({ seq: 3, sealed: [WORK] });

  const restarted = await serve({ games: [garden], dataDir: filesNow(server.dataDir) });
  const again = await restarted.connect({ cookie: ann.cookie });
  await again.follow(code);
  expect(await again.ask(first, 'one')).toMatchObject({ t: 'ok', seq: 1 });
  expect(await takeBack(again, code, 'two')).toMatchObject({ t: 'ok', seq: 2 });
  expect(await settled(again, code)).toMatchObject({ seq: 3, sealed: [WORK] });
});

test('two pages of one person: both follow the chain, and a choice on an old link is stale', async () => {
  const { code, seated, server } = await tableOf(2);
  const [ann] = seated as [TestClient];
  const page = await server.connect({ cookie: ann.cookie });
  await page.follow(code);
  const old = page.view(code).update;
  await choose(ann, code, WORK);
  await page.until(() => page.view(code).update.seq === 1);
  expect(page.view(code).update).toMatchObject({ sealed: [WORK], hash: ann.view(code).update.hash });
  const late = { t: 'move', code, seq: old.seq, hash: old.hash, move: REST };
  expect(await page.ask(late)).toMatchObject({ t: 'refused', code: 'stale' });
  // The other page goes on with the chain, and takes it back under the eyes of the first.
  await choose(page, code, PLANT);
  expect(await settled(ann, code)).toMatchObject({ seq: 2, sealed: [WORK, PLANT] });
  await takeBack(page, code);
  expect(await settled(ann, code)).toMatchObject({ seq: 3, sealed: [], hash: old.hash });
  // Now the view is again the one on which that choice was made.
  expect(await page.ask(late)).toMatchObject({ t: 'ok', seq: 4 });
});

const clockOf = (update: MatchUpdate): ClockInfo => update.clock!;

test('the clock runs through a chain, and a turn has one increment however often it is changed', async () => {
  const { bank, increment } = CLOCK_TIMES.fast;
  const time = new ManualTime();
  const { code, seated } = await open(await serve({ games: [garden], time }), 2, 2, { clock: 'fast' });
  const [ann, bob] = seated as [TestClient, TestClient];
  time.advance(1000);
  expect(clockOf(await choose(ann, code, WORK))).toEqual({ left: [bank - 1000, bank - 1000], running: [0, 1] });
  time.advance(1000);
  expect(clockOf(await choose(ann, code, SELL))).toEqual({ left: [bank - 2000 + increment, bank - 2000], running: [1] });
  time.advance(5000);
  await takeBack(ann, code);
  expect(clockOf(await settled(ann, code))).toEqual({ left: [bank - 2000 + increment, bank - 7000], running: [0, 1] });
  time.advance(1000);
  expect(clockOf(await choose(ann, code, REST))).toEqual({ left: [bank - 3000 + increment, bank - 8000], running: [1] });
  time.advance(1000);
  expect(clockOf(await choose(ann, code, WORK))).toEqual({ left: [bank - 3000 + increment, bank - 9000], running: [0, 1] });
  await choose(ann, code, SELL);
  // The next turn has its own.
  expect(clockOf(await choose(bob, code, REST)).left).toEqual([bank - 3000 + increment, bank - 9000 + increment]);
  time.advance(1000);
  expect(clockOf(await choose(ann, code, REST)).left).toEqual([bank - 4000 + 2 * increment, bank - 10_000 + increment]);
});

/** Bots that work and plant, and note what they were shown. */
const planters = (): BotThreads & { readonly asked: BotRequest[] } => {
  const asked: BotRequest[] = [];
  return {
    asked,
    decide: async (request) => {
      asked.push(request);
      const { owes } = (request.view as GardenView).gardens[request.seat]!;
      return owes === 'turn' ? WORK : owes === 'use' ? PLANT : NORTH;
    },
    close: async () => undefined,
  };
};

test('bots go through their follow-ups, on views of their own, without another pause', async () => {
  const time = new ManualTime();
  const bots = planters();
  const { code, seated, server } = await open(await serve({ games: [garden], bots, time, botPause: 600 }), 1, 3);
  const [ann] = seated as [TestClient];
  expect((await settled(ann, code)).seq).toBe(0);
  time.advance(600);
  await ann.until(() => ann.view(code).update.ready.length === 2);
  // Both bots have made three choices, two at a time, and this time has not moved.
  expect(await settled(ann, code)).toMatchObject({ seq: 6, ready: [1, 2], sealed: [] });
  expect(bots.asked.map(({ seat }) => seat)).toEqual([1, 2, 1, 2, 1, 2]);
  for (const { seat, view } of bots.asked) {
    const others = (view as GardenView).gardens.filter((_, other) => other !== seat);
    expect(others.map(({ owes }) => owes)).toEqual(['turn', 'turn']);
  }
  const end = await choose(ann, code, REST);
  expect(gardensOf(end).map(({ trees }) => trees.north)).toEqual([0, 1, 1]);
  expect(server.log.lines).toEqual([]);
});

test('a bot goes on where a person left in the middle of a chain', async () => {
  const bots = planters();
  const { code, seated } = await open(await serve({ games: [garden], bots }), 2, 2);
  const [ann, bob] = seated as [TestClient, TestClient];
  await choose(bob, code, WORK);
  await bob.mustAsk({ t: 'stand', code });
  await ann.until(() => ann.view(code).update.ready.includes(1));
  expect(bots.asked.map(({ view }) => (view as GardenView).gardens[1]?.owes)).toEqual(['use', 'row']);
  // Whoever comes back in time may still take it all back.
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  expect((await settled(bob, code)).sealed).toEqual([WORK, PLANT, NORTH]);
  expect(await takeBack(bob, code)).toMatchObject({ t: 'ok' });
  await choose(bob, code, REST);
  await choose(ann, code, REST);
  expect(ann.view(code).events.map(({ event }) => event.kind)).toEqual(['rested', 'rested', 'praised', 'praised', 'rolled']);
});

test('an answer that a bot found for choices since taken back is not used', async () => {
  // The first answer waits at a door; when it comes the seat has long made other choices.
  const gate: { open?: () => void } = {};
  const asked: string[] = [];
  const bots: BotThreads = {
    decide: async ({ view, seat }) => {
      const { owes } = (view as GardenView).gardens[seat]!;
      asked.push(owes);
      if (asked.length === 1) await new Promise<void>((open) => (gate.open = open));
      return owes === 'row' ? NORTH : owes === 'use' ? SELL : REST;
    },
    close: async () => undefined,
  };
  const { code, seated, server } = await open(await serve({ games: [garden], bots }), 2, 2);
  const [ann, bob] = seated as [TestClient, TestClient];
  await choose(bob, code, WORK, PLANT);
  await bob.mustAsk({ t: 'stand', code });
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  await takeBack(bob, code);
  await choose(bob, code, WORK);
  await bob.mustAsk({ t: 'stand', code });
  await ann.until(() => ann.view(code).update.ready.includes(1));
  gate.open?.();
  expect(asked).toEqual(['row', 'use']);
  await choose(ann, code, REST);
  expect(ann.view(code).events.map(({ event }) => event.kind)).toEqual(['rested', 'sold', 'praised', 'praised', 'rolled']);
  expect(server.log.lines).toEqual([]);
});

test('people and bots play a whole game of chains to its end', async () => {
  const { code, seated, server } = await tableOf(2, 4);
  await Promise.all(seated.map((person) => playOut(person, garden, code)));
  const logs = seated.map((person) => person.revealed.get(code)?.log);
  expect(logs[0]).toEqual(logs[1]);
  expect(server.log.lines).toEqual([]);
});
