// What a city makes, sells and pays for one unit, in words.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import { type Neighbour, NEIGHBOURS, RAW_COUNT, type Resource, RESOURCES } from '../data/effects.ts';
import { TRADE_PRICE } from '../data/numbers.ts';
import { fieldOf } from './packed-resources.ts';
import type { SevenWondersState } from './state.ts';
import {
  CHOICE_KINDS,
  FOR_SALE,
  GOODS_BOTH,
  INITIAL,
  INITIAL_CHEAPER,
  NONE,
  PRODUCED,
  RAW_LEFT,
  RAW_RIGHT,
  UNPRODUCED,
  WHARF_LEFT,
  WHARF_RIGHT,
} from './tables.ts';

/** Units that a city always makes; all of them are for sale. */
export interface FixedGoods {
  readonly resource: Resource;
  readonly count: number;
}
/** One unit each turn, of one of these resources. */
export interface ChoiceGoods {
  readonly oneOf: readonly Resource[];
  readonly sellable: boolean;
}
export interface Goods {
  readonly fixed: readonly FixedGoods[];
  readonly choices: readonly ChoiceGoods[];
}

/** What a seat pays for one unit of each resource, and what comes off beyond that. */
export interface Prices {
  readonly unit: Readonly<Record<Resource, number>>;
  /** Smuggler's Cache: the initial resource of this neighbour's board, whose unit costs one coin less. */
  readonly cheaperInitial: Resource | undefined;
  /** A wharf: coins off one purchase each turn. */
  readonly rebate: number;
}

/** Kinds, as bits, that the city makes by its board, brown and grey cards. */
const producedKinds = (s: SevenWondersState, seat: Seat): number => {
  let kinds = RESOURCES.reduce((bits, _, r) => bits | (fieldOf(s.fixed[seat], r) > 0 ? 1 << r : 0), 0);
  for (let rest = s.choices[seat] & FOR_SALE; rest !== 0; rest &= rest - 1) kinds |= CHOICE_KINDS[lowestBit(rest)];
  return kinds;
};

const kindsOf = (s: SevenWondersState, seat: Seat, choice: number): number => {
  if ((PRODUCED >>> choice) & 1) return producedKinds(s, seat);
  return (UNPRODUCED >>> choice) & 1 ? ~producedKinds(s, seat) : CHOICE_KINDS[choice];
};

export const goodsOf = (s: SevenWondersState, seat: Seat): Goods => {
  const choices: ChoiceGoods[] = [];
  for (let rest = s.choices[seat]; rest !== 0; rest &= rest - 1) {
    const choice = lowestBit(rest);
    const kinds = kindsOf(s, seat, choice);
    choices.push({ oneOf: RESOURCES.filter((_, r) => (kinds >>> r) & 1), sellable: ((FOR_SALE >>> choice) & 1) === 1 });
  }
  return {
    fixed: RESOURCES.map((resource, r) => ({ resource, count: fieldOf(s.fixed[seat], r) })).filter(({ count }) => count > 0),
    choices: choices.filter(({ oneOf }) => oneOf.length > 0),
  };
};

const pricesAt = (s: SevenWondersState, seat: Seat, from: Neighbour): Prices => {
  const deals = s.deals[seat];
  const [raw, wharf, neighbour] =
    from === 'left' ? [RAW_LEFT, WHARF_LEFT, leftOf(seat, s.seats)] : [RAW_RIGHT, WHARF_RIGHT, rightOf(seat, s.seats)];
  const board = s.board[neighbour];
  return {
    unit: Object.fromEntries(
      RESOURCES.map((resource, r) => [resource, deals & (r < RAW_COUNT ? raw : GOODS_BOTH) ? TRADE_PRICE - 1 : TRADE_PRICE]),
    ) as Record<Resource, number>,
    cheaperInitial: deals & INITIAL_CHEAPER && board !== NONE ? RESOURCES[INITIAL[board]] : undefined,
    rebate: deals & wharf ? 1 : 0,
  };
};

/** What the seat pays to each neighbour. */
export const pricesOf = (s: SevenWondersState, seat: Seat): Readonly<Record<Neighbour, Prices>> =>
  Object.fromEntries(NEIGHBOURS.map((from) => [from, pricesAt(s, seat, from)])) as Record<Neighbour, Prices>;
