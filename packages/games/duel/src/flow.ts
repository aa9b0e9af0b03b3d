// What comes next: turns, ages, the end.
import { type Emit, type Seat, type SeatSet, seatsOf } from '@maravilha/kernel';
import { AGES } from '../data/effects.ts';
import { winnersByPoints } from './score.ts';
import { CIVIL, type DuelState, OVER, rivalOf, STARTER, TURN } from './state.ts';
import { layOut, reveal } from './structure.ts';
import { type DuelEvent, ENDINGS } from './types.ts';

type Out = Emit<DuelEvent> | undefined;

const LAST_AGE = AGES.length;

export const endGame = (s: DuelState, ending: number, winners: SeatSet, emit: Emit<DuelEvent> | undefined): void => {
  s.decision = OVER;
  s.ending = ending;
  s.winners = winners;
  s.again = 0;
  emit?.all({ kind: 'over', ending: ENDINGS[ending], winners: seatsOf(winners) });
};

export const beginAge = (s: DuelState, starter: Seat): void => {
  s.decision = TURN;
  s.active = starter;
  s.turn = starter;
  s.again = 0;
};

export const chooseStarter = (s: DuelState, seat: Seat, starter: Seat, emit: Out): void => {
  emit?.all({ kind: 'starter-chosen', seat, starter });
  beginAge(s, starter);
  emit?.all({ kind: 'age-began', age: AGES[s.age - 1], starter });
};

export const endTurn = (s: DuelState, emit: Out): void => {
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

const endAge = (s: DuelState, emit: Out): void => {
  const age = AGES[s.age - 1];
  if (s.again !== 0) {
    s.again = 0;
    emit?.all({ kind: 'again-lost', seat: s.turn });
  }
  if (age === LAST_AGE) {
    emit?.all({ kind: 'age-ended', age, chooser: undefined });
    endGame(s, CIVIL, winnersByPoints(s), emit);
    return;
  }
  // The one the pawn threatens says who starts; in the middle, the one who played the last card.
  const chooser = s.pawn > 0 ? 1 : s.pawn < 0 ? 0 : s.turn;
  emit?.all({ kind: 'age-ended', age, chooser });
  layOut(s, s.age + 1);
  s.decision = STARTER;
  s.active = chooser;
};
