// The flow of a turn: take the action, settle the choices it opens, turn cards up, pass on.
import type { Emit, JointAction, Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { AGES } from '../data/effects.ts';
import { DRAFT_GROUP, DRAFT_ORDER } from '../data/numbers.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { BUILD_AT, DESTROY_AT, DISCARD_AT, DRAFT_AT, REVIVE_AT, STARTER_AT, TOKEN_AT, WONDER_AT } from './actions.ts';
import { removeProducer, rivalOf } from './city.ts';
import { buildCard, buildWonder, reviveCard, sellCard, toDiscard } from './effects.ts';
import { endGame } from './flow.ts';
import { takeToken } from './science.ts';
import { civilWinners } from './score.ts';
import { beginAge, giveWonder, layOut, offerGroup } from './setup.ts';
import { CIVIL, DESTROY, DRAFT, type DuelState, LIBRARY, NO_COLOUR, REVIVE, SEATS, STARTER, TOKEN_CHOICE, TURN } from './state.ts';
import { CARD_COUNT, COVERED_BY, COVERS, DECK_START, lowestBit, SLOT_COUNT } from './tables.ts';
import type { DuelEvent } from './types.ts';
import { offeredOf } from './view.ts';

type Out = Emit<DuelEvent> | undefined;

const DRAFT_PICKS = DRAFT_ORDER.length;
const LAST_AGE = AGES.length;

export const step = (s: DuelState, joint: JointAction, emit?: Emit<DuelEvent>): void => {
  const seat = s.active;
  const action = joint[seat];
  switch (s.decision) {
    case TURN:
      playTurn(s, seat, action, emit);
      break;
    case DRAFT:
      draft(s, seat, action - DRAFT_AT, emit);
      return;
    case STARTER:
      chooseStarter(s, seat, action - STARTER_AT, emit);
      return;
    case TOKEN_CHOICE:
      s.decision = TURN;
      takeToken(s, seat, action - TOKEN_AT, 'board', emit);
      break;
    case LIBRARY:
      s.decision = TURN;
      takeToken(s, seat, action - TOKEN_AT, 'box', emit);
      break;
    case REVIVE:
      s.decision = TURN;
      revive(s, seat, action - REVIVE_AT, emit);
      break;
    case DESTROY:
      s.decision = TURN;
      destroy(s, seat, action - DESTROY_AT, emit);
      break;
    default:
      throw new Error('the game is over');
  }
  // An effect that opens a choice, or ends the game, has said so in `decision`.
  if (s.decision === TURN) endTurn(s, emit);
};

const draft = (s: DuelState, seat: Seat, wonder: number, emit: Out): void => {
  s.offered &= ~(1 << wonder);
  s.draftPick++;
  giveWonder(s, seat, wonder);
  emit?.all({ kind: 'drafted', seat, wonder: WONDER_IDS[wonder] });
  if (s.draftPick === DRAFT_PICKS) {
    layOut(s, 1);
    beginAge(s, s.first);
    emit?.all({ kind: 'age-began', age: 1, starter: s.first });
    return;
  }
  if (s.draftPick % DRAFT_GROUP === 0) {
    offerGroup(s, s.draftPick / DRAFT_GROUP);
    emit?.all({ kind: 'offered', wonders: offeredOf(s) });
  }
  s.active = (s.first + DRAFT_ORDER[s.draftPick]) % SEATS;
  s.turn = s.active;
};

const playTurn = (s: DuelState, seat: Seat, action: number, emit: Out): void => {
  if (action >= WONDER_AT) {
    const wonder = Math.floor((action - WONDER_AT) / CARD_COUNT);
    const card = action - WONDER_AT - wonder * CARD_COUNT;
    takeCard(s, card);
    buildWonder(s, seat, wonder, card, emit);
  } else if (action >= DISCARD_AT) {
    takeCard(s, action - DISCARD_AT);
    sellCard(s, seat, action - DISCARD_AT, emit);
  } else {
    takeCard(s, action - BUILD_AT);
    buildCard(s, seat, action - BUILD_AT, emit);
  }
};

/** Lifts an open card off the structure; what lay under it alone is open from now on, but turned up only at the end of the turn. */
const takeCard = (s: DuelState, card: number): void => {
  const start = DECK_START[s.age];
  let slots = s.open;
  while (slots !== 0 && s.deck[start + lowestBit(slots)] !== card) slots &= slots - 1;
  if (slots === 0) throw new Error(`card ${card} is not open`);
  const slot = lowestBit(slots);
  const row = s.age * SLOT_COUNT;
  s.present &= ~(1 << slot);
  s.open &= ~(1 << slot);
  for (let rest = COVERS[row + slot]; rest !== 0; rest &= rest - 1) {
    const below = lowestBit(rest);
    if ((COVERED_BY[row + below] & s.present) === 0) s.open |= 1 << below;
  }
};

const revive = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  let n = 0;
  while (n < s.discardCount && s.discard[n] !== card) n++;
  if (n === s.discardCount) throw new Error(`card ${card} is not in the discard`);
  s.discard.copyWithin(n, n + 1, s.discardCount);
  s.discardCount--;
  s.discard[s.discardCount] = 0;
  reviveCard(s, seat, card, emit);
};

const destroy = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  s.doomed = NO_COLOUR;
  removeProducer(s, rivalOf(seat), card);
  toDiscard(s, card);
  emit?.all({ kind: 'destroyed', seat: rivalOf(seat), card: CARD_IDS[card] });
};

const endTurn = (s: DuelState, emit: Out): void => {
  if (s.present === 0) {
    endAge(s, emit);
    return;
  }
  const fresh = s.open & s.unseen;
  if (fresh !== 0) reveal(s, fresh, emit);
  if (s.again !== 0) {
    s.again = 0;
    emit?.all({ kind: 'again', seat: s.active });
    return;
  }
  s.active = rivalOf(s.active);
  s.turn = s.active;
};

const reveal = (s: DuelState, slots: number, emit: Out): void => {
  s.unseen &= ~slots;
  if (emit === undefined) return;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest);
    emit.all({ kind: 'revealed', slot, card: CARD_IDS[s.deck[DECK_START[s.age] + slot]] });
  }
};

const endAge = (s: DuelState, emit: Out): void => {
  const age = AGES[s.age - 1];
  if (s.again !== 0) {
    s.again = 0;
    emit?.all({ kind: 'again-lost', seat: s.turn });
  }
  if (age === LAST_AGE) {
    emit?.all({ kind: 'age-ended', age, chooser: undefined });
    endGame(s, CIVIL, civilWinners(s), emit);
    return;
  }
  // The one the pawn threatens says who starts; in the middle, the one who played the last card.
  const chooser = s.pawn > 0 ? 1 : s.pawn < 0 ? 0 : s.turn;
  emit?.all({ kind: 'age-ended', age, chooser });
  layOut(s, s.age + 1);
  s.decision = STARTER;
  s.active = chooser;
};

const chooseStarter = (s: DuelState, seat: Seat, starter: Seat, emit: Out): void => {
  emit?.all({ kind: 'starter-chosen', seat, starter });
  beginAge(s, starter);
  emit?.all({ kind: 'age-began', age: AGES[s.age - 1], starter });
};
