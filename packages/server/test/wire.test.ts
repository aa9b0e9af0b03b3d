// The network fails in every way at every message of a game; in the end all seats hold the same as if nothing had happened.
import { duel } from '@maravilha/duel';
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import type { Fault, Faults, Held, TestClient } from './kit/client.ts';
import { isOver, playOut } from './kit/player.ts';
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
