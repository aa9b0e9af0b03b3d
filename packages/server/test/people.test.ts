// People give up, take seats over and throw tables away.
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { at, killed, oneAway, type Table, tableOf, vote } from './kit/table.ts';

const refused = (code: string): object => expect.objectContaining({ t: 'refused', code });

describe('giving up', () => {
  test('hands the seat to a bot for good; whoever gave up may watch, even where nobody may', async () => {
    const table = await tableOf(toy, { people: 3, settings: { spectators: false } });
    const [ann, bob, cid] = table.people as [TestClient, TestClient, TestClient];
    await playOnce(ann, toy, table.code);
    await ann.mustAsk({ t: 'resign', code: table.code });
    await ann.until(() => at(ann, table).you === undefined && ann.view(table.code).update.view.viewer === -1);
    await bob.until(() => at(bob, table).changes.length === 1);
    expect(at(bob, table)).toMatchObject({ owner: 1, host: 1, seats: [{ kind: 'bot', bot: 'builder' }, {}, {}] });
    expect(at(bob, table).changes).toMatchObject([{ kind: 'resigned', seat: 0, seq: 1, name: ann.name }]);
    expect(await ann.ask({ t: 'sit', code: table.code, seat: 0 })).toEqual(refused('already-started'));
    expect(await ann.ask({ t: 'resign', code: table.code })).toEqual(refused('not-seated'));
    const after = await killed(table, toy, [ann, bob, cid]);
    const [annAgain, bobAgain, cidAgain] = after.people as [TestClient, TestClient, TestClient];
    expect(at(annAgain, after).you).toBeUndefined();
    expect(at(bobAgain, after)).toMatchObject({ owner: 1, you: 1, changes: [{ kind: 'resigned', name: ann.name }] });
    await Promise.all([bobAgain, cidAgain].map((person) => playOut(person, toy, table.code)));
    await annAgain.until(() => isOver(annAgain, table.code));
  });

  test('with two seats the match ends, and the other has won; also from home', async () => {
    const table = await tableOf(duel, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    ann.tell({ t: 'exit', code: table.code });
    await ann.mustAsk({ t: 'resign', code: table.code });
    await bob.until(() => isOver(bob, table.code));
    expect(at(bob, table)).toMatchObject({ status: 'over', ended: { by: 'resigned', seat: 0 }, you: 1 });
  });

  test('nobody is left: the match ends', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
    const [ann] = table.people as [TestClient];
    await ann.mustAsk({ t: 'resign', code: table.code });
    await ann.until(() => isOver(ann, table.code));
    expect(at(ann, table)).toMatchObject({ ended: { by: 'resigned', seat: 0 }, you: 0 });
  });

  test('is for those who play', async () => {
    const table = await tableOf(toy, { people: 2, start: false });
    const eve = await table.server.connect();
    await eve.follow(table.code);
    expect(await eve.ask({ t: 'resign', code: table.code })).toEqual(refused('not-seated'));
    expect(await table.people[0]!.ask({ t: 'resign', code: table.code })).toEqual(refused('not-started'));
  });
});

const asks = async (table: Table, client: TestClient, seat: number, host: TestClient): Promise<string> => {
  await client.mustAsk({ t: 'ask-seat', code: table.code, seat });
  await host.until(() => at(host, table).asks.some((ask) => ask.seat === seat));
  return at(client, table).me;
};

const playAll = (people: readonly TestClient[], game: AnyGame, code: string) =>
  Promise.all(people.map((person) => playOut(person, game, code)));

