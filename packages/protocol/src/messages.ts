// What a client may say. docs/protocol.md explains in prose what is here in types.
import * as v from 'valibot';
import { CLOCKS } from './clocks.ts';
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
