// What a seat can draw on this turn: its own production, what its neighbours sell, and the terms of trade.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import { RAW_COUNT } from '../data/effects.ts';
import { TRADE_PRICE } from '../data/numbers.ts';
import { shortfall, unitIn } from './packed-resources.ts';
import { LAST_BUILT, LAST_STAGE, type SevenWondersState } from './state.ts';
import {
  boardSide,
  CHOICE_COUNT,
  CHOICE_KINDS,
  FOR_SALE,
  GOODS_BOTH,
  INITIAL,
  INITIAL_CHEAPER,
  PRODUCED,
  RAW_LEFT,
  RAW_RIGHT,
  RESOURCE_COUNT,
  stageThing,
  type Thing,
  THING,
  UNPRODUCED,
  WHARF_LEFT,
  WHARF_RIGHT,
} from './tables.ts';
import { cardsOfTheTurnServe } from './versions.ts';

/** One source of units: the own city, or a neighbour as a seller. */
export interface Source {
  /** Fixed units, packed. */
  fixed: number;
  /** Choice producers, as bits. */
  choices: number;
  /** Price of a raw material and of a manufactured good. */
  raw: number;
  goods: number;
  /** Smuggler's Cache: the unit of the initial resource, packed, that costs one coin less; 0 without the card. */
  cheaper: number;
  /** A wharf: coins off one purchase. */
  rebate: number;
  /** Kinds that the city makes by board, brown and grey cards, as bits. Known only where the two black producers stand. */
  makes: number;
}

const source = (): Source => ({ fixed: 0, choices: 0, raw: 0, goods: 0, cheaper: 0, rebate: 0, makes: 0 });
/** Filled by `openMarket`, which every question about prices begins with. */
export const own = source();
export const left = source();
export const right = source();
/** What bounds a price, from the same call. */
export const bounds = {
  /** Kinds that the choice producers of the own city may give, and those of all three cities: the lowest bit of each packed field. */
  ownKinds: 0,
  anyKinds: 0,
  /** Choice producers of the own city. */
  ownChoices: 0,
  /** Lowest price of a unit, and all that rebates can take off beyond it. */
  price: 0,
  off: 0,
};

/** Choice producers, as bits, that may give each kind; the two black ones are added by `givers`. */
const GIVERS = Int32Array.from({ length: RESOURCE_COUNT }, (_, kind) =>
  CHOICE_KINDS.reduce((bits, kinds, choice) => bits | (((kinds >>> kind) & 1) << choice), 0),
);
/** Kinds that a set of choice producers may give, each as the lowest bit of its packed field; without the two black ones. */
const GIVEN = Int32Array.from({ length: 1 << CHOICE_COUNT }, (_, choices) =>
  GIVERS.reduce((units, givers, kind) => units | (givers & choices ? unitIn(kind) : 0), 0),
);
/** How many choice producers a set has. */
const SIZE = Uint8Array.from({ length: 1 << CHOICE_COUNT }, (_, choices) => choices.toString(2).replaceAll('0', '').length);
const ALL_KINDS = GIVERS.reduce((units, _, kind) => units | unitIn(kind), 0);

/** The lowest bit of each field that is not zero. */
export const kindsIn = (packed: number): number => (packed | (packed >>> 1) | (packed >>> 2)) & ALL_KINDS;
/** All fields added up; only below 16. */
export const unitsIn = (packed: number): number => (Math.imul(packed, ALL_KINDS) >>> 24) & 15;
export const lowestKind = (packed: number): number => lowestBit(packed) >>> 2;

export const givers = (from: Source, kind: number): number =>
  from.choices & (GIVERS[kind] | ((from.makes >>> (4 * kind)) & 1 ? PRODUCED : UNPRODUCED));

/** Kinds that the choice producers of a source may give. */
const givenKinds = (from: Source): number => {
  let kinds = GIVEN[from.choices];
  if (from.choices & PRODUCED) kinds |= from.makes;
  if (from.choices & UNPRODUCED) kinds |= ALL_KINDS & ~from.makes;
  return kinds;
};

/** Whether these choice producers of the source can give all these units together, each of them one. */
export const choicesGive = (from: Source, units: number, choices: number): boolean => {
  const kind = lowestKind(units);
  const rest = units - unitIn(kind);
  let giver = givers(from, kind) & choices;
  if (rest === 0) return giver !== 0;
  for (; giver !== 0; giver &= giver - 1) if (choicesGive(from, rest, choices & ~(giver & -giver))) return true;
  return false;
};

