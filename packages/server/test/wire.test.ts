// The network fails in every way at every message of a game; in the end all seats hold the same as if nothing had happened.
import { duel } from '@maravilha/duel';
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import type { Fault, Faults, Held, TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { seedOf, serve, type TestServer } from './kit/server.ts';

const SEED = 11;
const NO_FAULTS: Faults = {};

interface Played {
  readonly held: readonly Held[];
  readonly incoming: number;
  readonly outgoing: number;
}

/** Two people and a spectator; seat 0 has the bad network. */
const playGame = async (server: TestServer, game: AnyGame, faults: (client: number) => Faults): Promise<Played> => {
  let outgoing = 0;
  const count = (inner: Faults): Faults => ({
    ...inner,
    outgoing: (index) => {
      outgoing = index + 1;
      return inner.outgoing?.(index) ?? 'none';
    },
  });
  const clients = [
    await server.connect({ faults: count(faults(0)) }),
    await server.connect({ faults: faults(1) }),
    await server.connect({ faults: faults(2) }),
  ];
  const [ann, bob, eve] = clients as [TestClient, TestClient, TestClient];
  // The table is made without faults, since a table made twice is no error of the network's.
  const host = await server.connect();
  const made = await host.mustAsk({ t: 'create', game: game.id, settings: { clock: 'none' } });
  const code = made.code!;
  await host.mustAsk({ t: 'stand', code });
  for (const [seat, person] of [ann, bob].entries()) {
    await person.follow(code);
    await person.ask({ t: 'sit', code, seat });
    await person.until(() => person.tables.get(code)?.you === seat);
  }
  await eve.follow(code);
  await ann.until(() => ann.tables.get(code)?.owner === 0);
  await ann.ask({ t: 'start', code });
  await Promise.all([playOut(ann, game, code), playOut(bob, game, code), eve.until(() => isOver(eve, code))]);
  for (const client of clients) await client.close();
  await host.close();
  return { held: clients.map((client) => stripped(client.view(code))), incoming: ann.frames.length, outgoing };
};

/** What must be equal: not the table's code, not the time. */
const stripped = ({ update, events }: Held): Held => ({
  update: { ...update, t: '', code: '', after: 0, events: [] } as Held['update'],
  events: events.map((event) => ({ ...event, at: 0 })),
});

const measures = new Map<string, Played>();

/** The undisturbed game. */
const measureOf = async (game: AnyGame): Promise<Played> => {
  const known = measures.get(game.id);
  if (known !== undefined) return known;
  const server = await serve({ games: [game], drawSeed: () => seedOf(SEED) });
  const played = await playGame(server, game, () => NO_FAULTS);
  measures.set(game.id, played);
  return played;
};

test.each([toy, duel] as readonly AnyGame[])('a game of $id comes out the same when played again', async (game) => {
  const measure = await measureOf(game);
  const server = await serve({ games: [game], drawSeed: () => seedOf(SEED) });
  expect((await playGame(server, game, () => NO_FAULTS)).held).toEqual(measure.held);
});

const KINDS: readonly Fault[] = ['cut', 'cut-after', 'twice', 'late'];

test.each(KINDS)('%s: each message that comes in', async (kind) => {
  const measure = await measureOf(toy);
  const server = await serve({ games: [toy], drawSeed: () => seedOf(SEED) });
  for (let k = 0; k < measure.incoming; k++) {
    const played = await playGame(server, toy, (client) =>
      client === 0 ? { incoming: (index) => (index === k ? kind : 'none') } : NO_FAULTS,
    );
    expect(played.held, `message ${k}`).toEqual(measure.held);
  }
  expect(server.log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

test.each(KINDS)('%s: each message that goes out', async (kind) => {
  const measure = await measureOf(toy);
  const server = await serve({ games: [toy], drawSeed: () => seedOf(SEED) });
  for (let k = 0; k < measure.outgoing; k++) {
    const played = await playGame(server, toy, (client) =>
      client === 0 ? { outgoing: (index) => (index === k ? kind : 'none') } : NO_FAULTS,
    );
    expect(played.held, `message ${k}`).toEqual(measure.held);
  }
  expect(server.log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

test.each([1, 2, 3])('a whole game of Duel over a network that fails all the time (%i)', async (seed) => {
  const measure = await measureOf(duel);
  const server = await serve({ games: [duel], drawSeed: () => seedOf(SEED) });
  const faultsOf = (client: number): Faults => {
    const rng = new FastRng(seed, client);
    const draw = (): Fault => (rng.int(4) === 0 ? (KINDS[rng.int(KINDS.length)] ?? 'none') : 'none');
    return { incoming: draw, outgoing: draw };
  };
  const played = await playGame(server, duel, faultsOf);
  expect(played.held).toEqual(measure.held);
});

test('a client that lost a message without losing the connection finds the gap and asks again', async () => {
  const measure = await measureOf(toy);
  const server = await serve({ games: [toy], drawSeed: () => seedOf(SEED) });
  let lost = 0;
  const faults: Faults = {
    incoming: (index) => {
      if (index !== 9) return 'none';
      lost += 1;
      return 'lost';
    },
  };
  const played = await playGame(server, toy, (client) => (client === 2 ? faults : NO_FAULTS));
  expect(lost).toBe(1);
  expect(played.held).toEqual(measure.held);
});

test('a move sent twice has one effect, also when the second comes after a restart', async () => {
  const server = await serve({ games: [toy] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'toy', options: { seats: 2 } });
  const bob = await server.connect();
  await ann.follow(code!);
  await bob.follow(code!);
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  await ann.mustAsk({ t: 'start', code });
  const { update } = ann.view(code!);
  const hand = (update.view as unknown as { hand: string[] }).hand;
  const message = { t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'play', card: hand[0], junk: 'x'.repeat(1000) } };
  expect(await ann.ask(message, 'once')).toEqual({ t: 'ok', id: 'once', seq: 1 });
  expect(await ann.ask(message, 'once')).toEqual({ t: 'ok', id: 'once', seq: 1 });
  // The log keeps the game's own words, not what else came along.
  expect(ann.view(code!).update.sealed).toEqual([{ kind: 'play', card: hand[0] }]);
  // Another name for it: a new choice, which replaces the sealed one.
  expect(await ann.ask({ ...message, move: { kind: 'play', card: hand[1] } }, 'other')).toEqual({ t: 'ok', id: 'other', seq: 2 });
  await ann.until(() => ann.view(code!).update.seq === 2);
  expect(ann.view(code!).update.sealed).toEqual([{ kind: 'play', card: hand[1] }]);
  // The same name from another seat is another move.
  await bob.until(() => bob.view(code!).update.seq === 2);
  const theirs = bob.view(code!).update;
  const card = (theirs.view as unknown as { hand: string[] }).hand[0];
  expect(await bob.ask({ ...message, hash: theirs.hash, move: { kind: 'play', card } }, 'once')).toEqual({ t: 'ok', id: 'once', seq: 3 });
  await server.close();

  const again = await serve({ games: [toy], dataDir: server.dataDir });
  const back = await again.connect({ cookie: ann.cookie });
  await back.follow(code!);
  const seq = back.view(code!).update.seq;
  expect(await back.ask(message, 'once')).toEqual({ t: 'ok', id: 'once', seq: 1 });
  expect(back.view(code!).update.seq).toBe(seq);
});

test('a move chosen on another view is refused and answered with a fresh one', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  await ann.until(() => isAwaited(ann, code!));
  const old = ann.view(code!).update;
  await playOnce(ann, duel, code!);
  await ann.until(() => isAwaited(ann, code!));
  const held = ann.view(code!).update;
  const syncs = (): number => ann.messages.filter((message) => message.t === 'sync').length;
  for (const wrong of [
    { seq: old.seq, hash: old.hash },
    { seq: held.seq, hash: old.hash },
    { seq: held.seq + 1, hash: held.hash },
  ]) {
    const before = syncs();
    expect(await ann.ask({ t: 'move', code, ...wrong, move: { kind: 'discard', card: 'baths' } })).toEqual(
      expect.objectContaining({ t: 'refused', code: 'stale', data: { seq: held.seq } }),
    );
    await ann.until(() => syncs() === before + 1);
    expect(ann.messages.at(-1)).toMatchObject({ t: 'sync', seq: held.seq, after: 0, hash: held.hash });
  }
  expect(await ann.ask({ t: 'move', code, seq: held.seq, hash: held.hash, move: { kind: 'dance' } })).toMatchObject({
    code: 'malformed-move',
  });
});

test('resuming from a number brings what came after it, and nothing twice', async () => {
  const server = await serve({ games: [duel] });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  for (let i = 0; i < 10; i++) await playOnce(ann, duel, code!);
  const { events, update } = ann.view(code!);
  const half = events[Math.floor(events.length / 2)]!.seq;
  const other = await server.connect({ cookie: ann.cookie });
  await other.mustAsk({ t: 'enter', code, since: half });
  const sync = other.messages.find((message) => message.t === 'sync')!;
  expect(sync.after).toBe(half);
  expect(sync.events.filter((event) => event.seq <= update.seq)).toEqual(events.filter((event) => event.seq > half));
  // A number that never was: everything, from the start.
  const third = await server.connect({ cookie: ann.cookie });
  await third.mustAsk({ t: 'enter', code, since: 100_000 });
  expect(third.messages.find((message) => message.t === 'sync')!.after).toBe(0);
});
