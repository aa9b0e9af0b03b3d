// Going back: freely against bots, while nothing came to light, or by consent of the others.
import { type Log, verify } from '@maravilha/kernel';
import { toy, type ToyMove, type ToyShape } from '@maravilha/kernel/testing';
import { AWAY_AFTER, CLOCK_TIMES, UNDO_TIME } from '@maravilha/protocol';
import { during, type Visitor } from '../cluster.ts';
import { open, type Person, refused } from '../open.ts';
import { FATES, party, playAll } from '../party.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { againstBots, at, goes, killed, settled, type Table, tableOf } from '../table.ts';
import { claim, equal, like, must, type Suite, within } from '../suite.ts';

type AtTable = Pick<Table, 'code'>;

const undo = (client: Person, { code }: AtTable, id?: string) => client.ask({ t: 'undo', code, seq: client.view(code).update.seq }, id);

const answer = (client: Person, { code }: AtTable, yes: boolean) => client.ask({ t: 'answer-undo', code, yes });

const choose = async (client: Person, { code }: AtTable, move: ToyMove): Promise<void> => {
  const { seq, hash } = client.view(code).update;
  await client.mustAsk({ t: 'move', code, seq, hash, move });
};

const viewOf = (client: Person, { code }: AtTable): string => JSON.stringify(client.view(code).update.view);

/** All play a card; then the seat that lost is awaited alone. Answers its person, and the others. */
const firstRound = async ({ people, code }: Table): Promise<readonly [Person, ...Person[]]> => {
  for (const person of people) await playOnce(person, toy, code);
  await Promise.all(people.map((person) => person.until(() => person.view(code).update.awaiting.length === 1)));
  const [loser] = must(people[0]).view(code).update.awaiting;
  return [must(people[must(loser)]), ...people.filter((_, seat) => seat !== loser)];
};

/** The loser of the first round has looked at the pile, and would rather not. */
const asked = async (table: Table): Promise<readonly [Person, ...Person[]]> => {
  const [loser, ...others] = await firstRound(table);
  await choose(loser, table, { kind: 'peek' });
  like(loser.view(table.code).update, { back: 'ask' });
  like(await undo(loser, table), { t: 'ok' });
  for (const person of table.people) await person.until(() => at(person, table).undo !== undefined);
  return [loser, ...others];
};

const isUndone = async (table: Table): Promise<void> => {
  for (const person of table.people) await person.until(() => at(person, table).changes.some(({ kind }) => kind === 'undone'));
};

const isRefused = async (table: Table): Promise<void> => {
  for (const person of table.people) await person.until(() => at(person, table).undo === undefined);
  equal(
    table.people.flatMap((person) => at(person, table).changes),
    [],
  );
};

const aloneTests = ({ test }: Suite): void => {
  test('goes back choice by choice, over what bots did and what came to light, and the same choices bring the same', async () => {
    const host = await open({ games: [toy] });
    const { ann, code } = await againstBots(host, toy, { seats: 3 });
    const moments: string[] = [];
    for (let n = 0; n < 3; n++) {
      await ann.until(() => isAwaited(ann, code));
      moments.push(viewOf(ann, { code }));
      await playOnce(ann, toy, code);
    }
    await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
    const end = viewOf(ann, { code });
    for (const moment of moments.toReversed()) {
      const { seq } = ann.view(code).update;
      like(ann.view(code).update, { back: 'free' });
      like(await undo(ann, { code }), { t: 'ok' });
      await ann.until(() => viewOf(ann, { code }) === moment);
      claim(ann.view(code).update.seq > seq, 'numbers only grow');
    }
    equal(ann.view(code).update.back, undefined);
    equal(ann.view(code).events, []);
    like(await undo(ann, { code }), refused('nothing-chosen'));
    equal(
      at(ann, { code }).changes.map(({ kind, seat, turn }) => ({ kind, seat, turn })),
      [3, 2, 1].map((turn) => ({ kind: 'undone', seat: 0, turn })),
    );
    for (let n = 0; n < 3; n++) await playOnce(ann, toy, code);
    await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
    equal(viewOf(ann, { code }), end);
  });

  test('once for each name, also after a restart, which finds the match where it went back to', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
    const [ann] = table.people as [Person];
    await playOnce(ann, toy, table.code);
    await ann.until(() => isAwaited(ann, table.code) || isOver(ann, table.code));
    const message = { t: 'undo', code: table.code, seq: ann.view(table.code).update.seq };
    const reply = await ann.ask(message, 'back');
    like(reply, { t: 'ok' });
    like(await ann.ask(message, 'back'), reply);
    equal(at(ann, table).changes.length, 1);
    const view = viewOf(ann, table);
    const after = await killed(table, [ann]);
    const [again] = after.people as [Person];
    like(await again.ask(message, 'back'), reply);
    equal(viewOf(again, after), view);
    equal(at(again, after).changes.length, 1);
    await playOut(again, toy, after.code);
  });

  test('takes back the last choice of a game that is over', async () => {
    const table = await tableOf(toy, { people: 1, options: { seats: 2 } });
    const [ann] = table.people as [Person];
    await playOut(ann, toy, table.code);
    like(await undo(ann, table), { t: 'ok' });
    await ann.until(() => isAwaited(ann, table.code) && at(ann, table).status === 'playing');
    await playOut(ann, toy, table.code);
    const after = await killed(table, [ann]);
    equal(at(after.people[0]!, after).status, 'over');
  });
};