/** Whether a source with so many fixed units has all these units at once; each symbol serves once. */
export const gives = (from: Source, units: number, fixed: number): boolean => {
  const rest = shortfall(units, fixed);
  return rest === 0 || (unitsIn(rest) <= SIZE[from.choices] && choicesGive(from, rest, from.choices));
};

/** The most of these units that the choice producers of a source can give together. A unit that fits in beside others is never in the way. */
export const mostGiven = (from: Source, units: number): number => {
  let most = 0;
  let given = 0;
  for (let rest = units; rest !== 0; ) {
    const unit = unitIn(lowestKind(rest));
    rest -= unit;
    if (!choicesGive(from, given + unit, from.choices)) continue;
    given += unit;
    most++;
  }
  return most;
};

export const priceAt = (from: Source, kind: number): number => (kind < RAW_COUNT ? from.raw : from.goods);

/** What so many units of a kind cost at a seller, the cheaper symbol first; the rebate of a wharf comes off the sum of all kinds. */
export const costAt = (from: Source, kind: number, count: number): number =>
  count === 0 ? 0 : count * priceAt(from, kind) - (from.cheaper === unitIn(kind) ? 1 : 0);
export const afterRebate = (from: Source, coins: number): number => (coins > from.rebate ? coins - from.rebate : 0);

/** The thing that the seat has added to its city in this turn, or −1. */
const addedThisTurn = (s: SevenWondersState, seat: Seat): Thing => {
  if (s.lastKind[seat] === LAST_BUILT) return s.lastCard[seat];
  return s.lastKind[seat] === LAST_STAGE ? stageThing(boardSide(s.board[seat], s.side[seat]), s.stages[seat] - 1) : -1;
};

/** Leaves out what the seat built in this turn. */
const takeBack = (s: SevenWondersState, seat: Seat, from: Source): void => {
  const thing = addedThisTurn(s, seat);
  if (thing < 0) return;
  from.fixed -= THING.produces[thing];
  from.choices &= ~THING.chooses[thing];
};
const dealsBefore = (s: SevenWondersState, seat: Seat): number => {
  const thing = addedThisTurn(s, seat);
  return thing < 0 ? s.deals[seat] : s.deals[seat] & ~THING.deals[thing];
};

export const openMarket = (s: SevenWondersState, seat: Seat): void => {
  const west = leftOf(seat, s.seats);
  const east = rightOf(seat, s.seats);
  own.fixed = s.fixed[seat];
  own.choices = s.choices[seat];
  left.fixed = s.fixed[west];
  left.choices = s.choices[west] & FOR_SALE;
  right.fixed = s.fixed[east];
  right.choices = s.choices[east] & FOR_SALE;
  let deals = s.deals[seat];
  if (!cardsOfTheTurnServe(s)) {
    takeBack(s, seat, own);
    takeBack(s, west, left);
    takeBack(s, east, right);
    deals = dealsBefore(s, seat);
  }
  own.makes = own.choices & (PRODUCED | UNPRODUCED) ? kindsIn(own.fixed) | GIVEN[own.choices & FOR_SALE] : 0;
  left.goods = right.goods = deals & GOODS_BOTH ? TRADE_PRICE - 1 : TRADE_PRICE;
  left.raw = deals & RAW_LEFT ? TRADE_PRICE - 1 : TRADE_PRICE;
  right.raw = deals & RAW_RIGHT ? TRADE_PRICE - 1 : TRADE_PRICE;
  left.rebate = deals & WHARF_LEFT ? 1 : 0;
  right.rebate = deals & WHARF_RIGHT ? 1 : 0;
  left.cheaper = deals & INITIAL_CHEAPER ? unitIn(INITIAL[s.board[west]]) : 0;
  right.cheaper = deals & INITIAL_CHEAPER ? unitIn(INITIAL[s.board[east]]) : 0;
  bounds.ownKinds = givenKinds(own);
  bounds.anyKinds = bounds.ownKinds | GIVEN[left.choices | right.choices];
  bounds.ownChoices = SIZE[own.choices];
  bounds.price = deals & (RAW_LEFT | RAW_RIGHT | GOODS_BOTH) ? TRADE_PRICE - 1 : TRADE_PRICE;
  bounds.off = left.rebate + right.rebate + (deals & INITIAL_CHEAPER ? 2 : 0);
};
