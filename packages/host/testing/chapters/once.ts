// A request counts once: when the host dies after its `ok` and it comes again under its id, the answer is the same, and nothing more happens.
import { toy } from '@maravilha/kernel/testing';
import type { TableInfo } from '@maravilha/protocol';
import { open, type Person } from '../open.ts';
import { chooseFrom, playOut } from '../play.ts';
import { at, comeIn, killed, type Table, tableFor, tableOf } from '../table.ts';
import { claim, equal, like, must, type Suite } from '../suite.ts';

interface Once {
  readonly t: string;
  readonly when: 'waiting' | 'playing' | 'over';
  /** Which of the three people asks. */
  readonly who: number;
  readonly fields?: (table: Table) => object;
  /** What goes before it. */
  readonly first?: (table: Table) => Promise<unknown>;
  /** What people do after it, so that it would have an effect again. */
  readonly undo?: (table: Table) => Promise<unknown>;
  /** What it changes. */
  readonly shows: (info: TableInfo) => unknown;
}

const seatsOf = (info: TableInfo): unknown => info.seats.map(({ kind, who, bot, offered, ready }) => [kind, who, bot, offered, ready]);
const ask = (who: number, message: object) => (table: Table) => table.people[who]!.mustAsk({ code: table.code, ...message });

const ONCE: readonly Once[] = [
  {
    t: 'sit',
    when: 'waiting',
    who: 2,
    first: ask(2, { t: 'stand' }),
    fields: () => ({ seat: 2 }),
    undo: ask(2, { t: 'stand' }),
    shows: seatsOf,
  },
  { t: 'stand', when: 'waiting', who: 2, undo: ask(2, { t: 'sit', seat: 2 }), shows: seatsOf },
  {
    t: 'bot',
    when: 'waiting',
    who: 0,
    first: ask(2, { t: 'stand' }),
    fields: () => ({ seat: 2, level: 'builder' }),
    undo: ask(0, { t: 'bot', seat: 2 }),
    shows: seatsOf,
  },
  {
    t: 'close',
    when: 'waiting',
    who: 0,
    first: ask(2, { t: 'stand' }),
    fields: () => ({ seat: 2 }),
    undo: ask(0, { t: 'options', options: { seats: 3 } }),
    shows: seatsOf,
  },
  { t: 'swap', when: 'waiting', who: 0, fields: () => ({ a: 1, b: 2 }), shows: seatsOf },
  {
    t: 'options',
    when: 'waiting',
    who: 0,
    fields: () => ({ settings: { clock: 'fast' } }),
    undo: ask(0, { t: 'options', settings: { clock: 'calm' } }),
    shows: ({ settings }) => settings,
  },
  { t: 'start', when: 'waiting', who: 0, shows: ({ status, seedHash }) => [status, seedHash] },
  {
    t: 'options',
    when: 'playing',
    who: 0,
    fields: () => ({ settings: { chat: 'off' } }),
    undo: ask(0, { t: 'options', settings: { chat: 'open' } }),
    shows: ({ settings }) => settings,
  },
  { t: 'stand', when: 'playing', who: 2, undo: ask(2, { t: 'sit', seat: 2 }), shows: seatsOf },
  {
    t: 'sit',
    when: 'playing',
    who: 2,
    first: ask(2, { t: 'stand' }),
    fields: () => ({ seat: 2 }),
    undo: ask(2, { t: 'stand' }),
    shows: seatsOf,
  },
  { t: 'resign', when: 'playing', who: 2, shows: seatsOf },
  {
    t: 'ask-seat',
    when: 'playing',
    who: 2,
    first: ask(2, { t: 'resign' }),
    fields: () => ({ seat: 2 }),
    undo: ask(2, { t: 'ask-seat' }),
    shows: ({ asks }) => asks,
  },
  {
    t: 'answer-seat',
    when: 'playing',
    who: 0,
    first: async (table) => {
      await ask(2, { t: 'resign' })(table);
      await ask(2, { t: 'ask-seat', seat: 2 })(table);
    },
    fields: (table) => ({ seat: 2, who: at(table.people[2]!, table).me, yes: false }),
    undo: ask(2, { t: 'ask-seat', seat: 2 }),
    shows: ({ asks }) => asks,
  },
  { t: 'rematch', when: 'over', who: 1, shows: ({ next, nextBy }) => [next, nextBy] },
];

const tableIn = async (when: Once['when']): Promise<Table> => {
  const table = await tableOf(toy, { people: 3, start: when !== 'waiting' });
  if (when === 'over') await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
  return table;
};

