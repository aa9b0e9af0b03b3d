// What things cost a seat now: the cheapest plan, found greedily (the units that can be covered form a matroid, so greedy by price is exact).
import type { Seat } from '@maravilha/kernel';
import { RAW_COUNT } from '../data/effects.ts';
import { fieldOf, shortfall, sumOf, unitIn } from './packed-resources.ts';
import type { DuelState } from './state.ts';
import {
  CARD_COUNT,
  CHAIN_IN,
  COIN_COST,
  DISCOUNT_UNITS,
  HELP_BLUE,
  HELP_COUNT_MASK,
  HELP_FOR,
  HELP_GOODS_SHIFT,
  HELP_RAW_SHIFT,
  HELP_WONDERS,
  NEED,
  RESOURCE_COUNT,
  type Thing,
} from './tables.ts';

/** Takes up to `count` of the dearest missing units of the resources from `from` to `to` away; returns what is still missing. */
const cover = (missing: number, prices: number, count: number, from: number, to: number): number => {
  let left = missing;
  for (let n = count; n > 0; n--) {
    let dearest = -1;
    let price = 0;
    for (let r = from; r < to; r++) {
      if (fieldOf(left, r) === 0 || fieldOf(prices, r) <= price) continue;
      price = fieldOf(prices, r);
      dearest = r;
    }
    if (dearest < 0) return left;
    left -= unitIn(dearest);
  }
  return left;
};

const coverAll = (missing: number, prices: number, help: number): number => {
  let left = cover(missing, prices, (help >>> HELP_RAW_SHIFT) & HELP_COUNT_MASK, 0, RAW_COUNT);
  left = cover(left, prices, (help >>> HELP_GOODS_SHIFT) & HELP_COUNT_MASK, RAW_COUNT, RESOURCE_COUNT);
  return (help & (HELP_BLUE | HELP_WONDERS)) === 0 ? left : cover(left, prices, DISCOUNT_UNITS, 0, RESOURCE_COUNT);
};

/** What trade costs, without the coin part. A chain is not looked at here. */
export const tradeOf = (s: DuelState, seat: Seat, thing: Thing): number => {
  const missing = shortfall(NEED[thing], s.production[seat]);
  if (missing === 0) return 0;
  const help = s.help[seat] & HELP_FOR[thing];
  const prices = s.price[seat];
  return sumOf(help === 0 ? missing : coverAll(missing, prices, help), prices);
};

/** Coins to pay for a thing, chains aside. */
export const priceOf = (s: DuelState, seat: Seat, thing: Thing): number => COIN_COST[thing] + tradeOf(s, seat, thing);

export const canChain = (s: DuelState, seat: Seat, card: number): boolean => (CHAIN_IN[card] & s.chains[seat]) !== 0;

/** Whether the seat holds the price of a thing. The cheapest plan is looked for only if the plain one is too dear. */
const canPay = (s: DuelState, seat: Seat, thing: Thing): boolean => {
  const purse = s.coins[seat] - COIN_COST[thing];
  if (purse < 0) return false;
  const missing = shortfall(NEED[thing], s.production[seat]);
  if (missing === 0) return true;
  const prices = s.price[seat];
  if (sumOf(missing, prices) <= purse) return true;
  const help = s.help[seat] & HELP_FOR[thing];
  return help !== 0 && sumOf(coverAll(missing, prices, help), prices) <= purse;
};

export const canBuild = (s: DuelState, seat: Seat, card: number): boolean => canChain(s, seat, card) || canPay(s, seat, card);
export const canPayWonder = (s: DuelState, seat: Seat, wonder: number): boolean => canPay(s, seat, CARD_COUNT + wonder);
