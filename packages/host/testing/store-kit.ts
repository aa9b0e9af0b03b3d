// What the contracts of stores are written with: a store, and records of tables as it keeps them.
import type { Entry, PlayState, Store, TableRecord, Word } from '../src/store.ts';

export interface StoreUnderTest {
  readonly store: Store;
  /** The same data, as after a restart. */
  readonly reopen: () => Promise<Store>;
}

export const PLAYING: PlayState = { status: 'playing', pending: 1, held: 2, wake: false, elapsed: 0, due: undefined, brief: undefined };
export const WAITING: PlayState = { status: 'waiting', pending: 0, held: 1, wake: false, elapsed: 0, due: undefined, brief: undefined };

export const tableWith = (code: string, parts: Partial<TableRecord> = {}): TableRecord => ({
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

export const choice = (at: number, parts: Partial<Entry> = {}): Entry => ({
  at,
  elapsed: at,
  seat: 0,
  kind: 'choice',
  move: { kind: 'wait' },
  client: undefined,
  ...parts,
});

export const word = (client: string, parts: Partial<Word> = {}): Word => ({
  at: 5,
  player: 'ann',
  name: 'Ann',
  seat: 0,
  to: 'table',
  client,
  text: client,
  ...parts,
});
