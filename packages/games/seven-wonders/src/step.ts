import { type Emit, everyone, type JointAction, only } from '@maravilha/kernel';
import { settleLosses } from '../cities/losses.ts';
import { chooseBoard, chooseSides } from './boards.ts';
import { DECLINE, REVIVE_CARD } from './action-codes.ts';
import { afterCards, afterDeclinedCard, afterLosses, closeDiscardBuild, discardBuilds } from './flow.ts';
import { BOARD, HAND_SLOTS, LAST_CARD, LOSS, REVIVING, SIDE, type SevenWondersState, TURN } from './state.ts';
import { discardLeftOver, playCards, reviveCard } from './play-cards.ts';
import type { SevenWondersEvent } from './types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

export const step = (s: SevenWondersState, joint: JointAction, emit?: Emit<SevenWondersEvent>): void => {
  switch (s.decision) {
    case TURN:
      playCards(s, everyone(s.seats), joint, emit);
      afterCards(s, emit);
      return;
    case LAST_CARD:
      playLastCard(s, joint, emit);
      return;
    case REVIVING:
      buildFromDiscard(s, joint, emit);
      return;
    case LOSS:
      settleLosses(s, joint, emit);
      afterLosses(s, emit);
      return;
    case BOARD:
      chooseBoard(s, joint, emit);
      return;
    case SIDE:
      chooseSides(s, joint, emit);
      return;
    default:
      throw new Error('the game is over');
  }
};

const playLastCard = (s: SevenWondersState, joint: JointAction, emit: Out): void => {
  const seat = s.active;
  s.lastDue &= ~only(seat);
  if (joint[seat] === DECLINE) {
    emit?.all({ kind: 'declined', seat, decision: 'last-card' });
    discardLeftOver(s, seat, s.hand[seat * HAND_SLOTS], emit);
    afterDeclinedCard(s, emit);
    return;
  }
  playCards(s, only(seat), joint, emit);
  discardBuilds(s, emit);
};

const buildFromDiscard = (s: SevenWondersState, joint: JointAction, emit: Out): void => {
  const seat = s.active;
  closeDiscardBuild(s, seat);
  if (joint[seat] === DECLINE) emit?.all({ kind: 'declined', seat, decision: 'revive' });
  else reviveCard(s, seat, joint[seat] - REVIVE_CARD, emit);
  discardBuilds(s, emit);
};
