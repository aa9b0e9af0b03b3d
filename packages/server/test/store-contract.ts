// What every store must do, whichever database is behind it.
import type { Entry, Expiry, PlayState, SeatRecord, Store, TableRecord, Word } from '@maravilha/host';
import { describe, expect, test } from 'vitest';
import type { Sessions } from '../src/store/sessions.ts';

const PLAYING: PlayState = { status: 'playing', pending: 1, held: 2, wake: false, elapsed: 0, due: undefined, brief: undefined };
const WAITING: PlayState = { status: 'waiting', pending: 0, held: 1, wake: false, elapsed: 0, due: undefined, brief: undefined };
const NEVER: Expiry = { empty: 0, waiting: 0, abandoned: 0, solo: 0, playing: 0, over: 0 };

const tableWith = (code: string, parts: Partial<TableRecord> = {}): TableRecord => ({
  code,
  game: 'toy',
  rules: 1,
  options: { seats: 2, hand: 'three', openPile: false },
  settings: { clock: 'none', spectators: true, listed: false, chat: 'open' },
  status: 'waiting',
  seats: [{ kind: 'person', player: 'ann' }, { kind: 'open' }],
  owner: 'ann',
  seed: undefined,
  next: undefined,
  nextBy: undefined,
  createdAt: 10,
  startedAt: undefined,
  touchedAt: 10,
  version: 0,
  ...parts,
});

const choice = (at: number, parts: Partial<Entry> = {}): Entry => ({
  at,
  elapsed: at,
  seat: 0,
  kind: 'choice',
  move: { kind: 'wait' },
  client: undefined,
  ...parts,
});

const word = (client: string, parts: Partial<Word> = {}): Word => ({
  at: 5,
  player: 'ann',
  name: 'Ann',
  seat: 0,
  to: 'table',
  client,
  text: client,
  ...parts,
});

const codes = (tables: readonly { readonly code: string }[]): string[] => tables.map((table) => table.code);

export interface StoreUnderTest {
  readonly store: Store & Sessions;
  /** The same data, as after a restart. */
  readonly reopen: () => Promise<Store & Sessions>;
}

