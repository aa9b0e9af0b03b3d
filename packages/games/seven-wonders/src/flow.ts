// What comes after the cards of a turn: discard builds, losses, the last card of an age, the next turn or the conflicts.
//   [WO-TURN-9] without Cities: last card, discard builds, conflicts
//   [CI-TURN-2] [CI-TURN-4] with Cities: discard builds, losses, last card (a turn of its own, with its own discard builds and losses), conflicts
import { type Emit, lowest, NOBODY, only, type Seat, seatsOf } from '@maravilha/kernel';
import { beginLosses } from '../cities/losses.ts';
import { AGES } from '../data/effects.ts';
import { hasIdentical } from './city.ts';
import { dealHands, passesTo, passHands } from './hands.ts';
import { resolveConflicts } from './military.ts';
import { winnersOf } from './score.ts';
import { HAND_SLOTS, LAST_CARD, LOSS, OVER, REVIVING, type SevenWondersState, TURN, turnsOf } from './state.ts';
import { PLAY_LAST } from './tables.ts';
import { discardLeftOver } from './play-cards.ts';
import type { SevenWondersEvent } from './types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

const LAST_AGE = 3;

/** Deals the hands of an age and asks for its first cards. */
export const beginAge = (s: SevenWondersState, age: number, emit: Out): void => {
  s.age = age;
  s.turn = 1;
  s.decision = TURN;
  // Nobody is active while all seats choose: one fixed value, so that equal situations are equal states.
  s.active = 0;
  dealHands(s);
  emit?.all({ kind: 'age-began', age: AGES[age - 1] });
};

/** After everybody's card. At the end of an age the cards left over go first, but for that of a seat that may play it. */
export const afterCards = (s: SevenWondersState, emit: Out): void => {
  if (s.turn === turnsOf(s)) {
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      if (s.powers[seat] & PLAY_LAST) s.lastDue |= only(seat);
      else discardLeftOver(s, seat, s.hand[seat * HAND_SLOTS], emit);
    }
    if (s.cities === 0 && s.lastDue !== NOBODY) {
      askOne(s, LAST_CARD, lowest(s.lastDue));
      return;
    }
  }
  discardBuilds(s, emit);
};

/** After the last card of an age, if it was let go: with Cities its turn brings nothing to settle. */
export const afterDeclinedCard = (s: SevenWondersState, emit: Out): void => {
  if (s.cities === 0) discardBuilds(s, emit);
  else afterLosses(s, emit);
};

/** [CI-TURN-3] First the builds by a stage, then those by Forging Agency. A seat that finds nothing in the pile is passed over. */
export const discardBuilds = (s: SevenWondersState, emit: Out): void => {
  while ((s.reviveStage | s.reviveCard) !== NOBODY) {
    const seat = lowest(s.reviveStage === NOBODY ? s.reviveCard : s.reviveStage);
    if (findsInPile(s, seat)) {
      s.looked[seat] = s.pileCount;
      emit?.all({ kind: 'looks-through-discard', seat });
      askOne(s, REVIVING, seat);
      return;
    }
    closeDiscardBuild(s, seat);
  }
  if (s.cities === 1 && beginLosses(s, emit)) {
    s.decision = LOSS;
    s.active = 0;
    return;
  }
  afterLosses(s, emit);
};

/** The seat has had the discard build that was due. */
export const closeDiscardBuild = (s: SevenWondersState, seat: Seat): void => {
  if (s.reviveStage !== NOBODY) s.reviveStage &= ~only(seat);
  else s.reviveCard &= ~only(seat);
};

const findsInPile = (s: SevenWondersState, seat: Seat): boolean => {
  for (let i = 0; i < s.pileCount; i++) if (!hasIdentical(s, seat, s.pile[i])) return true;
  return false;
};

export const afterLosses = (s: SevenWondersState, emit: Out): void => {
  if (s.lastDue !== NOBODY) askOne(s, LAST_CARD, lowest(s.lastDue));
  else if (s.turn < turnsOf(s)) nextTurn(s, emit);
  else endAge(s, emit);
};

const askOne = (s: SevenWondersState, decision: number, seat: Seat): void => {
  s.decision = decision;
  s.active = seat;
};

const nextTurn = (s: SevenWondersState, emit: Out): void => {
  passHands(s);
  s.turn++;
  s.decision = TURN;
  s.active = 0;
  emit?.all({ kind: 'passed', to: passesTo(AGES[s.age - 1]) });
};

const endAge = (s: SevenWondersState, emit: Out): void => {
  resolveConflicts(s, emit);
  if (s.age < LAST_AGE) {
    beginAge(s, s.age + 1, emit);
    return;
  }
  s.decision = OVER;
  s.active = 0;
  emit?.all({ kind: 'over', winners: seatsOf(winnersOf(s)) });
};
