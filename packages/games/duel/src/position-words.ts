// Reads a position in words from unknown JSON into numbers. It checks each word by itself; whether they fit together is the builder's matter.
import type { InputError, Seat } from '@maravilha/kernel';
import { LAYOUTS } from '../data/layouts.ts';
import { CAPITAL, START_COINS, TOKENS_ON_BOARD } from '../data/numbers.ts';
import { LOOT } from './military.ts';
import { SEATS, STARTER_OPTIONS, TOKENS_EACH, WONDER_OPTIONS, WONDERS_EACH } from './state.ts';
import { numberOfCard, numberOfToken, numberOfWonder, SLOT_COUNT } from './tables.ts';
import type { DuelOptions } from './types.ts';

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

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (raw: unknown, path: string, known: readonly string[]): Fields => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse(path, 'must be an object');
  for (const key of Object.keys(raw))
    if (!known.includes(key)) refuse(join(path, key), `is not a known field; known are ${known.join(', ')}`);
  return raw as Fields;
};

const join = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

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
    return n === undefined ? refuse(path, `${JSON.stringify(raw)} is not the id of a ${what}`) : { n, path };
  };
const readCard = named(numberOfCard, 'card');
const readWonderId = named(numberOfWonder, 'wonder');
const readToken = named(numberOfToken, 'progress token');

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
  const under = optional(fields.under, (card) => readCard(card, join(path, 'under')));
  const { n } = readWonderId(fields.wonder, join(path, 'wonder'));
  return { n, path, built: true, under };
};

/** Sixty cards come into play, twenty of each age. */
const CARDS_IN_PLAY = 60;
const MOST_COINS = 999;

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, ['coins', 'built', 'wonders', 'tokens']);
  return {
    coins: optional(fields.coins, (n) => whole(n, join(path, 'coins'), 0, MOST_COINS)) ?? START_COINS,
    built: optional(fields.built, (l) => listOf(l, join(path, 'built'), CARDS_IN_PLAY, readCard)) ?? [],
    wonders: optional(fields.wonders, (l) => listOf(l, join(path, 'wonders'), WONDERS_EACH, readWonder)) ?? [],
    tokens: optional(fields.tokens, (l) => listOf(l, join(path, 'tokens'), TOKENS_EACH, readToken)) ?? [],
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
    slot: readSlot(id, join('structure', id)),
    card: readCard(card, join('structure', id)),
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
  const seat = (key: 'active' | 'first'): Seat => optional(fields[key], (n) => whole(n, key, 0, SEATS - 1)) ?? 0;
  const cities = optional(fields.cities, (l) => listOf(l, 'cities', SEATS, readCity)) ?? [];
  const empty: CityNumbers = { coins: START_COINS, built: [], wonders: [], tokens: [] };
  const loot = optional(fields.loot, (l) => listOf(l, 'loot', SEATS, readLoot));
  if (loot !== undefined && loot.length !== SEATS) refuse('loot', 'must have one list for each seat');
  return {
    options: readOptions(fields.options ?? {}),
    age: optional(fields.age, (n) => whole(n, 'age', 1, LAYOUTS.length)),
    active: seat('active'),
    first: seat('first'),
    cities: [cities[0] ?? empty, cities[1] ?? empty],
    pawn: optional(fields.pawn, (n) => whole(n, 'pawn', 1 - CAPITAL, CAPITAL - 1)) ?? 0,
    loot,
    board: optional(fields.tokens, (l) => listOf(l, 'tokens', TOKENS_ON_BOARD, readToken)),
    box: optional(fields.box, (l) => listOf(l, 'box', TOKENS_ON_BOARD, readToken)) ?? [],
    discard: optional(fields.discard, (l) => listOf(l, 'discard', CARDS_IN_PLAY, readCard)) ?? [],
    structure: optional(fields.structure, readStructure) ?? [],
    row: optional(fields.row, (l) => listOf(l, 'row', SLOT_COUNT, readCard)),
    taken: optional(fields.taken, (l) => listOf(l, 'taken', SLOT_COUNT, readSlot)),
    left: optional(fields.left, (n) => whole(n, 'left', 1, SLOT_COUNT)),
  };
};
