// Reads a position in words from unknown JSON into numbers. It checks each word by itself; whether they fit together is the builder's matter.
import { type InputError, type Seat, shown } from '@maravilha/kernel';
import { CONFLICT_TOKENS, OPEN_TOKENS, SEAT_COUNTS } from '../data/numbers.ts';
import { numberOfCard, numberOfDeck, numberOfToken, numberOfWonder } from './numbering.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { ALL_TOKENS, BOX_SIZE, DECK_SIZE, STAGE_COUNT } from './tables.ts';
import type { ArchitectsOptions } from './types.ts';

/** Thrown inside the reader and the builder only; `position` turns it into a value. */
export class BadInput extends Error {
  readonly error: InputError;

  constructor(path: string, detail: string) {
    super(`${path}: ${detail}`);
    this.error = { code: 'bad-input', path, detail };
  }
}

export const refuse = (path: string, detail: string): never => {
  throw new BadInput(path, detail);
};

/** A number with the place in the words where it was read. */
export interface Named {
  readonly n: number;
  readonly path: string;
}

interface CardsNamed extends Named {
  readonly count: number;
}

export interface CityNumbers {
  readonly path: string;
  readonly wonder: Named | undefined;
  /** Counted from 0. */
  readonly built: readonly Named[];
  readonly cards: readonly CardsNamed[];
  readonly tokens: readonly Named[];
  readonly victories: number;
}

export interface DeckNumbers extends Named {
  /** The uppermost first. */
  readonly top: readonly Named[];
  readonly count: Named | undefined;
}

export interface PositionNumbers {
  readonly options: ArchitectsOptions;
  /** One for each seat. */
  readonly cities: readonly CityNumbers[];
  readonly turn: Seat;
  readonly battle: number;
  readonly cat: Seat | undefined;
  readonly decks: readonly DeckNumbers[];
  readonly open: readonly Named[];
  readonly pile: readonly Named[];
}

type Fields = Readonly<Record<string, unknown>>;

const join = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

const recordOf = (raw: unknown, path: string): Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : refuse(path, 'must be an object');

const fieldsOf = (raw: unknown, path: string, known: readonly string[]): Fields => {
  const fields = recordOf(raw, path);
  for (const key of Object.keys(fields))
    if (!known.includes(key)) refuse(join(path, key), `is not a known field; known are ${known.join(', ')}`);
  return fields;
};

const optional = <T>(raw: unknown, read: (raw: unknown) => T): T | undefined => (raw === undefined ? undefined : read(raw));

const listOf = <T>(raw: unknown, path: string, max: number, read: (raw: unknown, path: string) => T): T[] => {
  if (!Array.isArray(raw)) return refuse(path, 'must be a list');
  if (raw.length > max) refuse(path, `has ${raw.length} entries; at most ${max} are possible`);
  return raw.map((item: unknown, i) => read(item, join(path, i)));
};

const whole = (raw: unknown, path: string, from: number, to: number): number => {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < from || raw > to)
    return refuse(path, `must be a whole number from ${from} to ${to}`);
  return raw;
};

const oneOf = <T extends string>(raw: unknown, path: string, values: readonly T[]): T => {
  const value = values.find((v) => v === raw);
  return value ?? refuse(path, `must be one of ${values.join(', ')}`);
};

const named =
  (ids: ReadonlyMap<string, number>, what: string) =>
  (raw: unknown, path: string): Named => {
    const n = typeof raw === 'string' ? ids.get(raw) : undefined;
    return n === undefined ? refuse(path, `${shown(raw)} is not the id of a ${what}`) : { n, path };
  };
const readCard = named(numberOfCard, 'card');
const readDeckId = named(numberOfDeck, 'deck');
const readToken = named(numberOfToken, 'progress token');
const readWonder = named(numberOfWonder, 'wonder');

const readStage = (raw: unknown, path: string): Named => ({ n: whole(raw, path, 1, STAGE_COUNT) - 1, path });

const readCounts = (raw: unknown, path: string): CardsNamed[] =>
  Object.entries(recordOf(raw, path)).map(([id, count]) => {
    const at = join(path, id);
    return { ...readCard(id, at), count: whole(count, at, 0, BOX_SIZE) };
  });

