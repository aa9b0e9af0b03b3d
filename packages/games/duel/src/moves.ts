// Moves in words and as action numbers.
import type { Action, MoveError, Result, Seat } from '@maravilha/kernel';
import { unreachable } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
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
} from './actions.ts';
import { type DuelState, SEATS } from './state.ts';
import { CARD_COUNT, cardNumber, numberOfCard, numberOfToken, numberOfWonder, tokenNumber, wonderNumber } from './tables.ts';
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

export const toAction = (_s: DuelState, _seat: Seat, move: DuelMove): Action | MoveError => {
  // Callers from outside may hold a record that only claims to be a move.
  const parsed = readMove(move);
  return parsed.ok ? actionOf(parsed.value) : parsed.error;
};

/** For a caller that holds a move for certain. */
export const actionOf = (move: DuelMove): Action => {
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

type Fields = Readonly<Record<string, unknown>>;
const malformed = (detail: string): { readonly ok: false; readonly error: MoveError } => ({
  ok: false,
  error: { code: 'malformed-move', detail },
});
const isKnown = <Id extends string>(ids: ReadonlyMap<string, number>, id: unknown): id is Id => typeof id === 'string' && ids.has(id);

const withCard = (fields: Fields, make: (card: CardId) => DuelMove): Result<DuelMove, MoveError> =>
  isKnown<CardId>(numberOfCard, fields.card) ? { ok: true, value: make(fields.card) } : malformed('card: not the id of a card');
const withWonder = (fields: Fields, make: (wonder: WonderId) => Result<DuelMove, MoveError>): Result<DuelMove, MoveError> =>
  isKnown<WonderId>(numberOfWonder, fields.wonder) ? make(fields.wonder) : malformed('wonder: not the id of a wonder');

/** Reads a move from outside. Fields that the move does not have are dropped. */
export const readMove = (raw: unknown): Result<DuelMove, MoveError> => {
  if (typeof raw !== 'object' || raw === null) return malformed('a move must be an object');
  const fields = raw as Fields;
  switch (fields.kind) {
    case 'draft':
      return withWonder(fields, (wonder) => ({ ok: true, value: { kind: 'draft', wonder } }));
    case 'wonder':
      return withWonder(fields, (wonder) => withCard(fields, (card) => ({ kind: 'wonder', wonder, card })));
    case 'build':
      return withCard(fields, (card) => ({ kind: 'build', card }));
    case 'discard':
      return withCard(fields, (card) => ({ kind: 'discard', card }));
    case 'destroy':
      return withCard(fields, (card) => ({ kind: 'destroy', card }));
    case 'revive':
      return withCard(fields, (card) => ({ kind: 'revive', card }));
    case 'token':
      return isKnown<TokenId>(numberOfToken, fields.token)
        ? { ok: true, value: { kind: 'token', token: fields.token } }
        : malformed('token: not the id of a progress token');
    case 'starter': {
      const { seat } = fields;
      if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= SEATS) return malformed('seat: must be 0 or 1');
      return { ok: true, value: { kind: 'starter', seat } };
    }
    default:
      return malformed('kind: not a kind of move');
  }
};
