// From a view back to a full state. What the viewer cannot see is filled by a fixed rule: hidden cards and tokens lie in the order of their
// lists, and the shuffles to come leave that order as it is drawn by zeroes.
import { only, type Seat, type SeatSet, type Viewer } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import type { TokenId } from '../data/tokens.ts';
import { giveToken } from './city.ts';
import { type ArchitectsState, clear, NO_ENDING, NO_SEAT, takeOptions } from './state.ts';
import {
  BOX,
  CARD_COUNT,
  cardIds,
  CENTRAL,
  DECK_SIZE,
  DECK_START,
  deckIds,
  EXTRA_TOKENS,
  NONE,
  setCounts,
  tokenIds,
  wonderIds,
} from './tables.ts';
import { type ArchitectsView, DECISIONS, type DeckView, ENDINGS, type SeatView } from './types.ts';
import { decksLie } from './view.ts';

const setOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | only(seat), 0);
const bitsOf = (tokens: readonly TokenId[]): number => tokens.reduce((bits, token) => bits | (1 << tokenIds.numberOf(token)), 0);

// A field that is undefined is missing after a trip through JSON; both read the same here.
export const imagine = (view: ArchitectsView, _viewer: Viewer, s: ArchitectsState): void => {
  const { options } = view;
  takeOptions(s, options);
  clear(s);
  s.decision = DECISIONS.indexOf(view.decision);
  s.active = view.active;
  s.first = view.first;
  s.ending = view.ending === undefined ? NO_ENDING : ENDINGS.indexOf(view.ending);
  s.winners = setOf(view.winners);
  for (const wonder of view.offered) s.offered |= 1 << wonderIds.numberOf(wonder);
  s.cat = view.cat ?? NO_SEAT;
  s.lookers = setOf(view.lookers);
  s.conflict = view.conflict.tokens;
  s.battle = view.conflict.battle;
  s.used = bitsOf(view.used);
  s.triggered = bitsOf(view.extras) | (s.used & EXTRA_TOKENS);
  s.searched = view.search === undefined ? NONE : deckIds.numberOf(view.search.deck);
  s.searches = view.searches;
  s.lastDiscarded = view.lastDiscarded === undefined ? NONE : cardIds.numberOf(view.lastDiscarded);
  setCounts(view.discard, s.discard);
  view.seats.forEach((city, seat) => imagineCity(city, seat, s));
  view.open.forEach((token, i) => {
    s.open[i] = tokenIds.numberOf(token);
  });
  s.pileCount = view.pile;
  view.inPile.forEach((token, i) => {
    s.pile[i] = tokenIds.numberOf(token);
  });
  if (!decksLie(s)) imagineBox(view, s);
  for (const deck of view.decks) imagineDeck(deck, view.search?.deck === deck.id ? view.search.cards : undefined, s);
};

const imagineCity = (city: SeatView, seat: Seat, s: ArchitectsState): void => {
  if (city.wonder !== undefined) s.wonder[seat] = wonderIds.numberOf(city.wonder);
  for (const stage of city.built) s.built[seat] |= 1 << (stage - 1);
  setCounts(city.cards, s.city, seat * CARD_COUNT);
  for (const token of city.tokens) giveToken(s, seat, tokenIds.numberOf(token));
  s.victories[seat] = city.victories;
};

/** Before the decks are laid out: those of all wonders that have an owner or may still find one, and the central one. */
const imagineBox = ({ offered, seats }: ArchitectsView, s: ArchitectsState): void => {
  const wonders = [...offered, ...seats.flatMap(({ wonder }) => (wonder === undefined ? [] : [wonder]))].map(wonderIds.numberOf);
  for (const deck of [...wonders, CENTRAL]) {
    const start = DECK_START[deck];
    s.deck.set(BOX.subarray(start, start + DECK_SIZE[deck]), start);
  }
};

/** The cards that the viewer knows lie on top, the uppermost last; below them all others in the order of the card list. */
const imagineDeck = ({ id, count, top, left }: DeckView, shown: readonly CardId[] | undefined, s: ArchitectsState): void => {
  const deck = deckIds.numberOf(id);
  const known = (shown ?? (top === undefined ? [] : [top])).map(cardIds.numberOf);
  const rest = new Int16Array(CARD_COUNT);
  CARD_IDS.forEach((card, n) => {
    rest[n] = left[card] ?? 0;
  });
  for (const card of known) rest[card]--;
  let at = DECK_START[deck];
  for (let card = 0; card < CARD_COUNT; card++) for (let i = 0; i < rest[card]; i++) s.deck[at++] = card;
  for (const card of known.reverse()) s.deck[at++] = card;
  s.deckCount[deck] = count;
};
