// What the server says.
import type { TableSettings } from './messages.ts';
import type { RefusalCode } from './refusals.ts';

export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  /** Of the person; `undefined` for open seats and bots. */
  readonly name: string | undefined;
  /** Level of the bot that plays here, also while it stands in for a person who left or ran out of time. */
  readonly bot: string | undefined;
  readonly online: boolean;
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
  /** My seat, or `undefined` when I watch. */
  readonly you: number | undefined;
  readonly spectators: number;
  /** Table of the rematch, once there is one. */
  readonly next: string | undefined;
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
  | { readonly t: 'ok'; readonly id: string; readonly code?: string; readonly seq?: number }
  | { readonly t: 'refused'; readonly id: string | undefined; readonly code: RefusalCode; readonly data?: object }
  | { readonly t: 'lobby'; readonly yours: readonly TableSummary[]; readonly open: readonly TableSummary[] }
  | { readonly t: 'table'; readonly table: TableInfo }
  /** Everything from the start, or from `since` on: the answer to `enter`, `resync` and to a stale move. `after` is `since`, or 0. */
  | ({ readonly t: 'sync' } & MatchUpdate)
  | ({ readonly t: 'update' } & MatchUpdate)
  /** The match is over: the seed that `seedHash` promised, and the log. */
  | { readonly t: 'revealed'; readonly code: string; readonly seed: string; readonly log: object }
  | { readonly t: 'pong'; readonly at: number };

export interface GameInfo {
  readonly id: string;
  readonly seatCounts: readonly number[];
  readonly bots: readonly string[];
}
