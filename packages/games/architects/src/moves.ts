// Moves in words and as action numbers.
import {
  type Action,
  either,
  idOf,
  maybe,
  type MoveError,
  moveReader,
  numberBelow,
  type Reader,
  refuse,
  type Seat,
  someOf,
  unreachable,
} from '@maravilha/kernel';
import { CARD_IDS, type CardId, type ScienceSymbol, SYMBOLS } from '../data/effects.ts';
import { type Stage, STAGES } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
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
import { cardIds, COST_COUNT, DECK_IDS, deckIds, MAX_SEATS, symbolIds, tokenIds, wonderIds, PAYING } from './tables.ts';
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
  if (symbols.length === 2 && kinds.size === 1) return symbolIds.numberOf(symbols[0]);
  return symbols.length === SYMBOLS.length && kinds.size === SYMBOLS.length ? TRIO : undefined;
};

/** The payment that these cards are, in whatever order they were named; `undefined` if they are none. */
export const paymentWith = (cards: readonly CardId[]): number | undefined => {
  const numbers = cards.map(cardIds.numberOf);
  return numbers.every((card) => card < PAYING) ? paymentOf(numbers.reduce((packed, card) => packed + unitOf(card), 0)) : undefined;
};

export const toAction = (s: ArchitectsState, seat: Seat, move: ArchitectsMove): Action | MoveError =>
  actionOf(s, seat, move) ?? { code: 'illegal-move', seat };

/** `undefined`: no number names such a move, or several do. Why, `explain` knows. */
const actionOf = (s: ArchitectsState, seat: Seat, move: ArchitectsMove): Action | undefined => {
  switch (move.kind) {
    case 'starter':
      return STARTER + move.seat;
    case 'wonder':
      return TAKE_WONDER + wonderIds.numberOf(move.wonder);
    case 'take':
      return TAKE + deckIds.numberOf(move.deck);
    case 'search':
      return SEARCH + deckIds.numberOf(move.deck);
    case 'keep':
      return KEEP + cardIds.numberOf(move.card);
    case 'build':
      return buildActionOf(s, seat, move.stage - 1, move.pay);
    case 'exchange': {
      const set = setOf(move.symbols);
      return set === undefined ? undefined : EXCHANGE + set;
    }
    case 'token':
      return PICK_TOKEN + (move.token === 'pile' ? PILE : tokenIds.numberOf(move.token));
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

const MOST_PAID = Math.max(...COST_COUNT);
const card = /* @__PURE__ */ idOf(cardIds, 'card');
const deck = /* @__PURE__ */ idOf(deckIds, 'deck');
const stage: Reader<Stage> = (raw, path) =>
  STAGES.find((n) => n === raw) ?? refuse(path, `must be a whole number from 1 to ${STAGES.length}`);

export const readMove = /* @__PURE__ */ moveReader<ArchitectsMove>({
  starter: { seat: /* @__PURE__ */ numberBelow(MAX_SEATS) },
  wonder: { wonder: /* @__PURE__ */ idOf(wonderIds, 'wonder') },
  take: { deck },
  search: { deck },
  keep: { card },
  build: { stage, pay: /* @__PURE__ */ maybe(/* @__PURE__ */ someOf(card, 1, MOST_PAID)) },
  exchange: { symbols: /* @__PURE__ */ someOf(/* @__PURE__ */ idOf(symbolIds, 'symbol'), 2, SYMBOLS.length) },
  token: { token: /* @__PURE__ */ either('pile', /* @__PURE__ */ idOf(tokenIds, 'progress token')) },
  end: {},
});
