// What a viewer may see, field by field. All lies open but the order of the decks and of the token pile; of these a viewer sees the tops of
// the wonder decks, and that of the central deck after a look.
import { type Brief, includes, range, type Seat, seatsOf, type Viewer } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { hornedOf, shieldsOf } from './city.ts';
import { openExtras, openTop, topOf } from './decks.ts';
import { searchedCards } from './search.ts';
import { type ArchitectsState, CHOOSE_STARTER, CHOOSE_WONDER, NO_ENDING, NO_SEAT, optionsOf, TOKENS_EACH } from './state.ts';
import { CARD_COUNT, CENTRAL, countsIn, DECK_IDS, DECK_START, NONE, stagesIn, TOKEN_COUNT } from './tables.ts';
import { type ArchitectsView, DECISIONS, type DeckView, ENDINGS, type SeatView } from './types.ts';

const tokensIn = (bits: number): TokenId[] => TOKEN_IDS.filter((_, token) => (bits >>> token) & 1);

/** Before the first turn, while who begins or which wonder is whose is open, no deck lies on the table. */
export const decksLie = (s: ArchitectsState): boolean => s.decision !== CHOOSE_STARTER && s.decision !== CHOOSE_WONDER;

/** Decks on the table: those of the seats in their order, then the central one. */
export const decksInPlay = (s: ArchitectsState): number[] => (decksLie(s) ? [...s.wonder.subarray(0, s.seats), CENTRAL] : []);

/** The top card of a deck, if it has one that the viewer knows. */
export const knownTop = (s: ArchitectsState, viewer: Viewer, deck: number): CardId | undefined =>
  deck === CENTRAL && s.deckCount[CENTRAL] > 0 && includes(s.lookers, viewer) ? CARD_IDS[topOf(s, CENTRAL)] : openTop(s, deck);

const deckView = (s: ArchitectsState, viewer: Viewer, deck: number): DeckView => {
  const left = new Uint8Array(CARD_COUNT);
  for (let i = 0; i < s.deckCount[deck]; i++) left[s.deck[DECK_START[deck] + i]]++;
  return { id: DECK_IDS[deck], count: s.deckCount[deck], top: knownTop(s, viewer, deck), left: countsIn(left) };
};

const seatView = (s: ArchitectsState, seat: Seat): SeatView => {
  const wonder = s.wonder[seat];
  return {
    wonder: wonder === NONE ? undefined : WONDER_IDS[wonder],
    built: stagesIn(s.built[seat]),
    cards: countsIn(s.city, seat * CARD_COUNT),
    tokens: range(s.tokenCount[seat]).map((n) => TOKEN_IDS[s.tokenOrder[seat * TOKENS_EACH + n]]),
    victories: s.victories[seat],
    shields: wonder === NONE ? 0 : shieldsOf(s, seat),
    horned: hornedOf(s, seat),
  };
};

/** Tokens of the pile in the order of the list, so that nothing tells how they lie. */
const pileOf = (s: ArchitectsState): TokenId[] => {
  const copies = new Uint8Array(TOKEN_COUNT);
  for (let i = 0; i < s.pileCount; i++) copies[s.pile[i]]++;
  return TOKEN_IDS.flatMap((id, token) => range(copies[token]).map(() => id));
};

/** The cards that a search shows, the top one first; none at any other time. */
export const searchedOf = (s: ArchitectsState): CardId[] =>
  s.searched === NONE ? [] : range(searchedCards(s)).map((n) => CARD_IDS[s.deck[DECK_START[s.searched] + s.deckCount[s.searched] - 1 - n]]);

export const view = (s: ArchitectsState, viewer: Viewer): ArchitectsView => ({
  options: optionsOf(s),
  viewer,
  decision: DECISIONS[s.decision],
  active: s.active,
  first: s.first,
  offered: WONDER_IDS.filter((_, wonder) => (s.offered >>> wonder) & 1),
  seats: range(s.seats).map((seat) => seatView(s, seat)),
  decks: decksInPlay(s).map((deck) => deckView(s, viewer, deck)),
  lookers: seatsOf(s.lookers),
  cat: s.cat === NO_SEAT ? undefined : s.cat,
  conflict: { tokens: s.conflict, battle: s.battle },
  open: Array.from(s.open)
    .filter((token) => token !== NONE)
    .map((token) => TOKEN_IDS[token]),
  pile: s.pileCount,
  inPile: pileOf(s),
  discard: countsIn(s.discard),
  lastDiscarded: s.lastDiscarded === NONE ? undefined : CARD_IDS[s.lastDiscarded],
  extras: tokensIn(openExtras(s)),
  used: tokensIn(s.used),
  search: s.searched === NONE ? undefined : { deck: DECK_IDS[s.searched], cards: searchedOf(s) },
  searches: s.searches,
  ending: s.ending === NO_ENDING ? undefined : ENDINGS[s.ending],
  winners: seatsOf(s.winners),
});

export const brief = (s: ArchitectsState): Brief => ({
  wonders: range(s.seats).map((seat) => (s.wonder[seat] === NONE ? undefined : WONDER_IDS[s.wonder[seat]])),
});
