// What is put into a store by its tests.
import type { Entry, PlayState, TableRecord } from '@maravilha/host';

export const table = (code: string): TableRecord => ({
  code,
  game: 'toy',
  rules: 1,
  options: { seats: 2 },
  settings: { clock: 'none', spectators: true, listed: false, chat: 'open' },
  status: 'playing',
  seats: [
    { kind: 'person', player: 'ann' },
    { kind: 'bot', level: 'builder' },
  ],
  owner: 'ann',
  seed: 'ab'.repeat(32),
  next: undefined,
  nextBy: undefined,
  createdAt: 10,
  startedAt: 10,
  touchedAt: 10,
  version: 0,
});

export const playing: PlayState = { status: 'playing', pending: 1, held: 1, wake: false, elapsed: 0, due: undefined, brief: undefined };

const entry = (n: number): Entry => ({ at: n, elapsed: n, seat: 0, kind: 'choice', move: { kind: 'wait', n }, client: `move-${n}` });

export const threeFrom = (length: number): readonly Entry[] => [entry(length), entry(length + 1), entry(length + 2)];
