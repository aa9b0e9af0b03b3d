// Tables as rows, for a store that has no queries of its own: what becomes of a row by what is written, and what lists find among rows.
import { peopleOf } from './seating.ts';
import {
  type AppendTerms,
  type Crowd,
  type Entry,
  type ExpiredTable,
  type Expiry,
  type PlayerId,
  type PlayState,
  type Request,
  REQUESTS,
  type StoredTable,
  type TableListing,
  type TableRecord,
} from './store.ts';

interface Lease {
  readonly holder: string;
  readonly until: number;
  /** How far the match has come, by whoever held it last. */
  readonly elapsed: number;
}

/** What is kept of a table beside its entries and its words. Never changed, only replaced. */
export interface Row {
  readonly table: TableRecord;
  readonly play: PlayState;
  readonly lease: Lease;
  readonly seenAt: number;
}

const isSeated = ({ table }: Row, player: PlayerId): boolean => peopleOf(table).includes(player);
const isUnfinished = ({ table }: Row): boolean => table.status !== 'over';
const isShared = ({ table }: Row): boolean => peopleOf(table).length > 1;
const elapsedIn = ({ play, lease }: Row): number => Math.max(play.elapsed, lease.elapsed);

// ---------------------------------------------------------------- one row

export const newRow = (table: TableRecord, play: PlayState): Row => ({
  table: { ...table, status: play.status },
  play,
  lease: { holder: '', until: 0, elapsed: 0 },
  seenAt: table.touchedAt,
});

/** That it has a rematch is a new version of it. */
export const linked = <R extends Row>(row: R, next: string, nextBy: PlayerId): R => ({
  ...row,
  table: { ...row.table, next, nextBy, version: row.table.version + 1 },
});

export const saved = <R extends Row>(row: R, table: TableRecord, play: PlayState): R => {
  const { next, nextBy } = row.table;
  return { ...row, table: { ...table, status: play.status, next, nextBy }, play, seenAt: table.touchedAt };
};

export const appended = <R extends Row>(row: R, last: Entry, play: PlayState, { seating, sealed }: AppendTerms): R => {
  const touchedAt = sealed === true ? row.table.touchedAt : last.at;
  return { ...row, table: { ...row.table, ...seating, status: play.status, touchedAt }, play };
};

export const isHeldByOther = ({ lease }: Row, host: string, now: number): boolean => lease.holder !== host && lease.until > now;

export const heldBy = <R extends Row>(row: R, holder: string, until: number, elapsed: number): R => ({
  ...row,
  lease: { holder, until, elapsed: Math.max(row.lease.elapsed, elapsed) },
});

export const givenBack = <R extends Row>(row: R, host: string): R =>
  row.lease.holder === host ? { ...row, lease: { ...row.lease, until: 0 } } : row;

export const storedTable = (row: Row, entries: readonly Entry[]): StoredTable => ({
  table: row.table,
  play: row.play,
  entries,
  elapsed: Math.max(elapsedIn(row), entries.at(-1)?.elapsed ?? 0),
});

// ---------------------------------------------------------------- all rows

const listing = (row: Row): TableListing => {
  const { code, game, options, status, seats } = row.table;
  const { pending, due, brief } = row.play;
  return { code, game, options, status, seats, pending, due, brief, elapsed: elapsedIn(row) };
};

const unfinishedOf = (rows: readonly Row[], player: PlayerId): Row[] => rows.filter((row) => isUnfinished(row) && isSeated(row, player));

export const tablesIn = (rows: readonly Row[], player: PlayerId, limit: number): readonly TableListing[] =>
  unfinishedOf(rows, player)
    .sort((a, b) => b.table.touchedAt - a.table.touchedAt)
    .slice(0, limit)
    .map(listing);

export const soloTablesIn = (rows: readonly Row[], player: PlayerId, keep: number): readonly string[] =>
  unfinishedOf(rows, player)
    .filter((row) => !isShared(row))
    .sort((a, b) => b.table.touchedAt - a.table.touchedAt || b.table.createdAt - a.table.createdAt)
    .slice(keep)
    .map(({ table }) => table.code);

export const dealtIn = (rows: readonly Row[], deal: string): readonly TableListing[] =>
  rows
    .filter(({ table }) => table.deal === deal)
    .sort((a, b) => a.table.createdAt - b.table.createdAt || (a.table.code < b.table.code ? -1 : 1))
    .map(listing);

export const openTablesIn = (rows: readonly Row[], limit: number, seenSince: number): readonly TableListing[] =>
  rows
    .filter(
      ({ table: { status, settings, seats }, seenAt }) =>
        status === 'waiting' && settings.listed && seenAt >= seenSince && seats.some(({ kind }) => kind === 'open'),
    )
    .sort((a, b) => b.table.createdAt - a.table.createdAt)
    .slice(0, limit)
    .map(listing);

export const isCrowded = (rows: readonly Row[], { player, limit, alone = false }: Crowd, besides: string): boolean =>
  unfinishedOf(rows, player).filter((row) => isShared(row) !== alone && row.table.code !== besides).length >= limit;

export const wakefulIn = (rows: readonly Row[], host: string, now: number): readonly string[] =>
  rows.filter((row) => row.play.wake && row.play.status === 'playing' && !isHeldByOther(row, host, now)).map(({ table }) => table.code);

const isExpired = ({ table: { status, touchedAt, seats }, play: { held } }: Row, before: Expiry): boolean => {
  switch (status) {
    case 'waiting':
      return touchedAt < (held === 0 ? before.empty : before.waiting);
    case 'playing':
      if (peopleOf({ seats }).length <= 1 && touchedAt < before.solo) return true;
      return touchedAt < (held === 0 ? before.abandoned : before.playing);
    case 'over':
      return touchedAt < before.over;
  }
};

export const expiredIn = (rows: readonly Row[], before: Expiry): readonly ExpiredTable[] =>
  rows.filter((row) => isExpired(row, before)).map(({ table: { code, game, rules } }) => ({ code, game, rules }));

// ---------------------------------------------------------------- requests

/** Those of one person that are too many to be known any longer. */
export const oldRequests = <R extends Request>(theirs: readonly R[]): readonly R[] => {
  const oldest = theirs.toSorted((a, b) => b.at - a.at)[REQUESTS - 1]?.at ?? -Infinity;
  return theirs.filter(({ at }) => at < oldest);
};
