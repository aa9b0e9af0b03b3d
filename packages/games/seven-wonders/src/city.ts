// A city: what it holds, and the caches that every price asks for.
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import { unitIn } from './packed.ts';
import { hasBuilt, type SevenWondersState } from './state.ts';
import {
  boardSide,
  CARD_COLOUR,
  CARD_WORDS,
  CHAIN_OUT,
  COLOUR_COUNT,
  COUNT_CARDS,
  COUNT_DEFEATS,
  COUNT_STAGES,
  FIRST_OF_AGE,
  FIRST_OF_COLOUR,
  IN_NEIGHBOURS,
  IN_OWN,
  INITIAL,
  LAST_OF_AGE,
  lowestBit,
  PLAY_LAST,
  STAGE_COUNT,
  stageThing,
  type Thing,
  THING,
  TWIN,
} from './tables.ts';

const STANDING = PLAY_LAST | FIRST_OF_COLOUR | FIRST_OF_AGE | LAST_OF_AGE;

export const takeBoard = (s: SevenWondersState, seat: Seat, board: number): void => {
  s.board[seat] = board;
  s.fixed[seat] += unitIn(INITIAL[board]);
};

export const addCard = (s: SevenWondersState, seat: Seat, card: number): void => {
  s.built[seat * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
  s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
  s.chains[seat] |= CHAIN_OUT[card];
  s.fixed[seat] += THING.produces[card];
  s.choices[seat] |= THING.chooses[card];
  s.deals[seat] |= THING.deals[card];
};

/** The stage that would be built next; only if there is one. */
export const nextStage = (s: SevenWondersState, seat: Seat): Thing => stageThing(boardSide(s.board[seat], s.side[seat]), s.stages[seat]);
export const stageCount = (s: SevenWondersState, seat: Seat): number => STAGE_COUNT[boardSide(s.board[seat], s.side[seat])];

/** Adds the next stage and answers which it was. */
export const addStage = (s: SevenWondersState, seat: Seat): Thing => {
  const stage = nextStage(s, seat);
  s.stages[seat]++;
  s.choices[seat] |= THING.chooses[stage];
  s.powers[seat] |= THING.powers[stage] & STANDING;
  return stage;
};

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