export const storeContract = (name: string, open: () => Promise<StoreUnderTest>): void => {
  const withPlayers = async (): Promise<StoreUnderTest> => {
    const opened = await open();
    await opened.store.addSession('hash-ann', { id: 'ann', name: 'Ann' }, 1);
    await opened.store.addSession('hash-bob', { id: 'bob', name: 'Bob' }, 2);
    return opened;
  };

  describe(`store: ${name}`, () => {
    test('keeps sessions, names and when they were seen', async () => {
      const { store, reopen } = await withPlayers();
      expect(await store.findSession('hash-ann')).toEqual({ id: 'ann', name: 'Ann', seenAt: 1 });
      expect(await store.findSession('hash-eve')).toBeUndefined();
      await store.rename('ann', 'Anna "Ω" O’Neill; DROP TABLE players');
      await store.touchSession('hash-ann', 99);
      const again = await reopen();
      expect(await again.findSession('hash-ann')).toEqual({ id: 'ann', name: 'Anna "Ω" O’Neill; DROP TABLE players', seenAt: 99 });
      expect(await again.names(['ann', 'bob', 'eve'])).toEqual(
        new Map([
          ['ann', 'Anna "Ω" O’Neill; DROP TABLE players'],
          ['bob', 'Bob'],
        ]),
      );
      expect(await again.names([])).toEqual(new Map());
    });

    test('gives back a table as it was stored', async () => {
      const { store, reopen } = await withPlayers();
      const seats: SeatRecord[] = [{ kind: 'bot', level: 'builder' }, { kind: 'open' }, { kind: 'person', player: 'bob' }];
      const table = tableWith('AAAAAA', {
        seats,
        owner: 'bob',
        settings: { clock: 'calm', spectators: false, listed: true, chat: 'open' },
      });
      expect(await store.create(table, WAITING)).toBe('done');
      const again = await reopen();
      expect(await again.load('AAAAAA')).toEqual({ table, play: WAITING, entries: [], elapsed: 0 });
      expect(await again.load('BBBBBB')).toBeUndefined();
    });

    test('refuses a code that is taken', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA'), WAITING);
      expect(await store.create(tableWith('AAAAAA', { owner: 'bob' }), WAITING)).toBe('conflict');
      expect((await store.load('AAAAAA'))?.table.owner).toBe('ann');
    });

    test('saves over the expected version only', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA'), WAITING);
      const seats: SeatRecord[] = [
        { kind: 'person', player: 'ann' },
        { kind: 'person', player: 'bob' },
      ];
      const started = tableWith('AAAAAA', { seats, status: 'playing', seed: 'ab'.repeat(32), startedAt: 20, version: 1 });
      expect(await store.save(started, PLAYING, 0)).toBe('done');
      expect(await store.save(tableWith('AAAAAA', { version: 1 }), WAITING, 0)).toBe('conflict');
      expect(await store.save(tableWith('ZZZZZZ', { version: 1 }), WAITING, 0)).toBe('conflict');
      expect(await store.load('AAAAAA')).toEqual({ table: started, play: PLAYING, entries: [], elapsed: 0 });
    });

    test('appends at the expected length only, in order, and keeps it', async () => {
      const { store, reopen } = await withPlayers();
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
      expect(await store.append('AAAAAA', 0, [entries[0]!], PLAYING)).toBe('done');
      expect(await store.append('AAAAAA', 0, [choice(12)], PLAYING)).toBe('conflict');
      expect(await store.append('AAAAAA', 2, [choice(12)], PLAYING)).toBe('conflict');
      expect(await store.append('ZZZZZZ', 0, [choice(12)], PLAYING)).toBe('conflict');
      expect(await store.append('AAAAAA', 1, [entries[1]!], PLAYING)).toBe('done');
      expect(await store.append('AAAAAA', 2, [entries[2]!], after)).toBe('done');
      const stored = await (await reopen()).load('AAAAAA');
      expect(stored?.entries).toEqual(entries);
      expect(stored?.play).toEqual(after);
      expect(stored?.table).toMatchObject({ status: 'over', touchedAt: 13 });
    });

    test('appends several together, all or none, with the seats they change', async () => {
      const { store, reopen } = await withPlayers();
      await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
      const entries = [choice(11, { kind: 'vote', move: { about: 1, choice: 'end' } }), choice(12, { kind: 'resigned', move: undefined })];
      const seats: SeatRecord[] = [
        { kind: 'bot', level: 'builder' },
        { kind: 'person', player: 'bob' },
      ];
      expect(await store.append('AAAAAA', 1, entries, PLAYING, { seats, owner: 'bob' })).toBe('conflict');
      expect((await store.load('AAAAAA'))?.table).toMatchObject({ owner: 'ann', seats: [{ player: 'ann' }, { kind: 'open' }] });
      expect(await store.append('AAAAAA', 0, entries, PLAYING, { seats, owner: 'bob' })).toBe('done');
      await expect(store.append('AAAAAA', 2, [choice(13, { client: 'x' }), choice(14, { client: 'x' })], PLAYING)).rejects.toThrow();
      const stored = await (await reopen()).load('AAAAAA');
      expect(stored?.entries).toEqual(entries);
      expect(stored?.table).toMatchObject({ owner: 'bob', seats, touchedAt: 12 });
    });

    test('of appends that race for one place exactly one wins', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
      const written = await Promise.all(Array.from({ length: 10 }, (_, i) => store.append('AAAAAA', 0, [choice(i)], PLAYING)));
      expect(written.filter((answer) => answer === 'done')).toHaveLength(1);
      expect((await store.load('AAAAAA'))?.entries).toHaveLength(1);
    });

    test('a failing write does not take its neighbours down', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
      await store.create(tableWith('BBBBBB', { status: 'playing' }), PLAYING);
      await store.append('AAAAAA', 0, [choice(1, { client: 'same' })], PLAYING);
      const [other, twice] = await Promise.allSettled([
        store.append('BBBBBB', 0, [choice(2)], PLAYING),
        // The same name for another move of the same seat: never stored twice, not even by mistake.
        store.append('AAAAAA', 1, [choice(2, { client: 'same' })], PLAYING),
      ]);
      expect(other).toEqual({ status: 'fulfilled', value: 'done' });
      expect(twice.status).toBe('rejected');
      expect((await store.load('AAAAAA'))?.entries).toHaveLength(1);
      expect(await store.append('AAAAAA', 1, [choice(3, { client: 'new' })], PLAYING)).toBe('done');
    });

    test('links a rematch once', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA', { status: 'over' }), { ...PLAYING, status: 'over' });
      expect(await store.create(tableWith('BBBBBB'), WAITING, { previous: 'AAAAAA', crowd: { player: 'ann', limit: 9 } })).toBe('done');
      expect(await store.create(tableWith('CCCCCC'), WAITING, { previous: 'AAAAAA', crowd: { player: 'ann', limit: 9 } })).toBe('conflict');
      expect((await store.load('AAAAAA'))?.table).toMatchObject({ next: 'BBBBBB', nextBy: 'ann' });
      expect(await store.load('CCCCCC')).toBeUndefined();
    });

    test('lists my unfinished tables and the open ones', async () => {
      const { store } = await withPlayers();
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
      expect(codes(await store.tablesOf('ann', 10))).toEqual(['EEEEEE', 'DDDDDD', 'BBBBBB', 'AAAAAA', 'FFFFFF']);
      expect(codes(await store.tablesOf('ann', 2))).toEqual(['EEEEEE', 'DDDDDD']);
      expect(codes(await store.tablesOf('bob', 10))).toEqual(['EEEEEE', 'BBBBBB']);
      expect(codes(await store.openTables(10, 0))).toEqual(['FFFFFF', 'DDDDDD']);
      const [, mine] = await store.tablesOf('bob', 10);
      expect(mine).toEqual({
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
      const { store } = await withPlayers();
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
      const written = await Promise.all(codesOf.map((code) => store.save(tableWith(code, { seats: both, version: 1 }), WAITING, 0, crowd)));
      expect(written).toEqual(['done', 'done', 'full', 'full']);
      expect((await store.load('CCCCCC'))?.table.seats).toEqual(tableWith('CCCCCC').seats);
      // The table itself does not count.
      expect(await store.save(tableWith('AAAAAA', { seats: both, version: 2 }), WAITING, 1, crowd)).toBe('done');
      expect(await store.append('DDDDDD', 0, [choice(1)], PLAYING, { seats: both, owner: 'ann' }, crowd)).toBe('full');
      expect((await store.load('DDDDDD'))?.entries).toEqual([]);
      expect(await store.create(tableWith('GGGGGG'), WAITING, { previous: 'FFFFFF', crowd })).toBe('full');
      expect((await store.load('FFFFFF'))?.table.next).toBeUndefined();
    });

    test('finds the tables of one person alone that are too many, the oldest', async () => {
      const { store } = await withPlayers();
      const both: SeatRecord[] = [
        { kind: 'person', player: 'ann' },
        { kind: 'person', player: 'bob' },
      ];
      await store.create(tableWith('AAAAAA', { touchedAt: 1 }), WAITING);
      await store.create(tableWith('BBBBBB', { touchedAt: 3, status: 'playing' }), PLAYING);
      await store.create(tableWith('CCCCCC', { touchedAt: 2 }), WAITING);
      await store.create(tableWith('DDDDDD', { touchedAt: 0, seats: both }), WAITING);
      await store.create(tableWith('EEEEEE', { touchedAt: 0, status: 'over' }), { ...PLAYING, status: 'over' });
      expect(await store.soloTables('ann', 1)).toEqual(['CCCCCC', 'AAAAAA']);
      expect(await store.soloTables('ann', 3)).toEqual([]);
      expect(await store.soloTables('bob', 0)).toEqual([]);
    });

    test('lists open tables where somebody was seen lately', async () => {
      const { store } = await withPlayers();
      const settings = { clock: 'none', spectators: true, listed: true, chat: 'open' } as const;
      await store.create(tableWith('AAAAAA', { settings, touchedAt: 5 }), WAITING);
      await store.create(tableWith('BBBBBB', { settings, touchedAt: 9 }), WAITING);
      expect(codes(await store.openTables(10, 6))).toEqual(['BBBBBB']);
      await store.see(['AAAAAA', 'ZZZZZZ'], 7);
      expect(codes(await store.openTables(10, 7)).toSorted()).toEqual(['AAAAAA', 'BBBBBB']);
    });

    test('keeps what was said, once, in order, and the newest only', async () => {
      const { store, reopen } = await withPlayers();
      await store.create(tableWith('AAAAAA'), WAITING);
      await store.create(tableWith('BBBBBB'), WAITING);
      const spoken = [word('a'), word('b', { seat: undefined, to: 'watchers' }), word('c', { to: 'team', about: 'baths' })];
      for (const [index, each] of spoken.entries()) expect(await store.say('AAAAAA', each, 3)).toEqual({ n: index + 1, known: false });
      expect(await store.say('AAAAAA', word('b', { text: 'changed' }), 3)).toEqual({ n: 2, known: true });
      // Another person's name for their own words, and another table.
      expect(await store.say('BBBBBB', word('a', { player: 'bob' }), 3)).toEqual({ n: 1, known: false });
      const again = await reopen();
      expect(await again.words('AAAAAA', 0)).toEqual(spoken.map((each, index) => ({ ...each, n: index + 1 })));
      expect((await again.words('AAAAAA', 2)).map(({ n }) => n)).toEqual([3]);
      expect(await again.say('AAAAAA', word('a', { player: 'bob' }), 3)).toEqual({ n: 4, known: false });
      expect((await again.words('AAAAAA', 0)).map(({ n }) => n)).toEqual([2, 3, 4]);
      await again.remove(['AAAAAA']);
      await again.create(tableWith('AAAAAA'), WAITING);
      expect(await again.words('AAAAAA', 0)).toEqual([]);
      expect(await again.words('BBBBBB', 0)).toHaveLength(1);
    });

    test('gives another session for a token, once and in time', async () => {
      const { store, reopen } = await withPlayers();
      await store.addDevice('old', 'ann', 100);
      await store.addDevice('token', 'ann', 100);
      await store.addDevice('late', 'bob', 100);
      const again = await reopen();
      expect(await again.redeemDevice('old', 'hash-1', 50)).toBeUndefined();
      expect(await again.redeemDevice('token', 'hash-2', 100)).toEqual({ id: 'ann', name: 'Ann' });
      expect(await again.redeemDevice('token', 'hash-3', 100)).toBeUndefined();
      expect(await again.redeemDevice('late', 'hash-4', 101)).toBeUndefined();
      expect(await again.findSession('hash-2')).toEqual({ id: 'ann', name: 'Ann', seenAt: 100 });
      expect(await again.findSession('hash-ann')).toBeDefined();
      for (const hash of ['hash-1', 'hash-3', 'hash-4']) expect(await again.findSession(hash)).toBeUndefined();
      // Who is forgotten takes the token along.
      await again.addDevice('bobs', 'bob', 999);
      await again.forget(50, 50);
      expect(await again.redeemDevice('bobs', 'hash-5', 60)).toBeUndefined();
    });

    test('knows which tables to wake', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA', { status: 'playing' }), { ...PLAYING, wake: true });
      await store.create(tableWith('BBBBBB', { status: 'playing' }), PLAYING);
      expect(await store.wakeful()).toEqual(['AAAAAA']);
      await store.append('AAAAAA', 0, [choice(1)], PLAYING);
      await store.append('BBBBBB', 0, [choice(1)], { ...PLAYING, wake: true });
      expect(await store.wakeful()).toEqual(['BBBBBB']);
    });

    test('finds what is due and removes it with all it holds', async () => {
      const { store } = await withPlayers();
      const states: readonly [string, PlayState][] = [
        ['AAAAAA', { ...WAITING, held: 0 }],
        ['BBBBBB', WAITING],
        ['CCCCCC', { ...PLAYING, held: 0 }],
        ['DDDDDD', PLAYING],
        ['EEEEEE', { ...PLAYING, status: 'over' }],
      ];
      for (const [code, play] of states) await store.create(tableWith(code, { status: play.status }), play);
      const due = async (before: Expiry): Promise<readonly string[]> => (await store.expired(before)).map(({ code }) => code);
      expect(await due(NEVER)).toEqual([]);
      expect(await due({ ...NEVER, empty: 11 })).toEqual(['AAAAAA']);
      expect(await due({ ...NEVER, waiting: 11 })).toEqual(['BBBBBB']);
      expect(await due({ ...NEVER, abandoned: 11 })).toEqual(['CCCCCC']);
      expect(await due({ ...NEVER, solo: 11 })).toEqual(['CCCCCC', 'DDDDDD']);
      expect(await due({ ...NEVER, playing: 11 })).toEqual(['DDDDDD']);
      expect(await due({ ...NEVER, over: 11 })).toEqual(['EEEEEE']);
      expect(await due({ ...NEVER, over: 10 })).toEqual([]);

      await store.append('DDDDDD', 0, [choice(11)], PLAYING);
      expect(await store.remove(['DDDDDD', 'ZZZZZZ'])).toBe(1);
      expect(await store.load('DDDDDD')).toBeUndefined();
      await store.create(tableWith('DDDDDD'), WAITING);
      expect((await store.load('DDDDDD'))?.entries).toEqual([]);
    });

    test('forgets sessions that are due, but nobody who sits at a table', async () => {
      const { store } = await withPlayers();
      await store.create(tableWith('AAAAAA'), WAITING);
      await store.forget(50, 50);
      expect(await store.findSession('hash-ann')).toBeDefined();
      expect(await store.findSession('hash-bob')).toBeUndefined();
      expect(await store.names(['ann', 'bob'])).toEqual(new Map([['ann', 'Ann']]));
    });

    test('knows how long each match has run, by its last entry or its last beat', async () => {
      const { store, reopen } = await withPlayers();
      const due = { ...PLAYING, due: 500 };
      for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await store.create(tableWith(code, { status: 'playing' }), due);
      await store.append('AAAAAA', 0, [choice(40)], { ...due, elapsed: 40 });
      await store.append('BBBBBB', 0, [choice(50)], { ...due, elapsed: 50 });
      await store.beat(
        new Map([
          ['AAAAAA', 45],
          ['BBBBBB', 30],
          ['ZZZZZZ', 99],
        ]),
      );
      // Whoever is late takes nothing back.
      await store.beat(new Map([['AAAAAA', 42]]));
      const again = await reopen();
      const known = async (code: string): Promise<unknown> => (await again.load(code))?.elapsed;
      expect(await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC', 'ZZZZZZ'].map(known))).toEqual([45, 50, 0, undefined]);
      expect((await again.load('AAAAAA'))?.play).toMatchObject({ elapsed: 40, due: 500 });
      const listed = Object.fromEntries((await again.tablesOf('ann', 9)).map(({ code, elapsed, due: empty }) => [code, [elapsed, empty]]));
      expect(listed).toEqual({ AAAAAA: [45, 500], BBBBBB: [50, 500], CCCCCC: [0, 500] });
      await again.append('AAAAAA', 1, [choice(60)], { ...due, elapsed: 60 });
      expect(await known('AAAAAA')).toBe(60);
      // A table with the code of one that is gone begins anew.
      await again.remove(['AAAAAA']);
      await again.create(tableWith('AAAAAA', { status: 'playing' }), due);
      expect(await known('AAAAAA')).toBe(0);
    });

    test('answers when asked whether it is there', async () => {
      const { store } = await open();
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
      await expect(store.check()).rejects.toThrow();
    });
  });
};
