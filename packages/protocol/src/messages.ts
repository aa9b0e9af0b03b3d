// What a client may say. docs/protocol.md explains in prose what is here in types.
import * as v from 'valibot';
import { CLOCKS } from './clocks.ts';
import { CODE } from './codes.ts';
import { MAX_MARKS, MAX_NAME, MAX_TEXT } from './limits.ts';
import { AUDIENCES, CHATS, PHRASES, REACTIONS } from './talk.ts';
import { CHOICES } from './votes.ts';

const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const code = v.pipe(v.string(), v.regex(CODE));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const seq = v.pipe(v.number(), v.integer(), v.minValue(0));
const hash = v.pipe(v.string(), v.maxLength(64));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/**
 * Shown names: letters, marks, digits, spaces and plain punctuation; at least one letter or digit. Nothing that the eye does not see: some
 * hieroglyphs are blank, too. Marks stand on letters, and none encloses them: four of a script of their own, as some languages need, and two
 * of those that go with any letter.
 */
const name = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’_-]*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’_-]*$/u),
  v.regex(/^[^\p{Default_Ignorable_Code_Point}\p{Me}\u{13441}\u{13442}]*$/u),
  v.regex(/^(?!.*(?:(?:^|[\p{N} .,'’_-])\p{M}|\p{Script=Inherited}{3}|\p{M}{5}|\u{16FE4}))/u),
);
/**
 * Words of a person: plain text on one line, with something to see in it. No control characters, none that turn the direction of reading
 * of what follows, no towers of marks.
 */
const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_TEXT),
  v.regex(/^[^\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069]*$/u),
  v.regex(/(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u),
  v.check((words) => !/\p{M}{5}/u.test(words), 'too many marks on one letter'),
);
/** To the library a list is an object too. */
const noList = v.check((x: unknown) => !Array.isArray(x), 'expected a record, not a list');
const gameOptions = v.pipe(v.unknown(), noList, v.record(id, v.union([v.string(), v.number(), v.boolean()])));
const anObject = v.custom<Readonly<Record<string, unknown>>>((x) => typeof x === 'object' && x !== null && !Array.isArray(x));

/** Where a match of which all is known is played on: that of a table here, or of a log; so many of its rounds stay. */
const moment = v.union([v.object({ code, rounds: seq }), v.object({ log: anObject, rounds: seq })]);

const handedSeat = v.union([v.object({ name }), v.object({ bot: id })]);
export type HandedSeat = v.InferOutput<typeof handedSeat>;
/** What `POST /api/log` takes: a match that was played elsewhere, and who sat where. */
export const HandedLog = v.object({ log: anObject, seats: v.pipe(v.array(handedSeat), v.minLength(2), v.maxLength(7)) });
export type HandedLog = v.InferOutput<typeof HandedLog>;

/** A card, stage or seat of a table, as the pages name it to each other. */
const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:.-]{0,59}$/));
/** What somebody looks at in the review of a match. */
const reviewPlace = v.object({
  /** So many turns have been played. */
  at: seq,
  /** Whose view, or all hands. */
  from: v.union([seat, v.literal('open')]),
  /** What the master thinks is shown. */
  opinion: v.boolean(),
  /** What is marked; with `to` an arrow leads there. */
  marks: v.pipe(v.array(v.object({ on: anchor, to: v.optional(anchor) })), v.maxLength(MAX_MARKS), v.readonly()),
});
export type ReviewPlace = Readonly<v.InferOutput<typeof reviewPlace>>;
export const isReviewPlace = (raw: unknown): raw is ReviewPlace => v.is(reviewPlace, raw);

/** What a table agrees on beside the rules of its game. */
const tableSettings = v.object({
  clock: v.picklist(CLOCKS),
  /** Anyone with the link may watch. */
  spectators: v.boolean(),
  /** Listed among the open tables. */
  listed: v.boolean(),
  /** What may be said; the host may change it during the game, too. */
  chat: v.picklist(CHATS),
});
export type TableSettings = v.InferOutput<typeof tableSettings>;
const someSettings = v.pipe(v.unknown(), noList, v.partial(tableSettings));
/** Of a table made for people. One that is made with bots and starts at once has no clock unless it asks for one. */
export const DEFAULT_SETTINGS: TableSettings = { clock: 'calm', spectators: true, listed: false, chat: 'open' };

