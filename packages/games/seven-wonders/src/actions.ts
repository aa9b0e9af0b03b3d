// Legal actions.
import { ActionList, everyone, includes, lowestBit, NOBODY, only, type Seat, type SeatSet } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { hasIdentical } from './city.ts';
import { buildAction, DECLINE, LOSE, REVIVE_CARD, SELL, stageAction, TAKE_BOARD, TAKE_SIDE } from './action-codes.ts';
import { BY_CHAIN, BY_PAYMENT, freeBy, waiverOf } from './free-builds.ts';
import { BOARD, HAND_SLOTS, LAST_CARD, LOSS, nextStage, OVER, REVIVING, type SevenWondersState, SIDE, stageCount, TURN } from './state.ts';
import { COIN_COST, NEED, NONE } from './tables.ts';
import { cheapestHere, needOf, payments } from './trade.ts';
import { openMarket } from './trade-market.ts';

export const awaiting = (s: SevenWondersState): SeatSet => {
  switch (s.decision) {
    case TURN:
    case SIDE:
      return everyone(s.seats);
    case LOSS:
      return s.losing;
    case OVER:
      return NOBODY;
    default:
      return only(s.active);
  }
};

/** Every legal action; a card that can be paid for in several ways is listed with each of them. */
export const actions = (s: SevenWondersState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (!includes(awaiting(s), seat)) return;
  if (s.decision === TURN || s.decision === LAST_CARD) listHand(s, seat, out);
  else listChoices(s, seat, out);
  if (s.decision === LAST_CARD) out.push(DECLINE);
};

/** The same with the cheapest payment alone. */
export const shortlist = (s: SevenWondersState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (s.decision === TURN) {
    shortlistHand(s, seat, out);
    return;
  }
  if (!includes(awaiting(s), seat)) return;
  if (s.decision === LAST_CARD) {
    shortlistHand(s, seat, out);
    out.push(DECLINE);
  } else listChoices(s, seat, out);
};

/** Build it, put it under the stage, or sell it. */
const MOST_FOR_A_CARD = 3;

const shortlistHand = (s: SevenWondersState, seat: Seat, out: ActionList): void => {
  const coins = s.coins[seat];
  openMarket(s, seat);
  let stagePay = -1;
  if (s.stages[seat] < stageCount(s, seat)) {
    const stage = nextStage(s, seat);
    stagePay = cheapestHere(needOf(s, seat, stage), coins - COIN_COST[stage]);
  }
  const start = seat * HAND_SLOTS;
  const end = start + s.handCount[seat];
  out.reserve((end - start) * MOST_FOR_A_CARD);
  const { items } = out;
  let n = out.length;
  let before = NONE;
  for (let i = start; i < end; i++) {
    const card = s.hand[i];
    if (card === before) continue;
    before = card;
    if (!hasIdentical(s, seat, card)) {
      const pay = freeBy(s, seat, card) === BY_PAYMENT ? cheapestHere(NEED[card], coins - COIN_COST[card]) : 0;
      if (pay >= 0) items[n++] = buildAction(card, pay);
    }
    if (stagePay >= 0) items[n++] = stageAction(card, stagePay);
    items[n++] = SELL + card;
  }
  out.length = n;
};

/** Ways to pay for the stage, the same for every card that is put under it. */
const stageWays = new ActionList();

const listHand = (s: SevenWondersState, seat: Seat, out: ActionList): void => {
  stageWays.clear();
  if (s.stages[seat] < stageCount(s, seat)) {
    const stage = nextStage(s, seat);
    payments(s, seat, needOf(s, seat, stage), s.coins[seat] - COIN_COST[stage], stageWays, 0);
  }
  const start = seat * HAND_SLOTS;
  const end = start + s.handCount[seat];
  let before = NONE;
  for (let i = start; i < end; i++) {
    const card = s.hand[i];
    if (card === before) continue;
    before = card;
    if (!hasIdentical(s, seat, card)) listBuilds(s, seat, card, out);
    for (let way = 0; way < stageWays.length; way++) out.push(stageAction(card, stageWays.items[way]));
    out.push(SELL + card);
  }
};

const listBuilds = (s: SevenWondersState, seat: Seat, card: number, out: ActionList): void => {
  const chain = freeBy(s, seat, card) === BY_CHAIN;
  // [CI-TEAM-6] In team play a chain has to be used.
  if (waiverOf(s, seat, card) !== BY_PAYMENT || (chain && s.teams === 1)) {
    out.push(buildAction(card, 0));
    return;
  }
  const first = out.length;
  payments(s, seat, NEED[card], s.coins[seat] - COIN_COST[card], out, buildAction(card, 0));
  // [WO-R33] Nobody has to use a chain; used, it looks like a payment of nothing, which may be listed already.
  if (chain && !hasFrom(out, first, buildAction(card, 0))) out.push(buildAction(card, 0));
};

const hasFrom = (out: ActionList, first: number, action: number): boolean => {
  for (let i = first; i < out.length; i++) if (out.items[i] === action) return true;
  return false;
};

const listChoices = (s: SevenWondersState, seat: Seat, out: ActionList): void => {
  switch (s.decision) {
    case BOARD:
      for (let rest = s.offered; rest !== 0; rest &= rest - 1) out.push(TAKE_BOARD + lowestBit(rest));
      return;
    case SIDE:
      for (let side = 0; side < SIDES.length; side++) out.push(TAKE_SIDE + side);
      return;
    case REVIVING:
      for (let i = 0; i < s.pileCount; i++) {
        const card = s.pile[i];
        if (s.pile.indexOf(card) === i && !hasIdentical(s, seat, card)) out.push(REVIVE_CARD + card);
      }
      out.push(DECLINE);
      return;
    case LOSS:
      for (let coins = Math.min(s.loss[seat], s.coins[seat]); coins >= 0; coins--) out.push(LOSE + coins);
      return;
    default:
      throw new Error(`no such decision: ${s.decision}`);
  }
};
