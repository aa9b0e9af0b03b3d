// What a host asks of a store: to keep tables. Nothing here assumes which one it is: one suite (testing/store-contract.ts) runs over every store.
import type { Brief, Round } from '@maravilha/kernel';
import type { Audience, Said, TableSettings, TableStatus } from '@maravilha/protocol';

export type PlayerId = string;
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

export type SeatRecord =
  | { readonly kind: 'open' }
  /** `ready`: has asked for the rematch that this table is. */
  | { readonly kind: 'person'; readonly player: PlayerId; readonly ready?: true }
  | { readonly kind: 'bot'; readonly level: string };

export interface SentAway {
  readonly player: PlayerId;
  readonly until: number;
}

/** What was played of a match before its table was made, if anything. It stands in front of the log. */
export interface Origin {
  /** `moment`: it is played on from there, and all that the seed holds may be known. `elsewhere`: it was played to its end and handed in. */
  readonly kind: 'moment' | 'elsewhere';
  readonly rounds: readonly Round<object>[];
  /** `elsewhere`: who sat where; `null` for a bot. */
  readonly names?: readonly (string | null)[];
}

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
  /** Code of the rematch, and who asked for it first. */
  readonly next: string | undefined;
  readonly nextBy: PlayerId | undefined;
  /** Those who were sent away from their seat, and until when they cannot take another one. */
  readonly sentAway?: readonly SentAway[];
  readonly origin?: Origin;
  /** Id of the deal, where others play the same. */
  readonly deal?: string;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly touchedAt: number;
  /** Grows with each `save`; `save` of an older one is a conflict. */
  readonly version: number;
}

/**
 * `choice`: a person chose. `bot`: a bot chose. `taken-back`: a person took back all that was chosen for the seat in this round.
 *
 * Who holds the seat: `left`, `timed-out`, `stood-in` and `offered` let a bot play for its person, `returned` ends that. `resigned` makes it
 * a bot's seat, `taken-over` another person's; both say in `move.was` whose it was.
 *
 * What is asked of the table: `vote` of a seat about another one, `vote-closed` about a seat without a change; `asked` for a seat,
 * `withdrawn` and `declined` by `move.player`. `ended`: the match goes no further.
 *
 * `undone`: the match went back to where `move.rounds` had been played, for that seat's turn number `move.turn`, as `move.agreed` seats allowed.
 * `undo-asked` asks for that; `undo-answered` says `move.yes` or not; a no of the seat that asked takes it back, also when time is up.
 */
