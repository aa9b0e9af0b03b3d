// From a view back to a full state. What the viewer cannot see is filled by a fixed rule: remembered cards go to the places of their group in
// the order of the card list, all other places get unseen cards in that order.
import { only, type Seat, type SeatSet, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { findHidden, groupOf, hidden } from './knowledge.ts';
import { BOARD_OPTIONS, SIDE_OPTIONS } from './options.ts';
import { dealPools, settleHidden } from './redeal.ts';
import {
  BOARD,
  clear,
  HAND_SLOTS,
  LAST_BUILT,
  LAST_CARD,
  LAST_SOLD,
  LAST_STAGE,
  LOSS,
  origin,
  recount,
  REVIVING,
  type SevenWondersState,
} from './state.ts';
import { boardNumber, boardSide, CARD_WORDS, cardNumber, MAX_STAGES, NONE, REVIVE, stageThing, THING } from './tables.ts';
import { BUILT_BY, DECISIONS, type FaceDown, type LastTurn, type SeatView, type SevenWondersView } from './types.ts';

const setOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | only(seat), 0);

export const imagine = (view: SevenWondersView, viewer: Viewer, s: SevenWondersState): void => {
  clear(s);
  const { options } = view;
  s.seats = options.seats;
  s.cities = options.cities ? 1 : 0;
  s.teams = options.teams ? 1 : 0;
  s.boardOption = BOARD_OPTIONS.indexOf(options.boards);
  s.sideOption = SIDE_OPTIONS.indexOf(options.sides);
  s.decision = DECISIONS.indexOf(view.decision);
  s.first = view.first;
  s.age = view.age;
  s.turn = view.turn;
  for (const board of view.offered) s.offered |= 1 << boardNumber(board);
  s.lastDue = setOf(view.lastCard);
  if (s.decision === LOSS) s.losing = setOf(view.awaiting);
  if (s.decision === BOARD || s.decision === LAST_CARD || s.decision === REVIVING) s.active = view.awaiting[0] ?? 0;
  view.seats.forEach((city, seat) => imagineCity(city, seat, s));
  imaginePile(view.discard, viewer, s);
  imagineReviving(view.reviving, s);
  recount(s);

  findHidden(s, viewer);
  for (const { age, hand, since, cards } of view.memory) {
    const from = hidden.start[groupOf(age, hand, since)];
    cards.forEach((card, i) => {
      s.bytes[hidden.place[from + i]] = cardNumber(card);
    });
  }
  dealPools(s, undefined);
  settleHidden(s, viewer);
};

// A field that is undefined is missing after a trip through JSON; both read the same here.
const imagineCity = (city: SeatView, seat: Seat, s: SevenWondersState): void => {
  if (city.board !== undefined) s.board[seat] = boardNumber(city.board);
  if (city.side !== undefined) s.side[seat] = SIDES.indexOf(city.side);
  s.coins[seat] = city.coins;
  s.debts[seat] = city.debts;
  s.diplomacy[seat] = city.diplomacy;
  s.victories.set(city.victories, seat * city.victories.length);
  s.defeats[seat] = city.defeats;
  s.loss[seat] = city.loss;
  for (const id of city.built) {
    const card = cardNumber(id);
    s.built[seat * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
  }
  s.stages[seat] = city.stages.length;
  city.stages.forEach((stage, k) => {
    s.underFrom[seat * MAX_STAGES + k] = origin(stage.age, stage.turn, stage.seat);
    if (stage.card !== undefined) s.under[seat * MAX_STAGES + k] = cardNumber(stage.card);
  });
  s.handCount[seat] = city.handCount;
  city.hand?.forEach((card, i) => {
    s.hand[seat * HAND_SLOTS + i] = cardNumber(card);
  });
  city.revived.forEach((card, i) => {
    s.lastRevived[seat * 2 + i] = cardNumber(card);
  });
  if (city.last !== undefined) imagineLast(city.last, seat, s);
};

const imagineLast = (last: LastTurn, seat: Seat, s: SevenWondersState): void => {
  s.lastKind[seat] = { built: LAST_BUILT, stage: LAST_STAGE, sold: LAST_SOLD }[last.kind];
  if (last.card !== undefined) s.lastCard[seat] = cardNumber(last.card);
  if (last.kind === 'sold') return;
  if (last.kind === 'built') s.lastBy[seat] = BUILT_BY.indexOf(last.by);
  s.lastLeft[seat] = last.pay.left;
  s.lastRight[seat] = last.pay.right;
  s.lastBank[seat] = last.bank;
};

/** A viewer who knows every card up to some place of the pile might as well have looked through it so far. */
const imaginePile = (discard: readonly FaceDown[], viewer: Viewer, s: SevenWondersState): void => {
  s.pileCount = discard.length;
  discard.forEach(({ age, turn, seat, card }, i) => {
    s.pileFrom[i] = origin(age, turn, seat);
    if (card !== undefined) s.pile[i] = cardNumber(card);
  });
  if (viewer === SPECTATOR) return;
  const unknown = discard.findIndex(({ card }) => card === undefined);
  s.looked[viewer] = unknown < 0 ? discard.length : unknown;
};

/** A build by a stage comes before one by the Forging Agency; it is due while the seat has built nothing from the pile. */
const imagineReviving = (reviving: readonly Seat[], s: SevenWondersState): void => {
  for (const seat of reviving) {
    const stage = stageThing(boardSide(s.board[seat], s.side[seat]), s.stages[seat] - 1);
    const byStage = s.lastKind[seat] === LAST_STAGE && (THING.powers[stage] & REVIVE) !== 0 && s.lastRevived[seat * 2] === NONE;
    if (byStage) s.reviveStage |= only(seat);
    else s.reviveCard |= only(seat);
  }
};
