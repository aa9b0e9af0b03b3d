// Builds for which nothing has to be paid.
import type { Seat } from '@maravilha/kernel';
import { type SevenWondersState, TURN, turnsOf } from './state.ts';
import { CARD_COLOUR, CHAIN_IN, COLOUR_COUNT, FIRST_OF_AGE, FIRST_OF_COLOUR, LAST_OF_AGE } from './tables.ts';
import { BUILT_BY } from './types.ts';

// Places in BUILT_BY.
export const BY_PAYMENT = BUILT_BY.indexOf('payment');
export const BY_CHAIN = BUILT_BY.indexOf('chain');
const BY_FIRST_OF_COLOUR = BUILT_BY.indexOf('first-of-colour');
const BY_FIRST_OF_AGE = BUILT_BY.indexOf('first-of-age');
const BY_LAST_OF_AGE = BUILT_BY.indexOf('last-of-age');
export const BY_DISCARD = BUILT_BY.indexOf('discard');

export const canChain = (s: SevenWondersState, seat: Seat, card: number): boolean => (CHAIN_IN[card] & s.chains[seat]) !== 0;

/** Why a stage of the wonder makes the card free, or `BY_PAYMENT`. Such a card is never paid for. */
export const waiverOf = (s: SevenWondersState, seat: Seat, card: number): number => {
  const powers = s.powers[seat];
  if (powers === 0) return BY_PAYMENT;
  if (powers & FIRST_OF_COLOUR && s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]] === 0) return BY_FIRST_OF_COLOUR;
  // The first and the last card that is chosen from the hand; the one left over is neither.
  if (s.decision !== TURN) return BY_PAYMENT;
  if (powers & FIRST_OF_AGE && s.turn === 1) return BY_FIRST_OF_AGE;
  return powers & LAST_OF_AGE && s.turn === turnsOf(s) ? BY_LAST_OF_AGE : BY_PAYMENT;
};

/** Why the card can be built for nothing, or `BY_PAYMENT`. */
export const freeBy = (s: SevenWondersState, seat: Seat, card: number): number =>
  canChain(s, seat, card) ? BY_CHAIN : waiverOf(s, seat, card);
