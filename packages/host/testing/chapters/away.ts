// Somebody is away, and the others decide.
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER } from '@maravilha/protocol';
import { refused, type Person } from '../open.ts';
import { isOver, playOnce, playOut } from '../play.ts';
import { at, goes, killed, oneAway, tableOf, vote } from '../table.ts';
import { claim, equal, like, type Suite, within } from '../suite.ts';

export const awayTests = (suite: Suite): void => {
  {
    const { test } = within(suite, 'somebody is away');
    test('everyone sees for how long, and nobody decides before a minute has passed', async () => {
      const table = await tableOf(toy, { people: 3 });
      const [ann, bob, cid] = table.people as [Person, Person, Person];
      equal(
        at(ann, table).seats.map(({ awayFor }) => awayFor),
        [undefined, undefined, undefined],
      );
      like(await vote(ann, table, 'bot'), refused('not-away'));
      await goes(table, cid, 2, ann);
      like(at(ann, table).seats[2], { online: false, awayFor: 0 });
      table.time.advance(AWAY_AFTER - 1);
      like(await vote(ann, table, 'bot'), refused('not-away'));
      table.time.advance(1);
      await bob.until(() => at(bob, table).seats[2]!.awayFor === AWAY_AFTER);
      like(await vote(ann, table, 'wait'), { t: 'ok' });
    });

    test('votes are seen by all; without a majority the host decides', async () => {
      const table = await oneAway();
      const [ann, bob, cid] = table.people;
      await vote(bob, table, 'end');
      await ann.until(() => at(ann, table).votes.length === 1);
      like(at(ann, table), { votes: [{ about: 2, by: 1, choice: 'end' }], host: 0, status: 'playing' });
      await vote(ann, table, 'bot');
      await bob.until(() => at(bob, table).seats[2]!.bot === 'builder');
      like(at(bob, table), { votes: [], status: 'playing', changes: [{ kind: 'stood-in', seat: 2, seq: 0 }] });
      like(at(bob, table).ballots, [
        { seat: 1, about: 2, choice: 'end', seq: 0, name: bob.name, of: cid.name },
        { seat: 0, about: 2, choice: 'bot', seq: 0, name: ann.name, of: cid.name },
      ]);
      like(at(bob, table).seats[2], { kind: 'person', online: false });
    });

    test('a bot plays until the person sits down again', async () => {
      const table = await oneAway();
      const [ann, bob, cid] = table.people;
      await Promise.all([vote(ann, table, 'bot'), vote(bob, table, 'bot')]);
      for (const person of [ann, bob]) await playOnce(person, toy, table.code);
      await ann.until(() => ann.view(table.code).update.seq >= 3);
      const back = await table.host.connect({ as: cid });
      await back.follow(table.code);
      like(at(back, table), { you: 2 });
      await back.mustAsk({ t: 'sit', code: table.code, seat: 2 });
      equal(at(back, table).seats[2]?.bot, undefined);
      equal(
        at(back, table).changes.map(({ kind }) => kind),
        ['stood-in', 'returned'],
      );
      await Promise.all([ann, bob, back].map((person) => playOut(person, toy, table.code)));
    });

    test('the majority ends the match: nobody is awaited, the seed is shown, a rematch may follow', async () => {
      const table = await oneAway();
      const [ann, bob] = table.people;
      await playOnce(bob, toy, table.code);
      const { update } = ann.view(table.code);
      await vote(bob, table, 'end');
      await vote(ann, table, 'end');
      for (const person of [ann, bob]) await person.until(() => isOver(person, table.code));
      like(at(ann, table), { status: 'over', ended: { by: 'vote', seat: 2 }, votes: [] });
      like(ann.view(table.code).update, { awaiting: [], ready: [], seq: 1 });
      const { seed, log } = ann.revealed.get(table.code)!;
      like(log, { seed, rounds: [] });
      claim(!('hash' in log), 'it does not say hash');
      equal(await table.host.host.log(table.code, undefined), { ok: true, value: log });
      like(
        await ann.ask({ t: 'move', code: table.code, seq: update.seq, hash: update.hash, move: { kind: 'wait' } }),
        refused('game-over'),
      );
      for (const t of ['resign', 'stand', 'take-back']) like(await ann.ask({ t, code: table.code }), refused('game-over'));
      like(await vote(ann, table, 'end'), refused('game-over'));
      const { code: next = '' } = await ann.mustAsk({ t: 'rematch', code: table.code });
      await bob.until(() => at(bob, table).next === next);
      equal(at(bob, table).nextBy, ann.name);
      const after = await killed(table, [ann]);
      await after.people[0]!.until(() => isOver(after.people[0]!, table.code));
      like(at(after.people[0]!, table), { status: 'over', ended: { by: 'vote', seat: 2 }, next });
    });

    test('to wait is to begin the minute anew', async () => {
      const table = await oneAway();
      const [ann, bob] = table.people;
      await Promise.all([vote(ann, table, 'wait'), vote(bob, table, 'wait')]);
      await bob.until(() => at(bob, table).seats[2]!.awayFor === 0);
      equal(at(bob, table).votes, []);
      like(await vote(ann, table, 'end'), refused('not-away'));
      table.time.advance(AWAY_AFTER);
      await bob.until(() => at(bob, table).seats[2]!.awayFor === AWAY_AFTER);
      like(await vote(ann, table, 'end'), { t: 'ok' });
    });

    test('whoever comes back makes the votes void, for good', async () => {
      const table = await oneAway();
      const [ann, bob, cid] = table.people;
      await vote(ann, table, 'end');
      const back = await table.host.connect({ as: cid });
      await back.follow(table.code);
      await ann.until(() => at(ann, table).seats[2]!.online && at(ann, table).votes.length === 0);
      like(await vote(bob, table, 'end'), refused('not-away'));
      const after = await killed(table, [ann, bob]);
      like(at(after.people[0]!, table), { votes: [], status: 'playing' });
      after.time.advance(AWAY_AFTER);
      await after.people[1]!.until(() => at(after.people[1]!, table).seats[2]!.awayFor === AWAY_AFTER);
      await vote(after.people[1]!, after, 'end');
      equal(at(after.people[1]!, table).status, 'playing');
    });

    test('a restart in the middle of a vote loses neither votes nor the minute', async () => {
      const table = await oneAway();
      const [ann, bob] = table.people;
      await vote(bob, table, 'offer');
      const after = await killed(table, [ann, bob]);
      const [annAgain] = after.people as [Person];
      equal(at(annAgain, table).votes, [{ about: 2, by: 1, choice: 'offer' }]);
      like(await vote(annAgain, after, 'offer'), { t: 'ok' });
      await annAgain.until(() => at(annAgain, table).seats[2]!.offered === true);
      equal(at(annAgain, table).votes, []);
    });

    test('whoever goes during a vote still counts for a minute; then those who are left decide', async () => {
      const table = await oneAway();
      const [ann, bob] = table.people;
      await vote(ann, table, 'bot');
      await goes(table, bob, 1, ann);
      like(at(ann, table), { votes: [{ by: 0 }], status: 'playing' });
      equal(at(ann, table).seats[2]?.bot, undefined);
      table.time.advance(AWAY_AFTER);
      await ann.until(() => at(ann, table).seats[2]!.bot === 'builder');
    });

    test('one vote for each; the last one counts, and the same one sent again does nothing', async () => {
      const table = await oneAway();
      const [ann, bob] = table.people;
      const message = { t: 'vote', code: table.code, about: 2, choice: 'end' };
      await ann.ask(message, 'same');
      await ann.ask({ ...message, choice: 'wait' }, 'other');
      like(await ann.ask(message, 'same'), { t: 'ok' });
      equal(at(ann, table).votes, [{ about: 2, by: 0, choice: 'wait' }]);
      await vote(bob, table, 'end');
      // The host's.
      await bob.until(() => at(bob, table).votes.length === 0);
      equal(at(bob, table).status, 'playing');
    });

    test('the next person is host while the owner is away', async () => {
      const table = await tableOf(toy, { people: 3 });
      const [ann, bob, cid] = table.people as [Person, Person, Person];
      await goes(table, ann, 0, bob);
      like(at(bob, table), { owner: 0, host: 0 });
      table.time.advance(AWAY_AFTER);
      await cid.until(() => at(cid, table).host === 1);
      like(await cid.ask({ t: 'options', code: table.code, settings: { chat: 'off' } }), refused('not-owner'));
      await bob.mustAsk({ t: 'options', code: table.code, settings: { chat: 'off' } });
      await vote(cid, table, 'end', 0);
      await vote(bob, table, 'bot', 0);
      await cid.until(() => at(cid, table).seats[0]!.bot === 'builder');
      equal(at(cid, table).owner, 0);
    });

    test('before the start, too: nobody waits for an owner who has gone', async () => {
      const table = await tableOf(toy, { people: 2, start: false });
      const [ann, bob] = table.people as [Person, Person];
      await goes(table, ann, 0, bob);
      like(await bob.ask({ t: 'start', code: table.code }), refused('not-owner'));
      table.time.advance(AWAY_AFTER);
      await bob.until(() => at(bob, table).host === 1);
      await bob.mustAsk({ t: 'bot', code: table.code, seat: 0, level: 'builder' });
      await bob.mustAsk({ t: 'start', code: table.code });
      like(at(bob, table), { status: 'playing', owner: 1 });
    });

    test('only those who hold a seat and look at the table vote, about people', async () => {
      const table = await oneAway();
      const [ann] = table.people;
      const eve = await table.host.connect();
      await eve.follow(table.code);
      like(await vote(eve, table, 'end'), refused('not-seated'));
      like(await vote(ann, table, 'end', 5), refused('not-away'));
      like(await vote(ann, table, 'end', 0), refused('not-away'));
      like(await ann.ask({ t: 'vote', code: table.code, about: 2, choice: 'kick' }), refused('bad-message'));
      ann.tell({ t: 'exit', code: table.code });
      like(await vote(ann, table, 'end'), refused('unknown-table'));
      await ann.follow(table.code);
      await ann.mustAsk({ t: 'stand', code: table.code });
      like(await vote(ann, table, 'end'), refused('not-seated'));
      const waiting = await tableOf(toy, { people: 2, start: false });
      like(await waiting.people[0]!.ask({ t: 'vote', code: waiting.code, about: 1, choice: 'end' }), refused('not-started'));
    });
  }
};
