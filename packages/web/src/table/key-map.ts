// The one key map: the same key means the same at every table. What a game does by a key is in its `keys.ts`; a key for which it has
// nothing to do is free.

/** Each meaning and its key, in the order in which the sheet of keys lists them. */
export const KEY_MAP = {
  numbers: '1 … 9',
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  build: 'B',
  wonder: 'W',
  /** Gives a card away for coins. */
  discard: 'S',
  /** To the next thing that is open in this turn. */
  next: 'N',
  /** Leaves what an effect offers. */
  skip: 'K',
  /** Ends the turn, also without having done anything in it. */
  end: 'E',
  /** Back to the last choice. */
  undo: 'U',
  escape: 'Esc',
  /** The hand of the partner. */
  hand: 'P',
  /** Prices of the rival. */
  prices: 'R',
  /** The chat, and what can be said there by one press. */
  talk: 'T',
  phrases: '/',
  hint: 'I',
  log: 'L',
  /** What happened in the last turn. */
  turn: 'F',
  /** The discard pile. */
  pile: 'X',
  /** The dice as they lie. */
  forum: 'V',
  summary: 'C',
  /** What the symbols mean: those of the card that has the focus, or all. S, R and E have their meanings already. */
  symbols: 'D',
  rules: 'G',
  cards: 'A',
  help: '?',
} as const;

export type KeyMeaning = keyof typeof KEY_MAP;

/** The letters of the map, as the keyboard sends them. */
export const LETTERS: ReadonlyMap<string, KeyMeaning> = new Map(
  (Object.keys(KEY_MAP) as KeyMeaning[]).filter((meaning) => KEY_MAP[meaning].length === 1).map((m) => [KEY_MAP[m].toLowerCase(), m]),
);
