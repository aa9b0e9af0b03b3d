// What comes to a city and what leaves it: its caches follow at once.
import type { Seat } from '@maravilha/kernel';
import { CITY_SIZE, type DuelState, rivalOf, setPrices, TOKENS_EACH } from './state.ts';
import { BROWN, CARD, CARD_COLOUR, CHAIN_OUT, COLOUR_COUNT, type EffectRows, GREY, TOKEN, WONDER } from './tables.ts';

const isProducer = (card: number): boolean => CARD_COLOUR[card] === BROWN || CARD_COLOUR[card] === GREY;

/** The lasting effects of a card, wonder or token that has come to the seat. Symbols are gained by `gainSymbol`, which also sees pairs. */
const addLasting = (s: DuelState, seat: Seat, rows: EffectRows, i: number): void => {
  if (rows.produces[i] !== 0) {
    s.production[seat] += rows.produces[i];
    setPrices(s, rivalOf(seat));
  }
  s.help[seat] += rows.helps[i];
  if (rows.fixes[i] !== 0) {
    s.fixed[seat] |= rows.fixes[i];
    setPrices(s, seat);
  }
};

export const addCard = (s: DuelState, seat: Seat, card: number): void => {
  s.built[seat * CITY_SIZE + s.builtCount[seat]++] = card;
  s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
  s.chains[seat] |= CHAIN_OUT[card];
  if (CARD.lasts[card] !== 0) addLasting(s, seat, CARD, card);
};

/** Takes a brown or grey card out of a city; those show no chain symbol, so only production and count change. */
export const removeProducer = (s: DuelState, seat: Seat, card: number): void => {
  const from = seat * CITY_SIZE;
  const count = s.builtCount[seat];
  let n = 0;
  while (n < count && s.built[from + n] !== card) n++;
  if (n === count || !isProducer(card)) throw new Error(`card ${card} cannot leave the city of seat ${seat}`);
  s.built.copyWithin(from + n, from + n + 1, from + count);
  s.built[from + count - 1] = 0;
  s.builtCount[seat] = count - 1;
  s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]--;
  s.production[seat] -= CARD.produces[card];
  setPrices(s, rivalOf(seat));
};

export const addWonder = (s: DuelState, seat: Seat, wonder: number, card: number): void => {
  s.under[wonder] = card;
  s.unbuilt[seat] &= ~(1 << wonder);
  s.wonderCount[seat]++;
  s.wondersBuilt++;
  addLasting(s, seat, WONDER, wonder);
};

export const addToken = (s: DuelState, seat: Seat, token: number): void => {
  s.tokenOrder[seat * TOKENS_EACH + s.tokenCount[seat]++] = token;
  s.tokens[seat] |= 1 << token;
  addLasting(s, seat, TOKEN, token);
};
