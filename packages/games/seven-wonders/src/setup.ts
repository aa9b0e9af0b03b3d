import type { Rng, Seat } from '@maravilha/kernel';
import { START_COINS } from '../data/numbers.ts';
import { beginBoards } from './boards.ts';
import { BOARD_OPTIONS, SIDE_OPTIONS } from './options.ts';
import { clear, HAND_SLOTS, type SevenWondersState } from './state.ts';
import { AGE_DECK, BLACK_CARDS_OF, cardsInHand, guildCount, GUILDS } from './tables.ts';
import type { SevenWondersOptions } from './types.ts';

/** Scratch for shuffling: the largest deck has eight cards for each of seven seats. */
const pile = new Uint8Array(64);
const extras = new Uint8Array(16);

/** Adds `count` cards drawn from `cards` to the pile of `size` cards; answers its new size. */
const drawInto = (cards: Uint8Array, count: number, size: number, rng: Rng): number => {
  const n = cards.length;
  for (let i = 0; i < n; i++) extras[i] = cards[i];
  for (let i = 0; i < count; i++) {
    const j = i + rng.int(n - i);
    const card = extras[j];
    extras[j] = extras[i];
    pile[size + i] = card;
  }
  return size + count;
};

/** Makes and shuffles the deck of an age and lays it out in hands, face down. */
const dealDeck = (s: SevenWondersState, age: number, rng: Rng): void => {
  const cities = s.cities === 1;
  const cards = AGE_DECK[s.seats][age];
  let size = cards.length;
  for (let i = 0; i < size; i++) pile[i] = cards[i];
  if (age === 3) size = drawInto(GUILDS, guildCount(s.seats), size, rng);
  if (cities) size = drawInto(BLACK_CARDS_OF[age], s.seats, size, rng);
  rng.shuffle(pile, size);
  const hand = cardsInHand(cities);
  let from = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const to = ((age - 1) * s.seats + seat) * HAND_SLOTS;
    for (let i = 0; i < hand; i++) s.deck[to + i] = pile[from++];
  }
};

export const setup = (options: SevenWondersOptions, rng: Rng, s: SevenWondersState): void => {
  clear(s);
  s.seats = options.seats;
  s.cities = options.cities ? 1 : 0;
  s.teams = options.teams ? 1 : 0;
  s.boardOption = BOARD_OPTIONS.indexOf(options.boards);
  s.sideOption = SIDE_OPTIONS.indexOf(options.sides);
  s.coins.fill(START_COINS);
  for (let age = 1; age <= 3; age++) dealDeck(s, age, rng);
  beginBoards(s, rng);
};
