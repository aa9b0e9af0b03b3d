// What a city produces, what it has to count, and what follows from it.
import { bitCount, type Seat } from '@maravilha/kernel';
import { CAPITAL, COINS_PER_POINT, DISCARD_INCOME } from '../data/numbers.ts';
import { fieldOf } from './packed-resources.ts';
import { advanceOf, cardAt, colourCount, type DuelState, rivalOf, WONDERS_EACH } from './state.ts';
import { CARD, COLOUR_COUNT, COUNT_CARDS, COUNT_COIN_SETS, COUNT_TOKENS, COUNT_WONDERS, NONE, WONDER, YELLOW } from './tables.ts';

export const productionOf = (s: DuelState, seat: Seat, resource: number): number => fieldOf(s.production[seat], resource);
export const unitPrice = (s: DuelState, seat: Seat, resource: number): number => fieldOf(s.price[seat], resource);

export const coinsOf = (s: DuelState, seat: Seat): number => s.coins[seat];
/** Different science symbols. */
export const symbolsOf = (s: DuelState, seat: Seat): number => bitCount(s.symbols[seat]);
/** Coins for a card that is discarded. */
export const incomeOf = (s: DuelState, seat: Seat): number => DISCARD_INCOME + colourCount(s, seat, YELLOW);
/** Shields on the cards and wonders of the city; what Strategy adds to a march stands on none of them. */
export const shieldsOf = (s: DuelState, seat: Seat): number => {
  let shields = 0;
  for (let n = 0; n < s.builtCount[seat]; n++) shields += CARD.shields[cardAt(s, seat, n)];
  for (let n = 0; n < s.wondersHeld[seat]; n++) {
    const wonder = s.wonders[seat * WONDERS_EACH + n];
    if (s.under[wonder] !== NONE) shields += WONDER.shields[wonder];
  }
  return shields;
};
/** Shields that the seat still needs to enter the rival's capital. */
export const distanceOf = (s: DuelState, seat: Seat): number => CAPITAL - advanceOf(s, seat);

const countIn = (s: DuelState, seat: Seat, of: number, colours: number): number => {
  switch (of) {
    case COUNT_CARDS: {
      let count = 0;
      for (let c = 0; c < COLOUR_COUNT; c++) if ((colours >>> c) & 1) count += colourCount(s, seat, c);
      return count;
    }
    case COUNT_WONDERS:
      return s.wonderCount[seat];
    case COUNT_TOKENS:
      return s.tokenCount[seat];
    case COUNT_COIN_SETS:
      return Math.floor(s.coins[seat] / COINS_PER_POINT);
    default:
      return 0;
  }
};

/** What an effect counts: in my own city, or in the city that has most of it. Colours are added up inside one city. */
export const countOf = (s: DuelState, seat: Seat, of: number, colours: number, most: number): number => {
  const own = countIn(s, seat, of, colours);
  return most === 0 ? own : Math.max(own, countIn(s, rivalOf(seat), of, colours));
};
