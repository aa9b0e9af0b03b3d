// What the server asks of a database. Nothing here assumes which one: one suite (test/store-contract.ts) runs over every store.
import type { TableSettings, TableStatus } from '@maravilha/protocol';

export type PlayerId = string;
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

export type SeatRecord =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly player: PlayerId }
  | { readonly kind: 'bot'; readonly level: string };

export interface TableRecord {
  readonly code: string;
  readonly game: string;
  /** Version of the game's rules, fixed when play begins. */
  readonly rules: number;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly seats: readonly SeatRecord[];
  readonly owner: PlayerId | undefined;
  /** 32 bytes in hexadecimal digits, from the start of play. Never sent before the end. */
  readonly seed: string | undefined;
  /** Code of the rematch. */
  readonly next: string | undefined;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly touchedAt: number;
  /** Grows with each `save`; `save` of an older one is a conflict. */
  readonly version: number;
}

/**
 * `choice`: a person chose. `bot`: a bot chose. `taken-back`: a person took back all that was chosen for the seat in this round. The others
 * change who holds the seat: `left` and `timed-out` give it to a bot, `returned` gives it back.
 */
export const ENTRY_KINDS = ['choice', 'bot', 'taken-back', 'left', 'timed-out', 'returned'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One line of a table's log. Entries are only ever added; they are the truth about a match. */
export interface Entry {
  readonly at: number;
  readonly seat: number;
  readonly kind: EntryKind;
  /** The move in words, for `choice` and `bot`. */
  readonly move: object | undefined;
  /** The sender's own name for the move, so that the same move sent again is known. Unique by table and seat. */
  readonly client: string | undefined;
}

/** What lists and wake-ups need to know of a table in play without replaying it. Always derivable from the entries. */
export interface PlayState {
  readonly status: TableStatus;
  /** Bit set of the seats that the table waits for. */
  readonly pending: number;
  /** Seats in the hands of people. With none left a match rests. */
  readonly held: number;
  /** A bot owes a move or a clock runs: after a restart the server must load this table by itself. */
  readonly wake: boolean;
}

export interface StoredTable {
  readonly table: TableRecord;
  readonly play: PlayState;
  readonly entries: readonly Entry[];
}

export interface TableListing {
  readonly code: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly status: TableStatus;
  readonly seats: readonly SeatRecord[];
  readonly pending: number;
  /** Of the seated people. */
  readonly names: ReadonlyMap<PlayerId, string>;
}

/** A time during which no server ran: clocks stood still. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** A table that is due, and what it needs to be opened. */
export type ExpiredTable = Pick<TableRecord, 'code' | 'game' | 'rules'>;

/** Tables last touched before these times may go. */
export interface Expiry {
  /** Waiting, nobody seated. */
  readonly empty: number;
  /** Waiting, somebody seated. */
  readonly waiting: number;
  /** In play, all people have left. */
  readonly abandoned: number;
  /** In play, people seated. */
  readonly playing: number;
  readonly over: number;
  /** Sessions last seen before this, of people who sit at no table. */
  readonly session: number;
}

export type Written = 'done' | 'conflict';

/** A promise that resolves says that the change is durable. */
export interface MatchStore {
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;

  /** `idHash` is the hash of the opaque session id; the id itself is never stored. */
  addSession(idHash: string, player: Player, at: number): Promise<void>;
  findSession(idHash: string): Promise<(Player & { readonly seenAt: number }) | undefined>;
  touchSession(idHash: string, at: number): Promise<void>;
  rename(player: PlayerId, name: string): Promise<void>;
  names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;

  /** `conflict`: the code is taken, or the previous table has a rematch already. With `previous` the new table becomes its `next`. */
  create(table: TableRecord, play: PlayState, previous?: string): Promise<Written>;
  load(code: string): Promise<StoredTable | undefined>;
  /** Replaces the record if the stored version is `expected`; the given record carries the new version. `next` is left alone. */
  save(table: TableRecord, play: PlayState, expected: number): Promise<Written>;
  /** Adds an entry if the log holds `expected` entries. */
  append(code: string, expected: number, entry: Entry, play: PlayState): Promise<Written>;

  /** Unfinished tables where the player sits, last touched first. */
  tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]>;
  /** Listed tables that wait for people, newest first. */
  openTables(limit: number): Promise<readonly TableListing[]>;
  /** Codes of tables in play that must be woken after a restart. */
  wakeful(): Promise<readonly string[]>;
  expired(before: Expiry): Promise<readonly ExpiredTable[]>;
  /** Removes tables with all they hold, and sessions that are due. Answers how many tables went. */
  remove(codes: readonly string[], before: Expiry): Promise<number>;

  /** Says that a server is alive. After a crash the last such moment tells how long none was. */
  beat(at: number): Promise<void>;
  /** Notes the time since the last sign of life as downtime, and gives all of them, oldest first. Called once at the start. */
  wakeUp(now: number): Promise<readonly Downtime[]>;
}
