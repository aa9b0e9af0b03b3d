// What lies in the store after each single choice is enough to play the game on to the same end.
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { open, type Person, type TestHost } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { seatPeople, settled } from '../table.ts';
import { claim, equal, type Suite } from '../suite.ts';

interface Snapshot {
  /** On what was in the store at a moment. */
  readonly open: () => Promise<TestHost>;
  /** What each seat held then. */
  readonly held: readonly object[];
}

const holds = (client: Person, code: string): object => {
  const { update, events } = client.view(code);
  const { seq, hash, view, awaiting, ready, sealed } = update;
  return { seq, hash, view, awaiting, ready, sealed, events };
};

const stripTimes = (text: string): unknown => JSON.parse(text.replaceAll(/"at":\d+/g, '"at":0'));

const playWithSnapshots = async (game: AnyGame, each: number) => {
  const host = await open({ games: [game], drawSeed: () => seedOf(8) });
  const { code, people } = await seatPeople(host, game, { people: Math.min(...game.seatCounts), settings: { clock: 'calm' } });
  const snapshots: Snapshot[] = [];
  for (let choice = 0; ; choice++) {
    const next = people.find((person) => isAwaited(person, code));
    if (next === undefined) break;
    await playOnce(next, game, code);
    for (const person of people) await settled(person, code);
    if (choice % each !== 0) continue;
    const store = host.store.copy();
    snapshots.push({ open: () => host.next({ store }), held: people.map((person) => holds(person, code)) });
  }
  await Promise.all(people.map((person) => person.until(() => isOver(person, code))));
  const { log } = people[0]!.revealed.get(code)!;
  return { code, snapshots, log, people, end: people.map((person) => holds(person, code)) };
};

/** After every so many choices. */
const GAMES: readonly (readonly [AnyGame, number])[] = [
  [toy, 1],
  [garden, 1],
  [duel, 6],
  [sevenWonders, 7],
  [architects, 7],
];

export const restartTests = ({ test }: Suite): void => {
  for (const [game, each] of GAMES)
    test(`${game.id}: the same seats, views, events and sealed choices, and the same game to the end`, async () => {
      const { code, snapshots, log, people: before, end } = await playWithSnapshots(game, each);
      claim(snapshots.length > 6, 'the game was long enough');
      for (const { open: openAgain, held } of snapshots) {
        const host = await openAgain();
        const people = await Promise.all(before.map((person) => host.connect({ as: person })));
        for (const [seat, person] of people.entries()) {
          await person.follow(code);
          equal(person.tables.get(code)!.you, seat);
        }
        equal(
          people.map((person) => holds(person, code)),
          held,
        );
        await Promise.all(people.map((person) => playOut(person, game, code)));
        equal(people[0]!.revealed.get(code)!.log, log);
        equal(
          people.map((person) => stripTimes(JSON.stringify(holds(person, code)))),
          end.map((held) => stripTimes(JSON.stringify(held))),
        );
        await host.host.close();
      }
    });
};
