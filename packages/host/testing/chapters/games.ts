// Whole games among people.
import { architects } from '@maravilha/architects';
import { duel } from '@maravilha/duel';
import { type AnyGame, commit, fromHex, hashText, lookupIn, readLog, verify } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { open, type Person, refused } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isOver, playOut } from '../play.ts';
import { seatPeople } from '../table.ts';
import { equal, like, type Suite } from '../suite.ts';

const CASES: readonly (readonly [AnyGame, { readonly seats: number; readonly [key: string]: unknown }])[] = [
  [duel, { seats: 2 }],
  [toy, { seats: 3 }],
  [sevenWonders, { seats: 3 }],
  [sevenWonders, { seats: 7, cities: true, boards: 'draft', sides: 'choose' }],
  [sevenWonders, { seats: 6, cities: true, teams: true }],
  [architects, { seats: 2 }],
  [architects, { seats: 7, wonders: 'choose', starter: 'choose' }],
];

export const gamesTests = ({ test }: Suite): void => {
  for (const [game, options] of CASES)
    test(`people play ${game.id} with ${JSON.stringify(options)} to the end, and the log holds`, async () => {
      const host = await open({ games: [game], drawSeed: () => seedOf(3) });
      const { code, people } = await seatPeople(host, game, { people: options.seats, options, start: false });
      const [owner, second] = people as [Person, Person];
      const watcher = await host.connect();
      await watcher.follow(code);
      like(await second.ask({ t: 'start', code }), refused('not-owner'));
      await owner.mustAsk({ t: 'start', code });
      await Promise.all(people.map((person) => playOut(person, game, code)));
      await watcher.until(() => isOver(watcher, code));

      const { seed, log } = owner.revealed.get(code)!;
      const bytes = fromHex(seed);
      equal(bytes.ok && commit(bytes.value), owner.tables.get(code)!.seedHash);
      const read = readLog(log, lookupIn([game]));
      equal(read.ok, true);
      for (const check of read.ok ? verify(game, read.value) : []) like(check, { passed: true });

      for (const person of [...people, watcher]) {
        equal(person.tables.get(code)!.status, 'over');
        const { update, events } = person.view(code);
        equal(update.awaiting, []);
        equal(hashText(JSON.stringify(update.view)), update.hash);
        equal(
          events.map((event) => event.event.kind),
          owner.view(code).events.map((event) => event.event.kind),
        );
        equal(person.resyncs, 0);
      }
      equal(host.log.lines, []);
    });
};
