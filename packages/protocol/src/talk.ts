// Words at a table. Phrases and reactions are codes: each reader sees them in their own language.

/** To whom: everyone at the table, my partners, or the others who watch. */
export const AUDIENCES = ['table', 'team', 'watchers'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What may be said at a table: anything, phrases and reactions only, or nothing. */
export const CHATS = ['open', 'phrases', 'off'] as const;
export type Chat = (typeof CHATS)[number];

export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'yes',
  'no',
  'your-turn',
  'one-moment',
  'back-soon',
  'back',
  'need-resource',
  'rematch',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['laurel', 'heart', 'laugh', 'wow', 'think', 'sad'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** One thing said. Exactly one of `text`, `phrase` and `reaction` is there. */
export interface Said {
  /** Grows with each message of the table; a message that is held already is known by it. */
  readonly n: number;
  /** Milliseconds since the epoch, by the server. */
  readonly at: number;
  /** The person, by the name that this table has for them: the same as in `SeatInfo.who` and `TableInfo.me`. */
  readonly who: string;
  /** Where the person sat then; `undefined` for somebody who watched. */
  readonly seat: number | undefined;
  readonly name: string;
  readonly to: Audience;
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly reaction?: Reaction;
  /** Id of the card that the words point at. */
  readonly about?: string;
}
