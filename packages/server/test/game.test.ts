import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import { type AnyGame, commit, fromHex, hashText, lookupIn, readLog, verify } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import { isOver, playOut } from './kit/player.ts';
import { seedOf, serve } from './kit/server.ts';

const CASES: readonly { readonly game: AnyGame; readonly options: { readonly seats: number; readonly [key: string]: unknown } }[] = [
  { game: duel, options: { seats: 2 } },
  { game: toy, options: { seats: 3 } },
  { game: sevenWonders, options: { seats: 3 } },
  { game: sevenWonders, options: { seats: 7, cities: true, boards: 'draft', sides: 'choose' } },
  { game: sevenWonders, options: { seats: 6, cities: true, teams: true } },
  { game: architects, options: { seats: 2 } },
  { game: architects, options: { seats: 7, wonders: 'choose', starter: 'choose' } },
];

test.each(CASES)('people play $game.id with $options to the end over sockets, and the log holds', async ({ game, options }) => {
  const server = await serve({ games: [game], drawSeed: () => seedOf(3) });
  const people = await Promise.all(Array.from({ length: options.seats }, () => server.connect()));
  const watcher = await server.connect();
  const [owner] = people;
  const made = await owner!.mustAsk({ t: 'create', game: game.id, options });
  const code = made.code!;
  for (const [seat, person] of people.entries()) {
    await person.follow(code);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await watcher.follow(code);
  expect(await people[1]!.ask({ t: 'start', code })).toMatchObject({ t: 'refused', code: 'not-owner' });
  await owner!.mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => playOut(person, game, code)));
  await watcher.until(() => isOver(watcher, code));

  const { seed, log } = owner!.revealed.get(code)!;
  const bytes = fromHex(seed);
  expect(bytes.ok && commit(bytes.value)).toBe(owner!.tables.get(code)!.seedHash);
  const read = readLog(log, lookupIn([game]));
  expect(read.ok).toBe(true);
  for (const check of read.ok ? verify(game, read.value) : []) expect(check).toMatchObject({ passed: true });

  for (const person of [...people, watcher]) {
    expect(person.tables.get(code)!.status).toBe('over');
    const { update, events } = person.view(code);
    expect(update.awaiting).toEqual([]);
    expect(hashText(JSON.stringify(update.view))).toBe(update.hash);
    expect(events.map((event) => event.event.kind)).toEqual(owner!.view(code).events.map((event) => event.event.kind));
    expect(person.resyncs).toBe(0);
  }
  expect(server.log.lines).toEqual([]);
});
