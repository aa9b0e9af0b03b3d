// A stage is built: it is paid, its points count, and the effect of the wonder happens at once.
import type { Emit, Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/effects.ts';
import { SEARCH_SIZE } from '../data/numbers.ts';
import { leftDeck, rightDeck, shieldsOf } from './city.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import { chooseToken, tokensLeft } from './science.ts';
import { ANY_DECK, type ArchitectsState, KEEPING, SEARCHING } from './state.ts';
import { CENTRAL, DECK_COUNT, DECK_IDS, DECK_START, EFFECTS, MIX_SIZE, NONE } from './tables.ts';
import { openTop, receive, takeCard, topOf } from './take.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

export const carryOut = (s: ArchitectsState, seat: Seat, effect: number, emit: Out): void => {
  switch (EFFECTS[effect]) {
    case 'none':
      return;
    case 'shield':
      emit?.all({ kind: 'shield', seat, shields: shieldsOf(s, seat) });
      return;
    case 'central':
      if (s.deckCount[CENTRAL] > 0) takeCard(s, seat, CENTRAL, 'wonder', emit);
      else emit?.all({ kind: 'effect-lost', seat });
      return;
    case 'left-and-right':
      takeBoth(s, seat, emit);
      return;
    case 'any-deck':
      chooseDeck(s, seat, emit);
      return;
    case 'search':
      chooseSearch(s, seat, emit);
      return;
    case 'progress':
      if (tokensLeft(s)) chooseToken(s, seat, emit);
      else emit?.all({ kind: 'effect-lost', seat });
      return;
    default:
      throw new Error(`no such effect: ${effect}`);
  }
};

/** Olympia: both cards are there before anything forced is looked at (AR-WONDER-4). */
const takeBoth = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  const left = leftDeck(s, seat);
  const right = rightDeck(s, seat);
  if (s.deckCount[left] + s.deckCount[right] === 0) emit?.all({ kind: 'effect-lost', seat });
  if (s.deckCount[left] > 0) takeCard(s, seat, left, 'wonder', emit);
  if (s.deckCount[right] > 0) takeCard(s, seat, right, 'wonder', emit);
};

/** Alexandria. */
const chooseDeck = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  let sole = NONE;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    if (s.deckCount[deck] === 0) continue;
    if (sole !== NONE || INTERPRETATIONS.wonderEffectOptional) {
      s.decision = ANY_DECK;
      return;
    }
    sole = deck;
  }
  if (sole === NONE) emit?.all({ kind: 'effect-lost', seat });
  else takeCard(s, seat, sole, 'wonder', emit);
};

/** Halicarnassus. */
const chooseSearch = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  const left = s.deckCount[leftDeck(s, seat)] > 0;
  const right = s.deckCount[rightDeck(s, seat)] > 0;
  if (!left && !right) emit?.all({ kind: 'effect-lost', seat });
  else if ((left && right) || INTERPRETATIONS.wonderEffectOptional) s.decision = SEARCHING;
  else search(s, seat, left ? leftDeck(s, seat) : rightDeck(s, seat), emit);
};

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