export const ClientMessage = v.variant('t', [
  /** First message on a socket. */
  v.object({ t: v.literal('hello'), protocol: v.number() }),
  v.object({ t: v.literal('rename'), id: requestId, name }),
  /** Start or stop receiving `lobby`. */
  v.object({ t: v.literal('lobby'), on: v.boolean() }),
  /**
   * Make a table and sit down, at seat 0 unless said. With `bots` the other seats get bots of that level; with `start` play begins at once.
   * With `from` the match is played on from there, with `deal` it is that deal.
   */
  v.object({
    t: v.literal('create'),
    id: requestId,
    game: id,
    options: v.optional(gameOptions),
    settings: v.optional(someSettings),
    bots: v.optional(id),
    start: v.optional(v.boolean()),
    seat: v.optional(seat),
    from: v.optional(moment),
    deal: v.optional(code),
  }),
  /** Look at a table, as a seat if one is mine, else as a spectator. To resume: `since` is the last `seq` seen, `words` the last `n` said. */
  v.object({ t: v.literal('enter'), id: requestId, code, since: v.optional(seq), words: v.optional(seq) }),
  /** Stop looking. The seat stays mine. */
  v.object({ t: v.literal('exit'), code }),
  v.object({ t: v.literal('sit'), id: requestId, code, seat }),
  /** Leave my seat. During play a bot plays in my place until I take it back or, with `offer`, somebody else gets the seat. */
  v.object({ t: v.literal('stand'), id: requestId, code, offer: v.optional(v.boolean()) }),
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
  /** Back to my last choice: at once, or once the others have agreed (see `back` of an update). `seq` is that of the view I saw. */
  v.object({ t: v.literal('undo'), id: requestId, code, seq }),
  /** Whether I agree to what another one asks to undo; `yes: false` also takes my own question back. */
  v.object({ t: v.literal('answer-undo'), id: requestId, code, yes: v.boolean() }),
  /** After the end: a new table with the same people and options, the next seat beginning. All are told its code. */
  v.object({ t: v.literal('rematch'), id: requestId, code }),
  /** During play: what the table does about somebody who has been away for longer than `AWAY_AFTER`. */
  v.object({ t: v.literal('vote'), id: requestId, code, about: seat, choice: v.picklist(CHOICES) }),
  /** During play: I give up. A bot has my seat for good; with two seats, or nobody else at the table, the game ends. */
  v.object({ t: v.literal('resign'), id: requestId, code }),
  /** After the end, alone with bots: others may play the same deal. Answered by its id, with which they `create`. */
  v.object({ t: v.literal('deal'), id: requestId, code }),
  /** Review a match that is over together with others; the table is one that I look at. */
  v.object({ t: v.literal('review-join'), id: requestId, code }),
  v.object({ t: v.literal('review-leave'), code }),
  /** By the leader: where I am now. */
  v.object({ t: v.literal('review-show'), id: requestId, code, place: reviewPlace }),
  /** By the leader: somebody else leads now. Where the leader has gone, anybody may name themselves. */
  v.object({ t: v.literal('review-lead'), id: requestId, code, who: id }),
  /** I am the only person at the table: away with it and all it holds. */
  v.object({ t: v.literal('discard'), id: requestId, code }),
  /** During play, by a spectator: may I have the seat of a bot, or one that is offered? Without `seat` I ask no more. */
  v.object({ t: v.literal('ask-seat'), id: requestId, code, seat: v.optional(seat) }),
  /** The host's answer to somebody who asked for that seat. */
  v.object({ t: v.literal('answer-seat'), id: requestId, code, seat, who: id, yes: v.boolean() }),
  /** A token with which another browser becomes me: see `POST /api/device`. */
  v.object({ t: v.literal('device'), id: requestId }),
  v.pipe(
    v.object({
      t: v.literal('say'),
      id: requestId,
      code,
      to: v.picklist(AUDIENCES),
      text: v.optional(text),
      phrase: v.optional(v.picklist(PHRASES)),
      reaction: v.optional(v.picklist(REACTIONS)),
      about: v.optional(v.pipe(id, v.regex(/^[a-z0-9-]+$/))),
    }),
    v.check(
      ({ text: words, phrase, reaction }) => [words, phrase, reaction].filter((said) => said !== undefined).length === 1,
      'expected a text, a phrase or a reaction',
    ),
  ),
  /** What I hold does not match: send everything again. */
  v.object({ t: v.literal('resync'), code }),
  v.object({ t: v.literal('ping'), at: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
