// People give up, take seats over and throw tables away.
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { refused, type Person } from '../open.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { at, killed, oneAway, tableOf, vote, type Table } from '../table.ts';
import { equal, has, like, type Suite, within } from '../suite.ts';

const asks = async (table: Table, client: Person, seat: number, host: Person): Promise<string> => {
  await client.mustAsk({ t: 'ask-seat', code: table.code, seat });
  await host.until(() => at(host, table).asks.some((ask) => ask.seat === seat));
  return at(client, table).me;
};

const playAll = (people: readonly Person[], game: AnyGame, code: string) =>
  Promise.all(people.map((person) => playOut(person, game, code)));

export const peopleTests = (suite: Suite): void => {
  {
    const { test } = within(suite, 'giving up');
    test('hands the seat to a bot for good; whoever gave up may watch, even where nobody may', async () => {
      const table = await tableOf(toy, { people: 3, settings: { spectators: false } });
      const [ann, bob, cid] = table.people as [Person, Person, Person];
      await playOnce(ann, toy, table.code);
      await ann.mustAsk({ t: 'resign', code: table.code });
      await ann.until(() => at(ann, table).you === undefined && ann.view(table.code).update.view.viewer === -1);
      await bob.until(() => at(bob, table).changes.length === 1);
      like(at(bob, table), { owner: 1, host: 1, seats: [{ kind: 'bot', bot: 'builder' }, {}, {}] });
      like(at(bob, table).changes, [{ kind: 'resigned', seat: 0, seq: 1, name: ann.name }]);
      like(await ann.ask({ t: 'sit', code: table.code, seat: 0 }), refused('already-started'));
      like(await ann.ask({ t: 'resign', code: table.code }), refused('not-seated'));
      const after = await killed(table, [ann, bob, cid]);
      const [annAgain, bobAgain, cidAgain] = after.people as [Person, Person, Person];
      equal(at(annAgain, after).you, undefined);
      like(at(bobAgain, after), { owner: 1, you: 1, changes: [{ kind: 'resigned', name: ann.name }] });
      await Promise.all([bobAgain, cidAgain].map((person) => playOut(person, toy, table.code)));
      await annAgain.until(() => isOver(annAgain, table.code));
    });

    test('with two seats the match ends, and the other has won; also from home', async () => {
      const table = await tableOf(duel, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      ann.tell({ t: 'exit', code: table.code });
      await ann.mustAsk({ t: 'resign', code: table.code });
      await bob.until(() => isOver(bob, table.code));
      like(at(bob, table), { status: 'over', ended: { by: 'resigned', seat: 0 }, you: 1 });
    });

    test('nobody is left: the match ends', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
      const [ann] = table.people as [Person];
      await ann.mustAsk({ t: 'resign', code: table.code });
      await ann.until(() => isOver(ann, table.code));
      like(at(ann, table), { ended: { by: 'resigned', seat: 0 }, you: 0 });
    });

    test('is for those who play', async () => {
      const table = await tableOf(toy, { people: 2, start: false });
      const eve = await table.host.connect();
      await eve.follow(table.code);
      like(await eve.ask({ t: 'resign', code: table.code }), refused('not-seated'));
      like(await table.people[0]!.ask({ t: 'resign', code: table.code }), refused('not-started'));
    });
  }

  {
    const { test } = within(suite, 'somebody comes late');
    test('and takes the seat of a bot, if the host agrees', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
      const [ann] = table.people as [Person];
      await playOnce(ann, toy, table.code);
      const eve = await table.host.connect();
      await eve.follow(table.code);
      const who = await asks(table, eve, 1, ann);
      equal(at(ann, table).asks, [{ seat: 1, who, name: eve.name }]);
      like(await eve.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true }), refused('not-owner'));
      await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: false });
      await eve.until(() => at(eve, table).asks.length === 0);
      like(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true }), refused('not-asked'));
      await asks(table, eve, 1, ann);
      await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true });
      await eve.until(() => at(eve, table).you === 1 && eve.view(table.code).update.view.viewer === 1);
      like(at(ann, table).seats[1], { kind: 'person', name: eve.name, online: true, who });
      like(at(ann, table).changes, [{ kind: 'taken-over', seat: 1, name: eve.name }]);
      await playAll([ann, eve], toy, table.code);
      const after = await killed(table, [eve]);
      like(at(after.people[0]!, table), { status: 'over', you: 1 });
    });

    test('takes a seat that the table offers; its person watches from then on', async () => {
      const table = await oneAway();
      const [ann, bob, cid] = table.people;
      const eve = await table.host.connect();
      await eve.follow(table.code);
      like(await eve.ask({ t: 'ask-seat', code: table.code, seat: 2 }), refused('seat-taken'));
      await Promise.all([vote(ann, table, 'offer'), vote(bob, table, 'offer')]);
      await ann.until(() => at(ann, table).seats[2]!.offered === true);
      const who = await asks(table, eve, 2, ann);
      await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 2, who, yes: true });
      await eve.until(() => at(eve, table).you === 2);
      like(at(eve, table).seats[2], { name: eve.name });
      const back = await table.host.connect({ as: cid });
      await back.follow(table.code);
      equal(at(back, table).you, undefined);
      await playAll([ann, bob, eve], toy, table.code);
    });

    test('whoever has to go may offer the own seat, and takes it back while nobody has it', async () => {
      const table = await tableOf(toy, { people: 2, options: { seats: 3 } });
      const [ann, bob] = table.people as [Person, Person];
      await bob.mustAsk({ t: 'stand', code: table.code, offer: true });
      await ann.until(() => at(ann, table).seats[1]!.offered === true);
      const eve = await table.host.connect();
      await eve.follow(table.code);
      const who = await asks(table, eve, 1, ann);
      await bob.mustAsk({ t: 'sit', code: table.code, seat: 1 });
      await ann.until(() => at(ann, table).asks.length === 0 && at(ann, table).seats[1]!.offered === undefined);
      like(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true }), refused('not-asked'));
    });

    test('a request outlives a restart, and counts while its author looks', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
      const [ann] = table.people as [Person];
      const eve = await table.host.connect();
      await eve.follow(table.code);
      const who = await asks(table, eve, 1, ann);
      const after = await killed(table, [ann]);
      const [host] = after.people as [Person];
      equal(at(host, after).asks, []);
      like(await host.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true }), refused('not-asked'));
      const eveAgain = await after.host.connect({ as: eve });
      await eveAgain.follow(table.code);
      await host.until(() => at(host, after).asks.length === 1);
      equal(at(host, after).asks, [{ seat: 1, who, name: eve.name }]);
      await host.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true });
      await playAll([host, eveAgain], toy, table.code);
    });

    test('one request for each; it may be taken back', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
      const [ann] = table.people as [Person];
      const eve = await table.host.connect();
      await eve.follow(table.code);
      await asks(table, eve, 1, ann);
      await asks(table, eve, 2, ann);
      equal(
        at(ann, table).asks.map(({ seat }) => seat),
        [2],
      );
      await eve.mustAsk({ t: 'ask-seat', code: table.code });
      await ann.until(() => at(ann, table).asks.length === 0);
      like(await eve.ask({ t: 'ask-seat', code: table.code }), refused('not-asked'));
      like(await ann.ask({ t: 'ask-seat', code: table.code, seat: 1 }), refused('already-seated'));
      like(await eve.ask({ t: 'ask-seat', code: table.code, seat: 0 }), refused('seat-taken'));
      like(await eve.ask({ t: 'ask-seat', code: table.code, seat: 6 }), refused('seat-taken'));
      eve.tell({ t: 'exit', code: table.code });
      like(await eve.ask({ t: 'ask-seat', code: table.code, seat: 1 }), refused('unknown-table'));
    });

    test('nobody fills the log of a table with requests', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
      const eve = await table.host.connect();
      await eve.follow(table.code);
      for (let n = 0; n < 8; n++) await eve.mustAsk({ t: 'ask-seat', code: table.code, seat: 1 + (n % 2) });
      like(await eve.ask({ t: 'ask-seat', code: table.code, seat: 1 }), refused('too-fast'));
      // It may always be taken back.
      await eve.mustAsk({ t: 'ask-seat', code: table.code });
      table.time.advance(2000);
      await eve.mustAsk({ t: 'ask-seat', code: table.code, seat: 1 });
    });

    test('who sits at too many tables already gets no further one', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 2 }, limits: { tablesPerPlayer: 1 } });
      const [ann] = table.people as [Person];
      const [eve, friend] = await Promise.all([table.host.connect(), table.host.connect()]);
      const { code: other } = await friend.mustAsk({ t: 'create', game: 'toy' });
      await eve.mustAsk({ t: 'sit', code: other, seat: 1 });
      await eve.follow(table.code);
      const who = await asks(table, eve, 1, ann);
      like(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true }), refused('too-many-tables'));
      await ann.mustAsk({ t: 'enter', code: table.code });
      like(at(ann, table).seats[1], { kind: 'bot' });
      equal(at(ann, table).asks.length, 1);
    });

    test('a new person may call a move as the one before called theirs', async () => {
      const table = await tableOf(duel, { people: 2, options: { starter: 'first-seat' } });
      const [ann, bob] = table.people as [Person, Person];
      const choose = (client: Person): object => {
        const { update } = client.view(table.code);
        const wonder = (update.view as unknown as { readonly offered: readonly string[] }).offered[0];
        return { t: 'move', code: table.code, seq: update.seq, hash: update.hash, move: { kind: 'draft', wonder } };
      };
      like(await ann.ask(choose(ann), 'first'), { t: 'ok', seq: 1 });
      await ann.mustAsk({ t: 'stand', code: table.code, offer: true });
      const eve = await table.host.connect();
      await eve.follow(table.code);
      const who = await asks(table, eve, 0, bob);
      await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 0, who, yes: true });
      for (let choice = 0; choice < 2; choice++) await playOnce(bob, duel, table.code);
      await eve.until(() => isAwaited(eve, table.code));
      const { seq } = eve.view(table.code).update;
      const mine = choose(eve);
      like(await eve.ask(mine, 'first'), { t: 'ok', seq: seq + 1 });
      like(await eve.ask(mine, 'first'), { t: 'ok', seq: seq + 1 });
      const after = await killed(table, [eve, bob]);
      equal(after.people[0]!.view(table.code).update.seq, seq + 1);
    });
  }

  {
    const { test } = within(suite, 'throwing a table away');
    test('is for the only person there, in whatever state', async () => {
      const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
      const [ann] = table.people as [Person];
      const eve = await table.host.connect();
      await eve.follow(table.code);
      like(await eve.ask({ t: 'discard', code: table.code }), refused('not-seated'));
      await ann.mustAsk({ t: 'discard', code: table.code });
      const gone = { t: 'refused', code: 'unknown-table', data: { table: table.code } };
      await eve.until(() => eve.messages.some((message) => message.t === 'refused' && message.code === 'unknown-table'));
      has(eve.messages, gone);
      like(await ann.ask({ t: 'enter', code: table.code }), refused('unknown-table'));
      const { code: waiting } = await ann.mustAsk({ t: 'create', game: 'toy' });
      await ann.mustAsk({ t: 'discard', code: waiting });
      const { code: over = '' } = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
      await ann.mustAsk({ t: 'resign', code: over });
      await ann.mustAsk({ t: 'discard', code: over });
      const after = await killed(table, []);
      const again = await after.host.connect({ as: ann });
      for (const code of [table.code, waiting, over]) like(await again.ask({ t: 'enter', code }), refused('unknown-table'));
    });

    test('is not for those who sit with others', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      like(await ann.ask({ t: 'discard', code: table.code }), refused('not-alone'));
      await bob.mustAsk({ t: 'stand', code: table.code });
      like(await ann.ask({ t: 'discard', code: table.code }), refused('not-alone'));
    });
  }
};
