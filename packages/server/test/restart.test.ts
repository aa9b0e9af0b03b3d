// What lies on the disk after each single choice is enough to play the game on to the same end.
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { filesNow, seedOf, serve } from './kit/server.ts';

interface Snapshot {
  readonly dataDir: string;
  /** What each seat held at that moment. */
  readonly held: readonly object[];
}

const holds = (client: TestClient, code: string): object => {
  const { update, events } = client.view(code);
  const { seq, hash, view, awaiting, ready, sealed } = update;
  return { seq, hash, view, awaiting, ready, sealed, events };
};

const stripTimes = (text: string): unknown => JSON.parse(text.replaceAll(/"at":\d+/g, '"at":0'));

const playWithSnapshots = async (game: AnyGame, each: number) => {
  const server = await serve({ games: [game], drawSeed: () => seedOf(8) });
  const people = await Promise.all(Array.from({ length: Math.min(...game.seatCounts) }, () => server.connect()));
  const { code } = await people[0]!.mustAsk({ t: 'create', game: game.id });
  for (const [seat, person] of people.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await people[0]!.mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => person.until(() => person.held.has(code!))));
  const snapshots: Snapshot[] = [];
  for (let choice = 0; ; choice++) {
    const next = people.find((person) => isAwaited(person, code!));
    if (next === undefined) break;
    const seq = await playOnce(next, game, code!);
    await Promise.all(people.map((person) => person.until(() => person.view(code!).update.seq >= seq)));
    if (choice % each === 0) snapshots.push({ dataDir: filesNow(server.dataDir), held: people.map((person) => holds(person, code!)) });
  }
  await Promise.all(people.map((person) => person.until(() => isOver(person, code!))));
  const { log } = people[0]!.revealed.get(code!)!;
  return { code: code!, snapshots, log, cookies: people.map((person) => person.cookie), end: people.map((person) => holds(person, code!)) };
};

test.each([
  { game: toy as AnyGame, each: 1 },
  { game: garden as AnyGame, each: 1 },
  { game: duel as AnyGame, each: 6 },
  { game: sevenWonders as AnyGame, each: 7 },
  { game: architects as AnyGame, each: 7 },
])('$game.id: the same seats, views, events and sealed choices, and the same game to the end', async ({ game, each }) => {
  const { code, snapshots, log, cookies, end } = await playWithSnapshots(game, each);
  expect(snapshots.length).toBeGreaterThan(6);
  for (const { dataDir, held } of snapshots) {
    const server = await serve({ games: [game], dataDir });
    const people = await Promise.all(cookies.map((cookie) => server.connect({ cookie })));
    for (const [seat, person] of people.entries()) {
      await person.follow(code);
      expect(person.tables.get(code)!.you).toBe(seat);
    }
    expect(people.map((person) => holds(person, code))).toEqual(held);
    await Promise.all(people.map((person) => playOut(person, game, code)));
    expect(people[0]!.revealed.get(code)!.log).toEqual(log);
    expect(people.map((person) => stripTimes(JSON.stringify(holds(person, code))))).toEqual(
      end.map((held) => stripTimes(JSON.stringify(held))),
    );
    for (const person of people) await person.close();
    await server.close();
  }
});
