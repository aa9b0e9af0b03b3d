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
  refuse,
  seatsIn,
  wholeNumber,
  yesOrNo,
} from '@maravilha/kernel';
import { AGES, SIDES } from '../data/effects.ts';
import { SEAT_COUNTS, START_COINS } from '../data/numbers.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from './options.ts';
import { BOARD_NUMBERS, CARD_COUNT, CARD_NUMBERS, cardsInHand, MAX_STAGES } from './tables.ts';
import type { SevenWondersOptions } from './types.ts';

interface CityNumbers {
  readonly board: Named | undefined;
  readonly side: Named | undefined;
  readonly stages: Named;
  readonly under: readonly Named[];
  readonly coins: number;
  readonly debts: Named;
  readonly diplomacy: Named;
  readonly victories: readonly number[];
  readonly defeats: number;
  readonly built: readonly Named[];
  readonly hand: readonly Named[];
}

export interface PositionNumbers {
  readonly options: SevenWondersOptions;
  readonly age: number | undefined;
  readonly turn: number | undefined;
  /** One for each seat. */
  readonly cities: readonly CityNumbers[];
  readonly discard: readonly Named[];
}

const readCard = named(CARD_NUMBERS.numbers, 'card');
const readBoard = named(BOARD_NUMBERS.numbers, 'board');

const MOST_COINS = 999;
const MOST_DEBTS = 99;
/** Residence, Consulate, Embassy and two stages of Byzantium. */
const MOST_DIPLOMACY = 5;
/** Two conflicts and a raid in each age; two defeats in each. */
const MOST_VICTORIES = 3;
const MOST_DEFEATS = 6;
const MOST_CARDS = cardsInHand(true) * Math.max(...SEAT_COUNTS) * AGES.length;

const readVictories = (raw: unknown, path: string): number[] => {
  const counts = listOf(raw, path, AGES.length, (n, at) => wholeNumber(n, at, 0, MOST_VICTORIES));
  return counts.length === AGES.length ? counts : refuse(path, 'must have one number for each age');
};

const CITY_KEYS = ['board', 'side', 'stages', 'under', 'coins', 'debts', 'diplomacy', 'victories', 'defeats', 'built', 'hand'];

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, CITY_KEYS);
  const at = (key: string): string => joinPath(path, key);
  const count = (key: string, most: number): Named => ({
    n: optional(fields[key], (n) => wholeNumber(n, at(key), 0, most)) ?? 0,
    path: at(key),
  });
  const cards = (key: string, most: number): Named[] => optional(fields[key], (list) => listOf(list, at(key), most, readCard)) ?? [];
  return {
    board: optional(fields.board, (id) => readBoard(id, at('board'))),
    side: optional(fields.side, (side) => ({ n: SIDES.indexOf(oneOf(side, at('side'), SIDES)), path: at('side') })),
    stages: count('stages', MAX_STAGES),
    under: cards('under', MAX_STAGES),
    coins: optional(fields.coins, (n) => wholeNumber(n, at('coins'), 0, MOST_COINS)) ?? START_COINS,
    debts: count('debts', MOST_DEBTS),
    diplomacy: count('diplomacy', MOST_DIPLOMACY),
    victories: optional(fields.victories, (list) => readVictories(list, at('victories'))) ?? AGES.map(() => 0),
    defeats: count('defeats', MOST_DEFEATS).n,
    built: cards('built', CARD_COUNT),
    hand: cards('hand', cardsInHand(true)),
  };
};

/** What is left out takes its default; seats are as many as cities are named, and sides are mixed where one is Night. */
const readOptions = (raw: unknown, cities: readonly CityNumbers[]): SevenWondersOptions => {
  const fields = fieldsOf(raw, 'options', ['seats', 'cities', 'teams', 'boards', 'sides']);
  const anyNight = cities.some((city) => city.side?.n === SIDES.indexOf('night'));
  const options: SevenWondersOptions = {
    seats: seatsIn(fields, SEAT_COUNTS, cities.length),
    cities: optional(fields.cities, (v) => yesOrNo(v, 'options.cities')) ?? false,
    teams: optional(fields.teams, (v) => yesOrNo(v, 'options.teams')) ?? false,
    boards: optional(fields.boards, (v) => oneOf(v, 'options.boards', BOARD_OPTIONS)) ?? 'random',
    sides: optional(fields.sides, (v) => oneOf(v, 'options.sides', SIDE_OPTIONS)) ?? (anyNight ? 'mixed' : 'day'),
  };
  const error = checkOptions(options);
  if (error !== undefined) refuse(joinPath('options', error.path), error.detail);
  return options;
};

const KEYS = ['game', 'options', 'age', 'turn', 'cities', 'discard'];

export const readPosition = (raw: unknown): PositionNumbers => {
  const fields = fieldsOf(raw, '', KEYS);
  if (fields.game !== undefined && fields.game !== 'seven-wonders') refuse('game', 'must be "seven-wonders"');
  const given = optional(fields.cities, (list) => listOf(list, 'cities', Math.max(...SEAT_COUNTS), readCity)) ?? [];
  const options = readOptions(fields.options ?? {}, given);
  return {
    options,
    age: optional(fields.age, (n) => wholeNumber(n, 'age', 1, AGES.length)),
    turn: optional(fields.turn, (n) => wholeNumber(n, 'turn', 1, cardsInHand(options.cities) - 1)),
    cities: perSeat(given, 'cities', options.seats, readCity),
    discard: optional(fields.discard, (list) => listOf(list, 'discard', MOST_CARDS, readCard)) ?? [],
  };
};