const freeTests = ({ test }: Suite): void => {
  test('nothing came to light: at once, and everybody sees it', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [loser, other] = (await firstRound(table)) as [Person, Person];
    const before = viewOf(other, table);
    await choose(loser, table, { kind: 'wait' });
    like(loser.view(table.code).update, { back: 'free' });
    like(other.view(table.code).update, { back: 'ask' });
    like(await undo(loser, table), { t: 'ok' });
    await isUndone(table);
    await other.until(() => viewOf(other, table) === before);
    like(loser.view(table.code).update, { awaiting: [at(loser, table).you] });
    await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
  });

  test('what others have sealed meanwhile is forgotten', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [loser, other] = (await firstRound(table)) as [Person, Person];
    await choose(loser, table, { kind: 'wait' });
    await playOnce(other, toy, table.code);
    like(await undo(loser, table), { t: 'ok' });
    await isUndone(table);
    await other.until(() => other.view(table.code).update.sealed.length === 0);
  });

  test('a sealed choice is taken back like before', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann] = table.people as [Person];
    await playOnce(ann, toy, table.code);
    like(await undo(ann, table), { t: 'ok' });
    await ann.until(() => isAwaited(ann, table.code));
    equal(at(ann, table).changes, []);
    like(await undo(ann, table), refused('nothing-chosen'));
  });

  test('never after the end of a match of people', async () => {
    const table = await tableOf(toy, { people: 2 });
    await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
    like(await undo(table.people[0]!, table), refused('game-over'));
  });
};

