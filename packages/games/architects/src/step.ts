// The one writer of change: takes the choice of the active seat, then goes on until somebody has to decide again.
import type { Emit, JointAction } from '@maravilha/kernel';
import { BUILD, END, KEEP, PICK_TOKEN, SEARCH, STARTER, TAKE, TAKE_WONDER } from './action-codes.ts';
import { takeCard, takeExtra } from './effects.ts';
import { endTurn, goOn, work } from './flow.ts';
import { takeToken } from './science.ts';
import { keep, search } from './search.ts';
import { chooseWonder, prepare } from './setup.ts';
import { ACT, ANY_DECK, type ArchitectsState, CARD, CHOOSE_STARTER, CHOOSE_WONDER, KEEPING, SEARCHING, TOKEN_CHOICE } from './state.ts';
import { NONE } from './tables.ts';
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
