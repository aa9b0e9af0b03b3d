// Moves in words and as action numbers.
import type { Action, MoveError, Result, Seat } from '@maravilha/kernel';
import { unreachable } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { BOARD_IDS, type BoardId, CARD_IDS, type CardId } from '../data/index.ts';
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
import { boardNumber, cardNumber, numberOfBoard, numberOfCard } from './tables.ts';
import type { SevenWondersMove } from './types.ts';

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

export const toAction = (s: SevenWondersState, seat: Seat, move: SevenWondersMove): Action | MoveError => {
  // Callers from outside may hold a record that only claims to be a move.
  const parsed = readMove(move);
  if (!parsed.ok) return parsed.error;
  const { value } = parsed;
  return (value.kind === 'build' || value.kind === 'stage') && value.pay === undefined
    ? paidAction(value, usualPay(s, seat, value.kind, cardNumber(value.card)))
    : actionOf(value);
};

const paidAction = ({ kind, card }: { readonly kind: 'build' | 'stage'; readonly card: CardId }, pay: number): Action =>
  kind === 'build' ? buildAction(cardNumber(card), pay) : stageAction(cardNumber(card), pay);

const actionOf = (move: SevenWondersMove): Action => {
  switch (move.kind) {
    case 'build':
    case 'stage':
      return paidAction(move, move.pay === undefined ? 0 : payCode(move.pay.left, move.pay.right));
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

type Fields = Readonly<Record<string, unknown>>;
type Read = Result<SevenWondersMove, MoveError>;
const malformed = (detail: string): { readonly ok: false; readonly error: MoveError } => ({
  ok: false,
  error: { code: 'malformed-move', detail },
});
const isBelow = (n: unknown, limit: number): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < limit;
const isKnown = <Id extends string>(ids: ReadonlyMap<string, number>, id: unknown): id is Id => typeof id === 'string' && ids.has(id);

const withCard = (fields: Fields, make: (card: CardId) => SevenWondersMove): Read =>
  isKnown<CardId>(numberOfCard, fields.card) ? { ok: true, value: make(fields.card) } : malformed('card: not the id of a card');

const withPay = (fields: Fields, kind: 'build' | 'stage'): Read => {
  const { pay } = fields;
  if (pay === undefined) return withCard(fields, (card) => ({ kind, card }));
  if (typeof pay !== 'object' || pay === null) return malformed('pay: must be an object');
  const { left, right } = pay as Fields;
  if (!isBelow(left, PAY_SIDE) || !isBelow(right, PAY_SIDE))
    return malformed(`pay: left and right must be whole numbers below ${PAY_SIDE}`);
  return withCard(fields, (card) => ({ kind, card, pay: { left, right } }));
};

/** Reads a move from outside. Fields that the move does not have are dropped. */
export const readMove = (raw: unknown): Read => {
  if (typeof raw !== 'object' || raw === null) return malformed('a move must be an object');
  const fields = raw as Fields;
  switch (fields.kind) {
    case 'build':
    case 'stage':
      return withPay(fields, fields.kind);
    case 'sell':
      return withCard(fields, (card) => ({ kind: 'sell', card }));
    case 'revive':
      return withCard(fields, (card) => ({ kind: 'revive', card }));
    case 'decline':
      return { ok: true, value: { kind: 'decline' } };
    case 'lose':
      return isBelow(fields.coins, LOSS_LIMIT)
        ? { ok: true, value: { kind: 'lose', coins: fields.coins } }
        : malformed(`coins: must be a whole number below ${LOSS_LIMIT}`);
    case 'board':
      return isKnown<BoardId>(numberOfBoard, fields.board)
        ? { ok: true, value: { kind: 'board', board: fields.board } }
        : malformed('board: not the id of a board');
    case 'side': {
      const side = SIDES.find((known) => known === fields.side);
      return side === undefined ? malformed('side: must be day or night') : { ok: true, value: { kind: 'side', side } };
    }
    default:
      return malformed('kind: not a kind of move');
  }
};
