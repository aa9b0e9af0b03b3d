// What every store must do, whichever database is behind it.
import type { Expiry, PlayState, SeatRecord } from '../src/store.ts';
import { leaseContract } from './store-leases.ts';
import { termsContract } from './store-terms.ts';
import { choice, PLAYING, type StoreUnderTest, tableWith, WAITING, word } from './store-kit.ts';
import { equal, fails, like, type Suite } from './suite.ts';

const NEVER: Expiry = { empty: 0, waiting: 0, abandoned: 0, solo: 0, playing: 0, over: 0 };

const codes = (tables: readonly { readonly code: string }[]): string[] => tables.map((table) => table.code);

export const storeContract = (suite: Suite, open: () => Promise<StoreUnderTest>): void => {
  const { test } = suite;
  test('gives back a table as it was stored', async () => {
    const { store, reopen } = await open();
    const seats: SeatRecord[] = [{ kind: 'bot', level: 'builder' }, { kind: 'open' }, { kind: 'person', player: 'bob' }];
    const table = tableWith('AAAAAA', {
      seats,
      owner: 'bob',
      settings: { clock: 'calm', spectators: false, listed: true, chat: 'open' },
    });
    equal(await store.create(table, WAITING), 'done');
    const again = await reopen();
    equal(await again.load('AAAAAA'), { table, play: WAITING, entries: [], elapsed: 0 });
    equal(await again.load('BBBBBB'), undefined);
  });

  test('keeps where a table comes from, and finds those of a deal, oldest first', async () => {
    const { store, reopen } = await open();
    const origin = { kind: 'elsewhere', rounds: [[{ seat: 0, move: { kind: 'wait' } }], []], names: ['Ana', null] } as const;
    const table = tableWith('AAAAAA', { origin, deal: 'DDDDDDDDDD', createdAt: 30 });
    equal(await store.create(table, WAITING), 'done');
    equal(await store.create(tableWith('BBBBBB', { createdAt: 20 }), WAITING), 'done');
    equal(await store.save({ ...tableWith('BBBBBB', { createdAt: 20 }), deal: 'DDDDDDDDDD', version: 1 }, WAITING, 0), 'done');
    equal(await store.create(tableWith('CCCCCC', { deal: 'EEEEEEEEEE' }), WAITING), 'done');
    const again = await reopen();
    equal((await again.load('AAAAAA'))?.table, table);
    const dealt = await again.dealt('DDDDDDDDDD');
    equal(codes(dealt), ['BBBBBB', 'AAAAAA']);
    like(dealt[1], { seats: table.seats, status: 'waiting' });
    equal(await again.dealt('FFFFFFFFFF'), []);
  });

  test('refuses a code that is taken', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA'), WAITING);
    equal(await store.create(tableWith('AAAAAA', { owner: 'bob' }), WAITING), 'conflict');
    equal((await store.load('AAAAAA'))?.table.owner, 'ann');
  });

  test('saves over the expected version only', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA'), WAITING);
    const seats: SeatRecord[] = [
      { kind: 'person', player: 'ann' },
      { kind: 'person', player: 'bob' },
    ];
    const started = tableWith('AAAAAA', { seats, status: 'playing', seed: 'ab'.repeat(32), startedAt: 20, version: 1 });
    equal(await store.save(started, PLAYING, 0), 'done');
    equal(await store.save(tableWith('AAAAAA', { version: 1 }), WAITING, 0), 'conflict');
    equal(await store.save(tableWith('ZZZZZZ', { version: 1 }), WAITING, 0), 'conflict');
    equal(await store.load('AAAAAA'), { table: started, play: PLAYING, entries: [], elapsed: 0 });
  });

  test('appends at the expected length only, in order, and keeps it', async () => {
    const { store, reopen } = await open();
    await store.create(tableWith('AAAAAA', { status: 'playing', seed: 'ab'.repeat(32), startedAt: 10 }), PLAYING);
    const entries = [choice(11, { client: 'x' }), choice(12, { seat: 1, kind: 'bot' }), choice(13, { kind: 'left', move: undefined })];
    const after: PlayState = {
      status: 'over',
      pending: 0,
      held: 1,
      wake: true,
      elapsed: 13,
      due: 99,
      brief: { age: 2, wonders: ['giza', undefined] },
    };
    equal(await store.append('AAAAAA', 0, [entries[0]!], PLAYING), 'done');
    equal(await store.append('AAAAAA', 0, [choice(12)], PLAYING), 'conflict');
    equal(await store.append('AAAAAA', 2, [choice(12)], PLAYING), 'conflict');
    equal(await store.append('ZZZZZZ', 0, [choice(12)], PLAYING), 'conflict');
    equal(await store.append('AAAAAA', 1, [entries[1]!], PLAYING), 'done');
    equal(await store.append('AAAAAA', 2, [entries[2]!], after), 'done');
    const stored = await (await reopen()).load('AAAAAA');
    equal(stored?.entries, entries);
    equal(stored?.play, after);
    like(stored?.table, { status: 'over', touchedAt: 13 });
  });

  test('what a newer version has written is named as such', async () => {
    const { store, reopen } = await open();
    await store.create(tableWith('AAAAAA'), PLAYING);
    await store.append('AAAAAA', 0, [choice(1), choice(2, { kind: 'foretold' as 'choice' })], PLAYING);
    const again = await reopen();
    const found = await again.load('AAAAAA').catch((error: unknown) => String(error));
    equal(found, "NewerTable: table AAAAAA was written by a newer version: an entry 'foretold' is not known");
  });

  test('appends several together, all or none, with the seats they change', async () => {
    const { store, reopen } = await open();
    await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
    const entries = [choice(11, { kind: 'vote', move: { about: 1, choice: 'end' } }), choice(12, { kind: 'resigned', move: undefined })];
    const seats: SeatRecord[] = [
      { kind: 'bot', level: 'builder' },
      { kind: 'person', player: 'bob' },
    ];
    equal(await store.append('AAAAAA', 1, entries, PLAYING, { seating: { seats, owner: 'bob' } }), 'conflict');
    like((await store.load('AAAAAA'))?.table, { owner: 'ann', seats: [{ player: 'ann' }, { kind: 'open' }] });
    equal(await store.append('AAAAAA', 0, entries, PLAYING, { seating: { seats, owner: 'bob' } }), 'done');
    await fails(store.append('AAAAAA', 2, [choice(13, { client: 'x' }), choice(14, { client: 'x' })], PLAYING));
    const stored = await (await reopen()).load('AAAAAA');
    equal(stored?.entries, entries);
    like(stored?.table, { owner: 'bob', seats, touchedAt: 12 });
  });

  test('of appends that race for one place exactly one wins', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
    const written = await Promise.all(Array.from({ length: 10 }, (_, i) => store.append('AAAAAA', 0, [choice(i)], PLAYING)));
    equal(written.filter((answer) => answer === 'done').length, 1);
    equal((await store.load('AAAAAA'))?.entries.length, 1);
  });

  test('a failing write does not take its neighbours down', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
    await store.create(tableWith('BBBBBB', { status: 'playing' }), PLAYING);
    await store.append('AAAAAA', 0, [choice(1, { client: 'same' })], PLAYING);
    const [other, twice] = await Promise.allSettled([
      store.append('BBBBBB', 0, [choice(2)], PLAYING),
      // The same name for another move of the same seat: never stored twice, not even by mistake.
      store.append('AAAAAA', 1, [choice(2, { client: 'same' })], PLAYING),
    ]);
    equal(other, { status: 'fulfilled', value: 'done' });
    equal(twice.status, 'rejected');
    equal((await store.load('AAAAAA'))?.entries.length, 1);
    equal(await store.append('AAAAAA', 1, [choice(3, { client: 'new' })], PLAYING), 'done');
  });

  test('links a rematch once', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA', { status: 'over' }), { ...PLAYING, status: 'over' });
    equal(await store.create(tableWith('BBBBBB'), WAITING, { previous: { code: 'AAAAAA', nextBy: 'ann' } }), 'done');
    equal(await store.create(tableWith('CCCCCC'), WAITING, { previous: { code: 'AAAAAA', nextBy: 'ann' } }), 'conflict');
    like((await store.load('AAAAAA'))?.table, { next: 'BBBBBB', nextBy: 'ann', version: 1 });
    equal(await store.load('CCCCCC'), undefined);
  });

  test('lists my unfinished tables and the open ones', async () => {
    const { store } = await open();
    const listed = { clock: 'none', spectators: true, listed: true, chat: 'open' } as const;
    const full: SeatRecord[] = [
      { kind: 'person', player: 'ann' },
      { kind: 'person', player: 'bob' },
    ];
    await store.create(tableWith('AAAAAA', { touchedAt: 5 }), WAITING);
    await store.create(tableWith('BBBBBB', { touchedAt: 6, seats: full, status: 'playing' }), PLAYING);
    await store.create(tableWith('CCCCCC', { touchedAt: 7, seats: full, status: 'over' }), { ...PLAYING, status: 'over' });
    await store.create(tableWith('DDDDDD', { touchedAt: 8, createdAt: 3, settings: listed }), WAITING);
    await store.create(
      tableWith('EEEEEE', { touchedAt: 9, createdAt: 4, settings: listed, owner: 'bob', seats: [...full].reverse() }),
      WAITING,
    );
    await store.create(tableWith('FFFFFF', { touchedAt: 1, createdAt: 5, settings: listed }), WAITING);
    equal(codes(await store.tablesOf('ann', 10)), ['EEEEEE', 'DDDDDD', 'BBBBBB', 'AAAAAA', 'FFFFFF']);
    equal(codes(await store.tablesOf('ann', 2)), ['EEEEEE', 'DDDDDD']);
    equal(codes(await store.tablesOf('bob', 10)), ['EEEEEE', 'BBBBBB']);
    equal(codes(await store.openTables(10, 0)), ['FFFFFF', 'DDDDDD']);
    const [, mine] = await store.tablesOf('bob', 10);
    equal(mine, {
      code: 'BBBBBB',
      game: 'toy',
      options: { seats: 2, hand: 'three', openPile: false },
      status: 'playing',
      seats: full,
      pending: 1,
      elapsed: 0,
      due: undefined,
      brief: undefined,
    });
  });

  test('counts tables with other people, in the same step as what would be one more', async () => {
    const { store } = await open();
    const both: SeatRecord[] = [
      { kind: 'person', player: 'ann' },
      { kind: 'person', player: 'bob' },
    ];
    const crowd = { player: 'bob', limit: 2 };
    const codesOf = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'];
    for (const code of codesOf) await store.create(tableWith(code), WAITING);
    // Neither a table alone nor one that is over counts.
    await store.create(tableWith('EEEEEE', { seats: [{ kind: 'person', player: 'bob' }] }), WAITING);
    await store.create(tableWith('FFFFFF', { seats: both, status: 'over' }), { ...PLAYING, status: 'over' });
    const written = await Promise.all(
      codesOf.map((code) => store.save(tableWith(code, { seats: both, version: 1 }), WAITING, 0, { crowd })),
    );
    equal(written, ['done', 'done', 'full', 'full']);
    equal((await store.load('CCCCCC'))?.table.seats, tableWith('CCCCCC').seats);
    // The table itself does not count.
    equal(await store.save(tableWith('AAAAAA', { seats: both, version: 2 }), WAITING, 1, { crowd }), 'done');
    equal(await store.append('DDDDDD', 0, [choice(1)], PLAYING, { seating: { seats: both, owner: 'ann' }, crowd }), 'full');
    equal((await store.load('DDDDDD'))?.entries, []);
    equal(await store.create(tableWith('GGGGGG'), WAITING, { previous: { code: 'FFFFFF', nextBy: 'bob' }, crowd }), 'full');
    equal((await store.load('FFFFFF'))?.table.next, undefined);
  });

  test('finds the tables of one person alone that are too many, the oldest', async () => {
    const { store } = await open();
    const both: SeatRecord[] = [
      { kind: 'person', player: 'ann' },
      { kind: 'person', player: 'bob' },
    ];
    await store.create(tableWith('AAAAAA', { touchedAt: 1 }), WAITING);
    await store.create(tableWith('BBBBBB', { touchedAt: 3, status: 'playing' }), PLAYING);
    await store.create(tableWith('CCCCCC', { touchedAt: 2 }), WAITING);
    await store.create(tableWith('DDDDDD', { touchedAt: 0, seats: both }), WAITING);
    await store.create(tableWith('EEEEEE', { touchedAt: 0, status: 'over' }), { ...PLAYING, status: 'over' });
    equal(await store.soloTables('ann', 1), ['CCCCCC', 'AAAAAA']);
    equal(await store.soloTables('ann', 3), []);
    equal(await store.soloTables('bob', 0), []);
  });

  test('lists open tables where somebody was seen lately', async () => {
    const { store } = await open();
    const settings = { clock: 'none', spectators: true, listed: true, chat: 'open' } as const;
    await store.create(tableWith('AAAAAA', { settings, touchedAt: 5 }), WAITING);
    await store.create(tableWith('BBBBBB', { settings, touchedAt: 9 }), WAITING);
    equal(codes(await store.openTables(10, 6)), ['BBBBBB']);
    await store.see(['AAAAAA', 'ZZZZZZ'], 7);
    equal(codes(await store.openTables(10, 7)).toSorted(), ['AAAAAA', 'BBBBBB']);
  });

  test('keeps what was said, once, in order, and the newest only', async () => {
    const { store, reopen } = await open();
    await store.create(tableWith('AAAAAA'), WAITING);
    await store.create(tableWith('BBBBBB'), WAITING);
    const spoken = [word('a'), word('b', { seat: undefined, to: 'watchers' }), word('c', { to: 'team', about: 'baths' })];
    for (const [index, each] of spoken.entries()) equal(await store.say('AAAAAA', each, 3), { n: index + 1, known: false });
    equal(await store.say('AAAAAA', word('b', { text: 'changed' }), 3), { n: 2, known: true });
    // Another person's name for their own words, and another table.
    equal(await store.say('BBBBBB', word('a', { player: 'bob' }), 3), { n: 1, known: false });
    const again = await reopen();
    equal(
      await again.words('AAAAAA', 0),
      spoken.map((each, index) => ({ ...each, n: index + 1 })),
    );
    equal(
      (await again.words('AAAAAA', 2)).map(({ n }) => n),
      [3],
    );
    equal(await again.say('AAAAAA', word('a', { player: 'bob' }), 3), { n: 4, known: false });
    equal(
      (await again.words('AAAAAA', 0)).map(({ n }) => n),
      [2, 3, 4],
    );
    await again.remove(['AAAAAA']);
    await again.create(tableWith('AAAAAA'), WAITING);
    equal(await again.words('AAAAAA', 0), []);
    equal((await again.words('BBBBBB', 0)).length, 1);
  });

  test('finds what is due and removes it with all it holds', async () => {
    const { store } = await open();
    const states: readonly [string, PlayState][] = [
      ['AAAAAA', { ...WAITING, held: 0 }],
      ['BBBBBB', WAITING],
      ['CCCCCC', { ...PLAYING, held: 0 }],
      ['DDDDDD', PLAYING],
      ['EEEEEE', { ...PLAYING, status: 'over' }],
    ];
    for (const [code, play] of states) await store.create(tableWith(code, { status: play.status }), play);
    const due = async (before: Expiry): Promise<readonly string[]> => (await store.expired(before)).map(({ code }) => code);
    equal(await due(NEVER), []);
    equal(await due({ ...NEVER, empty: 11 }), ['AAAAAA']);
    equal(await due({ ...NEVER, waiting: 11 }), ['BBBBBB']);
    equal(await due({ ...NEVER, abandoned: 11 }), ['CCCCCC']);
    equal(await due({ ...NEVER, solo: 11 }), ['CCCCCC', 'DDDDDD']);
    equal(await due({ ...NEVER, playing: 11 }), ['DDDDDD']);
    equal(await due({ ...NEVER, over: 11 }), ['EEEEEE']);
    equal(await due({ ...NEVER, over: 10 }), []);

    await store.append('DDDDDD', 0, [choice(11)], PLAYING);
    equal(await store.remove(['DDDDDD', 'ZZZZZZ']), 1);
    equal(await store.load('DDDDDD'), undefined);
    await store.create(tableWith('DDDDDD'), WAITING);
    equal((await store.load('DDDDDD'))?.entries, []);
  });

  test('tells where tables stand', async () => {
    const { store } = await open();
    for (const code of ['AAAAAA', 'BBBBBB']) await store.create(tableWith(code), WAITING);
    await store.save(tableWith('AAAAAA', { status: 'playing', version: 1 }), PLAYING, 0);
    await store.append('AAAAAA', 0, [choice(1), choice(2, { seat: 1 })], PLAYING);
    for (const client of ['a', 'b', 'c']) await store.say('AAAAAA', word(client), 2);
    equal(await store.heads(['BBBBBB', 'AAAAAA', 'ZZZZZZ']).then((heads) => Object.fromEntries(heads)), {
      AAAAAA: { version: 1, length: 2, words: 3 },
      BBBBBB: { version: 0, length: 0, words: 0 },
    });
    equal((await store.heads([])).size, 0);
  });

  test('answers when asked whether it is there', async () => {
    const { store } = await open();
    await store.check();
    await store.close();
    await fails(store.check());
  });

  leaseContract(suite, open);
  termsContract(suite, open);
};
