// What the server says: for each message one schema, from which its type comes. docs/protocol.md explains in prose what is here in types.
// A server may be newer than those who read it, so fields and words that are not known are let through.
import * as v from 'valibot';
import type { ClockKind } from './clocks.ts';
import type { RefusalCode } from './refusals.ts';
import type { Audience, Chat, Phrase, Reaction } from './talk.ts';
import type { VoteChoice } from './votes.ts';

/** Nobody changes what was said. */
type Sent<T> = object extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Sent<T[K]> }
      : T;
type Of<S extends v.GenericSchema> = Sent<v.InferOutput<S>>;

const isRecord = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x);

const text = v.string();
const number = v.number();
const flag = v.boolean();
const texts = v.array(text);
const numbers = v.array(number);
const maybeText = v.optional(text);
const maybeNumber = v.optional(number);
const maybeYes = v.optional(v.custom<true>((x) => x === true));
/** A word of a list that lies elsewhere. */
const word = <T extends string>() => v.custom<T>((x) => typeof x === 'string');
/** A record of a game's own making. Views are checked by their hash, and events come with them. */
const made = <T extends object>() => v.custom<T>(isRecord);

const seatInfo = v.object({
  seat: number,
  kind: word<'open' | 'person' | 'bot'>(),
  /** Of the person; `undefined` for open seats and bots. */
  name: maybeText,
  /** Level of the bot that plays here, also while it stands in for a person who left or ran out of time. */
  bot: maybeText,
  online: flag,
  /** The person, by a name that holds at this table only: for muting, and to know who said what. */
  who: maybeText,
  /** Milliseconds for which the person was not looking when this was sent; `undefined` while they look. */
  awayFor: maybeNumber,
  /** The table offers this seat to whoever asks for it; a bot plays meanwhile. */
  offered: maybeYes,
  /** At the table of a rematch, before the start: this person has asked for it. */
  ready: maybeYes,
});
export type SeatInfo = Of<typeof seatInfo>;

const vote = v.object({
  /** The seat of the person who is away. */
  about: number,
  /** The seat that votes. */
  by: number,
  choice: word<VoteChoice>(),
});
export type Vote = Of<typeof vote>;

/** Somebody who watches asks for a seat. Shown while they look. */
const seatRequest = v.object({ seat: number, who: text, name: text });
export type SeatRequest = Of<typeof seatRequest>;

/** Somebody asks to undo what brought something to light. All others who play and are not away must agree. */
const undoRequest = v.object({
  /** The seat that asks. */
  by: number,
  /** To which of its turns it would go back. */
  turn: number,
  agreed: numbers,
  /** Milliseconds, when this was sent, until silence counts as a no. */
  left: number,
});
export type UndoRequest = Of<typeof undoRequest>;

export const SEAT_CHANGES = ['left', 'timed-out', 'returned', 'stood-in', 'offered', 'resigned', 'taken-over', 'ended', 'undone'] as const;

/** What people did to the seats during the match, for its log. */
const seatChange = v.object({
  kind: word<(typeof SEAT_CHANGES)[number]>(),
  /** The viewer's `seq` after which it happened. */
  seq: number,
  at: number,
  seat: number,
  /** Of the person who had the seat before, or who has it since, as with `taken-over`. */
  name: maybeText,
  /** With `undone`: to which of the seat's turns the match went back, counted from 1. */
  turn: maybeNumber,
});
export type SeatChange = Of<typeof seatChange>;

/** A vote as it was cast, for the log; what came of it is among the changes. */
const ballot = v.object({
  seq: number,
  at: number,
  /** The seat that votes, and the one it votes about; who had them then. */
  seat: number,
  about: number,
  choice: word<VoteChoice>(),
  name: maybeText,
  of: maybeText,
});
export type Ballot = Of<typeof ballot>;

/** The match ended before the game did: by vote about a seat, or because that seat gave up. */
const ended = v.object({ by: word<'vote' | 'resigned'>(), seat: number });
export type Ended = Of<typeof ended>;

export type TableStatus = 'waiting' | 'playing' | 'over';

const tableStatus = word<TableStatus>();
const options = made<Readonly<Record<string, string | number | boolean>>>();

