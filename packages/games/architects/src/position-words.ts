// Reads a position in words from unknown JSON into numbers. It checks each word by itself; whether they fit together is the builder's matter.
import {
  fieldsOf,
  joinPath,
  listOf,
  type Named,
  named,
  oneOf,
  optional,
  perSeat,
  recordOf,
  refuse,
  seatsIn,
  type Seat,
  wholeNumber,
} from '@maravilha/kernel';
import { CONFLICT_TOKENS, OPEN_TOKENS, SEAT_COUNTS } from '../data/numbers.ts';
import { BATTLE_OPTIONS, COIN_OPTIONS, ENGINEERING_OPTIONS, STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { ALL_TOKENS, BOX_SIZE, DECK_SIZE, cardIds, deckIds, tokenIds, wonderIds, STAGE_COUNT } from './tables.ts';
import type { ArchitectsOptions } from './types.ts';

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

const readCard = named(cardIds.numbers, 'card');
const readDeckId = named(deckIds.numbers, 'deck');
const readToken = named(tokenIds.numbers, 'progress token');
const readWonder = named(wonderIds.numbers, 'wonder');

const readStage = (raw: unknown, path: string): Named => ({ n: wholeNumber(raw, path, 1, STAGE_COUNT) - 1, path });

const readCounts = (raw: unknown, path: string): CardsNamed[] =>
  Object.entries(recordOf(raw, path)).map(([id, count]) => {
    const at = joinPath(path, id);
    return { ...readCard(id, at), count: wholeNumber(count, at, 0, BOX_SIZE) };
  });

/** As many as lie in the box. */
const MOST_VICTORIES = 28;

const CITY_KEYS = ['wonder', 'built', 'cards', 'tokens', 'victories'];

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, CITY_KEYS);
  const at = (key: string): string => joinPath(path, key);
  return {
    path,
    wonder: optional(fields.wonder, (id) => readWonder(id, at('wonder'))),
    built: optional(fields.built, (list) => listOf(list, at('built'), STAGE_COUNT, readStage)) ?? [],
    cards: optional(fields.cards, (counts) => readCounts(counts, at('cards'))) ?? [],
    tokens: optional(fields.tokens, (list) => listOf(list, at('tokens'), ALL_TOKENS.length, readToken)) ?? [],
    victories: optional(fields.victories, (n) => wholeNumber(n, at('victories'), 0, MOST_VICTORIES)) ?? 0,
  };
};

const readDecks = (raw: unknown): DeckNumbers[] =>
  Object.entries(recordOf(raw, 'decks')).map(([id, words]) => {
    const path = joinPath('decks', id);
    const deck = readDeckId(id, path);
    const fields = fieldsOf(words, path, ['top', 'count']);
    const most = DECK_SIZE[deck.n];
    const at = joinPath(path, 'count');
    return {
      ...deck,
      top: optional(fields.top, (list) => listOf(list, joinPath(path, 'top'), most, readCard)) ?? [],
      count: optional(fields.count, (n) => ({ n: wholeNumber(n, at, 0, most), path: at })),
    };
  });

/** What is left out takes its default; seats are as many as cities are named. */
const readOptions = (raw: unknown, cities: number): ArchitectsOptions => {
  const fields = fieldsOf(raw, 'options', ['seats', 'wonders', 'starter', 'coins', 'battle', 'engineering']);
  return {
    seats: seatsIn(fields, SEAT_COUNTS, cities),
    wonders: optional(fields.wonders, (v) => oneOf(v, 'options.wonders', WONDER_OPTIONS)) ?? 'random',
    starter: optional(fields.starter, (v) => oneOf(v, 'options.starter', STARTER_OPTIONS)) ?? 'random',
    coins: optional(fields.coins, (v) => oneOf(v, 'options.coins', COIN_OPTIONS)) ?? 'missing',
    battle: optional(fields.battle, (v) => oneOf(v, 'options.battle', BATTLE_OPTIONS)) ?? 'double',
    engineering: optional(fields.engineering, (v) => oneOf(v, 'options.engineering', ENGINEERING_OPTIONS)) ?? 'must',
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
  // With the last conflict token on battle the battle is fought and all are turned back.
  const mostBattle = conflictTokens(seats) - 1;
  return {
    options,
    cities: perSeat(given, 'cities', seats, readCity),
    turn: optional(fields.turn, (n) => wholeNumber(n, 'turn', 0, seats - 1)) ?? 0,
    battle: optional(fields.battle, (n) => wholeNumber(n, 'battle', 0, mostBattle)) ?? 0,
    cat: optional(fields.cat, (n) => wholeNumber(n, 'cat', 0, seats - 1)),
    decks: optional(fields.decks, readDecks) ?? [],
    open: optional(fields.open, (list) => listOf(list, 'open', OPEN_TOKENS, readToken)) ?? [],
    pile: optional(fields.pile, (list) => listOf(list, 'pile', ALL_TOKENS.length, readToken)) ?? [],
  };
};
