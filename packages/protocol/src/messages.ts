// Every message on the socket. docs/protocol.md explains in prose what is here in types.
import * as v from 'valibot';
import { CODE_ALPHABET, CODE_LENGTH, MAX_NAME } from './limits.ts';

const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const code = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const seq = v.pipe(v.number(), v.integer(), v.minValue(0));
const hash = v.pipe(v.string(), v.maxLength(64));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Shown names: letters, marks, digits, spaces and plain punctuation; at least one letter or digit. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’_-]*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’_-]*$/u),
);
/** To the library a list is an object too. */
const noList = v.check((x: unknown) => !Array.isArray(x), 'expected a record, not a list');
const gameOptions = v.pipe(v.unknown(), noList, v.record(id, v.union([v.string(), v.number(), v.boolean()])));
const anObject = v.custom<Readonly<Record<string, unknown>>>((x) => typeof x === 'object' && x !== null && !Array.isArray(x));

export const CLOCKS = ['none', 'fast', 'calm'] as const;
/** `none`, or a bank of time with an increment for each decision; the figures are in `CLOCK_TIMES`. */
export type ClockKind = (typeof CLOCKS)[number];
export const CLOCK_TIMES: Record<Exclude<ClockKind, 'none'>, { readonly bank: number; readonly increment: number }> = {
  fast: { bank: 5 * 60_000, increment: 10_000 },
  calm: { bank: 15 * 60_000, increment: 30_000 },
};

/** What a table agrees on beside the rules of its game. */
const tableSettings = v.object({
  clock: v.picklist(CLOCKS),
  /** Anyone with the link may watch. */
  spectators: v.boolean(),
  /** Listed among the open tables. */
  listed: v.boolean(),
});
export type TableSettings = v.InferOutput<typeof tableSettings>;
const someSettings = v.pipe(v.unknown(), noList, v.partial(tableSettings));
export const DEFAULT_SETTINGS: TableSettings = { clock: 'none', spectators: true, listed: false };

export const ClientMessage = v.variant('t', [
  /** First message on a socket. */
  v.object({ t: v.literal('hello'), protocol: v.number() }),
  v.object({ t: v.literal('rename'), id: requestId, name }),
  /** Start or stop receiving `lobby`. */
  v.object({ t: v.literal('lobby'), on: v.boolean() }),
  /** Make a table and sit down at seat 0. With `bots` the other seats get bots of that level; with `start` play begins at once. */
  v.object({
    t: v.literal('create'),
    id: requestId,
    game: id,
    options: v.optional(gameOptions),
    settings: v.optional(someSettings),
    bots: v.optional(id),
    start: v.optional(v.boolean()),
  }),
  /** Look at a table, as a seat if one is mine, else as a spectator. `since` is the last `seq` seen, to resume. */
  v.object({ t: v.literal('enter'), id: requestId, code, since: v.optional(seq) }),
  /** Stop looking. The seat stays mine. */
  v.object({ t: v.literal('exit'), code }),
  v.object({ t: v.literal('sit'), id: requestId, code, seat }),
  /** Give up my seat. During play a bot plays in my place until I take it back. */
  v.object({ t: v.literal('stand'), id: requestId, code }),
  /** Owner, before the start: put a bot of a level on a seat, or empty the seat. */
  v.object({ t: v.literal('bot'), id: requestId, code, seat, level: v.optional(id) }),
  /** Owner, before the start: take an open seat away, so that the table has one seat fewer. */
  v.object({ t: v.literal('close'), id: requestId, code, seat }),
  v.object({ t: v.literal('swap'), id: requestId, code, a: seat, b: seat }),
  v.object({
    t: v.literal('options'),
    id: requestId,
    code,
    options: v.optional(gameOptions),
    settings: v.optional(someSettings),
  }),
  /** With `bots` those seats that are still open get bots of that level. */
  v.object({ t: v.literal('start'), id: requestId, code, bots: v.optional(id) }),
  /** `id` is the client's own name for this move: sent again it has no second effect. `seq` and `hash` are those of the view it was chosen on. */
  v.object({ t: v.literal('move'), id: requestId, code, seq, hash, move: anObject }),
  /** My choices of this round count as not made; possible until the last seat has chosen. */
  v.object({ t: v.literal('take-back'), id: requestId, code }),
  /** After the end: a new table with the same people and options, the next seat beginning. All are told its code. */
  v.object({ t: v.literal('rematch'), id: requestId, code }),
  /** What I hold does not match: send everything again. */
  v.object({ t: v.literal('resync'), code }),
  v.object({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

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

export const REFUSALS = [
  'bad-message',
  'too-large',
  'too-fast',
  'wrong-protocol',
  'hello-first',
  'unknown-game',
  'unknown-table',
  'unknown-rules',
  'unknown-level',
  'bad-options',
  'not-owner',
  'seat-taken',
  'seats-empty',
  'already-seated',
  'not-seated',
  'already-started',
  'not-started',
  'not-over',
  'no-spectators',
  'stale',
  'game-over',
  'not-awaited',
  'malformed-move',
  'illegal-move',
  'nothing-chosen',
  'too-many-tables',
  'server-error',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