const consentTests = ({ test }: Suite): void => {
  test('all others agree: the match goes back, and its log is that of what stands', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [loser, bob, cid] = (await asked(table)) as [Person, Person, Person];
    like(at(bob, table).undo!, { by: at(loser, table).you, turn: 2, agreed: [], left: UNDO_TIME });
    like(await undo(bob, table), refused('already-asked'));
    like(await answer(loser, table, true), refused('not-asked'));
    like(await answer(bob, table, true), { t: 'ok' });
    await cid.until(() => at(cid, table).undo?.agreed.length === 1);
    like(await answer(bob, table, true), refused('not-asked'));
    like(await answer(cid, table, true), { t: 'ok' });
    await isUndone(table);
    like(at(bob, table).changes, [{ kind: 'undone', seat: at(loser, table).you, turn: 2, name: loser.name }]);
    await choose(loser, table, { kind: 'wait' });
    await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
    const log = must(bob.revealed.get(table.code)).log as Log<ToyShape>;
    like(must(log.rounds[1]), [{ move: { kind: 'wait' } }]);
    equal(
      verify(toy, log).map(({ passed }) => passed),
      [true, true, true, true],
    );
  });

  test('one no is enough, and the one who asked may think better of it', async () => {
    for (const who of [1, 0]) {
      const table = await tableOf(toy, { people: 3 });
      const people = await asked(table);
      like(await answer(must(people[who]), table, false), { t: 'ok' });
      await isRefused(table);
      like(await answer(must(people[2]), table, true), refused('not-asked'));
    }
  });

  test('silence is a no after a minute, and so is a round that was played on', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [, bob] = (await asked(table)) as [Person, Person];
    await answer(bob, table, true);
    table.time.advance(UNDO_TIME);
    await isRefused(table);

    const other = await tableOf(toy, { people: 3 });
    await asked(other);
    for (const person of other.people) await playOnce(person, toy, other.code);
    await isRefused(other);
  });

  test('a restart finds the question, and whoever had agreed has agreed', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [loser, bob, cid] = (await asked(table)) as [Person, Person, Person];
    await answer(bob, table, true);
    const after = await killed(table, [loser, bob, cid]);
    const third = after.people[2]!;
    equal(at(third, after).undo?.agreed, [at(bob, table).you]);
    like(await answer(third, after, true), { t: 'ok' });
    await isUndone(after);
  });

  test('a restart finds the question, and time goes on', async () => {
    const table = await tableOf(toy, { people: 2 });
    const people = await asked(table);
    const after = await killed(table, people);
    after.time.advance(UNDO_TIME);
    await isRefused(after);
  });

  test('where nobody could agree nothing is asked; bots and those who are away do not vote', async () => {
    const table = await tableOf(toy, { people: 2, options: { seats: 3 } });
    const [ann, bob] = table.people as [Person, Person];
    await playOnce(ann, toy, table.code);
    await playOnce(bob, toy, table.code);
    await ann.until(() => ann.view(table.code).update.back === 'ask');
    await goes(table, bob, 1, ann);
    table.time.advance(AWAY_AFTER);
    await ann.until(() => (at(ann, table).seats[1]?.awayFor ?? 0) >= AWAY_AFTER);
    await settled(ann, table.code);
    like(await undo(ann, table), refused('nobody-there'));
  });

  test('whoever gives up asks no more, and only those who sit here have a say', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [loser, bob] = (await asked(table)) as [Person, Person];
    const eve = await table.host.connect();
    await eve.follow(table.code);
    like(await answer(eve, table, true), refused('not-seated'));
    like(await undo(eve, table), refused('not-seated'));
    await loser.mustAsk({ t: 'resign', code: table.code });
    await bob.until(() => at(bob, table).undo === undefined);
  });

  for (const [name, fate] of Object.entries(FATES)) {
    test(`at several hosts, over ${name}`, async () => {
      const table = await party(toy, { at: [0, 1], fate: fate(5) });
      const [ann, bob] = table.people as [Visitor, Visitor];
      await during(table, playOnce(ann, toy, table.code));
      await during(table, playOnce(bob, toy, table.code));
      await during(
        table,
        ann.until(() => ann.view(table.code).update.back === 'ask'),
      );
      like(await during(table, undo(ann, table)), { t: 'ok' });
      await during(
        table,
        bob.until(() => at(bob, table).undo !== undefined),
      );
      like(await during(table, answer(bob, table, true)), { t: 'ok' });
      for (const person of [ann, bob])
        await during(
          table,
          person.until(() => at(person, table).changes.length === 1 && isAwaited(person, table.code)),
        );
      await playAll(table, toy);
    });
  }
};

const clockTests = ({ test }: Suite): void => {
  test('what was used of a bank stays used, and a round played again brings no second increment', async () => {
    const { bank, increment } = CLOCK_TIMES.fast;
    const table = await tableOf(toy, { people: 2, settings: { clock: 'fast' } });
    const [loser] = await firstRound(table);
    const seat = must(at(loser, table).you);
    const left = async (): Promise<number> => must((await settled(loser, table.code)).clock?.left[seat]);
    table.time.advance(7000);
    await choose(loser, table, { kind: 'wait' });
    await undo(loser, table);
    table.time.advance(2000);
    await choose(loser, table, { kind: 'wait' });
    equal(await left(), bank - 9000 + 2 * increment);
  });

  test('with the same time for each decision the rest of it is left', async () => {
    const { bank } = CLOCK_TIMES.turn;
    const table = await tableOf(toy, { people: 2, settings: { clock: 'turn' } });
    const [loser] = await firstRound(table);
    const seat = must(at(loser, table).you);
    table.time.advance(7000);
    await choose(loser, table, { kind: 'wait' });
    await undo(loser, table);
    equal((await settled(loser, table.code)).clock?.left[seat], bank - 7000);
  });
};

export const undoTests = (suite: Suite): void => {
  aloneTests(within(suite, 'against bots'));
  freeTests(within(suite, 'among people'));
  consentTests(within(suite, 'by consent'));
  clockTests(within(suite, 'clocks'));
};
