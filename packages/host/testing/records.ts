// Records of a table as a store keeps them, for the contracts of stores.
import type { PlayState, TableRecord } from '../src/store.ts';

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
