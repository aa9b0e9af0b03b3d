// Rounds in which several seats choose at once: people and bots together, sealed until the last one has chosen.
import type { BotRequest } from '@maravilha/host';
import { toy } from '@maravilha/kernel/testing';
import type { MatchUpdate } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import type { BotThreads } from '../src/bots.ts';
import type { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { familyWith, ManualTime, quickBots, seedOf, serve, type TestServer } from './kit/server.ts';

/** Bots that answer when they are told to. */
const heldBots = (): BotThreads & { readonly asked: BotRequest[]; answer(seat: number): Promise<void> } => {
  const quick = quickBots(familyWith(toy));
  const doors = new Map<number, () => void>();
  const asked: BotRequest[] = [];
  return {
    asked,
    decide: async (request) => {
      asked.push(request);
      await new Promise<void>((open) => doors.set(request.seat, open));
      return quick.decide(request);
    },
    answer: async (seat) => {
      doors.get(seat)?.();
      doors.delete(seat);
    },
    close: async () => undefined,
  };
};

const tableOf = async (server: TestServer, people: number, seats = 4): Promise<{ code: string; seated: TestClient[] }> => {
  const seated = await Promise.all(Array.from({ length: people }, () => server.connect()));
  const [ann] = seated as [TestClient];
  const { code } = await ann.mustAsk({ t: 'create', game: 'toy', options: { seats } });
  for (const [seat, person] of seated.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  for (let seat = people; seat < seats; seat++) await ann.mustAsk({ t: 'bot', code, seat, level: 'builder' });
  await ann.mustAsk({ t: 'start', code });
  await Promise.all(seated.map((person) => person.until(() => person.held.has(code!))));
  return { code: code!, seated };
};

/** All that a client has been told by now: the answer to a further question comes after it. */
const settled = async (client: TestClient, code: string): Promise<MatchUpdate> => {
  await client.mustAsk({ t: 'enter', code, since: client.view(code).update.seq });
  return client.view(code).update;
};

const updatesOf = (client: TestClient): MatchUpdate[] =>
  client.messages.flatMap((message) => (message.t === 'update' || message.t === 'sync' ? [message] : []));

test('all bots of a round are asked at once and are ready together, whoever thought longest', async () => {
  const bots = heldBots();
  const server = await serve({ games: [toy], bots, drawSeed: () => seedOf(5) });
  const { code, seated } = await tableOf(server, 1);
  const [ann] = seated as [TestClient];
  expect(bots.asked.map((request) => request.seat)).toEqual([1, 2, 3]);
  await bots.answer(3);
  await bots.answer(1);
  expect(await settled(ann, code)).toMatchObject({ seq: 0, ready: [] });
  await bots.answer(2);
  await ann.until(() => ann.view(code).update.seq > 0);
  expect(ann.view(code).update).toMatchObject({ seq: 3, ready: [1, 2, 3], awaiting: [0, 1, 2, 3] });
  expect(updatesOf(ann).map((update) => update.ready)).not.toContainEqual([3]);
  // What they chose is the same as if they had answered in another order.
  await playOnce(ann, toy, code);
  expect(ann.view(code).update.seq).toBe(4);
});

test('the time that bots take is the pause, while people think', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [toy], time, botPause: 600 });
  const { code, seated } = await tableOf(server, 2);
  const [ann, bob] = seated as [TestClient, TestClient];
  await playOnce(bob, toy, code);
  time.advance(599);
  expect(await settled(ann, code)).toMatchObject({ seq: 1, ready: [1] });
  time.advance(1);
  await ann.until(() => ann.view(code).update.seq > 1);
  expect(ann.view(code).update).toMatchObject({ seq: 3, ready: [1, 2, 3] });
});

test('nobody waits for the pause: when the last of the people has chosen, the round is played', async () => {
  // This time stands still, so that a pause would never end.
  const server = await serve({ games: [toy], time: new ManualTime(), botPause: 600, drawSeed: () => seedOf(5) });
  const { code, seated } = await tableOf(server, 1);
  const [ann] = seated as [TestClient];
  await playOnce(ann, toy, code);
  await ann.until(() => ann.view(code).events.some(({ event }) => event.kind === 'played'));
  expect(ann.view(code).update.seq).toBe(4);
});

test('bots alone let the pause go by, so that people can follow', async () => {
  const time = new ManualTime();
  // From this seed a bot loses the first round, and owes the follow-up alone.
  const server = await serve({ games: [toy], time, botPause: 600, drawSeed: () => seedOf(5) });
  const { code, seated } = await tableOf(server, 1);
  const [ann] = seated as [TestClient];
  await playOnce(ann, toy, code);
  await ann.until(() => ann.view(code).update.seq === 4);
  expect(ann.view(code).update.awaiting).toEqual([expect.toBeOneOf([1, 2, 3])]);
  time.advance(599);
  expect((await settled(ann, code)).seq).toBe(4);
  time.advance(1);
  await ann.until(() => isAwaited(ann, code));
  expect(ann.view(code).update.seq).toBe(5);
});

