// Moves in words and as action numbers.
import { type Action, idOf, moveReader, numberBelow, type Seat, unreachable } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import {
  ACTION_COUNT,
  BUILD_AT,
  DESTROY_AT,
  DISCARD_AT,
  DRAFT_AT,
  REVIVE_AT,
  STARTER_AT,
  TOKEN_AT,
  WONDER_AT,
  wonderAction,
} from './action-codes.ts';
import { type DuelState, SEATS } from './state.ts';
import { CARD_COUNT, CARD_NUMBERS, cardNumber, TOKEN_NUMBERS, tokenNumber, WONDER_NUMBERS, wonderNumber } from './tables.ts';
import type { DuelMove } from './types.ts';

export const toMove = (_s: DuelState, _seat: Seat, action: Action): DuelMove => {
  if (action < DRAFT_AT || action >= ACTION_COUNT) throw new Error(`no such action: ${action}`);
  if (action >= STARTER_AT) return { kind: 'starter', seat: action - STARTER_AT };
  if (action >= REVIVE_AT) return { kind: 'revive', card: CARD_IDS[action - REVIVE_AT] };
  if (action >= DESTROY_AT) return { kind: 'destroy', card: CARD_IDS[action - DESTROY_AT] };
  if (action >= TOKEN_AT) return { kind: 'token', token: TOKEN_IDS[action - TOKEN_AT] };
  if (action >= WONDER_AT) {
    const n = action - WONDER_AT;
    return { kind: 'wonder', wonder: WONDER_IDS[Math.floor(n / CARD_COUNT)], card: CARD_IDS[n % CARD_COUNT] };
  }
  if (action >= DISCARD_AT) return { kind: 'discard', card: CARD_IDS[action - DISCARD_AT] };
  if (action >= BUILD_AT) return { kind: 'build', card: CARD_IDS[action - BUILD_AT] };
  return { kind: 'draft', wonder: WONDER_IDS[action - DRAFT_AT] };
};

export const toAction = (_s: DuelState, _seat: Seat, move: DuelMove): Action => {
  switch (move.kind) {
    case 'draft':
      return DRAFT_AT + wonderNumber(move.wonder);
    case 'build':
      return BUILD_AT + cardNumber(move.card);
    case 'discard':
      return DISCARD_AT + cardNumber(move.card);
    case 'wonder':
      return wonderAction(wonderNumber(move.wonder), cardNumber(move.card));
    case 'token':
      return TOKEN_AT + tokenNumber(move.token);
    case 'destroy':
      return DESTROY_AT + cardNumber(move.card);
    case 'revive':
      return REVIVE_AT + cardNumber(move.card);
    case 'starter':
      return STARTER_AT + move.seat;
    default:
      return unreachable(move);
  }
};

const card = /* @__PURE__ */ idOf(CARD_NUMBERS, 'card');
const wonder = /* @__PURE__ */ idOf(WONDER_NUMBERS, 'wonder');
const token = /* @__PURE__ */ idOf(TOKEN_NUMBERS, 'progress token');

export const readMove = /* @__PURE__ */ moveReader<DuelMove>({
  draft: { wonder },
  build: { card },
  discard: { card },
  wonder: { wonder, card },
  token: { token },
  destroy: { card },
  revive: { card },
  starter: { seat: /* @__PURE__ */ numberBelow(SEATS) },
});
