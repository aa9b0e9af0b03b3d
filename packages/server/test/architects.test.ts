// Architects over sockets: turns of several decisions, bots beside people, and the one secret of the game.
import { architects, type ArchitectsView, type Decision, type WonderId } from '@maravilha/architects';
import { type Seat, SPECTATOR } from '@maravilha/kernel';
import type { ServerMessage } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { filesNow, seedOf, serve, type TestServer } from './kit/server.ts';

const viewOf = (client: TestClient, code: string): ArchitectsView => client.view(code).update.view as unknown as ArchitectsView;

const centralOf = (view: ArchitectsView) => view.decks.find((deck) => deck.id === 'central');

/** One person on seat 0 and bots on all others. */
const againstBots = async (server: TestServer, options: object): Promise<{ code: string; ann: TestClient }> => {
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'architects', options, bots: 'builder', start: true });
  await ann.follow(code!);
  return { code: code!, ann };
};

test.each([2, 7])('one person and bots at a table of %i play to the end', async (seats) => {
  const server = await serve({ games: [architects], drawSeed: () => seedOf(4) });
  const { code, ann } = await againstBots(server, { seats });
  await playOut(ann, architects, code);
  expect(viewOf(ann, code)).toMatchObject({ decision: 'over', ending: 'wonder' });
  expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['person', ...Array.from({ length: seats - 1 }, () => 'bot')]);
  expect(server.log.lines).toEqual([]);
});

/** What a turn may owe after its card; the table must show all of it again to one who comes back. */
const IN_A_TURN: readonly Decision[] = ['act', 'any-deck', 'search', 'keep', 'token'];

const take = async (client: TestClient, code: string, wonder: WonderId): Promise<void> => {
  await client.until(() => isAwaited(client, code));
  const { seq, hash } = client.view(code).update;
  await client.mustAsk({ t: 'move', code, seq, hash, move: { kind: 'wonder', wonder } });
};

const stands = (client: TestClient, code: string): object => {
  const { seq, hash, view, awaiting } = client.view(code).update;
  return { seq, hash, view, awaiting };
};

/** Stops here: the page is opened once more, the server comes back elsewhere from its files, the connection breaks. */
const interrupt = async (server: TestServer, ann: TestClient, code: string): Promise<void> => {
  const again = await server.connect({ cookie: ann.cookie });
  await again.follow(code);
  expect(stands(again, code)).toEqual(stands(ann, code));
  await again.close();

  const other = await serve({ games: [architects], dataDir: filesNow(server.dataDir) });
  const after = await other.connect({ cookie: ann.cookie });
  await after.follow(code);
  expect(stands(after, code)).toEqual(stands(ann, code));
  await playOnce(after, architects, code);
  expect(after.view(code).update.seq).toBeGreaterThan(ann.view(code).update.seq);
  await after.close();
  await other.close();

  ann.cut();
};

test.each<[WonderId, readonly Decision[]]>([
  ['halicarnassus', ['act', 'search', 'keep', 'token']],
  ['alexandria', ['act', 'any-deck', 'token']],
])('%s: a reload or a new server inside a turn finds every open decision again', async (wonder, kinds) => {
  let drawn = 0;
  const server = await serve({ games: [architects], drawSeed: () => seedOf(++drawn) });
  const seen = new Set<Decision>();
  // One game rarely has all of them; a dozen without one would be a defect.
  for (let game = 0; game < 12 && !kinds.every((kind) => seen.has(kind)); game++) {
    const { code, ann } = await againstBots(server, { seats: 3, wonders: 'choose', starter: 'owner' });
    await take(ann, code, wonder);
    for (;;) {
      await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
      if (isOver(ann, code)) break;
      const { decision } = viewOf(ann, code);
      if (IN_A_TURN.includes(decision) && !seen.has(decision)) {
        seen.add(decision);
        await interrupt(server, ann, code);
      }
      await playOnce(ann, architects, code);
    }
  }
  expect([...seen].sort()).toEqual([...kinds].sort());
  expect(server.log.lines).toEqual([]);
});

/** Who was told of a look, and how often with the card. */
const looksIn = (client: TestClient): { readonly with: readonly Seat[]; readonly without: readonly Seat[] } => {
  const shown: Seat[] = [];
  const hidden: Seat[] = [];
  for (const frame of client.frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.t !== 'sync' && message.t !== 'update') continue;
    for (const { event } of message.events) {
      if (event.kind !== 'looked') continue;
      const { seat, card } = event as { readonly kind: string; readonly seat: Seat; readonly card?: string };
      (card === undefined ? hidden : shown).push(seat);
    }
  }
  return { with: shown, without: hidden };
};

test.each([2, 4, 7])('%i seats: what the Cat shows reaches the socket of its holder alone', async (seats) => {
  const server = await serve({ games: [architects], drawSeed: () => seedOf(6) });
  const people = await Promise.all(Array.from({ length: seats }, () => server.connect()));
  const watcher = await server.connect();
  const { code } = await people[0]!.mustAsk({ t: 'create', game: 'architects', options: { seats } });
  for (const [seat, person] of people.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await watcher.follow(code!);
  await people[0]!.mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => playOut(person, architects, code!)));
  await watcher.until(() => isOver(watcher, code!));

  let told = 0;
  for (const [seat, client] of [...people, watcher].entries()) {
    const viewer = client === watcher ? SPECTATOR : seat;
    const looks = looksIn(client);
    expect(looks.with.every((looker) => looker === viewer)).toBe(true);
    expect(looks.without).not.toContain(viewer);
    told += looks.with.length;
    for (const frame of client.frames) {
      const message = JSON.parse(frame) as ServerMessage;
      if (message.t !== 'sync' && message.t !== 'update') continue;
      const view = message.view as unknown as ArchitectsView;
      expect(centralOf(view)?.top !== undefined).toBe(view.lookers.includes(viewer));
    }
    // Everyone hears that somebody looked, whoever it was.
    expect(looks.with.length + looks.without.length).toBe(looksIn(people[0]!).with.length + looksIn(people[0]!).without.length);
  }
  expect(told).toBeGreaterThan(3);
  expect(looksIn(people[0]!).without.length).toBeGreaterThan(0);
});