/** As many as lie in the box. */
const MOST_VICTORIES = 28;

const CITY_KEYS = ['wonder', 'built', 'cards', 'tokens', 'victories'];

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, CITY_KEYS);
  const at = (key: string): string => join(path, key);
  return {
    path,
    wonder: optional(fields.wonder, (id) => readWonder(id, at('wonder'))),
    built: optional(fields.built, (list) => listOf(list, at('built'), STAGE_COUNT, readStage)) ?? [],
    cards: optional(fields.cards, (counts) => readCounts(counts, at('cards'))) ?? [],
    tokens: optional(fields.tokens, (list) => listOf(list, at('tokens'), ALL_TOKENS.length, readToken)) ?? [],
    victories: optional(fields.victories, (n) => whole(n, at('victories'), 0, MOST_VICTORIES)) ?? 0,
  };
};

const readDecks = (raw: unknown): DeckNumbers[] =>
  Object.entries(recordOf(raw, 'decks')).map(([id, words]) => {
    const path = join('decks', id);
    const deck = readDeckId(id, path);
    const fields = fieldsOf(words, path, ['top', 'count']);
    const most = DECK_SIZE[deck.n];
    const at = join(path, 'count');
    return {
      ...deck,
      top: optional(fields.top, (list) => listOf(list, join(path, 'top'), most, readCard)) ?? [],
      count: optional(fields.count, (n) => ({ n: whole(n, at, 0, most), path: at })),
    };
  });

/** What is left out takes its default; seats are as many as cities are named. */
const readOptions = (raw: unknown, cities: number): ArchitectsOptions => {
  const fields = fieldsOf(raw, 'options', ['seats', 'wonders', 'starter']);
  const fewest = Math.min(...SEAT_COUNTS);
  const most = Math.max(...SEAT_COUNTS);
  return {
    seats: optional(fields.seats, (n) => whole(n, 'options.seats', fewest, most)) ?? Math.max(fewest, cities),
    wonders: optional(fields.wonders, (v) => oneOf(v, 'options.wonders', WONDER_OPTIONS)) ?? 'random',
    starter: optional(fields.starter, (v) => oneOf(v, 'options.starter', STARTER_OPTIONS)) ?? 'random',
  };
};

const conflictTokens = (seats: number): number =>
  SEAT_COUNTS.filter((count) => count === seats).reduce((_, count) => CONFLICT_TOKENS[count], 0);

const KEYS = ['game', 'options', 'cities', 'turn', 'battle', 'cat', 'decks', 'open', 'pile'];

export const readPosition = (raw: unknown): PositionNumbers => {
  const fields = fieldsOf(raw, '', KEYS);
  if (fields.game !== undefined && fields.game !== 'architects') refuse('game', 'must be "architects"');
  const given = optional(fields.cities, (list) => listOf(list, 'cities', Math.max(...SEAT_COUNTS), readCity)) ?? [];
  const options = readOptions(fields.options ?? {}, given.length);
  const { seats } = options;
  if (given.length > seats) refuse('cities', `has ${given.length} entries, but the table has ${seats} seats`);
  // With the last conflict token on battle the battle is fought and all are turned back.
  const mostBattle = conflictTokens(seats) - 1;
  return {
    options,
    cities: Array.from({ length: seats }, (_, seat) => given[seat] ?? readCity({}, join('cities', seat))),
    turn: optional(fields.turn, (n) => whole(n, 'turn', 0, seats - 1)) ?? 0,
    battle: optional(fields.battle, (n) => whole(n, 'battle', 0, mostBattle)) ?? 0,
    cat: optional(fields.cat, (n) => whole(n, 'cat', 0, seats - 1)),
    decks: optional(fields.decks, readDecks) ?? [],
    open: optional(fields.open, (list) => listOf(list, 'open', OPEN_TOKENS, readToken)) ?? [],
    pile: optional(fields.pile, (list) => listOf(list, 'pile', ALL_TOKENS.length, readToken)) ?? [],
  };
};
