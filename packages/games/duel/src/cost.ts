// What things cost a seat now: the cheapest plan, found greedily (the units that can be covered form a matroid, so greedy by price is exact).
import type { Seat } from '@maravilha/kernel';
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
  RAW_COUNT,
  RESOURCE_COUNT,
  type Thing,
} from './tables.ts';

/** Scratch: units of each resource still missing. */
const missing = new Int32Array(RESOURCE_COUNT);

/** Covers up to `units` of the dearest missing units among the resources from `from` to `to`; returns what they would have cost. */
const cover = (s: DuelState, seat: Seat, units: number, from: number, to: number): number => {
  let saved = 0;
  for (let left = units; left > 0; left--) {
    let dearest = -1;
    let price = 0;
    for (let r = from; r < to; r++) {
      const p = s.price[seat * RESOURCE_COUNT + r];
      if (missing[r] > 0 && p > price) {
        price = p;
        dearest = r;
      }
    }
    if (dearest < 0) break;
    missing[dearest]--;
    saved += price;
  }
  return saved;
};

/** What trade costs, without the coin part. A chain is not looked at here. */
export const tradeOf = (s: DuelState, seat: Seat, thing: Thing): number => {
  const need = thing * RESOURCE_COUNT;
  const own = seat * RESOURCE_COUNT;
  let trade = 0;
  const help = s.help[seat] & HELP_FOR[thing];
  if (help === 0) {
    for (let r = 0; r < RESOURCE_COUNT; r++) {
      const lack = NEED[need + r] - s.production[own + r];
      if (lack > 0) trade += lack * s.price[own + r];
    }
    return trade;
  }
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const lack = NEED[need + r] - s.production[own + r];
    missing[r] = lack;
    if (lack > 0) trade += lack * s.price[own + r];
  }
  if (trade === 0) return 0;
  trade -= cover(s, seat, (help >>> HELP_RAW_SHIFT) & HELP_COUNT_MASK, 0, RAW_COUNT);
  trade -= cover(s, seat, (help >>> HELP_GOODS_SHIFT) & HELP_COUNT_MASK, RAW_COUNT, RESOURCE_COUNT);
  if ((help & (HELP_BLUE | HELP_WONDERS)) !== 0) trade -= cover(s, seat, DISCOUNT_UNITS, 0, RESOURCE_COUNT);
  return trade;
};

/** Coins to pay for a thing, chains aside. */
export const priceOf = (s: DuelState, seat: Seat, thing: Thing): number => COIN_COST[thing] + tradeOf(s, seat, thing);

export const canChain = (s: DuelState, seat: Seat, card: number): boolean => (CHAIN_IN[card] & s.chains[seat]) !== 0;
export const canBuild = (s: DuelState, seat: Seat, card: number): boolean =>
  canChain(s, seat, card) || priceOf(s, seat, card) <= s.coins[seat];
export const canPayWonder = (s: DuelState, seat: Seat, wonder: number): boolean => tradeOf(s, seat, CARD_COUNT + wonder) <= s.coins[seat];
