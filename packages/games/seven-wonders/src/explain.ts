// Why something is possible and at what price, or why not. It reads only what the seat can see.
import { includes, type Seat, unreachable } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { BOARD_IDS, CARD_IDS, type CardId } from '../data/index.ts';
import { SALE } from '../data/numbers.ts';
import { awaiting } from './actions.ts';
import { billOf } from './bill.ts';
import { PAY_SIDE } from './action-codes.ts';
import { BY_PAYMENT, waiverOf } from './free-builds.ts';
import { knowsPile } from './knowledge.ts';
import { unavailable } from './payment-splits.ts';
import {
  BOARD,
  HAND_SLOTS,
  hasBuilt,
  LAST_CARD,
  LOSS,
  nextStage,
  OVER,
  REVIVING,
  type SevenWondersState,
  SIDE,
  stageCount,
  TURN,
} from './state.ts';
import { boardNumber, cardNumber, type Thing, TWIN } from './tables.ts';
import { needOf } from './trade.ts';
import { canPay, spreadPayments } from './trade-spread.ts';
import { type Bill, DECISIONS, type Pay, type Refusal, type SevenWondersReason, type SevenWondersWish } from './types.ts';

const HAND_DECISIONS: readonly number[] = [TURN, LAST_CARD];

/** Most telling first: the end of the game, another choice of mine that comes first, the thing itself, and last that nothing is owed. */
const reason = (
  s: SevenWondersState,
  seat: Seat,
  decisions: readonly number[],
  own: readonly Refusal[],
  more: Partial<Pick<SevenWondersReason, 'bill' | 'income' | 'debts'>> = {},
): SevenWondersReason => {
  const awaited = includes(awaiting(s), seat);
  const why: Refusal[] = [];
  if (s.decision === OVER) why.push({ code: 'game-over' });
  else if (awaited && !decisions.includes(s.decision)) why.push({ code: 'other-decision', decision: DECISIONS[s.decision] });
  why.push(...own);
  if (s.decision !== OVER && !awaited) why.push({ code: 'not-awaited' });
  return { possible: why.length === 0, why, bill: more.bill, income: more.income, debts: more.debts };
};

const handOf = (s: SevenWondersState, seat: Seat): CardId[] => {
  const start = seat * HAND_SLOTS;
  return [...new Set(s.hand.subarray(start, start + s.handCount[seat]))].map((card) => CARD_IDS[card]);
};
const handRefusals = (s: SevenWondersState, seat: Seat, card: CardId): Refusal[] =>
  handOf(s, seat).includes(card) ? [] : [{ code: 'not-in-hand' }];

const identicalRefusals = (s: SevenWondersState, seat: Seat, card: number): Refusal[] => {
  const built = [card, TWIN[card]].find((same) => hasBuilt(s, seat, same));
  return built === undefined ? [] : [{ code: 'already-built', card: CARD_IDS[built] }];
};

const shortOf = (s: SevenWondersState, seat: Seat, total: number): Refusal[] =>
  total > s.coins[seat] ? [{ code: 'too-expensive', short: total - s.coins[seat] }] : [];

/** Whether the payment is one of the legal ones, whatever the treasury holds. */
const isPayment = (s: SevenWondersState, seat: Seat, need: number, ownFirst: boolean, { left, right }: Pay): boolean => {
  spreadPayments(s, seat, need, ownFirst, Number.POSITIVE_INFINITY);
  return left < PAY_SIDE && right < PAY_SIDE && canPay(left, right);
};

/** What stands against paying for a thing: at all, or in this way. */
const paymentRefusals = (s: SevenWondersState, seat: Seat, thing: Thing, bill: Bill, pay: Pay | undefined): Refusal[] => {
  const need = needOf(s, seat, thing);
  const teams = s.teams === 1;
  if (bill.free !== undefined) {
    if (pay === undefined || pay.left + pay.right === 0) return [];
    // [WO-R33] A chain may be left unused, but not in team play; what a stage makes free is never paid for, with a chain or without.
    if (waiverOf(s, seat, thing) !== BY_PAYMENT || !isPayment(s, seat, need, false, pay)) return [{ code: 'bad-payment' }];
    return teams ? [{ code: 'team-rule' }] : shortOf(s, seat, bill.bank + pay.left + pay.right);
  }
  const [cheapest] = bill.splits;
  if (cheapest === undefined) return [{ code: 'no-source', resources: unavailable(s, seat, need) }, ...shortOf(s, seat, bill.bank)];
  if (pay === undefined) return shortOf(s, seat, cheapest.total);
  if (isPayment(s, seat, need, teams, pay)) return shortOf(s, seat, bill.bank + pay.left + pay.right);
  const code = isPayment(s, seat, need, false, pay) ? 'team-rule' : 'bad-payment';
  return [{ code }, ...shortOf(s, seat, cheapest.total)];
};

