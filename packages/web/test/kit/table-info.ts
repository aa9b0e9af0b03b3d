import type { TableInfo } from '@maravilha/protocol';
import { CODE } from './code.ts';

/** A table of people in play, as somebody in the first seat sees it. */
export const infoOf = (more: Partial<TableInfo>): TableInfo => ({
  code: CODE,
  game: 'words',
  rules: 1,
  options: {},
  settings: { clock: 'none', spectators: true, listed: false, chat: 'open' },
  status: 'playing',
  seats: [],
  owner: 0,
  host: 0,
  you: 0,
  me: 'lia',
  votes: [],
  asks: [],
  changes: [],
  ended: undefined,
  spectators: 0,
  next: undefined,
  nextBy: undefined,
  seedHash: undefined,
  ...more,
});
