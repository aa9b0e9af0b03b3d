// [WO-TURN-5] A turn: everyone pays from the coins held at its start, everything is placed, and only then coins come in.
import { type Emit, leftOf, lowest, only, rightOf, type JointAction, type Seat, type SeatSet } from '@maravilha/kernel';
import { CARD_IDS } from '../data/index.ts';
import { SALE } from '../data/numbers.ts';
import { PAY_COUNT, payLeft, payRight, SELL, STAGE } from './action-codes.ts';
import { applyAtOnce } from './effects.ts';
import { BY_CHAIN, BY_DISCARD, BY_PAYMENT, freeBy, waiverOf } from './free-builds.ts';
import { takeFromHand, takeFromPile, toPile } from './hands.ts';
import { addCard, addStage, LAST_BUILT, LAST_SOLD, LAST_STAGE, nextStage, origin, type SevenWondersState } from './state.ts';
import { boardSide, COIN_COST, MAX_STAGES, NONE, stageThing, type Thing } from './tables.ts';
import { BUILT_BY, type SevenWondersEvent } from './types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

const NOTHING_PAID = { left: 0, right: 0 };

/** Coins from the neighbours, by seat; they come in once everyone has paid. */
const income = new Int16Array(8);

/** Plays one card of the hand of each of these seats, all at once. */
export const playCards = (s: SevenWondersState, seats: SeatSet, joint: JointAction, emit: Out): void => {
  income.fill(0);
  for (let rest = seats; rest !== 0; rest &= rest - 1) pay(s, lowest(rest), joint[lowest(rest)]);
  for (let rest = seats; rest !== 0; rest &= rest - 1) place(s, lowest(rest), emit);
  for (let seat = 0; seat < s.seats; seat++) {
    if (income[seat] === 0) continue;
    s.coins[seat] += income[seat];
    emit?.all({ kind: 'trade-income', seat, count: income[seat] });
  }
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const thing = builtInTurn(s, lowest(rest));
    if (thing >= 0) applyAtOnce(s, lowest(rest), thing, emit);
  }
};

/** What the seat built in the last turn from its hand, or −1. */
export const builtInTurn = (s: SevenWondersState, seat: Seat): Thing => {
  if (s.lastKind[seat] === LAST_BUILT) return s.lastCard[seat];
  if (s.lastKind[seat] === LAST_STAGE) return stageThing(boardSide(s.board[seat], s.side[seat]), s.stages[seat] - 1);
  return -1;
};

/** Takes the card from the hand and pays. Prices and free builds are those of the start of the turn: nothing is placed yet. */
const pay = (s: SevenWondersState, seat: Seat, action: number): void => {
  if (action >= SELL) {
    const card = action - SELL;
    takeFromHand(s, seat, card);
    record(s, seat, LAST_SOLD, card, BY_PAYMENT, 0, 0);
    return;
  }
  const kind = action >= STAGE ? LAST_STAGE : LAST_BUILT;
  const code = action >= STAGE ? action - STAGE : action;
  const card = (code / PAY_COUNT) | 0;
  const coins = code - card * PAY_COUNT;
  takeFromHand(s, seat, card);
  const by = kind === LAST_STAGE ? BY_PAYMENT : wayOf(s, seat, card, coins);
  const bank = by === BY_PAYMENT ? COIN_COST[kind === LAST_STAGE ? nextStage(s, seat) : card] : 0;
  record(s, seat, kind, card, by, coins, bank);
  s.coins[seat] -= bank;
  if (coins === 0) return;
  const left = payLeft(coins);
  const right = payRight(coins);
  s.coins[seat] -= left + right;
  income[leftOf(seat, s.seats)] += left;
  income[rightOf(seat, s.seats)] += right;
};

/** How a card is built for which so much goes to the neighbours: one who pays does not use the chain. */
const wayOf = (s: SevenWondersState, seat: Seat, card: number, coins: number): number => {
  const free = freeBy(s, seat, card);
  return free === BY_CHAIN && coins > 0 ? waiverOf(s, seat, card) : free;
};

const record = (s: SevenWondersState, seat: Seat, kind: number, card: number, by: number, coins: number, bank: number): void => {
  s.lastKind[seat] = kind;
  s.lastCard[seat] = card;
  s.lastBy[seat] = by;
  s.lastLeft[seat] = payLeft(coins);
  s.lastRight[seat] = payRight(coins);
  s.lastBank[seat] = bank;
  s.lastRevived[seat * 2] = NONE;
  s.lastRevived[seat * 2 + 1] = NONE;
};

const place = (s: SevenWondersState, seat: Seat, emit: Out): void => {
  const card = s.lastCard[seat];
  const bank = s.lastBank[seat];
  switch (s.lastKind[seat]) {
    case LAST_BUILT:
      addCard(s, seat, card);
      emit?.all({ kind: 'built', seat, card: CARD_IDS[card], by: BUILT_BY[s.lastBy[seat]], pay: paid(s, seat), bank });
      return;
    case LAST_STAGE: {
      const stage = s.stages[seat];
      s.under[seat * MAX_STAGES + stage] = card;
      s.underFrom[seat * MAX_STAGES + stage] = origin(s.age, s.turn, seat);
      addStage(s, seat);
      if (emit === undefined) return;
      const open = { kind: 'stage-built', seat, stage: stage + 1, pay: paid(s, seat), bank } as const;
      emit.split(only(seat), { ...open, card: CARD_IDS[card] }, { ...open, card: undefined });
      return;
    }
    default:
      toPile(s, seat, card);
      s.coins[seat] += SALE;
      if (emit === undefined) return;
      emit.split(
        only(seat),
        { kind: 'sold', seat, card: CARD_IDS[card], income: SALE },
        { kind: 'sold', seat, card: undefined, income: SALE },
      );
  }
};

const paid = (s: SevenWondersState, seat: Seat): { readonly left: number; readonly right: number } => ({
  left: s.lastLeft[seat],
  right: s.lastRight[seat],
});

/** Puts the last card of a hand on the discard pile for nothing. */
export const discardLeftOver = (s: SevenWondersState, seat: Seat, card: number, emit: Out): void => {
  takeFromHand(s, seat, card);
  toPile(s, seat, card);
  if (emit === undefined) return;
  emit.split(only(seat), { kind: 'left-over', seat, card: CARD_IDS[card] }, { kind: 'left-over', seat, card: undefined });
};

/** Builds a card of the discard pile; whatever it costs is waived. */
export const reviveCard = (s: SevenWondersState, seat: Seat, card: number, emit: Out): void => {
  takeFromPile(s, card);
  addCard(s, seat, card);
  // Halicarnassus may build the Forging Agency, and with it one more card.
  s.lastRevived[s.lastRevived[seat * 2] === NONE ? seat * 2 : seat * 2 + 1] = card;
  emit?.all({ kind: 'built', seat, card: CARD_IDS[card], by: BUILT_BY[BY_DISCARD], pay: NOTHING_PAID, bank: 0 });
  applyAtOnce(s, seat, card, emit);
};
