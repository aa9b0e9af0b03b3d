// How good a hand of 7 Wonders is for a seat: what its cards would bring, as far as they can be paid for.
import type { Seat } from '@maravilha/kernel';
import {
  BY_PAYMENT,
  cheapestHere,
  COIN_COST,
  freeBy,
  HAND_SLOTS,
  hasIdentical,
  NEED,
  NONE,
  needOf,
  openMarket,
  payLeft,
  payRight,
  type SevenWondersState,
  type Thing,
} from '@maravilha/seven-wonders/internals';
import { gainOf } from './gain.ts';

/** What a coin that is spent is worth in points. */
const COIN_SPENT = 0.35;
/** How far beyond the treasury the price of a stage is still asked for. */
const REACH = 5;

/** The last look: points that the best three cards bring beyond their price, and how many can be built. */
export const hand = { best: 0, second: 0, third: 0, affordable: 0 };

/** Looks at the hand that `holder` has, as if `seat` had it. Asks for a count of all cities. */
export const lookAtHand = (s: SevenWondersState, seat: Seat, holder: Seat): void => {
  hand.best = 0;
  hand.second = 0;
  hand.third = 0;
  hand.affordable = 0;
  openMarket(s, seat);
  const coins = s.coins[seat];
  const start = holder * HAND_SLOTS;
  const end = start + s.handCount[holder];
  let before = NONE;
  for (let i = start; i < end; i++) {
    const card = s.hand[i];
    if (card === before || hasIdentical(s, seat, card)) continue;
    before = card;
    let price = 0;
    if (freeBy(s, seat, card) === BY_PAYMENT) {
      const pay = cheapestHere(NEED[card], coins - COIN_COST[card]);
      if (pay < 0) continue;
      price = payLeft(pay) + payRight(pay) + COIN_COST[card];
    }
    hand.affordable++;
    const gain = gainOf(s, seat, card) - price * COIN_SPENT;
    if (gain > hand.best) {
      hand.third = hand.second;
      hand.second = hand.best;
      hand.best = gain;
    } else if (gain > hand.second) {
      hand.third = hand.second;
      hand.second = gain;
    } else if (gain > hand.third) hand.third = gain;
  }
};

/** By how many coins the treasury falls short of the price of the stage; 0 or less if it can be built now. */
export const priceOfStage = (s: SevenWondersState, seat: Seat, stage: Thing): number => {
  openMarket(s, seat);
  const budget = s.coins[seat] - COIN_COST[stage];
  const pay = cheapestHere(needOf(s, seat, stage), budget + REACH);
  return pay < 0 ? REACH + 1 : payLeft(pay) + payRight(pay) - budget;
};
