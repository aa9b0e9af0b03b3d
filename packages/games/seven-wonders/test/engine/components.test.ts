import { FastRng } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { AGES, CARD_IDS, CARDS, type CardDef, SEAT_COUNTS, type SevenWondersOptions, sevenWonders } from '../../src/index.ts';
import { HAND_SLOTS, hasBuilt, OVER, type SevenWondersState } from '../../src/state.ts';
import { MAX_STAGES, NONE } from '../../src/tables.ts';
import { SOME_OPTIONS, playOn } from '../kit/random.ts';

const defOf = (card: number): CardDef => CARDS[CARD_IDS[card]];
const seatsIn = (s: SevenWondersState): number[] => Array.from({ length: s.seats }, (_, seat) => seat);
const newGame = (options: SevenWondersOptions, seed: number): SevenWondersState => {
  const s = sevenWonders.blank(options);
  sevenWonders.setup(options, new FastRng(seed), s);
  return s;
};

/** Every card with its place: decks, hands, cities, under stages, discard pile. */
const cardsOf = (s: SevenWondersState): number[] => {
  const cards = [s.deck, s.hand, s.under, s.pile].flatMap((place) => Array.from(place).filter((card) => card !== NONE));
  for (const seat of seatsIn(s)) cards.push(...Array.from(CARD_IDS.keys()).filter((card) => hasBuilt(s, seat, card)));
  return cards.sort((a, b) => a - b);
};

/** Whether a row of places holds cards, in front, up to a count and nothing behind. */
const isFilled = (places: Uint8Array, count: number): boolean => places.every((card, i) => (card !== NONE) === i < count);

const isTidy = (s: SevenWondersState): boolean =>
  isFilled(s.pile, s.pileCount) &&
  seatsIn(s).every(
    (seat) =>
      isFilled(s.hand.subarray(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS), s.handCount[seat]) &&
      isFilled(s.under.subarray(seat * MAX_STAGES, (seat + 1) * MAX_STAGES), s.stages[seat]) &&
      s.looked[seat] <= s.pileCount &&
      s.coins[seat] >= 0,
  );

test('every card is in exactly one place, after every step', () => {
  for (const [seed, options] of SOME_OPTIONS.entries()) {
    const s = newGame(options, seed);
    const cards = cardsOf(s);
    playOn(s, new FastRng(seed), () => {
      const found = cardsOf(s);
      if (found.join() !== cards.join()) expect(found).toEqual(cards);
      if (!isTidy(s)) expect(s).toBe('tidy');
    });
    expect(s.decision).toBe(OVER);
    expect(new Set(s.board.subarray(0, s.seats)).size).toBe(s.seats);
  }
});

test('the decks have the cards of the rule book', () =>
  forRows(SEAT_COUNTS, (seats) => {
    for (const cities of [false, true]) {
      for (let seed = 0; seed < 8; seed++) {
        const s = newGame({ seats, cities, teams: false, boards: 'choose', sides: 'day' }, seed);
        const cards = cardsOf(s);
        for (const age of AGES) {
          const deck = cards.filter((card) => defOf(card).age === age);
          const ofColour = (colour: string): number[] => deck.filter((card) => defOf(card).colour === colour);
          expect(deck).toHaveLength(seats * (cities ? 8 : 7));
          expect(ofColour('black')).toHaveLength(cities ? seats : 0);
          expect(ofColour('purple')).toHaveLength(age === 3 ? seats + 2 : 0);
          for (const colour of ['black', 'purple']) expect(new Set(ofColour(colour)).size).toBe(ofColour(colour).length);
          for (const card of new Set(deck)) {
            const { copies } = defOf(card);
            if (copies !== undefined)
              expect(deck.filter((other) => other === card)).toHaveLength(copies.filter((from) => from <= seats).length);
          }
        }
      }
    }
  }));

test('every black card and every guild comes into some game, and every board and side', () => {
  const met = new Set<number>();
  const boards = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const s = newGame({ seats: 3, cities: true, teams: false, boards: 'random', sides: 'mixed' }, seed);
    for (const card of cardsOf(s)) met.add(card);
    for (const seat of seatsIn(s)) boards.add(`${s.board[seat]} ${s.side[seat]}`);
  }
  const missing = CARD_IDS.filter((_, card) => !met.has(card) && defOf(card).copies?.every((from) => from > 3) !== true);
  expect(missing).toEqual([]);
  expect(boards.size).toBe(18);
});
