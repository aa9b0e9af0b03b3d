// The cheapest plan spelt out, unit by unit. `tradeOf` gives the same sum without the words.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { CHAINS, RAW_COUNT, RESOURCES } from '../data/effects.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
import { productionOf, unitPrice } from './city.ts';
import { canChain } from './cost.ts';
import { fieldOf } from './packed-resources.ts';
import { cardAt, type DuelState, owns, rivalOf, WONDERS_EACH } from './state.ts';
import {
  BLUE,
  BLUE_DISCOUNT,
  CARD,
  CARD_COLOUR,
  CARD_COUNT,
  CHAIN_IN,
  CHAIN_OUT,
  COIN_COST,
  DISCOUNT_UNITS,
  needOf,
  NONE,
  RESOURCE_COUNT,
  type Thing,
  WONDER,
  WONDER_DISCOUNT,
} from './tables.ts';
import type { Bill, Unit } from './types.ts';

const cityCards = (s: DuelState, seat: Seat): number[] => Array.from({ length: s.builtCount[seat] }, (_, n) => cardAt(s, seat, n));
const builtWonders = (s: DuelState, seat: Seat): number[] =>
  Array.from({ length: s.wondersHeld[seat] }, (_, n) => s.wonders[seat * WONDERS_EACH + n]).filter((w) => s.under[w] !== NONE);

interface Choices {
  readonly raw: (CardId | WonderId)[];
  readonly goods: (CardId | WonderId)[];
}
const choicesOf = (s: DuelState, seat: Seat): Choices => {
  const cards = cityCards(s, seat);
  const wonders = builtWonders(s, seat);
  return {
    raw: [
      ...cards.filter((c) => CARD.choosesRaw[c]).map((c) => CARD_IDS[c]),
      ...wonders.filter((w) => WONDER.choosesRaw[w]).map((w) => WONDER_IDS[w]),
    ],
    goods: [
      ...cards.filter((c) => CARD.choosesGoods[c]).map((c) => CARD_IDS[c]),
      ...wonders.filter((w) => WONDER.choosesGoods[w]).map((w) => WONDER_IDS[w]),
    ],
  };
};

/** The token that takes units off this thing, if the seat owns it. */
const discountOn = (s: DuelState, seat: Seat, thing: Thing): TokenId | undefined => {
  const tokens = thing >= CARD_COUNT ? WONDER_DISCOUNT : CARD_COLOUR[thing] === BLUE ? BLUE_DISCOUNT : 0;
  return owns(s, seat, tokens) ? TOKEN_IDS[lowestBit(s.tokens[seat] & tokens)] : undefined;
};

const boughtUnit = (s: DuelState, seat: Seat, resource: number): Unit => {
  const rival = productionOf(s, rivalOf(seat), resource);
  const price = unitPrice(s, seat, resource);
  const fixing = cityCards(s, seat).find((c) => fieldOf(CARD.fixes[c], resource) > 0);
  const unit = { resource: RESOURCES[resource], from: 'bought', price, rival } as const;
  return fixing === undefined ? unit : { ...unit, fixedBy: CARD_IDS[fixing] };
};

const unitsOf = (s: DuelState, seat: Seat, thing: Thing): Unit[] => {
  const units: Unit[] = [];
  const missing: number[] = [];
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    for (let n = 0; n < needOf(thing, r); n++) {
      if (n < productionOf(s, seat, r)) units.push({ resource: RESOURCES[r], from: 'own' });
      else missing.push(r);
    }
  }
  // Dearest first; among equals the order of the resources, as in `tradeOf`.
  const price = (r: number): number => unitPrice(s, seat, r);
  missing.sort((a, b) => price(b) - price(a) || a - b);
  const { raw, goods } = choicesOf(s, seat);
  const token = discountOn(s, seat, thing);
  const left: number[] = [];
  for (const r of missing) {
    const by = (r < RAW_COUNT ? raw : goods).shift();
    if (by === undefined) left.push(r);
    else units.push({ resource: RESOURCES[r], from: 'choice', by });
  }
  left.forEach((r, n) => {
    if (token !== undefined && n < DISCOUNT_UNITS) units.push({ resource: RESOURCES[r], from: 'discount', by: token });
    else units.push(boughtUnit(s, seat, r));
  });
  return units;
};

const chainOf = (s: DuelState, seat: Seat, thing: Thing): Bill['chain'] => {
  if (thing >= CARD_COUNT || !canChain(s, seat, thing)) return undefined;
  const by = cityCards(s, seat).find((c) => CHAIN_OUT[c] === CHAIN_IN[thing]);
  return by === undefined ? undefined : { symbol: CHAINS[lowestBit(CHAIN_IN[thing])], by: CARD_IDS[by] };
};

export const billOf = (s: DuelState, seat: Seat, thing: Thing): Bill => {
  const chain = chainOf(s, seat, thing);
  if (chain !== undefined) return { chain, coins: 0, units: [], trade: 0, total: 0 };
  const units = unitsOf(s, seat, thing);
  const trade = units.reduce((sum, unit) => sum + (unit.from === 'bought' ? unit.price : 0), 0);
  const coins = COIN_COST[thing];
  return { chain, coins, units, trade, total: coins + trade };
};