describe('somebody comes late', () => {
  test('and takes the seat of a bot, if the host agrees', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
    const [ann] = table.people as [TestClient];
    await playOnce(ann, toy, table.code);
    const eve = await table.server.connect();
    await eve.follow(table.code);
    const who = await asks(table, eve, 1, ann);
    expect(at(ann, table).asks).toEqual([{ seat: 1, who, name: eve.name }]);
    expect(await eve.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true })).toEqual(refused('not-owner'));
    await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: false });
    await eve.until(() => at(eve, table).asks.length === 0);
    expect(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true })).toEqual(refused('not-asked'));
    await asks(table, eve, 1, ann);
    await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true });
    await eve.until(() => at(eve, table).you === 1 && eve.view(table.code).update.view.viewer === 1);
    expect(at(ann, table).seats[1]).toMatchObject({ kind: 'person', name: eve.name, online: true, who });
    expect(at(ann, table).changes).toMatchObject([{ kind: 'taken-over', seat: 1, name: eve.name }]);
    await playAll([ann, eve], toy, table.code);
    const after = await killed(table, toy, [eve]);
    expect(at(after.people[0]!, table)).toMatchObject({ status: 'over', you: 1 });
  });

  test('takes a seat that the table offers; its person watches from then on', async () => {
    const table = await oneAway();
    const [ann, bob, cid] = table.people;
    const eve = await table.server.connect();
    await eve.follow(table.code);
    expect(await eve.ask({ t: 'ask-seat', code: table.code, seat: 2 })).toEqual(refused('seat-taken'));
    await Promise.all([vote(ann, table, 'offer'), vote(bob, table, 'offer')]);
    await ann.until(() => at(ann, table).seats[2]!.offered === true);
    const who = await asks(table, eve, 2, ann);
    await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 2, who, yes: true });
    await eve.until(() => at(eve, table).you === 2);
    expect(at(eve, table).seats[2]).toMatchObject({ name: eve.name });
    const back = await table.server.connect({ cookie: cid.cookie });
    await back.follow(table.code);
    expect(at(back, table).you).toBeUndefined();
    await playAll([ann, bob, eve], toy, table.code);
  });

  test('whoever has to go may offer the own seat, and takes it back while nobody has it', async () => {
    const table = await tableOf(toy, { people: 2, options: { seats: 3 } });
    const [ann, bob] = table.people as [TestClient, TestClient];
    await bob.mustAsk({ t: 'stand', code: table.code, offer: true });
    await ann.until(() => at(ann, table).seats[1]!.offered === true);
    const eve = await table.server.connect();
    await eve.follow(table.code);
    const who = await asks(table, eve, 1, ann);
    await bob.mustAsk({ t: 'sit', code: table.code, seat: 1 });
    await ann.until(() => at(ann, table).asks.length === 0 && at(ann, table).seats[1]!.offered === undefined);
    expect(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true })).toEqual(refused('not-asked'));
  });

  test('a request outlives a restart, and counts while its author looks', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
    const [ann] = table.people as [TestClient];
    const eve = await table.server.connect();
    await eve.follow(table.code);
    const who = await asks(table, eve, 1, ann);
    const after = await killed(table, toy, [ann]);
    const [host] = after.people as [TestClient];
    expect(at(host, after).asks).toEqual([]);
    expect(await host.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true })).toEqual(refused('not-asked'));
    const eveAgain = await after.server.connect({ cookie: eve.cookie });
    await eveAgain.follow(table.code);
    await host.until(() => at(host, after).asks.length === 1);
    expect(at(host, after).asks).toEqual([{ seat: 1, who, name: eve.name }]);
    await host.mustAsk({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true });
    await playAll([host, eveAgain], toy, table.code);
  });

  test('one request for each; it may be taken back', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
    const [ann] = table.people as [TestClient];
    const eve = await table.server.connect();
    await eve.follow(table.code);
    await asks(table, eve, 1, ann);
    await asks(table, eve, 2, ann);
    expect(at(ann, table).asks.map(({ seat }) => seat)).toEqual([2]);
    await eve.mustAsk({ t: 'ask-seat', code: table.code });
    await ann.until(() => at(ann, table).asks.length === 0);
    expect(await eve.ask({ t: 'ask-seat', code: table.code })).toEqual(refused('not-asked'));
    expect(await ann.ask({ t: 'ask-seat', code: table.code, seat: 1 })).toEqual(refused('already-seated'));
    expect(await eve.ask({ t: 'ask-seat', code: table.code, seat: 0 })).toEqual(refused('seat-taken'));
    expect(await eve.ask({ t: 'ask-seat', code: table.code, seat: 6 })).toEqual(refused('seat-taken'));
    eve.tell({ t: 'exit', code: table.code });
    expect(await eve.ask({ t: 'ask-seat', code: table.code, seat: 1 })).toEqual(refused('unknown-table'));
  });

  test('nobody fills the log of a table with requests', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 3 } });
    const eve = await table.server.connect();
    await eve.follow(table.code);
    for (let n = 0; n < 8; n++) await eve.mustAsk({ t: 'ask-seat', code: table.code, seat: 1 + (n % 2) });
    expect(await eve.ask({ t: 'ask-seat', code: table.code, seat: 1 })).toEqual(refused('too-fast'));
    // It may always be taken back.
    await eve.mustAsk({ t: 'ask-seat', code: table.code });
    table.time.advance(2000);
    await eve.mustAsk({ t: 'ask-seat', code: table.code, seat: 1 });
  });

  test('who sits at too many tables already gets no further one', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 }, limits: { tablesPerPlayer: 1 } });
    const [ann] = table.people as [TestClient];
    const [eve, friend] = await Promise.all([table.server.connect(), table.server.connect()]);
    const { code: other } = await friend.mustAsk({ t: 'create', game: 'toy' });
    await eve.mustAsk({ t: 'sit', code: other, seat: 1 });
    await eve.follow(table.code);
    const who = await asks(table, eve, 1, ann);
    expect(await ann.ask({ t: 'answer-seat', code: table.code, seat: 1, who, yes: true })).toEqual(refused('too-many-tables'));
    await ann.mustAsk({ t: 'enter', code: table.code });
    expect(at(ann, table).seats[1]).toMatchObject({ kind: 'bot' });
    expect(at(ann, table).asks).toHaveLength(1);
  });

  test('a new person may call a move as the one before called theirs', async () => {
    const table = await tableOf(duel, { people: 2, options: { starter: 'first-seat' } });
    const [ann, bob] = table.people as [TestClient, TestClient];
    const choose = (client: TestClient): object => {
      const { update } = client.view(table.code);
      const wonder = (update.view as unknown as { readonly offered: readonly string[] }).offered[0];
      return { t: 'move', code: table.code, seq: update.seq, hash: update.hash, move: { kind: 'draft', wonder } };
    };
    expect(await ann.ask(choose(ann), 'first')).toMatchObject({ t: 'ok', seq: 1 });
    await ann.mustAsk({ t: 'stand', code: table.code, offer: true });
    const eve = await table.server.connect();
    await eve.follow(table.code);
    const who = await asks(table, eve, 0, bob);
    await ann.mustAsk({ t: 'answer-seat', code: table.code, seat: 0, who, yes: true });
    for (let choice = 0; choice < 2; choice++) await playOnce(bob, duel, table.code);
    await eve.until(() => isAwaited(eve, table.code));
    const { seq } = eve.view(table.code).update;
    expect(await eve.ask(choose(eve), 'first')).toMatchObject({ t: 'ok', seq: seq + 1 });
    expect(await eve.ask(choose(eve), 'first')).toMatchObject({ t: 'ok', seq: seq + 1 });
    const after = await killed(table, duel, [eve, bob]);
    expect(after.people[0]!.view(table.code).update.seq).toBe(seq + 1);
  });
});

