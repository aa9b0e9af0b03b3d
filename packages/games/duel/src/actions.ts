// Who is awaited, and which actions are legal now.
import { type Action, type ActionList, bitCount, lowestBit, NOBODY, only, type Rng, type Seat, type SeatSet } from '@maravilha/kernel';
import { BUILD_AT, DESTROY_AT, DISCARD_AT, DRAFT_AT, REVIVE_AT, STARTER_AT, TOKEN_AT, WONDER_AT, wonderAction } from './action-codes.ts';
import { canBuild, canPayWonder } from './cost.ts';
import { drawnTokens } from './progress.ts';
import {
  cardAt,
  colourCount,
  DESTROY,
  DRAFT,
  type DuelState,
  LIBRARY,
  OVER,
  REVIVE,
  rivalOf,
  SEATS,
  STARTER,
  TOKEN_CHOICE,
  TURN,
  WONDERS_EACH,
} from './state.ts';
import { DECK_START } from './structure.ts';
import { CARD_COLOUR, CARD_COUNT } from './tables.ts';

export const awaiting = (s: DuelState): SeatSet => (s.decision === OVER ? NOBODY : only(s.active));

export const actions = (s: DuelState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (s.active !== seat || s.decision === OVER) return;
  switch (s.decision) {
    case TURN:
      return turnActions(s, seat, out);
    case DRAFT:
      return pushBits(s.offered, DRAFT_AT, out);
    case TOKEN_CHOICE:
      return pushBits(s.board, TOKEN_AT, out);
    case LIBRARY:
      return pushBits(drawnTokens(s), TOKEN_AT, out);
    case REVIVE:
      for (let n = 0; n < s.discardCount; n++) out.push(REVIVE_AT + s.discard[n]);
      return;
    case DESTROY:
      return destroyActions(s, rivalOf(seat), out);
    case STARTER:
      for (let starter = 0; starter < SEATS; starter++) out.push(STARTER_AT + starter);
      return;
    default:
      throw new Error(`no such decision: ${s.decision}`);
  }
};

const pushBits = (bits: number, at: Action, out: ActionList): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) out.push(at + lowestBit(rest));
};

/** Wonders that the seat can pay for now, as bits. */
const payableWonders = (s: DuelState, seat: Seat): number => {
  let payable = 0;
  for (let rest = s.unbuilt[seat]; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    if (canPayWonder(s, seat, wonder)) payable |= 1 << wonder;
  }
  return payable;
};

/** Build it, discard it, or put it under one of the wonders. */
const MOST_FOR_A_CARD = 2 + WONDERS_EACH;

const turnActions = (s: DuelState, seat: Seat, out: ActionList): void => {
  const wonders = payableWonders(s, seat);
  const start = DECK_START[s.age];
  out.reserve(bitCount(s.open) * MOST_FOR_A_CARD);
  const { items } = out;
  let n = out.length;
  for (let slots = s.open; slots !== 0; slots &= slots - 1) {
    const card = s.deck[start + lowestBit(slots)];
    if (canBuild(s, seat, card)) items[n++] = BUILD_AT + card;
    items[n++] = DISCARD_AT + card;
    for (let rest = wonders; rest !== 0; rest &= rest - 1) items[n++] = WONDER_AT + lowestBit(rest) * CARD_COUNT + card;
  }
  out.length = n;
};

const destroyActions = (s: DuelState, victim: Seat, out: ActionList): void => {
  for (let n = 0; n < s.builtCount[victim]; n++) {
    const card = cardAt(s, victim, n);
    if (CARD_COLOUR[card] === s.doomed) out.push(DESTROY_AT + card);
  }
};

/** The n-th set bit, as an index. */
const nthBit = (bits: number, n: number): number => {
  let rest = bits;
  for (let i = n; i > 0; i--) rest &= rest - 1;
  return lowestBit(rest);
};

/** One uniform legal action, without the list. */
export const pick = (s: DuelState, seat: Seat, rng: Rng): Action => {
  switch (s.decision) {
    case TURN:
      return pickTurn(s, seat, rng);
    case DRAFT:
      return DRAFT_AT + nthBit(s.offered, rng.int(bitCount(s.offered)));
    case TOKEN_CHOICE:
      return TOKEN_AT + nthBit(s.board, rng.int(bitCount(s.board)));
    case LIBRARY: {
      const drawn = drawnTokens(s);
      return TOKEN_AT + nthBit(drawn, rng.int(bitCount(drawn)));
    }
    case REVIVE:
      return REVIVE_AT + s.discard[rng.int(s.discardCount)];
    case DESTROY:
      return pickDestroy(s, rivalOf(seat), rng);
    case STARTER:
      return STARTER_AT + rng.int(SEATS);
    default:
      throw new Error(`nothing to pick in decision ${s.decision}`);
  }
};

/** Draws among all that could be done with the open cards if everything could be paid, until the draw is legal: so each legal action is as likely. */
const pickTurn = (s: DuelState, seat: Seat, rng: Rng): Action => {
  const start = DECK_START[s.age];
  const opens = bitCount(s.open);
  const unbuilt = s.unbuilt[seat];
  const kinds = 2 + bitCount(unbuilt);
  for (;;) {
    const kind = rng.int(kinds);
    const card = s.deck[start + nthBit(s.open, rng.int(opens))];
    if (kind === 0) return DISCARD_AT + card;
    if (kind === 1) {
      if (canBuild(s, seat, card)) return BUILD_AT + card;
      continue;
    }
    const wonder = nthBit(unbuilt, kind - 2);
    if (canPayWonder(s, seat, wonder)) return wonderAction(wonder, card);
  }
};

const pickDestroy = (s: DuelState, victim: Seat, rng: Rng): Action => {
  let n = rng.int(colourCount(s, victim, s.doomed));
  for (let i = 0; i < s.builtCount[victim]; i++) {
    const card = cardAt(s, victim, i);
    if (CARD_COLOUR[card] === s.doomed && n-- === 0) return DESTROY_AT + card;
  }
  throw new Error('no card to destroy');
};
