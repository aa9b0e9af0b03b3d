// The one writer of change: takes the choices of some seats, each on its own, and ends the turn when no seat owes anything more.
import { type Emit, type JointAction, leftOf, lowestBit, NO_ACTION, type Seat } from '@maravilha/kernel';
import { PASS_COINS } from '../data/numbers.ts';
import { CITY_IDS } from '../data/boards.ts';
import { BUILD_WONDER, CONSTRUCT, CROSS, DECLINE, dieIn, PASS, spaceIn, TAKE_BONUS, TAKE_CITY } from './action-codes.ts';
import { construct, cross, takeBonus } from './construction.ts';
import { gainFrom } from './effects.ts';
import { nextStage } from './arrows.ts';
import { begin } from './setup.ts';
import {
  ACTION,
  BONUS,
  CHOOSING,
  coloursOf,
  countOf,
  CROSS_SPACES,
  crossing,
  type DiceState,
  FREE_DIE,
  kindOf,
  nextOf,
  pop,
  push,
  TURN,
} from './state.ts';
import { endTurn, settle } from './flow.ts';
import type { DiceEvent, Pending } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

export const step = (s: DiceState, joint: JointAction, emit?: Emit<DiceEvent>): void => {
  if (s.phase === CHOOSING) {
    chooseCity(s, joint[s.active] - TAKE_CITY, emit);
    return;
  }
  if (s.phase !== TURN) throw new Error('the game is over');
  let open = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const action = joint[seat];
    if (action !== NO_ACTION) {
      choose(s, seat, action, emit);
      settle(s, seat, emit);
    }
    open |= s.stackSize[seat];
  }
  if (open === 0) endTurn(s, emit);
};

const choose = (s: DiceState, seat: Seat, action: number, emit: Out): void => {
  const pending = nextOf(s, seat);
  pop(s, seat);
  if (action >= CONSTRUCT) {
    construct(s, seat, dieIn(action), spaceIn(action), kindOf(pending) === FREE_DIE, emit);
    return;
  }
  if (action >= CROSS) {
    // One after the other: what the first space gives is there before the next one is paid.
    if (countOf(pending) > 1) push(s, seat, crossing(coloursOf(pending), countOf(pending) - 1));
    cross(s, seat, action - CROSS, 0, 'effect', emit);
    return;
  }
  if (action >= TAKE_BONUS) {
    takeBonus(s, seat, action - TAKE_BONUS, emit);
    return;
  }
  switch (action) {
    case PASS:
      emit?.all({ kind: 'passed', seat });
      gainFrom(s, seat, PASS_COINS, 'pass', emit);
      return;
    case BUILD_WONDER:
      cross(s, seat, nextStage(s, seat), 0, 'wonder', emit);
      return;
    case DECLINE:
      emit?.all({ kind: 'declined', seat, what: nameOf(pending) });
      return;
    default:
      throw new Error(`seat ${seat} cannot choose ${action}`);
  }
};

const nameOf = (pending: number): Pending['kind'] => {
  switch (kindOf(pending)) {
    case ACTION:
      return 'action';
    case FREE_DIE:
      return 'free-die';
    case CROSS_SPACES:
      return 'cross';
    case BONUS:
      return 'bonus';
    default:
      throw new Error(`nothing of this kind can be open: ${pending}`);
  }
};

const chooseCity = (s: DiceState, city: number, emit: Out): void => {
  const seat = s.active;
  s.city[seat] = city;
  s.offered &= ~(1 << city);
  emit?.all({ kind: 'city-chosen', seat, city: CITY_IDS[city] });
  s.active = leftOf(seat, s.seats);
  if (s.active === s.first) begin(s, emit);
  // With seven seats the last one has no choice.
  else if ((s.offered & (s.offered - 1)) === 0) chooseCity(s, lowestBit(s.offered), emit);
};
