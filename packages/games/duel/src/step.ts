// The flow of a turn: take the action, settle the choices it opens, turn cards up, pass on.
import type { Emit, JointAction, Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { DRAFT_GROUP, DRAFT_ORDER } from '../data/numbers.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { BUILD_AT, DESTROY_AT, DISCARD_AT, DRAFT_AT, REVIVE_AT, STARTER_AT, TOKEN_AT, WONDER_AT } from './action-codes.ts';
import { buildCard, buildWonder, reviveCard, sellCard, takeToken, toDiscard } from './effects.ts';
import { beginAge, chooseStarter, endTurn } from './flow.ts';
import { removeProducer } from './gains.ts';
import { offerGroup } from './setup.ts';
import {
  DESTROY,
  DRAFT,
  type DuelState,
  giveWonder,
  LIBRARY,
  NO_COLOUR,
  REVIVE,
  rivalOf,
  SEATS,
  STARTER,
  TOKEN_CHOICE,
  TURN,
} from './state.ts';
import { layOut, takeCard } from './structure.ts';
import { CARD_COUNT } from './tables.ts';
import type { DuelEvent } from './types.ts';
import { offeredOf } from './view.ts';

type Out = Emit<DuelEvent> | undefined;

const DRAFT_PICKS = DRAFT_ORDER.length;

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
