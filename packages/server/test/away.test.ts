// Somebody is away, and the others decide.
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isOver, playOnce, playOut } from './kit/player.ts';
import { at, goes, killed, oneAway, tableOf, vote } from './kit/table.ts';

const refused = (code: string): object => expect.objectContaining({ t: 'refused', code });

describe('somebody is away', () => {
  test('everyone sees for how long, and nobody decides before a minute has passed', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [ann, bob, cid] = table.people as [TestClient, TestClient, TestClient];
    expect(at(ann, table).seats.map(({ awayFor }) => awayFor)).toEqual([undefined, undefined, undefined]);
    expect(await vote(ann, table, 'bot')).toEqual(refused('not-away'));
    await goes(table, cid, 2, ann);
    expect(at(ann, table).seats[2]).toMatchObject({ online: false, awayFor: 0 });
    table.time.advance(AWAY_AFTER - 1);
    expect(await vote(ann, table, 'bot')).toEqual(refused('not-away'));
    table.time.advance(1);
    await bob.until(() => at(bob, table).seats[2]!.awayFor === AWAY_AFTER);
    expect(await vote(ann, table, 'wait')).toMatchObject({ t: 'ok' });
  });

  test('votes are seen by all; without a majority the host decides', async () => {
    const table = await oneAway();
    const [ann, bob] = table.people;
    await vote(bob, table, 'end');
    await ann.until(() => at(ann, table).votes.length === 1);
    expect(at(ann, table)).toMatchObject({ votes: [{ about: 2, by: 1, choice: 'end' }], host: 0, status: 'playing' });
    await vote(ann, table, 'bot');
    await bob.until(() => at(bob, table).seats[2]!.bot === 'builder');
    expect(at(bob, table)).toMatchObject({ votes: [], status: 'playing', changes: [{ kind: 'stood-in', seat: 2, seq: 0 }] });
    expect(at(bob, table).seats[2]).toMatchObject({ kind: 'person', online: false });
  });

  test('a bot plays until the person sits down again', async () => {
    const table = await oneAway();
    const [ann, bob, cid] = table.people;
    await Promise.all([vote(ann, table, 'bot'), vote(bob, table, 'bot')]);
    for (const person of [ann, bob]) await playOnce(person, toy, table.code);
    await ann.until(() => ann.view(table.code).update.seq >= 3);
    const back = await table.server.connect({ cookie: cid.cookie });
    await back.follow(table.code);
    expect(at(back, table)).toMatchObject({ you: 2 });
    await back.mustAsk({ t: 'sit', code: table.code, seat: 2 });
    expect(at(back, table).seats[2]).not.toHaveProperty('bot');
    expect(at(back, table).changes.map(({ kind }) => kind)).toEqual(['stood-in', 'returned']);
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
    expect(at(ann, table)).toMatchObject({ status: 'over', ended: { by: 'vote', seat: 2 }, votes: [] });
    expect(ann.view(table.code).update).toMatchObject({ awaiting: [], ready: [], seq: 1 });
    const { seed, log } = ann.revealed.get(table.code)!;
    expect(log).toMatchObject({ seed, rounds: [] });
    expect(log).not.toHaveProperty('hash');
    const answer = await fetch(`${table.server.url}/api/log/${table.code}`);
    expect(await answer.json()).toEqual(log);
    expect(await ann.ask({ t: 'move', code: table.code, seq: update.seq, hash: update.hash, move: { kind: 'wait' } })).toEqual(
      refused('game-over'),
    );
    for (const t of ['resign', 'stand', 'take-back']) expect(await ann.ask({ t, code: table.code })).toEqual(refused('game-over'));
    expect(await vote(ann, table, 'end')).toEqual(refused('game-over'));
    const { code: next = '' } = await ann.mustAsk({ t: 'rematch', code: table.code });
    await bob.until(() => at(bob, table).next === next);
    expect(at(bob, table).nextBy).toBe(ann.name);
    const after = await killed(table, toy, [ann]);
    await after.people[0]!.until(() => isOver(after.people[0]!, table.code));
    expect(at(after.people[0]!, table)).toMatchObject({ status: 'over', ended: { by: 'vote', seat: 2 }, next });
  });

  test('to wait is to begin the minute anew', async () => {
    const table = await oneAway();
    const [ann, bob] = table.people;
    await Promise.all([vote(ann, table, 'wait'), vote(bob, table, 'wait')]);
    await bob.until(() => at(bob, table).seats[2]!.awayFor === 0);
    expect(at(bob, table).votes).toEqual([]);
    expect(await vote(ann, table, 'end')).toEqual(refused('not-away'));
    table.time.advance(AWAY_AFTER);
    await bob.until(() => at(bob, table).seats[2]!.awayFor === AWAY_AFTER);
    expect(await vote(ann, table, 'end')).toMatchObject({ t: 'ok' });
  });

  test('whoever comes back makes the votes void, for good', async () => {
    const table = await oneAway();
    const [ann, bob, cid] = table.people;
    await vote(ann, table, 'end');
    const back = await table.server.connect({ cookie: cid.cookie });
    await back.follow(table.code);
    await ann.until(() => at(ann, table).seats[2]!.online && at(ann, table).votes.length === 0);
    expect(await vote(bob, table, 'end')).toEqual(refused('not-away'));
    const after = await killed(table, toy, [ann, bob]);
    expect(at(after.people[0]!, table)).toMatchObject({ votes: [], status: 'playing' });
    after.time.advance(AWAY_AFTER);
    await after.people[1]!.until(() => at(after.people[1]!, table).seats[2]!.awayFor === AWAY_AFTER);
    await vote(after.people[1]!, after, 'end');
    expect(at(after.people[1]!, table).status).toBe('playing');
  });

  test('a restart in the middle of a vote loses neither votes nor the minute', async () => {
    const table = await oneAway();
    const [ann, bob] = table.people;
    await vote(bob, table, 'offer');
    const after = await killed(table, toy, [ann, bob]);
    const [annAgain] = after.people as [TestClient];
    expect(at(annAgain, table).votes).toEqual([{ about: 2, by: 1, choice: 'offer' }]);
    expect(await vote(annAgain, after, 'offer')).toMatchObject({ t: 'ok' });
    await annAgain.until(() => at(annAgain, table).seats[2]!.offered === true);
    expect(at(annAgain, table).votes).toEqual([]);
  });

  test('whoever goes during a vote still counts for a minute; then those who are left decide', async () => {
    const table = await oneAway();
    const [ann, bob] = table.people;
    await vote(ann, table, 'bot');
    await goes(table, bob, 1, ann);
    expect(at(ann, table)).toMatchObject({ votes: [{ by: 0 }], status: 'playing' });
    expect(at(ann, table).seats[2]).not.toHaveProperty('bot');
    table.time.advance(AWAY_AFTER);
    await ann.until(() => at(ann, table).seats[2]!.bot === 'builder');
  });

  test('one vote for each; the last one counts, and the same one sent again does nothing', async () => {
    const table = await oneAway();
    const [ann, bob] = table.people;
    const message = { t: 'vote', code: table.code, about: 2, choice: 'end' };
    await ann.ask(message, 'same');
    await ann.ask({ ...message, choice: 'wait' }, 'other');
    expect(await ann.ask(message, 'same')).toMatchObject({ t: 'ok' });
    expect(at(ann, table).votes).toEqual([{ about: 2, by: 0, choice: 'wait' }]);
    await vote(bob, table, 'end');
    // The host's.
    await bob.until(() => at(bob, table).votes.length === 0);
    expect(at(bob, table).status).toBe('playing');
  });

  test('the next person is host while the owner is away', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [ann, bob, cid] = table.people as [TestClient, TestClient, TestClient];
    await goes(table, ann, 0, bob);
    expect(at(bob, table)).toMatchObject({ owner: 0, host: 0 });
    table.time.advance(AWAY_AFTER);
    await cid.until(() => at(cid, table).host === 1);
    expect(await cid.ask({ t: 'options', code: table.code, settings: { chat: 'off' } })).toEqual(refused('not-owner'));
    await bob.mustAsk({ t: 'options', code: table.code, settings: { chat: 'off' } });
    await vote(cid, table, 'end', 0);
    await vote(bob, table, 'bot', 0);
    await cid.until(() => at(cid, table).seats[0]!.bot === 'builder');
    expect(at(cid, table).owner).toBe(0);
  });

  test('before the start, too: nobody waits for an owner who has gone', async () => {
    const table = await tableOf(toy, { people: 2, start: false });
    const [ann, bob] = table.people as [TestClient, TestClient];
    await goes(table, ann, 0, bob);
    expect(await bob.ask({ t: 'start', code: table.code })).toEqual(refused('not-owner'));
    table.time.advance(AWAY_AFTER);
    await bob.until(() => at(bob, table).host === 1);
    await bob.mustAsk({ t: 'bot', code: table.code, seat: 0, level: 'builder' });
    await bob.mustAsk({ t: 'start', code: table.code });
    expect(at(bob, table)).toMatchObject({ status: 'playing', owner: 1 });
  });

  test('only those who hold a seat and look at the table vote, about people', async () => {
    const table = await oneAway();
    const [ann] = table.people;
    const eve = await table.server.connect();
    await eve.follow(table.code);
    expect(await vote(eve, table, 'end')).toEqual(refused('not-seated'));
    expect(await vote(ann, table, 'end', 5)).toEqual(refused('not-away'));
    expect(await vote(ann, table, 'end', 0)).toEqual(refused('not-away'));
    expect(await ann.ask({ t: 'vote', code: table.code, about: 2, choice: 'kick' })).toEqual(refused('bad-message'));
    ann.tell({ t: 'exit', code: table.code });
    expect(await vote(ann, table, 'end')).toEqual(refused('unknown-table'));
    await ann.follow(table.code);
    await ann.mustAsk({ t: 'stand', code: table.code });
    expect(await vote(ann, table, 'end')).toEqual(refused('not-seated'));
    const waiting = await tableOf(toy, { people: 2, start: false });
    expect(await waiting.people[0]!.ask({ t: 'vote', code: waiting.code, about: 1, choice: 'end' })).toEqual(refused('not-started'));
  });
});
