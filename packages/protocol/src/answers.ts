// What the server says.
import type { TableSettings } from './messages.ts';
import type { RefusalCode } from './refusals.ts';
import type { Said } from './talk.ts';
import type { VoteChoice } from './votes.ts';

export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  /** Of the person; `undefined` for open seats and bots. */
  readonly name: string | undefined;
  /** Level of the bot that plays here, also while it stands in for a person who left or ran out of time. */
  readonly bot: string | undefined;
  readonly online: boolean;
  /** The person, by a name that holds at this table only: for muting, and to know who said what. */
  readonly who: string | undefined;
  /** Milliseconds for which the person was not looking when this was sent; `undefined` while they look. */
  readonly awayFor: number | undefined;
  /** The table offers this seat to whoever asks for it; a bot plays meanwhile. */
  readonly offered: true | undefined;
  /** At the table of a rematch, before the start: this person has asked for it. */
  readonly ready: true | undefined;
}

export interface Vote {
  /** The seat of the person who is away. */
  readonly about: number;
  /** The seat that votes. */
  readonly by: number;
  readonly choice: VoteChoice;
}

/** Somebody who watches asks for a seat. Shown while they look. */
export interface SeatRequest {
  readonly seat: number;
  readonly who: string;
  readonly name: string;
}

export const SEAT_CHANGES = ['left', 'timed-out', 'returned', 'stood-in', 'offered', 'resigned', 'taken-over', 'ended'] as const;

/** What people did to the seats during the match, for its log. */
export interface SeatChange {
  readonly kind: (typeof SEAT_CHANGES)[number];
  /** The `seq` of the match after which it happened. */
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  /** Of the person who had the seat before, or who has it since, as with `taken-over`. */
  readonly name: string | undefined;
}

/** The match ended before the game did: by vote about a seat, or because that seat gave up. */
export interface Ended {
  readonly by: 'vote' | 'resigned';
  readonly seat: number;
}

export type TableStatus = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  /** Version of the game's rules that is played here; before the start, the one that would be. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** Seat of the owner; may change when the owner leaves. `undefined`: nobody is left. */
  readonly owner: number | undefined;
  /** Seat of the host: the owner or, while the owner is away, the next person who is not. The host may do all that the owner may. */
  readonly host: number | undefined;
  /** My seat, or `undefined` when I watch. */
  readonly you: number | undefined;
  readonly spectators: number;
  /** How this table names me: see `SeatInfo.who`. */
  readonly me: string;
  /** Votes that are not decided yet. */
  readonly votes: readonly Vote[];
  readonly asks: readonly SeatRequest[];
  /** Oldest first. */
  readonly changes: readonly SeatChange[];
  readonly ended: Ended | undefined;
  /** Table of the rematch, once there is one, and the name of the person who asked first. */
  readonly next: string | undefined;
  readonly nextBy: string | undefined;
  /** SHA-256 of the seed, shown from the start. */
  readonly seedHash: string | undefined;
}

export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly options: TableInfo['options'];
  readonly status: TableStatus;
  readonly names: readonly string[];
  readonly seats: number;
  readonly taken: number;
  readonly yourTurn: boolean;
  /** My seat. */
  readonly you: number | undefined;
  /** One person at the most sits here. */
  readonly solo: boolean;
  /** Names of the people whose choice is owed. */
  readonly waitingFor: readonly string[];
  /** Milliseconds, when this was sent, until the first clock that runs is empty. */
  readonly due: number | undefined;
  readonly age: number | undefined;
  /** Ids by seat; `null` where none is chosen yet. */
  readonly wonders: readonly (string | null)[] | undefined;
}

export interface ClockInfo {
  /** Milliseconds left by seat when this message was sent. */
  readonly left: readonly number[];
  /** Seats whose clock runs. */
  readonly running: readonly number[];
}

/** Where a match stands, for one viewer. */
export interface MatchUpdate {
  readonly code: string;
  /** Number of choices made so far, those that were taken back and the takings back included. */
  readonly seq: number;
  /** `seq` of the update that this one follows: the receiver must hold exactly that, else it asks for `resync`. */
  readonly after: number;
  /** `hashText(JSON.stringify(view))`: what the receiver must find when it does the same. */
  readonly hash: string;
  /** Of the game's own making; every game's view has at least this. */
  readonly view: { readonly options: { readonly seats: number }; readonly viewer: number };
  /** What happened since `after`, for this viewer, oldest first. */
  readonly events: readonly MatchEvent[];
  readonly awaiting: readonly number[];
  /** Awaited seats that have chosen. */
  readonly ready: readonly number[];
  /** My own choices of this round, while others still think; several where one choice opens the next. */
  readonly sealed: readonly object[];
  /** The same of my partners, where the game has teams; partners may show each other everything. */
  readonly partners: readonly { readonly seat: number; readonly sealed: readonly object[] }[];
  readonly clock: ClockInfo | undefined;
}

export interface MatchEvent {
  readonly seq: number;
  /** Milliseconds since the epoch, by the server. */
  readonly at: number;
  readonly event: { readonly kind: string };
}

export type ServerMessage =
  | { readonly t: 'welcome'; readonly protocol: number; readonly name: string; readonly games: readonly GameInfo[] }
  | { readonly t: 'renamed'; readonly name: string }
  | { readonly t: 'ok'; readonly id: string; readonly code?: string; readonly seq?: number; readonly token?: string }
  | { readonly t: 'refused'; readonly id: string | undefined; readonly code: RefusalCode; readonly data?: object }
  | { readonly t: 'lobby'; readonly yours: readonly TableSummary[]; readonly open: readonly TableSummary[] }
  | { readonly t: 'table'; readonly table: TableInfo }
  /** Everything from the start, or from `since` on: the answer to `enter`, `resync` and to a stale move. `after` is `since`, or 0. */
  | ({ readonly t: 'sync' } & MatchUpdate)
  | ({ readonly t: 'update' } & MatchUpdate)
  /** The match is over: the seed that `seedHash` promised, and the log. */
  | { readonly t: 'revealed'; readonly code: string; readonly seed: string; readonly log: object }
  /** Words: those kept, after `enter`; each new one; and after the end those of the watchers. */
  | { readonly t: 'said'; readonly code: string; readonly messages: readonly Said[] }
  | { readonly t: 'pong'; readonly at: number };

export interface GameInfo {
  readonly id: string;
  readonly seatCounts: readonly number[];
  readonly bots: readonly string[];
}
