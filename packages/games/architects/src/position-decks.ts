// The cards of a position: those of the cities come out of the decks in play, named cards stay on top, and what a deck has too many lies in
// the discard pile.
import { refuse, type Rng } from '@maravilha/kernel';
import { CARD_IDS } from '../data/effects.ts';
import { cardsOf, leftDeck, rightDeck } from './city.ts';
import { MOST_ALIKE } from './payments.ts';
import type { CityNumbers, DeckNumbers, PositionNumbers } from './position-words.ts';
import type { ArchitectsState } from './state.ts';
import { BOX, CARD_COUNT, CENTRAL, DECK_COUNT, DECK_IDS, DECK_SIZE, DECK_START, PAYING } from './tables.ts';

/** A deck while cards are taken out of it. */
interface Stock {
  readonly deck: number;
  readonly words: DeckNumbers | undefined;
  /** `[card]`: how many may be taken; how many were. */
  readonly free: Int16Array;
  readonly taken: Int16Array;
  /** How many cards may be taken in all. */
  room: number;
}

const stockOf = (deck: number, words: DeckNumbers | undefined): Stock => {
  const free = new Int16Array(CARD_COUNT);
  const start = DECK_START[deck];
  for (const card of BOX.subarray(start, start + DECK_SIZE[deck])) free[card]++;
  for (const { n, path } of words?.top ?? []) {
    if (--free[n] < 0) refuse(path, `the deck of ${DECK_IDS[deck]} has no ${CARD_IDS[n]} that could lie here`);
  }
  const top = words?.top.length ?? 0;
  const count = words?.count;
  if (count !== undefined && count.n < top) refuse(count.path, `${top} cards are named on top, so there are at least ${top}`);
  return { deck, words, free, taken: new Int16Array(CARD_COUNT), room: DECK_SIZE[deck] - Math.max(top, count?.n ?? 0) };
};

/**
 * Takes one card of the kind out of the first stock that has one; where that stock has given all it may, another card taken there is taken
 * elsewhere instead.
 */
const takeFrom = (stocks: readonly Stock[], card: number, tried: Set<Stock>): boolean => {
  const having = stocks.filter((stock) => stock.free[card] > 0 && !tried.has(stock));
  const direct = having.find((stock) => stock.room > 0);
  if (direct !== undefined) {
    direct.free[card]--;
    direct.taken[card]++;
    direct.room--;
    return true;
  }
  for (const stock of having) {
    tried.add(stock);
    for (let other = 0; other < CARD_COUNT; other++) {
      if (stock.taken[other] === 0 || other === card || !takeFrom(stocks, other, tried)) continue;
      stock.taken[other]--;
      stock.free[other]++;
      stock.free[card]--;
      stock.taken[card]++;
      return true;
    }
  }
  return false;
};

const sum = (counts: Int16Array): number => counts.reduce((total, n) => total + n, 0);

/** No more of a kind than the decks in play have. */
const checkKinds = (cities: readonly CityNumbers[], stocks: readonly Stock[]): void => {
  const left = Array.from({ length: CARD_COUNT }, (_, card) => stocks.reduce((total, stock) => total + stock.free[card], 0));
  for (const { cards } of cities) {
    for (const { n, count, path } of cards) {
      if (count > left[n]) refuse(path, `only ${left[n]} ${CARD_IDS[n]} are left for it in the decks in play`);
      left[n] -= count;
    }
  }
};

/** First out of the own deck, then out of that with most cards. */
const takeCities = (cities: readonly CityNumbers[], stocks: readonly Stock[], s: ArchitectsState): void => {
  cities.forEach(({ cards }, seat) => {
    for (const { n, count, path } of cards) {
      for (let i = 0; i < count; i++) {
        const order = [...stocks].sort(
          (a, b) => Number(b.deck === s.wonder[seat]) - Number(a.deck === s.wonder[seat]) || b.room - a.room || a.deck - b.deck,
        );
        if (!takeFrom(order, n, new Set())) refuse(path, `the counts of the decks leave no ${CARD_IDS[n]} for it`);
      }
      s.city[seat * CARD_COUNT + n] += count;
    }
  });
};

const layDeck = ({ deck, words, free }: Stock, rng: Rng, s: ArchitectsState): void => {
  const hidden = CARD_IDS.flatMap((_, card) => Array.from({ length: free[card] }, () => card));
  rng.shuffle(hidden, hidden.length);
  const top = (words?.top ?? []).map(({ n }) => n);
  const surplus = words?.count === undefined ? 0 : sum(free) + top.length - words.count.n;
  for (const card of hidden.splice(0, surplus)) {
    s.discard[card]++;
    s.lastDiscarded = card;
  }
  const cards = [...hidden, ...top.reverse()];
  s.deck.set(cards, DECK_START[deck]);
  s.deckCount[deck] = cards.length;
};

/** Cards that Alexandria may take from decks out of its reach. */
const FROM_ELSEWHERE = 2;

/** A purse has room for all that a seat can ever reach; cards that came from elsewhere must leave it so. */
const checkPurses = (cities: readonly CityNumbers[], s: ArchitectsState): void => {
  cities.forEach(({ cards }, seat) => {
    const near = new Set([leftDeck(s, seat), rightDeck(s, seat), CENTRAL]);
    for (const { n, path } of cards) {
      if (n >= PAYING) continue;
      let most = cardsOf(s, seat, n) + FROM_ELSEWHERE;
      for (const deck of near) for (let i = 0; i < s.deckCount[deck]; i++) if (s.deck[DECK_START[deck] + i] === n) most++;
      if (most > MOST_ALIKE) refuse(path, `is more ${CARD_IDS[n]} than the decks in reach of seat ${seat} could give`);
    }
  });
};

/** Asks for the wonders of all seats. */
export const layDecks = (p: PositionNumbers, rng: Rng, s: ArchitectsState): void => {
  const wonders = s.wonder.subarray(0, s.seats);
  const stocks = Array.from({ length: DECK_COUNT }, (_, deck) => deck)
    .filter((deck) => deck === CENTRAL || wonders.includes(deck))
    .map((deck) =>
      stockOf(
        deck,
        p.decks.find(({ n }) => n === deck),
      ),
    );
  checkKinds(p.cities, stocks);
  takeCities(p.cities, stocks, s);
  for (const stock of stocks) layDeck(stock, rng, s);
  checkPurses(p.cities, s);
};