const explainBuild = (s: SevenWondersState, seat: Seat, id: CardId, pay: Pay | undefined): SevenWondersReason => {
  const card = cardNumber(id);
  const own = [...handRefusals(s, seat, id), ...identicalRefusals(s, seat, card)];
  // Without boards there is no market.
  if (s.age === 0) return reason(s, seat, HAND_DECISIONS, own);
  const bill = billOf(s, seat, card);
  return reason(s, seat, HAND_DECISIONS, [...own, ...paymentRefusals(s, seat, card, bill, pay)], { bill });
};

const explainStage = (s: SevenWondersState, seat: Seat, id: CardId | undefined, pay: Pay | undefined): SevenWondersReason => {
  const own = id === undefined ? [] : handRefusals(s, seat, id);
  if (s.age === 0) return reason(s, seat, HAND_DECISIONS, own);
  if (s.stages[seat] === stageCount(s, seat)) return reason(s, seat, HAND_DECISIONS, [...own, { code: 'wonder-complete' }]);
  const stage = nextStage(s, seat);
  const bill = billOf(s, seat, stage);
  return reason(s, seat, HAND_DECISIONS, [...own, ...paymentRefusals(s, seat, stage, bill, pay)], { bill });
};

/** Cards of the discard pile that the seat knows to lie there. */
const knownPile = (s: SevenWondersState, seat: Seat): CardId[] => [
  ...new Set(Array.from(s.pile.subarray(0, s.pileCount), (card) => CARD_IDS[card]).filter((_, i) => knowsPile(s, seat, i))),
];

const explainRevive = (s: SevenWondersState, seat: Seat, id: CardId): SevenWondersReason => {
  const there: Refusal[] = knownPile(s, seat).includes(id) ? [] : [{ code: 'not-in-discard' }];
  return reason(s, seat, [REVIVING], [...there, ...identicalRefusals(s, seat, cardNumber(id))]);
};

const mostLost = (s: SevenWondersState, seat: Seat): number => Math.min(s.loss[seat], s.coins[seat]);

const explainLose = (s: SevenWondersState, seat: Seat, coins: number): SevenWondersReason => {
  if (s.decision !== LOSS || !includes(s.losing, seat)) return reason(s, seat, [LOSS], []);
  const most = mostLost(s, seat);
  if (coins > most) return reason(s, seat, [LOSS], [{ code: 'too-many-coins', most }]);
  return reason(s, seat, [LOSS], [], { debts: s.loss[seat] - coins });
};

export const explain = (s: SevenWondersState, seat: Seat, wish: SevenWondersWish): SevenWondersReason => {
  switch (wish.kind) {
    case 'build':
      return explainBuild(s, seat, wish.card, wish.pay);
    case 'stage':
      return 'card' in wish ? explainStage(s, seat, wish.card, wish.pay) : explainStage(s, seat, undefined, undefined);
    case 'sell':
      return reason(s, seat, HAND_DECISIONS, handRefusals(s, seat, wish.card), { income: SALE });
    case 'revive':
      return explainRevive(s, seat, wish.card);
    case 'decline':
      return reason(s, seat, [LAST_CARD, REVIVING], []);
    case 'lose':
      return explainLose(s, seat, wish.coins);
    case 'board':
      return reason(s, seat, [BOARD], (s.offered >>> boardNumber(wish.board)) & 1 ? [] : [{ code: 'not-offered' }]);
    case 'side':
      return reason(s, seat, [SIDE], []);
    default:
      return unreachable(wish);
  }
};

/** All that the seat could sensibly ask about now, whether or not it is possible. */
export const wishes = (s: SevenWondersState, seat: Seat): SevenWondersWish[] => {
  const list: SevenWondersWish[] = [];
  for (const [i, board] of BOARD_IDS.entries()) if ((s.offered >>> i) & 1) list.push({ kind: 'board', board });
  if (s.decision === SIDE) for (const side of SIDES) list.push({ kind: 'side', side });
  if (s.age > 0) list.push({ kind: 'stage' });
  for (const card of handOf(s, seat)) list.push({ kind: 'build', card }, { kind: 'stage', card }, { kind: 'sell', card });
  for (const card of knownPile(s, seat)) list.push({ kind: 'revive', card });
  if (s.decision === LAST_CARD || s.decision === REVIVING) list.push({ kind: 'decline' });
  if (s.decision === LOSS && includes(s.losing, seat))
    for (let coins = mostLost(s, seat); coins >= 0; coins--) list.push({ kind: 'lose', coins });
  return list;
};
