// Science: squares and sets, with the best use of free symbols and of symbols copied from the neighbours.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import { SCIENCE_SET } from '../data/numbers.ts';
import type { SevenWondersState } from './state.ts';
import {
  boardSide,
  CARD_COLOUR,
  CARD_WORDS,
  COPY_SCIENCE,
  FREE_SCIENCE,
  GREEN,
  NONE,
  stageThing,
  SYMBOL_COUNT,
  type Thing,
  THING,
} from './tables.ts';

/** [WO-SCORE-3] The square of each count, and seven for each set of three different symbols. */
const worth = (a: number, b: number, c: number): number => a * a + b * b + c * c + SCIENCE_SET * Math.min(a, b, c);

/** The best that `free` symbols of any kind can make of the counts. More symbols are never worth less, so all are used. */
const withFree = (a: number, b: number, c: number, free: number): number => {
  let best = 0;
  for (let i = 0; i <= free; i++) {
    for (let j = 0; i + j <= free; j++) best = Math.max(best, worth(a + i, b + j, c + free - i - j));
  }
  return best;
};

// Scratch of one count: own symbols, symbols on green cards of the neighbours, free symbols, copies.
const own = new Uint8Array(SYMBOL_COUNT);
const open = new Uint8Array(SYMBOL_COUNT);
let free = 0;
let copies = 0;

const addOwn = (thing: Thing): void => {
  if (THING.symbol[thing] !== NONE) own[THING.symbol[thing]]++;
  if (THING.powers[thing] & FREE_SCIENCE) free++;
  if (THING.powers[thing] & COPY_SCIENCE) copies++;
};

const addOpen = (s: SevenWondersState, seat: Seat): void => {
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const card = w * 32 + lowestBit(rest);
      if (CARD_COLOUR[card] === GREEN) open[THING.symbol[card]]++;
    }
  }
};

export const sciencePoints = (s: SevenWondersState, seat: Seat): number => {
  own.fill(0);
  free = 0;
  copies = 0;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) addOwn(w * 32 + lowestBit(rest));
  }
  const side = boardSide(s.board[seat], s.side[seat]);
  for (let k = 0; k < s.stages[seat]; k++) addOwn(stageThing(side, k));
  const a = own[0];
  const b = own[1];
  const c = own[2];
  if (copies === 0) return withFree(a, b, c, free);

  // A neighbour's green card serves once for the same player, so no symbol is copied more often than the neighbours show it.
  open.fill(0);
  addOpen(s, leftOf(seat, s.seats));
  addOpen(s, rightOf(seat, s.seats));
  const mostA = open[0];
  const mostB = open[1];
  const mostC = open[2];
  const used = Math.min(copies, mostA + mostB + mostC);
  let best = 0;
  for (let i = 0; i <= Math.min(used, mostA); i++) {
    for (let j = 0; j <= Math.min(used - i, mostB); j++) {
      const k = used - i - j;
      if (k <= mostC) best = Math.max(best, withFree(a + i, b + j, c + k, free));
    }
  }
  return best;
};
