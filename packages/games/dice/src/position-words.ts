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
  shown,
  wholeNumber,
  yesOrNo,
} from '@maravilha/kernel';
import { BONUS_IDS, RESERVE } from '../data/boards.ts';
import { DICE, DIE_IDS } from '../data/dice.ts';
import { SEAT_COUNTS, SECTION_COSTS } from '../data/numbers.ts';
import { SPACE_IDS } from './spaces.ts';
import { CITY_OPTIONS } from './options.ts';
import { ATTACK, bonusIds, cityIds, dieIds, FACES, NONE, SPACE_COUNT, spaceIds } from './tables.ts';
import type { DiceOptions } from './types.ts';

/** A space whose attack recorded so many points. */
interface Recorded extends Named {
  readonly points: number;
}

export interface CityNumbers {
  readonly path: string;
  readonly city: Named | undefined;
  readonly crossed: readonly Named[];
  readonly attacks: readonly Recorded[];
  readonly coins: number | undefined;
  readonly spent: number | undefined;
  readonly bonuses: readonly Named[];
  readonly agoraFirst: boolean | undefined;
}

/** A die of the Forum. */
interface Lying extends Named {
  /** Counted from 0. */
  readonly face: number | undefined;
  readonly section: number | undefined;
}

export interface PositionNumbers {
  readonly options: DiceOptions;
  readonly turn: number | undefined;
  readonly last: boolean | undefined;
  readonly forum: readonly Lying[];
  readonly agoraTaken: boolean | undefined;
  /** One for each seat. */
  readonly cities: readonly CityNumbers[];
}

const readBonus = named(bonusIds.numbers, 'bonus');
const readCityId = named(cityIds.numbers, 'city');
const readDieId = named(dieIds.numbers, 'die');
const readSpace = named(spaceIds.numbers, 'space');

/** The same thing twice in one list is a slip of the pen. */
const once = (things: readonly Named[], ids: readonly string[]): readonly Named[] => {
  const seen = new Set<number>();
  for (const { n, path } of things) {
    if (seen.has(n)) refuse(path, `${ids[n]} is named twice`);
    seen.add(n);
  }
  return things;
};

const MOST_POINTS = 255;

const readAttacks = (raw: unknown, path: string): Recorded[] =>
  Object.entries(recordOf(raw, path)).map(([id, points]) => {
    const at = joinPath(path, id);
    const space = readSpace(id, at);
    if (ATTACK[space.n] === NONE) refuse(at, `${id} is no attack`);
    return { ...space, points: wholeNumber(points, at, 0, MOST_POINTS) };
  });

const CITY_KEYS = ['city', 'crossed', 'attacks', 'coins', 'spent', 'bonuses', 'agoraFirst'];

const readCity = (raw: unknown, path: string): CityNumbers => {
  const fields = fieldsOf(raw, path, CITY_KEYS);
  const at = (key: string): string => joinPath(path, key);
  const crossed = optional(fields.crossed, (list) => listOf(list, at('crossed'), SPACE_COUNT, readSpace)) ?? [];
  const bonuses = optional(fields.bonuses, (list) => listOf(list, at('bonuses'), BONUS_IDS.length, readBonus)) ?? [];
  return {
    path,
    city: optional(fields.city, (id) => readCityId(id, at('city'))),
    crossed: once(crossed, SPACE_IDS),
    attacks: optional(fields.attacks, (points) => readAttacks(points, at('attacks'))) ?? [],
    coins: optional(fields.coins, (n) => wholeNumber(n, at('coins'), 0, RESERVE)),
    spent: optional(fields.spent, (n) => wholeNumber(n, at('spent'), 0, RESERVE)),
    bonuses: once(bonuses, BONUS_IDS),
    agoraFirst: optional(fields.agoraFirst, (v) => yesOrNo(v, at('agoraFirst'))),
  };
};

/** A face by its number from 1, or by its symbol where only one face has it. */
const readFace = (die: number, raw: unknown, path: string): number => {
  if (typeof raw !== 'string') return wholeNumber(raw, path, 1, FACES) - 1;
  const { faces } = DICE[DIE_IDS[die]];
  const numbers = faces.flatMap(({ symbol }, n) => (symbol === raw ? [n] : []));
  if (numbers.length === 0) {
    return refuse(path, `the ${DIE_IDS[die]} die has no ${shown(raw)}; its faces are ${faces.map(({ symbol }) => symbol).join(', ')}`);
  }
  if (numbers.length > 1)
    refuse(path, `several faces show ${raw}: say by its number which of ${numbers.map((n) => n + 1).join(' and ')} it is`);
  return numbers[0];
};

const readForum = (raw: unknown): Lying[] =>
  Object.entries(recordOf(raw, 'forum')).map(([id, words]) => {
    const path = joinPath('forum', id);
    const die = readDieId(id, path);
    const fields = fieldsOf(words, path, ['face', 'section']);
    return {
      ...die,
      face: optional(fields.face, (face) => readFace(die.n, face, joinPath(path, 'face'))),
      section: optional(fields.section, (n) => wholeNumber(n, joinPath(path, 'section'), 0, SECTION_COSTS.length - 1)),
    };
  });

/** What is left out takes its default; seats are as many as cities are named. */
const readOptions = (raw: unknown, cities: number): DiceOptions => {
  const fields = fieldsOf(raw, 'options', ['seats', 'cities']);
  return {
    seats: seatsIn(fields, SEAT_COUNTS, cities),
    cities: optional(fields.cities, (v) => oneOf(v, 'options.cities', CITY_OPTIONS)) ?? 'random',
  };
};

/** More than any game has: twenty to thirty are common. */
const MOST_TURNS = 999;

const KEYS = ['game', 'options', 'turn', 'last', 'forum', 'agoraTaken', 'cities'];

export const readPosition = (raw: unknown): PositionNumbers => {
  const fields = fieldsOf(raw, '', KEYS);
  if (fields.game !== undefined && fields.game !== 'dice') refuse('game', 'must be "dice"');
  const given = optional(fields.cities, (list) => listOf(list, 'cities', Math.max(...SEAT_COUNTS), readCity)) ?? [];
  const options = readOptions(fields.options ?? {}, given.length);
  const { seats } = options;
  return {
    options,
    turn: optional(fields.turn, (n) => wholeNumber(n, 'turn', 1, MOST_TURNS)),
    last: optional(fields.last, (v) => yesOrNo(v, 'last')),
    forum: optional(fields.forum, readForum) ?? [],
    agoraTaken: optional(fields.agoraTaken, (v) => yesOrNo(v, 'agoraTaken')),
    cities: perSeat(given, 'cities', seats, readCity),
  };
};
