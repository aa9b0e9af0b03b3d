// The one writer of change: takes the choice of the active seat, then goes on until somebody has to decide again.
import { type Emit, type JointAction, leftOf } from '@maravilha/kernel';
import { WONDER_IDS } from '../data/wonders.ts';
import { END, KEEP, PICK_TOKEN, SEARCH, STARTER, TAKE, TAKE_WONDER, BUILD } from './codes.ts';
import { keep, search } from './effects.ts';
import { takeToken } from './science.ts';
import { begin, prepare } from './setup.ts';
import { ACT, ANY_DECK, type ArchitectsState, CARD, CHOOSE_STARTER, CHOOSE_WONDER, KEEPING, SEARCHING, TOKEN_CHOICE } from './state.ts';
import { takeCard, takeExtra } from './take.ts';
import { lowestBit, NONE } from './tables.ts';
import { endTurn, goOn, work } from './turn.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

export const step = (s: ArchitectsState, joint: JointAction, emit?: Emit<ArchitectsEvent>): void => {
  const seat = s.active;
  const action = joint[seat];
  switch (s.decision) {
    case CARD:
      takeCard(s, seat, action - TAKE, 'turn', emit);
      goOn(s, emit);
      return;
    case ACT:
      act(s, action, emit);
      return;
    case TOKEN_CHOICE:
      takeToken(s, seat, action - PICK_TOKEN, emit);
      goOn(s, emit);
      return;
    case ANY_DECK:
      if (action !== END) takeCard(s, seat, action - TAKE, 'wonder', emit);
      goOn(s, emit);
      return;
    case SEARCHING:
      s.decision = ACT;
      if (action !== END) search(s, seat, action - SEARCH, emit);
      if (s.searched === NONE) goOn(s, emit);
      return;
    case KEEPING:
      keep(s, seat, action - KEEP, emit);
      goOn(s, emit);
      return;
    case CHOOSE_WONDER:
      chooseWonder(s, action - TAKE_WONDER, emit);
      return;
    case CHOOSE_STARTER:
      s.first = action - STARTER;
      emit?.all({ kind: 'starter-chosen', seat: s.first });
      prepare(s, emit);
      return;
    default:
      throw new Error('the game is over');
  }
};

const act = (s: ArchitectsState, action: number, emit: Out): void => {
  const seat = s.active;
  if (action === END) {
    endTurn(s, emit);
    return;
  }
  if (action < BUILD) takeExtra(s, seat, action - TAKE, emit);
  else work(s, seat, action, false, emit);
  // A choice that a stage or an exchange opens comes first.
  if (s.decision === ACT) goOn(s, emit);
};

const chooseWonder = (s: ArchitectsState, wonder: number, emit: Out): void => {
  const seat = s.active;
  s.wonder[seat] = wonder;
  s.offered &= ~(1 << wonder);
  emit?.all({ kind: 'wonder-chosen', seat, wonder: WONDER_IDS[wonder] });
  s.active = leftOf(seat, s.seats);
  if (s.active === s.first) begin(s, emit);
  // With seven seats the last one has no choice.
  else if ((s.offered & (s.offered - 1)) === 0) chooseWonder(s, lowestBit(s.offered), emit);
};
