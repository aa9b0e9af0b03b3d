// What a seat has open in the turn: a stack, on which the last entry is the next to be settled.
import type { Seat } from '@maravilha/kernel';
import { type DiceState, STACK } from './state.ts';

/** The next thing that the seat has to settle, 0 if it is done. */
export const nextOf = (s: DiceState, seat: Seat): number => {
  const size = s.stackSize[seat];
  return size === 0 ? 0 : s.stack[seat * STACK + size - 1];
};

export const push = (s: DiceState, seat: Seat, pending: number): void => {
  if (s.stackSize[seat] === STACK) throw new Error(`seat ${seat} has more than ${STACK} things open`);
  s.stack[seat * STACK + s.stackSize[seat]++] = pending;
};

/** What is settled leaves no trace: equal positions must be equal states. */
export const pop = (s: DiceState, seat: Seat): void => {
  s.stack[seat * STACK + --s.stackSize[seat]] = 0;
};