export const ENTRY_KINDS = [
  'choice',
  'bot',
  'taken-back',
  'left',
  'timed-out',
  'returned',
  'vote',
  'vote-closed',
  'stood-in',
  'offered',
  'resigned',
  'asked',
  'withdrawn',
  'declined',
  'taken-over',
  'ended',
  'undone',
  'undo-asked',
  'undo-answered',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** All others are told to everybody at once. */
export const isChoice = (kind: EntryKind): boolean => kind === 'choice' || kind === 'bot' || kind === 'taken-back';

/** One line of a table's log. Entries are only ever added; they are the truth about a match. */
export interface Entry {
  /** By the machine's clock, for people. It never goes backwards in a log, but may jump. */
  readonly at: number;
  /** How long the match had run by then: what clocks are measured by. Time during which no host had it is not in it. */
  readonly elapsed: number;
  readonly seat: number;
  readonly kind: EntryKind;
  /** The move in words, for `choice` and `bot`; what else there is to say for the others. */
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
  /** A bot owes a move or a clock runs: after a restart a host must load this table by itself. */
  readonly wake: boolean;
  /** How long the match had run when everybody was told something last. Lists show no later time: nobody learns from them what is sealed. */
  readonly elapsed: number;
  /** How long it will have run when the first clock that runs is empty. */
  readonly due: number | undefined;
  readonly brief: Brief | undefined;
}

/** Who sits where, for an append that changes it. */
export type Seating = Pick<TableRecord, 'seats' | 'owner'>;

/** A person may not sit at more unfinished tables than this, the table in question aside: with other people or, `alone`, without any. */
export interface Crowd {
  readonly player: PlayerId;
  readonly limit: number;
  readonly alone?: boolean;
}

/** Something that a person asked of a table, so that it is known when it comes again. It is kept as long as the table is. */
export interface Request {
  readonly player: PlayerId;
  /** The sender's own name for it. Unique by player. */
  readonly id: string;
  /** Stands for all that was asked. */
  readonly digest: string;
  readonly at: number;
}

/** Of one person so many are known; older ones are forgotten. */
export const REQUESTS = 100;

/** What is written together with something else, or keeps all of it from being written. */
export interface Terms {
  readonly crowd?: Crowd | undefined;
  readonly request?: Request | undefined;
}

export interface CreateTerms extends Terms {
  /** The new table becomes the `next` of this one. */
  readonly previous?: { readonly code: string; readonly nextBy: PlayerId };
}

export interface AppendTerms extends Terms {
  readonly seating?: Seating | undefined;
  /** Not everybody may know that something happened: in lists the table was last touched when it was before. */
  readonly sealed?: boolean;
}

/** What is said: exactly one of the first three. */
export type Body = Pick<Said, 'text' | 'phrase' | 'reaction' | 'about'>;

/** One thing said at a table. */
export interface Word extends Body {
  readonly at: number;
  readonly player: PlayerId;
  /** As it was then: words outlive their speaker. */
  readonly name: string;
  readonly seat: number | undefined;
  readonly to: Audience;
  /** The sender's own name for it, so that the same words sent again are known. Unique by table and player. */
  readonly client: string;
}

export interface NumberedWord extends Word {
  readonly n: number;
}

export interface StoredTable {
  readonly table: TableRecord;
  readonly play: PlayState;
  readonly entries: readonly Entry[];
  /** How long the match has run, as far as is known: by its last entry, or by whoever held it last. */
  readonly elapsed: number;
}

export interface TableListing {
  readonly code: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly status: TableStatus;
  readonly seats: readonly SeatRecord[];
  readonly pending: number;
  /** See `StoredTable`. */
  readonly elapsed: number;
  readonly due: number | undefined;
  readonly brief: Brief | undefined;
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
  /** In play, one person seated. */
  readonly solo: number;
  /** In play, people seated. */
  readonly playing: number;
  readonly over: number;
}

/** Where a table stands, by numbers that only grow. */
export interface Head {
  readonly version: number;
  /** Entries. */
  readonly length: number;
  /** Number of the last thing said. */
  readonly words: number;
}

/** How a host calls itself that has its store to itself: after a restart it still holds what it held. */
export const ALONE = 'alone';

/** What is kept of this table is not whole. It is left as it is, and all others are played on. */
export class DamagedTable extends Error {
  override readonly name: string = 'DamagedTable';
  readonly code: string;

  constructor(code: string, what: string, options?: ErrorOptions) {
    super(`table ${code} is damaged: ${what}`, options);
    this.code = code;
  }
}

/** A newer version of the program has written something into the log of this table that is not known here. It is left as it is. */
export class NewerTable extends Error {
  override readonly name: string = 'NewerTable';

  constructor(code: string, kind: string) {
    super(`table ${code} was written by a newer version: an entry '${kind}' is not known`);
  }
}

/** Throws a `NewerTable` where an entry is of a kind that is not known. */
export const mustBeKnown = (code: string, entries: readonly { readonly kind: string }[]): void => {
  const unknown = entries.find(({ kind }) => !ENTRY_KINDS.some((known) => known === kind));
  if (unknown !== undefined) throw new NewerTable(code, unknown.kind);
};

/** `full`: the person in question has too many tables. `known`: the request was carried out before. Only where the terms say so. */
export type Written = 'done' | 'conflict' | 'full' | 'known';

/** Keeps tables. A promise that resolves says that the change is durable. */
export interface Store {
  /** Writes something that needs room, reads it, and takes it away. Throws when that cannot be done. */
  check(): Promise<void>;
  close(): Promise<void>;

  /** `conflict`: the code is taken, or the previous table has a rematch already. That it has one now is a new version of it. */
  create(table: TableRecord, play: PlayState, terms?: CreateTerms): Promise<Written>;
  /** Throws a `DamagedTable` where there are not as many entries as have been added, and a `NewerTable` where one is not known. */
  load(code: string): Promise<StoredTable | undefined>;
  /** Of those tables that are there. */
  heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  /** Replaces the record if the stored version is `expected`; the given record carries the new version. `next` is left alone. */
  save(table: TableRecord, play: PlayState, expected: number, terms?: Terms): Promise<Written>;
  /** Adds entries, all or none, if the log holds `expected` entries. */
  append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms?: AppendTerms): Promise<Written>;
  /** The request of this name, and the table it was about. */
  answered(player: PlayerId, id: string): Promise<(Request & { readonly code: string }) | undefined>;

  /** Says something at a table; all but the newest `keep` are forgotten. Its number; `known` if it was said before. */
  say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }>;
  /** What was said after number `after`, oldest first. */
  words(code: string, after: number): Promise<readonly NumberedWord[]>;

  /** Unfinished tables where the player sits, last touched first. */
  tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]>;
  /** The tables of a deal, oldest first. */
  dealt(deal: string): Promise<readonly TableListing[]>;
  /** Unfinished tables at which nobody but the player sits, beyond the `keep` last touched. */
  soloTables(player: PlayerId, keep: number): Promise<readonly string[]>;
  /** Listed tables that wait for people, newest first; only those at which somebody was seen since then. */
  openTables(limit: number, seenSince: number): Promise<readonly TableListing[]>;
  /** Somebody who sits at these tables is there. */
  see(codes: readonly string[], at: number): Promise<void>;
  /** Codes of tables in play whose bots or clocks must go on by themselves, and which no other host holds. */
  wakeful(host: string): Promise<readonly string[]>;
  expired(before: Expiry): Promise<readonly ExpiredTable[]>;
  /** Removes tables with all they hold. Answers how many went. */
  remove(codes: readonly string[]): Promise<number>;

  /**
   * Takes these tables, or goes on holding them, for so many milliseconds from now by the store's own clock: those that no other host holds.
   * Answers their codes. It is noted how long their matches have run, where that is more than is known: whoever comes next goes on from there.
   */
  hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>>;
  /** What of these the host holds, it gives back. */
  release(host: string, codes: readonly string[]): Promise<void>;
}