/** Where a table comes from, if not from a deal of its own. It counts for no rating. */
const tableOrigin = v.object({
  /** `moment`: it began at a moment of a match of which all was known. `elsewhere`: it was played elsewhere and handed in. */
  kind: word<'moment' | 'elsewhere'>(),
  /** `moment`: so many turns had been played by then. */
  turn: maybeNumber,
});
export type TableOrigin = Of<typeof tableOrigin>;

const tableInfo = v.object({
  code: text,
  game: text,
  /** Version of the game's rules that is played here; before the start, the one that would be. */
  rules: number,
  options,
  settings: v.object({ clock: word<ClockKind>(), spectators: flag, listed: flag, chat: word<Chat>() }),
  status: tableStatus,
  seats: v.array(seatInfo),
  /** Seat of the owner; may change when the owner leaves. `undefined`: nobody is left. */
  owner: maybeNumber,
  /** Seat of the host: the owner or, while the owner is away, the next person who is not. The host may do all that the owner may. */
  host: maybeNumber,
  /** My seat, or `undefined` when I watch. */
  you: maybeNumber,
  spectators: number,
  /** All people are at one device: the page that gets this is everybody's. */
  together: v.optional(flag),
  /** How this table names me: see `who` of a seat. */
  me: text,
  /** Votes that are not decided yet. */
  votes: v.array(vote),
  asks: v.array(seatRequest),
  undo: v.optional(undoRequest),
  /** Oldest first. */
  changes: v.array(seatChange),
  /** Decided or not, oldest first. */
  ballots: v.optional(v.array(ballot)),
  ended: v.optional(ended),
  /** Table of the rematch, once there is one, and the name of the person who asked first. */
  next: maybeText,
  nextBy: maybeText,
  /** SHA-256 of the seed, shown from the start. */
  seedHash: maybeText,
  origin: v.optional(tableOrigin),
  /** Id of the deal, where others may play or have played the same. */
  deal: maybeText,
});
export type TableInfo = Of<typeof tableInfo>;

/** A match that is over, as `GET /api/past/CODE` tells it to whoever may look. */
export interface Past {
  readonly code: string;
  /** For `readLog`. */
  readonly log: object;
  /** In order of the seats; the name of a person, the level of a bot. */
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'bot'>[];
  /** The reader's own seat. */
  readonly you?: number | undefined;
  /** When the last choice was made, as `Date` counts. */
  readonly endedAt?: number | undefined;
  /** If people ended it before the game did. */
  readonly ended?: Ended | undefined;
}

const tableSummary = v.object({
  code: text,
  game: text,
  options,
  status: tableStatus,
  names: texts,
  seats: number,
  taken: number,
  yourTurn: flag,
  /** My seat. */
  you: maybeNumber,
  /** One person at the most sits here. */
  solo: flag,
  /** Names of the people whose choice is owed. */
  waitingFor: texts,
  /** Milliseconds, when this was sent, until the first clock that runs is empty. */
  due: maybeNumber,
  age: maybeNumber,
  /** Ids by seat; `null` where none is chosen yet. */
  wonders: v.optional(v.array(v.custom<string | null>((x) => x === null || typeof x === 'string'))),
});
export type TableSummary = Of<typeof tableSummary>;

const clockInfo = v.object({
  /** Milliseconds left by seat when this message was sent. */
  left: numbers,
  /** Seats whose clock runs. */
  running: numbers,
});
export type ClockInfo = Of<typeof clockInfo>;

const matchEvent = v.object({
  seq: number,
  /** Milliseconds since the epoch, by the server. */
  at: number,
  event: made<{ readonly kind: string }>(),
});
export type MatchEvent = Of<typeof matchEvent>;

const choices = v.array(made<object>());

/** Where a match stands, for one viewer. */
const matchUpdate = v.object({
  code: text,
  /** How many things have happened that this viewer may know of: see docs/decisions/0019. */
  seq: number,
  /** `seq` of the update that this one follows: the receiver must hold exactly that, else it asks for `resync`. */
  after: number,
  /** `hashText(JSON.stringify(view))`: what the receiver must find when it does the same. */
  hash: text,
  /** Every game's view has at least this. */
  view: made<{ readonly options: { readonly seats: number }; readonly viewer: number }>(),
  /** What happened since `after`, for this viewer, oldest first. */
  events: v.array(matchEvent),
  awaiting: numbers,
  /** Awaited seats that owe nothing more; bots, if people choose too, from the start of the round. */
  ready: numbers,
  /** My own choices of this round, while others still think; several where one choice opens the next. */
  sealed: choices,
  /** The same of my partners, where the game has teams; partners may show each other everything. */
  partners: v.array(v.object({ seat: number, sealed: choices })),
  /** What `undo` would do for me: go back at once, or ask the others. Without it there is nothing to undo, or somebody asks already. */
  back: v.optional(word<'free' | 'ask'>()),
  clock: v.optional(clockInfo),
});
export type MatchUpdate = Of<typeof matchUpdate>;

