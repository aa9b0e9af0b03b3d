// A city: what it holds.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import { hasBuilt, type SevenWondersState } from './state.ts';
import {
  boardSide,
  CARD_WORDS,
  COLOUR_COUNT,
  COUNT_CARDS,
  COUNT_DEFEATS,
  COUNT_STAGES,
  IN_NEIGHBOURS,
  IN_OWN,
  stageThing,
  THING,
  TWIN,
} from './tables.ts';

/** [WO-TURN-10] Never two identical structures in one city. */
export const hasIdentical = (s: SevenWondersState, seat: Seat, card: number): boolean =>
  hasBuilt(s, seat, card) || hasBuilt(s, seat, TWIN[card]);

/** The sum of a column of `THING`, or of one like it, over all built cards and stages. */
const sumOf = (s: SevenWondersState, seat: Seat, column: Uint8Array): number => {
  let sum = 0;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) sum += column[w * 32 + lowestBit(rest)];
  }
  const first = stageThing(boardSide(s.board[seat], s.side[seat]), 0);
  for (let k = 0; k < s.stages[seat]; k++) sum += column[first + k];
  return sum;
};

export const shieldsOf = (s: SevenWondersState, seat: Seat): number => sumOf(s, seat, THING.shields);

export const victoriesOf = (s: SevenWondersState, seat: Seat, ages: number): number => {
  let count = 0;
  for (let age = 1; age <= 3; age++) if ((ages >>> age) & 1) count += s.victories[seat * 3 + age - 1];
  return count;
};

const countIn = (s: SevenWondersState, seat: Seat, of: number, colours: number, ages: number): number => {
  if (of === COUNT_STAGES) return s.stages[seat];
  if (of === COUNT_DEFEATS) return s.defeats[seat];
  if (of !== COUNT_CARDS) return victoriesOf(s, seat, ages);
  let count = 0;
  for (let rest = colours; rest !== 0; rest &= rest - 1) count += s.colours[seat * COLOUR_COUNT + lowestBit(rest)];
  return count;
};

/** What an effect counts, in the cities that its scope names: `of`, `colours`, `ages`, `scope` as in the columns of `THING`. */
export const countFor = (s: SevenWondersState, seat: Seat, of: number, colours: number, ages: number, scope: number): number => {
  let count = 0;
  if (scope & IN_OWN) count += countIn(s, seat, of, colours, ages);
  if (scope & IN_NEIGHBOURS) {
    count += countIn(s, leftOf(seat, s.seats), of, colours, ages);
    count += countIn(s, rightOf(seat, s.seats), of, colours, ages);
  }
  return count;
};
