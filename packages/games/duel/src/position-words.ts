// Reads a position in words from unknown JSON into numbers. It checks each word by itself; whether they fit together is the builder's matter.
import { fieldsOf, joinPath, listOf, type Named, named, oneOf, optional, refuse, type Seat, wholeNumber } from '@maravilha/kernel';
import { LAYOUTS } from '../data/layouts.ts';
import { CAPITAL, START_COINS, TOKENS_ON_BOARD } from '../data/numbers.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { SEATS, TOKENS_EACH, WONDERS_EACH } from './state.ts';
import { SLOT_COUNT } from './structure.ts';
import { CARD_NUMBERS, LOOT, TOKEN_NUMBERS, WONDER_NUMBERS } from './tables.ts';
import type { DuelOptions } from './types.ts';

interface SlotName extends Named {
  readonly age: number;
}

interface WonderWords extends Named {
  readonly built: boolean;
  readonly under: Named | undefined;
}

interface CityNumbers {
  readonly coins: number;
  readonly built: readonly Named[];
  readonly wonders: readonly WonderWords[];
  readonly tokens: readonly Named[];
}

export interface PositionNumbers {
  readonly options: DuelOptions;
  readonly age: number | undefined;
  readonly active: Seat;
  readonly first: Seat;
  readonly cities: readonly [CityNumbers, CityNumbers];
  readonly pawn: number;
  /** Loot left by victim, as places in LOOT. */
  readonly loot: readonly (readonly number[])[] | undefined;
  readonly board: readonly Named[] | undefined;
  readonly box: readonly Named[];
  readonly discard: readonly Named[];
  readonly structure: readonly { readonly slot: SlotName; readonly card: Named }[];
  readonly row: readonly Named[] | undefined;
  readonly taken: readonly SlotName[] | undefined;
  readonly left: number | undefined;
}

const readCard = named(CARD_NUMBERS.numbers, 'card');
const readWonderId = named(WONDER_NUMBERS.numbers, 'wonder');
const readToken = named(TOKEN_NUMBERS.numbers, 'progress token');

const SLOTS: ReadonlyMap<string, { readonly age: number; readonly n: number }> = new Map(
  LAYOUTS.flatMap((layout, i) => layout.map((slot, n) => [slot.id, { age: i + 1, n }] as const)),
);
const readSlot = (raw: unknown, path: string): SlotName => {
  const slot = typeof raw === 'string' ? SLOTS.get(raw) : undefined;
  return slot === undefined ? refuse(path, `${JSON.stringify(raw)} is not the id of a slot`) : { ...slot, path };
};

const readWonder = (raw: unknown, path: string): WonderWords => {
  if (typeof raw === 'string') return { ...readWonderId(raw, path), built: false, under: undefined };
  const fields = fieldsOf(raw, path, ['wonder', 'under']);
  const under = optional(fields.under, (card) => readCard(card, joinPath(path, 'under')));
  const { n } = readWonderId(fields.wonder, joinPath(path, 'wonder'));
  return { n, path, built: true, under };
};

/** Sixty cards come into play, twenty of each age. */
const CARDS_IN_PLAY = 60;
const MOST_COINS = 999;

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, ['coins', 'built', 'wonders', 'tokens']);
  return {
    coins: optional(fields.coins, (n) => wholeNumber(n, joinPath(path, 'coins'), 0, MOST_COINS)) ?? START_COINS,
    built: optional(fields.built, (l) => listOf(l, joinPath(path, 'built'), CARDS_IN_PLAY, readCard)) ?? [],
    wonders: optional(fields.wonders, (l) => listOf(l, joinPath(path, 'wonders'), WONDERS_EACH, readWonder)) ?? [],
    tokens: optional(fields.tokens, (l) => listOf(l, joinPath(path, 'tokens'), TOKENS_EACH, readToken)) ?? [],
  };
};

const readOptions = (raw: unknown): DuelOptions => {
  const fields = fieldsOf(raw, 'options', ['seats', 'wonders', 'starter']);
  if (fields.seats !== undefined && fields.seats !== SEATS) refuse('options.seats', 'Duel is for 2 seats');
  return {
    seats: SEATS,
    wonders: optional(fields.wonders, (v) => oneOf(v, 'options.wonders', WONDER_OPTIONS)) ?? 'draft',
    starter: optional(fields.starter, (v) => oneOf(v, 'options.starter', STARTER_OPTIONS)) ?? 'random',
  };
};

const readLoot = (raw: unknown, path: string): number[] =>
  listOf(raw, path, LOOT.length, (coins, at) => {
    const zone = LOOT.findIndex((l) => l.coins === coins);
    return zone < 0 ? refuse(at, `must be one of ${LOOT.map((l) => l.coins).join(', ')}`) : zone;
  });

const readStructure = (raw: unknown): { slot: SlotName; card: Named }[] => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('structure', 'must be an object from slot ids to card ids');
  return Object.entries(raw).map(([id, card]) => ({
    slot: readSlot(id, joinPath('structure', id)),
    card: readCard(card, joinPath('structure', id)),
  }));
};

const KEYS = [
  'game',
  'options',
  'age',
  'active',
  'first',
  'cities',
  'pawn',
  'loot',
  'tokens',
  'box',
  'discard',
  'structure',
  'row',
  'taken',
  'left',
];

export const readPosition = (raw: unknown): PositionNumbers => {
  const fields = fieldsOf(raw, '', KEYS);
  if (fields.game !== undefined && fields.game !== 'duel') refuse('game', 'must be "duel"');
  const seat = (key: 'active' | 'first'): Seat => optional(fields[key], (n) => wholeNumber(n, key, 0, SEATS - 1)) ?? 0;
  const cities = optional(fields.cities, (l) => listOf(l, 'cities', SEATS, readCity)) ?? [];
  const empty: CityNumbers = { coins: START_COINS, built: [], wonders: [], tokens: [] };
  const loot = optional(fields.loot, (l) => listOf(l, 'loot', SEATS, readLoot));
  if (loot !== undefined && loot.length !== SEATS) refuse('loot', 'must have one list for each seat');
  return {
    options: readOptions(fields.options ?? {}),
    age: optional(fields.age, (n) => wholeNumber(n, 'age', 1, LAYOUTS.length)),
    active: seat('active'),
    first: seat('first'),
    cities: [cities[0] ?? empty, cities[1] ?? empty],
    pawn: optional(fields.pawn, (n) => wholeNumber(n, 'pawn', 1 - CAPITAL, CAPITAL - 1)) ?? 0,
    loot,
    board: optional(fields.tokens, (l) => listOf(l, 'tokens', TOKENS_ON_BOARD, readToken)),
    box: optional(fields.box, (l) => listOf(l, 'box', TOKENS_ON_BOARD, readToken)) ?? [],
    discard: optional(fields.discard, (l) => listOf(l, 'discard', CARDS_IN_PLAY, readCard)) ?? [],
    structure: optional(fields.structure, readStructure) ?? [],
    row: optional(fields.row, (l) => listOf(l, 'row', SLOT_COUNT, readCard)),
    taken: optional(fields.taken, (l) => listOf(l, 'taken', SLOT_COUNT, readSlot)),
    left: optional(fields.left, (n) => wholeNumber(n, 'left', 1, SLOT_COUNT)),
  };
};
