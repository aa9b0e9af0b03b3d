// Science: squares and sets, with the best use of free symbols and of symbols copied from the neighbours.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
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
import { symbolPoints, type Symbols } from './tally.ts';

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

/** What the seat has of science. It lies in scratch: the next call writes over it. */
export const symbolsOf = (s: SevenWondersState, seat: Seat): Symbols => {
  own.fill(0);
  free = 0;
  copies = 0;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) addOwn(w * 32 + lowestBit(rest));
  }
  const side = boardSide(s.board[seat], s.side[seat]);
  for (let k = 0; k < s.stages[seat]; k++) addOwn(stageThing(side, k));
  if (copies > 0) {
    open.fill(0);
    addOpen(s, leftOf(seat, s.seats));
    addOpen(s, rightOf(seat, s.seats));
  }
  return { own, free, copies, open };
};

export const sciencePoints = (s: SevenWondersState, seat: Seat): number => symbolPoints(symbolsOf(s, seat));