/** One thing said. Exactly one of `text`, `phrase` and `reaction` is there. */
const said = v.object({
  /** Grows with each message of the table; a message that is held already is known by it. */
  n: number,
  /** Milliseconds since the epoch, by the server. */
  at: number,
  /** The person, by the name that this table has for them: the same as `who` of a seat and `me` of a table. */
  who: text,
  /** Where the person sat then; `undefined` for somebody who watched. */
  seat: maybeNumber,
  name: text,
  to: word<Audience>(),
  text: maybeText,
  phrase: v.optional(word<Phrase>()),
  reaction: v.optional(word<Reaction>()),
  /** Id of the card that the words point at. */
  about: maybeText,
});
export type Said = Of<typeof said>;

const reviewer = v.object({ who: text, name: text, seat: maybeNumber });
export type Reviewer = Of<typeof reviewer>;

const reviewPlace = v.object({
  at: number,
  from: v.union([number, v.literal('open')]),
  opinion: flag,
  marks: v.array(v.object({ on: text, to: maybeText })),
});

const gameInfo = v.object({ id: text, seatCounts: numbers, bots: texts });
export type GameInfo = Of<typeof gameInfo>;

/** How somebody did with a deal. */
export interface DealResult {
  readonly code: string;
  readonly name: string;
  readonly mine: true | undefined;
  readonly points: number;
  readonly place: number;
  /** The points after each of their turns. */
  readonly course: readonly number[];
  /** They gave up. */
  readonly ended: true | undefined;
  /** They went back at least once. */
  readonly undone: true | undefined;
}

/** What `GET /api/deal/ID` tells. */
export interface DealInfo {
  readonly deal: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Where everyone sits. */
  readonly seat: number;
  /** Levels, in order of their seats. */
  readonly bots: readonly string[];
  /** How many have finished it. */
  readonly finished: number;
  /** Code of the reader's own table. */
  readonly mine: string | undefined;
  /** For those who have finished it. */
  readonly results?: readonly DealResult[];
}

/** By the word in `t`. */
export const SERVER_MESSAGES = {
  welcome: v.object({ protocol: number, name: text, games: v.array(gameInfo) }),
  renamed: v.object({ name: text }),
  ok: v.object({ id: text, code: maybeText, seq: maybeNumber, token: maybeText, deal: maybeText }),
  refused: v.object({ id: maybeText, code: word<RefusalCode>(), data: v.optional(made<object>()) }),
  lobby: v.object({ yours: v.array(tableSummary), open: v.array(tableSummary) }),
  table: v.object({ table: tableInfo }),
  /** Everything from the start, or from `since` on: the answer to `enter`, `resync` and to a stale move. `after` is `since`, or 0. */
  sync: matchUpdate,
  update: matchUpdate,
  /** The match is over: the seed that `seedHash` promised, and the log. */
  revealed: v.object({ code: text, seed: text, log: made<object>() }),
  /** Words: those kept, after `enter`; each new one; and after the end those of the watchers. */
  said: v.object({ code: text, messages: v.array(said) }),
  /** Who reviews the match together, who leads, and where the leader is. */
  review: v.object({
    code: text,
    me: text,
    people: v.array(reviewer),
    leader: maybeText,
    place: v.optional(reviewPlace),
  }),
  pong: v.object({ at: number }),
};

type Kinds = typeof SERVER_MESSAGES;
export type ServerMessage = { [T in keyof Kinds]: { readonly t: T } & Of<Kinds[T]> }[keyof Kinds];

/** Whether a message is all that its schema says. */
export const isWhole = (message: ServerMessage): boolean => v.is(SERVER_MESSAGES[message.t], message);
