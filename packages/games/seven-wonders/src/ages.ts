import type { Emit } from '@maravilha/kernel';
import { AGES } from '../data/effects.ts';
import { dealHands } from './hands.ts';
import { type SevenWondersState, TURN } from './state.ts';
import type { SevenWondersEvent } from './types.ts';

/** Deals the hands of an age and asks for its first cards. */
export const beginAge = (s: SevenWondersState, age: number, emit: Emit<SevenWondersEvent> | undefined): void => {
  s.age = age;
  s.turn = 1;
  s.decision = TURN;
  // Nobody is active while all seats choose: one fixed value, so that equal situations are equal states.
  s.active = 0;
  dealHands(s);
  emit?.all({ kind: 'age-began', age: AGES[age - 1] });
};