export const onceTests = ({ test }: Suite): void => {
  for (const { t, when, who, fields, first, undo, shows } of ONCE)
    test(`${t}, at a table ${when === 'over' ? 'that is over' : when === 'playing' ? 'in play' : 'that waits'}`, async () => {
      const table = await tableIn(when);
      await first?.(table);
      const message = { t, code: table.code, ...fields?.(table) };
      const done = await table.people[who]!.ask(message, 'once');
      like(done, { t: 'ok' });
      const promised = shows((await seen(table)).info);

      const after = await killed(table, table.people);
      equal(shows((await seen(after)).info), promised);
      await undo?.(after);
      const before = await seen(after);
      equal(await after.people[who]!.ask(message, 'once'), done);
      const now = await seen(after);
      equal(shows(now.info), shows(before.info));
      if (t !== 'rematch') equal(now.stored, before.stored);
      if (t !== 'rematch')
        like(await after.people[who]!.ask({ ...message, t: 'sit', seat: 6 }, 'once'), { t: 'refused', code: 'bad-message' });
      equal([...table.host.log.lines, ...after.host.log.lines], []);
    });

  test('create: also when it comes twice at once, through two sockets', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const other = await host.connect({ as: ann });
    const message = { t: 'create', game: 'toy', bots: 'builder', start: true };
    const [one, two] = await Promise.all([ann.ask(message, 'once'), other.ask(message, 'once')]);
    like(one, { t: 'ok' });
    equal(two, one);
    const again = await host.next();
    const back = await again.connect({ as: ann });
    equal(await back.ask(message, 'once'), one);
    equal((await again.store.tablesOf(ann.id, 9)).length, 1);
    like(await back.ask({ ...message, start: false }, 'once'), { t: 'refused', code: 'bad-message' });
    // Another person may have the same name for something else.
    const bob = await again.connect();
    const theirs = await bob.ask(message, 'once');
    claim(theirs.t === 'ok' && theirs.code !== (one.t === 'ok' ? one.code : ''), 'it is another table');
  });

  test('in a match: something else under a known id is refused, also after a restart and at another host', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann] = table.people as readonly [Person];
    const { seq, hash, view } = ann.view(table.code).update;
    const { code } = table;
    const move = { t: 'move', code, seq, hash, move: chooseFrom(toy, view, 0) };
    const done = await ann.ask(move, 'once');
    like(done, { t: 'ok' });
    const said = { t: 'say', code, to: 'table', text: 'hello' };
    like(await ann.ask(said, 'said'), { t: 'ok' });
    const other = { t: 'refused', code: 'bad-message' };
    const after = await killed(table, table.people);
    for (const person of [ann, must(after.people[0])]) {
      equal(await person.ask(move, 'once'), done);
      like(await person.ask(said, 'said'), { t: 'ok' });
      for (const changed of [
        { ...move, hash: 'ff' },
        { t: 'take-back', code },
        { t: 'undo', code, seq },
      ])
        like(await person.ask(changed, 'once'), other);
      like(await person.ask({ ...said, text: 'bye' }, 'said'), other);
      equal(must(person.said.get(code)).length, 1);
    }
    equal([...table.host.log.lines, ...after.host.log.lines], []);
  });

  test('two hosts on one store: what comes to both at once counts once', async () => {
    const one = await open({ games: [toy] });
    const { store, players, time } = one;
    const two = await open({ games: [toy], store, players, time });
    const ann = await one.connect();
    const code = await tableFor(ann);
    const bob = await comeIn(one, code, 1);
    const other = await two.connect({ as: ann });
    await other.follow(code);
    for (const message of [
      { t: 'swap', code, a: 0, b: 1 },
      { t: 'create', game: 'toy' },
      { t: 'start', code, bots: 'builder' },
      { t: 'resign', code },
    ]) {
      const [here, there] = await Promise.all([ann, other].map((page) => page.ask(message, message.t)));
      like(here, { t: 'ok' });
      equal(there, here);
    }
    const stored = must(await store.load(code));
    equal(
      stored.table.seats.map((seat) => (seat.kind === 'person' ? seat.player : seat.kind)),
      [bob.id, 'bot', 'bot'],
    );
    equal(stored.entries.filter(({ kind }) => kind === 'resigned').length, 1);
    equal((await store.tablesOf(ann.id, 9)).length, 1);
    equal([...one.log.lines, ...two.log.lines], []);
  });

  test('what was refused may be asked again under the same id', async () => {
    const { people, code } = await tableOf(toy, { people: 2, start: false, options: { seats: 3 } });
    const [ann, bob] = people as [Person, Person];
    like(await ann.ask({ t: 'start', code }, 'once'), { t: 'refused', code: 'seats-empty' });
    await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
    like(await ann.ask({ t: 'start', code }, 'once'), { t: 'ok' });
    await bob.until(() => bob.tables.get(code)!.status === 'playing');
  });
};

/** The table as the first of the people has it now, and as it is stored. */
const seen = async (table: Table): Promise<{ readonly info: TableInfo; readonly stored: unknown }> => {
  const person = table.people[0]!;
  await person.mustAsk({ t: 'enter', code: table.code });
  const stored = must(await table.host.store.load(table.code));
  return { info: at(person, table), stored: [stored.table, stored.entries] };
};
