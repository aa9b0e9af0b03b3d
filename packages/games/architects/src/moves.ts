// Moves in words and as action numbers.
import { type Action, type MoveError, type Result, type Seat, unreachable } from '@maravilha/kernel';
import type { DeckId } from '../data/decks.ts';
import { CARD_IDS, type CardId, type ScienceSymbol, SYMBOLS } from '../data/effects.ts';
import { STAGES } from '../data/numbers.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
import {
  ACTION_COUNT,
  BUILD,
  buildAction,
  END,
  EXCHANGE,
  KEEP,
  PICK_TOKEN,
  PILE,
  SEARCH,
  STARTER,
  TAKE,
  TAKE_WONDER,
  TRIO,
} from './action-codes.ts';
import { buildsOf, paymentIn, stageOf } from './construction.ts';
import { cardsIn, paymentOf, unitOf } from './payments.ts';
import type { ArchitectsState } from './state.ts';
import {
  cardNumber,
  COST_COUNT,
  DECK_IDS,
  deckNumber,
  MAX_SEATS,
  numberOfCard,
  numberOfDeck,
  numberOfSymbol,
  numberOfToken,
  numberOfWonder,
  PAYING,
  symbolNumber,
  tokenNumber,
  wonderNumber,
} from './tables.ts';
import type { ArchitectsMove } from './types.ts';

export const toMove = (_s: ArchitectsState, _seat: Seat, action: Action): ArchitectsMove => {
  if (action < TAKE || action >= ACTION_COUNT) throw new Error(`no such action: ${action}`);
  if (action >= STARTER) return { kind: 'starter', seat: action - STARTER };
  if (action >= TAKE_WONDER) return { kind: 'wonder', wonder: WONDER_IDS[action - TAKE_WONDER] };
  if (action >= KEEP) return { kind: 'keep', card: CARD_IDS[action - KEEP] };
  if (action >= SEARCH) return { kind: 'search', deck: DECK_IDS[action - SEARCH] };
  if (action === END) return { kind: 'end' };
  if (action >= PICK_TOKEN) return { kind: 'token', token: action === PICK_TOKEN + PILE ? 'pile' : TOKEN_IDS[action - PICK_TOKEN] };
  if (action >= EXCHANGE) return { kind: 'exchange', symbols: symbolsIn(action - EXCHANGE) };
  if (action >= BUILD) return { kind: 'build', stage: STAGES[stageOf(action)], pay: cardsIn(paymentIn(action)) };
  return { kind: 'take', deck: DECK_IDS[action - TAKE] };
};

/** Two alike, or all three. */
export const symbolsIn = (set: number): readonly ScienceSymbol[] => (set === TRIO ? SYMBOLS : [SYMBOLS[set], SYMBOLS[set]]);

/** Which set these symbols are, in whatever order they were named; `undefined` if they are none. */
export const setOf = (symbols: readonly ScienceSymbol[]): number | undefined => {
  const kinds = new Set(symbols);
  if (symbols.length === 2 && kinds.size === 1) return symbolNumber(symbols[0]);
  return symbols.length === SYMBOLS.length && kinds.size === SYMBOLS.length ? TRIO : undefined;
};

/** The payment that these cards are, in whatever order they were named; `undefined` if they are none. */
export const paymentWith = (cards: readonly CardId[]): number | undefined => {
  const numbers = cards.map(cardNumber);
  return numbers.every((card) => card < PAYING) ? paymentOf(numbers.reduce((packed, card) => packed + unitOf(card), 0)) : undefined;
};

export const toAction = (s: ArchitectsState, seat: Seat, move: ArchitectsMove): Action | MoveError => {
  // Callers from outside may hold a record that only claims to be a move.
  const parsed = readMove(move);
  return parsed.ok ? (actionOf(s, seat, parsed.value) ?? { code: 'illegal-move', seat }) : parsed.error;
};

/** `undefined`: no number names such a move, or several do. Why, `explain` knows. */
const actionOf = (s: ArchitectsState, seat: Seat, move: ArchitectsMove): Action | undefined => {
  switch (move.kind) {
    case 'starter':
      return STARTER + move.seat;
    case 'wonder':
      return TAKE_WONDER + wonderNumber(move.wonder);
    case 'take':
      return TAKE + deckNumber(move.deck);
    case 'search':
      return SEARCH + deckNumber(move.deck);
    case 'keep':
      return KEEP + cardNumber(move.card);
    case 'build':
      return buildActionOf(s, seat, move.stage - 1, move.pay);
    case 'exchange': {
      const set = setOf(move.symbols);
      return set === undefined ? undefined : EXCHANGE + set;
    }
    case 'token':
      return PICK_TOKEN + (move.token === 'pile' ? PILE : tokenNumber(move.token));
    case 'end':
      return END;
    default:
      return unreachable(move);
  }
};

