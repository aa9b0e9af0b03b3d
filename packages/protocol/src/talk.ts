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
