// All people at one device, each with a line of their own that is open only while they have the device in front of them.
import { garden, toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER } from '@maravilha/protocol';
import { open, type Person, refused } from '../open.ts';
import { isAwaited, playOnce, playOut } from '../play.ts';
import { at, killed, seatPeople, settled, type Table } from '../table.ts';
import { seedOf } from '../parts.ts';
import { claim, equal, like, must, type Suite } from '../suite.ts';

type Game = typeof toy | typeof garden;

const tableOf = async (game: Game, people: number, seats = people): Promise<Table> => {
  const host = await open({ games: [game], together: true, drawSeed: () => seedOf(3), limits: { lobby: 0 } });
  return seatPeople(host, game, { people, options: { seats } });
};

const undo = (person: Person, { code }: Table, id?: string) => person.ask({ t: 'undo', code, seq: person.view(code).update.seq }, id);

const viewOf = (person: Person, { code }: Table): string => JSON.stringify(person.view(code).update.view);

/** All choose once, so that a round is played. */
const round = async ({ people, code }: Table, game: Game): Promise<void> => {
  for (const person of people) if (isAwaited(person, code)) await playOnce(person, game, code);
  await Promise.all(people.map((person) => settled(person, code)));
};

export const togetherTests = ({ test }: Suite): void => {
  test('says so, names everybody alike to all, and shows nobody as a spectator', async () => {
    const table = await tableOf(toy, 2);
    const onlooker = await table.host.connect();
    await onlooker.follow(table.code);
    const info = at(onlooker, table);
    like(info, { together: true, spectators: 0, me: onlooker.id });
    equal(
      info.seats.map(({ who }) => who),
      table.people.map(({ id }) => id),
    );
    const apart = await seatPeople(await open({ games: [toy] }), toy, { people: 2 });
    const [ann] = apart.people as [Person];
    equal(at(ann, apart).together, undefined);
    claim(at(ann, apart).me !== ann.id, 'an id that is told to nobody');
  });

  test('any of them goes back to the last choice of any, by round, with nobody asked, also over what came to light', async () => {
    const table = await tableOf(toy, 3);
    const [ann, bob, cid] = table.people as [Person, Person, Person];
    const moments = [];
    for (let n = 0; n < 3; n++) {
      moments.push(viewOf(cid, table));
      await round(table, toy);
    }
    const end = viewOf(cid, table);
    for (const [n, moment] of moments.toReversed().entries()) {
      const who = must([ann, bob, cid][n % 3]);
      equal((await settled(who, table.code)).back, 'free');
      like(await undo(who, table), { t: 'ok' });
      equal(JSON.stringify((await settled(cid, table.code)).view), moment);
    }
    equal((await settled(ann, table.code)).back, undefined);
    like(await undo(ann, table), refused('nothing-chosen'));
    equal(at(ann, table).undo, undefined);
    equal(
      at(bob, table).changes.map(({ kind }) => kind),
      ['undone', 'undone', 'undone'],
    );
    for (let n = 0; n < 3; n++) await round(table, toy);
    equal(viewOf(cid, table), end);
  });

  test('a sealed choice is taken back first: mine, else that of whoever sealed last', async () => {
    const table = await tableOf(toy, 3);
    const [ann, bob, cid] = table.people as [Person, Person, Person];
    await playOnce(ann, toy, table.code);
    await playOnce(bob, toy, table.code);
    const ready = async (): Promise<readonly number[]> => (await settled(cid, table.code)).ready;
    equal(await ready(), [0, 1]);
    await settled(ann, table.code);
    like(await undo(ann, table), { t: 'ok' });
    equal(await ready(), [1]);
    await playOnce(ann, toy, table.code);
    like(await undo(cid, table), { t: 'ok' });
    equal(await ready(), [1]);
    like(await undo(cid, table), { t: 'ok' });
    equal(await ready(), []);
    like(await undo(cid, table), refused('nothing-chosen'));
    equal(at(cid, table).changes, []);
  });

  test('chains are taken back whole, of whoever is in one', async () => {
    const table = await tableOf(garden, 2);
    const [ann, bob] = table.people as [Person, Person];
    await playOnce(ann, garden, table.code);
    await settled(bob, table.code);
    like(await undo(bob, table), { t: 'ok' });
    equal((await settled(ann, table.code)).sealed, []);
    equal((await settled(bob, table.code)).ready, []);
  });

  test('one name has one effect, whoever held the device, also after a restart', async () => {
    const table = await tableOf(toy, 2);
    const [ann, bob] = table.people as [Person, Person];
    await playOnce(ann, toy, table.code);
    await settled(bob, table.code);
    const sent = { t: 'undo', code: table.code, seq: bob.view(table.code).update.seq } as const;
    like(await bob.ask(sent, 'back'), { t: 'ok' });
    await settled(ann, table.code);
    await playOnce(ann, toy, table.code);
    like(await bob.ask(sent, 'back'), { t: 'ok' });
    equal((await settled(bob, table.code)).ready, [0]);
    const after = await killed(table, [bob]);
    const [again] = after.people as [Person];
    like(await again.ask(sent, 'back'), { t: 'ok' });
    equal((await settled(again, after.code)).ready, [0]);
    // Something else under that name is no repetition.
    like(await undo(again, after, 'back'), { t: 'refused', code: 'bad-message' });
    like(await undo(again, after, 'further'), { t: 'ok' });
    equal((await settled(again, after.code)).ready, []);
  });

  test('goes back from the end', async () => {
    const table = await tableOf(toy, 2);
    const [ann, bob] = table.people as [Person, Person];
    await Promise.all([ann, bob].map((person) => playOut(person, toy, table.code)));
    await settled(bob, table.code);
    like(await undo(bob, table), { t: 'ok' });
    await ann.until(() => at(ann, table).status === 'playing');
    await Promise.all([ann, bob].map((person) => playOut(person, toy, table.code)));
  });

  test('nobody is away who does not look: it is only the turn of another one', async () => {
    const table = await tableOf(toy, 2);
    const [ann, bob] = table.people as [Person, Person];
    bob.tell({ t: 'exit', code: table.code });
    await settled(ann, table.code);
    table.time.advance(2 * AWAY_AFTER);
    await settled(ann, table.code);
    const seat = must(at(ann, table).seats[1]);
    like(seat, { online: true });
    equal(seat.awayFor, undefined);
    like(await ann.ask({ t: 'vote', code: table.code, about: 1, choice: 'end' }), refused('not-away'));
  });

  test('any of them throws the table away for all; whoever only looks does not', async () => {
    const table = await tableOf(toy, 2);
    const onlooker = await table.host.connect();
    await onlooker.follow(table.code);
    like(await onlooker.ask({ t: 'discard', code: table.code }), refused('not-seated'));
    like(await table.people[1]!.ask({ t: 'discard', code: table.code }), { t: 'ok' });
    like(await table.people[0]!.ask({ t: 'enter', code: table.code }), refused('unknown-table'));
  });
};