const buildActionOf = (s: ArchitectsState, seat: Seat, stage: number, pay: readonly CardId[] | undefined): Action | undefined => {
  if (pay === undefined) {
    const builds = buildsOf(s, seat, stage);
    return builds.length === 1 ? builds[0] : undefined;
  }
  const payment = paymentWith(pay);
  return payment === undefined ? undefined : buildAction(stage, payment);
};

type Fields = Readonly<Record<string, unknown>>;
type Read = Result<ArchitectsMove, MoveError>;
const malformed = (detail: string): { readonly ok: false; readonly error: MoveError } => ({
  ok: false,
  error: { code: 'malformed-move', detail },
});
const move = (value: ArchitectsMove): Read => ({ ok: true, value });

const isKnown = <Id extends string>(ids: ReadonlyMap<string, number>, id: unknown): id is Id => typeof id === 'string' && ids.has(id);
const areKnown = <Id extends string>(ids: ReadonlyMap<string, number>, list: unknown, most: number): list is readonly Id[] =>
  Array.isArray(list) && list.length > 0 && list.length <= most && list.every((id) => isKnown(ids, id));

/** The fields of each kind of move; any other field is refused by name. */
const FIELDS: Readonly<Record<ArchitectsMove['kind'], readonly string[]>> = {
  starter: ['seat'],
  wonder: ['wonder'],
  take: ['deck'],
  search: ['deck'],
  keep: ['card'],
  build: ['stage', 'pay'],
  exchange: ['symbols'],
  token: ['token'],
  end: [],
};
const KINDS = Object.keys(FIELDS) as readonly ArchitectsMove['kind'][];

const MOST_PAID = Math.max(...COST_COUNT);

const readBuild = ({ stage: raw, pay }: Fields): Read => {
  const stage = STAGES.find((n) => n === raw);
  if (stage === undefined) return malformed(`stage: must be a whole number from 1 to ${STAGES.length}`);
  if (pay === undefined) return move({ kind: 'build', stage });
  return areKnown<CardId>(numberOfCard, pay, MOST_PAID)
    ? move({ kind: 'build', stage, pay })
    : malformed(`pay: must be a list of one to ${MOST_PAID} ids of cards`);
};

const readFields = (kind: ArchitectsMove['kind'], fields: Fields): Read => {
  switch (kind) {
    case 'starter': {
      const { seat } = fields;
      return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < MAX_SEATS
        ? move({ kind, seat })
        : malformed(`seat: must be a whole number from 0 to ${MAX_SEATS - 1}`);
    }
    case 'wonder':
      return isKnown<WonderId>(numberOfWonder, fields.wonder)
        ? move({ kind, wonder: fields.wonder })
        : malformed('wonder: not the id of a wonder');
    case 'take':
    case 'search':
      return isKnown<DeckId>(numberOfDeck, fields.deck) ? move({ kind, deck: fields.deck }) : malformed('deck: not the id of a deck');
    case 'keep':
      return isKnown<CardId>(numberOfCard, fields.card) ? move({ kind, card: fields.card }) : malformed('card: not the id of a card');
    case 'build':
      return readBuild(fields);
    case 'exchange':
      return areKnown<ScienceSymbol>(numberOfSymbol, fields.symbols, SYMBOLS.length)
        ? move({ kind, symbols: fields.symbols })
        : malformed(`symbols: must be a list of two or three of ${SYMBOLS.join(', ')}`);
    case 'token':
      return fields.token === 'pile' || isKnown<TokenId>(numberOfToken, fields.token)
        ? move({ kind, token: fields.token })
        : malformed('token: neither the id of a progress token nor pile');
    case 'end':
      return move({ kind });
    default:
      return unreachable(kind);
  }
};

/** Reads a move from outside. */
export const readMove = (raw: unknown): Read => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return malformed('a move must be an object');
  const fields = raw as Fields;
  const kind = KINDS.find((known) => known === fields.kind);
  if (kind === undefined) return malformed('kind: not a kind of move');
  const stray = Object.keys(fields).find((key) => key !== 'kind' && !FIELDS[kind].includes(key));
  return stray === undefined ? readFields(kind, fields) : malformed(`${stray}: a move of kind ${kind} has no such field`);
};
