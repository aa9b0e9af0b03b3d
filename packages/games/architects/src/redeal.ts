// Drawing anew what a viewer cannot know: the order of the decks below the cards in view, that of the token pile, and the shuffles to come.
import { includes, type Rng, type Viewer } from '@maravilha/kernel';
import { searchedCards } from './search.ts';
import { drawMixes, maySearch } from './setup.ts';
import type { ArchitectsState } from './state.ts';
import { CENTRAL, DECK_COUNT, DECK_SIZE, DECK_START, NONE } from './tables.ts';
import { decksLie } from './view.ts';

const shuffle = (items: Uint8Array, from: number, count: number, rng: Rng): void => {
  for (let i = count - 1; i > 0; i--) {
    const j = from + rng.int(i + 1);
    const item = items[from + i];
    items[from + i] = items[j];
    items[j] = item;
  }
};

/** How many cards on top of the deck the viewer knows in their order. */
const knownCards = (s: ArchitectsState, viewer: Viewer, deck: number): number => {
  if (deck === CENTRAL) return includes(s.lookers, viewer) ? 1 : 0;
  return deck === s.searched ? searchedCards(s) : 1;
};

export const redeal = (s: ArchitectsState, viewer: Viewer, rng: Rng): void => {
  const laid = decksLie(s);
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    // A deck that is not in play has no cards, and without cards there is nothing to shuffle.
    const hidden = laid ? s.deckCount[deck] - knownCards(s, viewer, deck) : DECK_SIZE[deck];
    shuffle(s.deck, DECK_START[deck], hidden, rng);
  }
  shuffle(s.pile, 0, s.pileCount, rng);
  if (maySearch(s)) drawMixes(s, rng);
};

/** The decks are laid out, a card or token has left its pile, somebody looks at the central deck, or a deck is searched. */
export const uncovers = (before: ArchitectsState, after: ArchitectsState): boolean =>
  decksLie(before) !== decksLie(after) ||
  before.deckCount.some((count, deck) => count !== after.deckCount[deck]) ||
  before.pileCount !== after.pileCount ||
  before.lookers !== after.lookers ||
  before.searched !== NONE ||
  after.searched !== NONE;
