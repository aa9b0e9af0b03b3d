// What a city holds, and the caches that prices ask for. `recount` derives the same caches plainly from the lists.
import type { Seat } from '@maravilha/kernel';
import { COINS_PER_POINT, TRADE_BASE } from '../data/numbers.ts';
import { fieldOf, ONE_EACH } from './packed-resources.ts';
import { CITY_SIZE, type DuelState, SEATS, TOKENS_EACH, WONDERS_EACH } from './state.ts';
import {
  ALL_SLOTS,
  BLUE_DISCOUNT,
  BROWN,
  CARD,
  CARD_COLOUR,
  CHAIN_OUT,
  COLOUR_COUNT,
  COUNT_CARDS,
  COUNT_COIN_SETS,
  COUNT_TOKENS,
  COUNT_WONDERS,
  COVERED_BY,
  GREY,
  HELP_BLUE,
  HELP_GOODS_SHIFT,
  HELP_RAW_SHIFT,
  HELP_WONDERS,
  NONE,
  SLOT_COUNT,
  TOKEN,
  WONDER,
  WONDER_DISCOUNT,
} from './tables.ts';

const FIXED_PRICE = 1;

export const rivalOf = (seat: Seat): Seat => 1 - seat;
export const owns = (s: DuelState, seat: Seat, tokens: number): boolean => (s.tokens[seat] & tokens) !== 0;
export const colourCount = (s: DuelState, seat: Seat, colour: number): number => s.colours[seat * COLOUR_COUNT + colour];
export const cardAt = (s: DuelState, seat: Seat, n: number): number => s.built[seat * CITY_SIZE + n];
export const tokenAt = (s: DuelState, seat: Seat, n: number): number => s.tokenOrder[seat * TOKENS_EACH + n];

export const productionOf = (s: DuelState, seat: Seat, resource: number): number => fieldOf(s.production[seat], resource);
export const unitPrice = (s: DuelState, seat: Seat, resource: number): number => fieldOf(s.price[seat], resource);

/** A bought unit costs the base and one coin for each symbol on the rival's brown and grey cards, or one coin where a card fixes it. */
const setPrices = (s: DuelState, seat: Seat): void => {
  const fixed = s.fixed[seat];
  s.price[seat] = ((TRADE_BASE * ONE_EACH + s.production[rivalOf(seat)]) & ~fixed) | ((FIXED_PRICE * ONE_EACH) & fixed);
};

const isProducer = (card: number): boolean => CARD_COLOUR[card] === BROWN || CARD_COLOUR[card] === GREY;

/** Puts a card into the city. Symbols are gained by `gainSymbol`, which also sees pairs. */
export const addCard = (s: DuelState, seat: Seat, card: number): void => {
  s.built[seat * CITY_SIZE + s.builtCount[seat]++] = card;
  s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
  s.chains[seat] |= CHAIN_OUT[card];
  if (CARD.produces[card] !== 0) {
    s.production[seat] += CARD.produces[card];
    setPrices(s, rivalOf(seat));
  }
  s.help[seat] += (CARD.choosesRaw[card] << HELP_RAW_SHIFT) + (CARD.choosesGoods[card] << HELP_GOODS_SHIFT);
  if (CARD.fixes[card] !== 0) {
    s.fixed[seat] |= CARD.fixes[card];
    setPrices(s, seat);
  }
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
};

/** A producing wonder cannot pay for itself, and it is paid before this. */
export const addWonderProduction = (s: DuelState, seat: Seat, wonder: number): void => {
  s.help[seat] += (WONDER.choosesRaw[wonder] << HELP_RAW_SHIFT) + (WONDER.choosesGoods[wonder] << HELP_GOODS_SHIFT);
};

export const addToken = (s: DuelState, seat: Seat, token: number): void => {
  const bit = 1 << token;
  s.tokenOrder[seat * TOKENS_EACH + s.tokenCount[seat]++] = token;
  s.tokens[seat] |= bit;
  if ((bit & BLUE_DISCOUNT) !== 0) s.help[seat] |= HELP_BLUE;
  if ((bit & WONDER_DISCOUNT) !== 0) s.help[seat] |= HELP_WONDERS;
};

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

export const openSlots = (age: number, present: number): number => {
  let open = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if ((present >>> slot) & 1 && (COVERED_BY[age * SLOT_COUNT + slot] & present) === 0) open |= 1 << slot;
  }
  return open & ALL_SLOTS;
};

/** Derives every cache from what lies on the table, plainly. */
export const recount = (s: DuelState): void => {
  // One by one: set-up calls this too, and a list of them would be the only thing a playout allocates.
  s.chains.fill(0);
  s.tokens.fill(0);
  s.symbols.fill(0);
  s.fixed.fill(0);
  s.help.fill(0);
  s.wonderCount.fill(0);
  s.production.fill(0);
  s.colours.fill(0);
  for (let seat = 0; seat < SEATS; seat++) {
    for (let n = 0; n < s.builtCount[seat]; n++) {
      const card = cardAt(s, seat, n);
      s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
      s.chains[seat] |= CHAIN_OUT[card];
      s.fixed[seat] |= CARD.fixes[card];
      s.help[seat] += (CARD.choosesRaw[card] << HELP_RAW_SHIFT) + (CARD.choosesGoods[card] << HELP_GOODS_SHIFT);
      if (CARD.symbol[card] !== NONE) s.symbols[seat] |= 1 << CARD.symbol[card];
      s.production[seat] += CARD.produces[card];
    }
    for (let n = 0; n < s.wondersHeld[seat]; n++) {
      const wonder = s.wonders[seat * WONDERS_EACH + n];
      if (s.under[wonder] === NONE) continue;
      s.wonderCount[seat]++;
      addWonderProduction(s, seat, wonder);
    }
    for (let n = 0; n < s.tokenCount[seat]; n++) {
      const token = tokenAt(s, seat, n);
      s.tokens[seat] |= 1 << token;
      if (TOKEN.symbol[token] !== NONE) s.symbols[seat] |= 1 << TOKEN.symbol[token];
    }
    if (owns(s, seat, BLUE_DISCOUNT)) s.help[seat] |= HELP_BLUE;
    if (owns(s, seat, WONDER_DISCOUNT)) s.help[seat] |= HELP_WONDERS;
  }
  for (let seat = 0; seat < SEATS; seat++) setPrices(s, seat);
  s.wondersBuilt = s.wonderCount[0] + s.wonderCount[1];
  s.open = openSlots(s.age, s.present);
};
