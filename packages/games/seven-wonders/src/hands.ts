// Hands of cards and the discard pile.
import type { Seat } from '@maravilha/kernel';
import type { Age, Neighbour } from '../data/effects.ts';
import { HAND_SLOTS, origin, type SevenWondersState } from './state.ts';
import { cardsInHand, NONE } from './tables.ts';

/** [WO-TURN-7] Hands go to the left in Ages I and III, to the right in Age II. */
export const passesLeft = (age: number): boolean => age !== 2;
export const passesTo = (age: Age): Neighbour => (passesLeft(age) ? 'left' : 'right');

/** Gives every seat its hand of the age, sorted. */
export const dealHands = (s: SevenWondersState): void => {
  const size = cardsInHand(s.cities === 1);
  const { hand, deck } = s;
  for (let seat = 0; seat < s.seats; seat++) {
    const to = seat * HAND_SLOTS;
    const from = ((s.age - 1) * s.seats + seat) * HAND_SLOTS;
    for (let i = 0; i < size; i++) {
      const card = deck[from + i];
      deck[from + i] = NONE;
      let at = to + i;
      for (; at > to && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
      hand[at] = card;
    }
    s.handCount[seat] = size;
  }
};

export const takeFromHand = (s: SevenWondersState, seat: Seat, card: number): void => {
  const { hand } = s;
  const start = seat * HAND_SLOTS;
  const count = s.handCount[seat];
  let at = start;
  while (at < start + count && hand[at] !== card) at++;
  if (at === start + count) throw new Error(`card ${card} is not in the hand of seat ${seat}`);
  for (const end = start + count - 1; at < end; at++) hand[at] = hand[at + 1];
  hand[at] = NONE;
  s.handCount[seat] = count - 1;
};

const kept = new Uint8Array(HAND_SLOTS);

/** All hands have the same number of cards when they are passed. */
export const passHands = (s: SevenWondersState): void => {
  const { hand } = s;
  const size = s.handCount[0];
  const left = passesLeft(s.age);
  const step = left ? -HAND_SLOTS : HAND_SLOTS;
  const first = left ? (s.seats - 1) * HAND_SLOTS : 0;
  for (let i = 0; i < size; i++) kept[i] = hand[first + i];
  let to = first;
  for (let n = 1; n < s.seats; n++, to += step) for (let i = 0; i < size; i++) hand[to + i] = hand[to + step + i];
  for (let i = 0; i < size; i++) hand[to + i] = kept[i];
};

/** Puts a card of this turn face down on the discard pile. */
export const toPile = (s: SevenWondersState, seat: Seat, card: number): void => {
  s.pile[s.pileCount] = card;
  s.pileFrom[s.pileCount] = origin(s.age, s.turn, seat);
  s.pileCount++;
};

/** Takes the oldest copy of a card out of the pile; what lies above it moves down. */
export const takeFromPile = (s: SevenWondersState, card: number): void => {
  const { pile, pileFrom } = s;
  const at = pile.indexOf(card);
  if (at < 0 || at >= s.pileCount) throw new Error(`card ${card} is not in the discard pile`);
  const last = s.pileCount - 1;
  for (let i = at; i < last; i++) {
    pile[i] = pile[i + 1];
    pileFrom[i] = pileFrom[i + 1];
  }
  pile[last] = NONE;
  pileFrom[last] = 0;
  s.pileCount = last;
  for (let seat = 0; seat < s.seats; seat++) if (s.looked[seat] > at) s.looked[seat]--;
};