describe('throwing a table away', () => {
  test('is for the only person there, in whatever state', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
    const [ann] = table.people as [TestClient];
    const eve = await table.server.connect();
    await eve.follow(table.code);
    expect(await eve.ask({ t: 'discard', code: table.code })).toEqual(refused('not-seated'));
    await ann.mustAsk({ t: 'discard', code: table.code });
    const gone = { t: 'refused', code: 'unknown-table', data: { table: table.code } };
    await eve.until(() => eve.messages.some((message) => message.t === 'refused' && message.code === 'unknown-table'));
    expect(eve.messages).toContainEqual(gone);
    expect(await ann.ask({ t: 'enter', code: table.code })).toEqual(refused('unknown-table'));
    const { code: waiting } = await ann.mustAsk({ t: 'create', game: 'toy' });
    await ann.mustAsk({ t: 'discard', code: waiting });
    const { code: over = '' } = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
    await ann.mustAsk({ t: 'resign', code: over });
    await ann.mustAsk({ t: 'discard', code: over });
    const after = await killed(table, toy, []);
    const again = await after.server.connect({ cookie: ann.cookie });
    for (const code of [table.code, waiting, over]) expect(await again.ask({ t: 'enter', code })).toEqual(refused('unknown-table'));
  });

  test('is not for those who sit with others', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    expect(await ann.ask({ t: 'discard', code: table.code })).toEqual(refused('not-alone'));
    await bob.mustAsk({ t: 'stand', code: table.code });
    expect(await ann.ask({ t: 'discard', code: table.code })).toEqual(refused('not-alone'));
  });
});