test('one person among bots plays to the end without ever waiting for a clock', async () => {
  const server = await serve({ games: [toy] });
  const { code, seated } = await tableOf(server, 1);
  await playOut(seated[0]!, toy, code);
  expect(server.log.lines).toEqual([]);
});

const handOf = (client: TestClient, code: string): string[] => (client.view(code).update.view as unknown as { hand: string[] }).hand;

const choose = (client: TestClient, code: string, card: string): Promise<unknown> => {
  const { seq, hash } = client.view(code).update;
  return client.mustAsk({ t: 'move', code, seq, hash, move: { kind: 'play', card } });
};

test('a seat changes its sealed choice until the last one is in; others see only that it is ready', async () => {
  const server = await serve({ games: [toy] });
  const { code, seated } = await tableOf(server, 4);
  const [ann, bob, cem, dora] = seated as [TestClient, TestClient, TestClient, TestClient];
  const watcher = await server.connect();
  await watcher.follow(code);
  const [first, second] = handOf(ann, code) as [string, string];
  await choose(ann, code, first);
  await choose(bob, code, handOf(bob, code)[0]!);
  await choose(ann, code, second);
  await choose(cem, code, handOf(cem, code)[0]!);

  for (const viewer of [ann, bob, cem, dora, watcher]) {
    const update = await settled(viewer, code);
    expect(update).toMatchObject({ seq: 4, awaiting: [0, 1, 2, 3], ready: [0, 1, 2] });
    const others = viewer === ann ? [] : [first, second];
    for (const card of others) expect(viewer.frames.join('\n')).not.toContain(`"${card}"`);
  }
  expect(ann.view(code).update.sealed).toEqual([{ kind: 'play', card: second }]);
  expect(dora.view(code).update.sealed).toEqual([]);
  expect(watcher.view(code).update.sealed).toEqual([]);

  // A reload: another page of the same person.
  const again = await server.connect({ cookie: ann.cookie });
  await again.follow(code);
  expect(again.view(code).update).toMatchObject({ ready: [0, 1, 2], sealed: [{ kind: 'play', card: second }] });
  const foreign = await server.connect({ cookie: bob.cookie });
  await foreign.follow(code);
  expect(foreign.view(code).update.sealed).toEqual([{ kind: 'play', card: handOf(bob, code)[0] }]);

  await choose(dora, code, handOf(dora, code)[0]!);
  await watcher.until(() => watcher.view(code).events.length > 0);
  const played = watcher.view(code).events.map(({ event }) => event);
  expect(played).toContainEqual({ kind: 'played', seat: 0, card: second });
  expect(played).not.toContainEqual(expect.objectContaining({ card: first }));
  await again.until(() => again.view(code).update.seq === 5);
  expect(again.view(code).update.sealed).toEqual([]);
});

test('a person who leaves in the middle of a round is played by a bot; what was sealed stands', async () => {
  const server = await serve({ games: [toy] });
  const { code, seated } = await tableOf(server, 3);
  const [ann, bob, cem] = seated as [TestClient, TestClient, TestClient];
  const card = handOf(bob, code)[1]!;
  await choose(bob, code, card);
  await bob.mustAsk({ t: 'stand', code });
  await cem.mustAsk({ t: 'stand', code });
  await ann.until(() => ann.view(code).update.ready.length === 3);
  await playOnce(ann, toy, code);
  await ann.until(() => ann.view(code).events.length > 0);
  expect(ann.view(code).events.map(({ event }) => event)).toContainEqual({ kind: 'played', seat: 1, card });
  await playOut(ann, toy, code);
  await ann.until(() => isOver(ann, code));
  expect(server.log.lines).toEqual([]);
});

test('a person who comes back before the bots have chosen chooses for himself', async () => {
  const bots = heldBots();
  const server = await serve({ games: [toy], bots });
  const { code, seated } = await tableOf(server, 2);
  const [ann, bob] = seated as [TestClient, TestClient];
  await bob.mustAsk({ t: 'stand', code });
  expect(bots.asked.map((request) => request.seat)).toEqual([2, 3, 1]);
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  for (const seat of [1, 2, 3]) await bots.answer(seat);
  await ann.until(() => ann.view(code).update.ready.length === 2);
  expect(ann.view(code).update.ready).toEqual([2, 3]);
  expect(isAwaited(bob, code)).toBe(true);
});
