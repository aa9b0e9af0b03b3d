// Moves in words and as action numbers.
import {
  type Action,
  fieldsOf,
  idOf,
  joinPath,
  maybe,
  moveReader,
  numberBelow,
  type Reader,
  type Seat,
  unreachable,
  wordOf,
} from '@maravilha/kernel';
import { NEIGHBOURS, SIDES } from '../data/effects.ts';
import { BOARD_IDS, CARD_IDS } from '../data/index.ts';
import { usualPay } from './bill.ts';
import {
  ACTION_COUNT,
  BUILD,
  buildAction,
  DECLINE,
  LOSE,
  LOSS_LIMIT,
  PAY_COUNT,
  PAY_SIDE,
  payCode,
  payLeft,
  payRight,
  REVIVE_CARD,
  SELL,
  STAGE,
  stageAction,
  TAKE_BOARD,
  TAKE_SIDE,
} from './action-codes.ts';
import type { SevenWondersState } from './state.ts';
import { BOARD_NUMBERS, boardNumber, CARD_NUMBERS, cardNumber } from './tables.ts';
import type { Pay, SevenWondersMove } from './types.ts';

export const toMove = (_s: SevenWondersState, _seat: Seat, action: Action): SevenWondersMove => {
  if (action < BUILD || action >= ACTION_COUNT) throw new Error(`no such action: ${action}`);
  if (action >= TAKE_SIDE) return { kind: 'side', side: SIDES[action - TAKE_SIDE] };
  if (action >= TAKE_BOARD) return { kind: 'board', board: BOARD_IDS[action - TAKE_BOARD] };
  if (action >= LOSE) return { kind: 'lose', coins: action - LOSE };
  if (action === DECLINE) return { kind: 'decline' };
  if (action >= REVIVE_CARD) return { kind: 'revive', card: CARD_IDS[action - REVIVE_CARD] };
  if (action >= SELL) return { kind: 'sell', card: CARD_IDS[action - SELL] };
  return action >= STAGE ? paidMove('stage', action - STAGE) : paidMove('build', action - BUILD);
};

const paidMove = (kind: 'build' | 'stage', code: number): SevenWondersMove => {
  const card = CARD_IDS[Math.floor(code / PAY_COUNT)];
  const pay = code % PAY_COUNT;
  return pay === 0 ? { kind, card } : { kind, card, pay: { left: payLeft(pay), right: payRight(pay) } };
};

export const toAction = (s: SevenWondersState, seat: Seat, move: SevenWondersMove): Action => {
  switch (move.kind) {
    case 'build':
      return buildAction(cardNumber(move.card), payOf(s, seat, move));
    case 'stage':
      return stageAction(cardNumber(move.card), payOf(s, seat, move));
    case 'sell':
      return SELL + cardNumber(move.card);
    case 'revive':
      return REVIVE_CARD + cardNumber(move.card);
    case 'decline':
      return DECLINE;
    case 'lose':
      return LOSE + move.coins;
    case 'board':
      return TAKE_BOARD + boardNumber(move.board);
    case 'side':
      return TAKE_SIDE + SIDES.indexOf(move.side);
    default:
      return unreachable(move);
  }
};

const payOf = (s: SevenWondersState, seat: Seat, move: Extract<SevenWondersMove, { kind: 'build' | 'stage' }>): number =>
  move.pay === undefined ? usualPay(s, seat, move.kind, cardNumber(move.card)) : payCode(move.pay.left, move.pay.right);

const card = /* @__PURE__ */ idOf(CARD_NUMBERS, 'card');
const coins = /* @__PURE__ */ numberBelow(PAY_SIDE);
const pay: Reader<Pay> = (raw, path) => {
  const { left, right } = fieldsOf(raw, path, NEIGHBOURS);
  return { left: coins(left, joinPath(path, 'left')), right: coins(right, joinPath(path, 'right')) };
};

export const readMove = /* @__PURE__ */ moveReader<SevenWondersMove>({
  board: { board: /* @__PURE__ */ idOf(BOARD_NUMBERS, 'board') },
  side: { side: /* @__PURE__ */ wordOf(...SIDES) },
  build: { card, pay: /* @__PURE__ */ maybe(pay) },
  stage: { card, pay: /* @__PURE__ */ maybe(pay) },
  sell: { card },
  revive: { card },
  decline: {},
  lose: { coins: /* @__PURE__ */ numberBelow(LOSS_LIMIT) },
});
