// Halicarnassus looks through the top cards of a deck and keeps one of them.
import type { Emit, Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/effects.ts';
import { SEARCH_SIZE } from '../data/numbers.ts';
import { openTop, topOf } from './decks.ts';
import { receive } from './effects.ts';
import { type ArchitectsState, KEEPING } from './state.ts';
import { DECK_IDS, DECK_START, MIX_SIZE, NONE } from './tables.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

/** How many cards of the deck the search shows. */
export const searchedCards = (s: ArchitectsState): number => Math.min(SEARCH_SIZE, s.deckCount[s.searched]);

/** The cards stay where they are, on top of the deck, for all to see, until one of them is kept. */
export const search = (s: ArchitectsState, seat: Seat, deck: number, emit: Out): void => {
  s.searched = deck;
  const shown = searchedCards(s);
  const from = DECK_START[deck] + s.deckCount[deck] - shown;
  if (emit !== undefined) {
    const cards = Array.from(s.deck.subarray(from, from + shown), (card) => CARD_IDS[card]).reverse();
    emit.all({ kind: 'searched', seat, deck: DECK_IDS[deck], cards });
  }
  const top = topOf(s, deck);
  let alike = true;
  for (let i = 0; i < shown; i++) if (s.deck[from + i] !== top) alike = false;
  if (alike) keep(s, seat, top, emit);
  else s.decision = KEEPING;
};

/** Takes the card out of those looked at; the whole deck is shuffled, by the draws made at set-up, and its new top shows (AR-WONDER-7). */
export const keep = (s: ArchitectsState, seat: Seat, card: number, emit: Out): void => {
  const deck = s.searched;
  const start = DECK_START[deck];
  const end = start + s.deckCount[deck];
  let place = end - 1;
  while (s.deck[place] !== card) if (--place < start) throw new Error(`card ${card} was not looked at`);
  s.deck.copyWithin(place, place + 1, end);
  s.deck[end - 1] = 0;
  const left = --s.deckCount[deck];
  const mix = s.searches * MIX_SIZE;
  for (let i = left - 1; i > 0; i--) {
    const j = start + s.mix[mix + i];
    const moved = s.deck[start + i];
    s.deck[start + i] = s.deck[j];
    s.deck[j] = moved;
  }
  s.searches++;
  s.searched = NONE;
  emit?.all({ kind: 'kept', seat, deck: DECK_IDS[deck], card: CARD_IDS[card], next: openTop(s, deck) });
  receive(s, seat, card, emit);
};
