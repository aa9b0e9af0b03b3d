// Every card and token of the box, wherever it lies: there are always as many.
import type { Seat } from '@maravilha/kernel';
import { type ArchitectsState, CARD_IDS, TOKEN_IDS } from '../../src/index.ts';
import { CHOOSE_STARTER, CHOOSE_WONDER, TOKENS_EACH } from '../../src/state.ts';
import { BOX, CARD_COUNT, CENTRAL, DECK_COUNT, DECK_SIZE, DECK_START, NONE } from '../../src/tables.ts';

const seatsIn = (s: ArchitectsState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

/** Cards of a deck: as the state holds them, or as they lie in the box if its wonder is not in play. */
const deckCards = (s: ArchitectsState, deck: number): number[] => {
  const start = DECK_START[deck];
  const choosing = s.decision === CHOOSE_STARTER || s.decision === CHOOSE_WONDER;
  const offered = ((s.offered >>> deck) & 1) === 1;
  const inPlay = deck === CENTRAL || offered || s.wonder.subarray(0, s.seats).includes(deck);
  const count = !inPlay || choosing ? DECK_SIZE[deck] : s.deckCount[deck];
  return Array.from((inPlay ? s.deck : BOX).subarray(start, start + count));
};

const counted = (counts: Uint8Array): number[] => Array.from(counts).flatMap((n, card) => Array.from({ length: n }, () => card));

/** Ids of all cards: in the box, in the decks, in the cities, in the discard pile. */
export const cardsOfBox = (s: ArchitectsState): readonly string[] =>
  [
    ...Array.from({ length: DECK_COUNT }, (_, deck) => deckCards(s, deck)).flat(),
    ...seatsIn(s).flatMap((seat) => counted(s.city.subarray(seat * CARD_COUNT, (seat + 1) * CARD_COUNT))),
    ...counted(s.discard),
  ].map((card) => CARD_IDS[card]);

/** Ids of all progress tokens: open, in the pile, in the cities. */
export const tokensOfBox = (s: ArchitectsState): readonly string[] =>
  [
    ...Array.from(s.open).filter((token) => token !== NONE),
    ...s.pile.subarray(0, s.pileCount),
    ...seatsIn(s).flatMap((seat) => [...s.tokenOrder.subarray(seat * TOKENS_EACH, seat * TOKENS_EACH + s.tokenCount[seat])]),
  ].map((token) => TOKEN_IDS[token]);
