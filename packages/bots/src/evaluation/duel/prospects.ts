// What the table promises a seat of Duel: science, powers that pay later, prices of what may come. No state is allocated.
import {
  AGE_CARDS,
  canChain,
  CARD,
  CARD_COUNT,
  CARDS_PER_AGE,
  DECK_START,
  type DuelState,
  GUILDS,
  NONE,
  priceOf,
  SYMBOLS,
  TOKEN_IDS,
  tokenAt,
  tradeOf,
  WONDER,
  WONDER_LIMIT,
} from '@maravilha/duel/internals';
import { bitCount, lowestBit, type Seat } from '@maravilha/kernel';
import {
  COIN_OF_PRICE,
  DEAREST,
  PAIR_HOPE,
  POWER,
  SHIELD,
  SYMBOLS_HELD,
  WANT_GUILD,
  WANT_LATER,
  WANT_PRESENT,
  WANT_WONDER,
  WONDER_POWER,
} from './weights.ts';

const LAST_AGE = 3;
const SYMBOLS_FOR_ALL = SYMBOLS_HELD.length;
const LAW = TOKEN_IDS.indexOf('law');
const SCALES = 1 << SYMBOLS.indexOf('scales');
const POWER_OF = Float64Array.from(TOKEN_IDS, (id) => (id in POWER ? POWER[id as keyof typeof POWER] : 0));

/** What the powers of a wonder are worth while it is not built. Its points are added when it is. */
const WONDER_WORTH = Float64Array.from({ length: WONDER.points.length }, (_, w) => {
  let worth = WONDER.points[w] + WONDER.coins[w] * COIN_OF_PRICE + WONDER.shields[w] * SHIELD + WONDER.robs[w] * WONDER_POWER.rob;
  if (WONDER.again[w]) worth += WONDER_POWER.again;
  if (WONDER.choosesRaw[w] || WONDER.choosesGoods[w]) worth += WONDER_POWER.choice;
  if (WONDER.destroys[w] !== NONE) worth += WONDER_POWER.destroy;
  if (WONDER.draws[w]) worth += WONDER_POWER.draw;
  if (WONDER.revives[w]) worth += WONDER_POWER.revive;
  return worth;
});

/** Symbols, as bits, of green cards that may still come. */
export const comingSymbols = (s: DuelState): number => {
  let symbols = 0;
  const start = DECK_START[s.age];
  for (let rest = s.present; rest !== 0; rest &= rest - 1) {
    const symbol = CARD.symbol[s.deck[start + lowestBit(rest)]];
    if (symbol !== NONE) symbols |= 1 << symbol;
  }
  for (let age = s.age + 1; age <= LAST_AGE; age++) symbols |= SYMBOLS_OF_AGE[age];
  return symbols;
};
const SYMBOLS_OF_AGE = AGE_CARDS.map((cards) =>
  cards.reduce((bits, card) => (CARD.symbol[card] === NONE ? bits : bits | (1 << CARD.symbol[card])), 0),
);

export const scienceOf = (s: DuelState, seat: Seat, coming: number): number => {
  const held = s.symbols[seat];
  const pairs = s.board === 0 ? 0 : bitCount(held & coming) * PAIR_HOPE;
  const law = (s.board >>> LAW) & 1 ? SCALES : 0;
  const reachable = bitCount(held | coming | law);
  return pairs + (reachable >= SYMBOLS_FOR_ALL ? (SYMBOLS_HELD[bitCount(held)] ?? 0) : 0);
};

/** Powers that will pay later: progress tokens, and wonders that wait. */
export const hopesOf = (s: DuelState, seat: Seat, turnsLeft: number): number => {
  let worth = 0;
  const fade = turnsLeft / (CARDS_PER_AGE * LAST_AGE);
  for (let n = 0; n < s.tokenCount[seat]; n++) worth += POWER_OF[tokenAt(s, seat, n)] * fade;
  let waiting = 0;
  for (let rest = s.unbuilt[seat]; rest !== 0; rest &= rest - 1) waiting += WONDER_WORTH[lowestBit(rest)];
  return worth + waiting * wonderChance(s, seat, turnsLeft);
};

/** How likely a waiting wonder gets built: turns run out, and only seven may stand. */
const wonderChance = (s: DuelState, seat: Seat, turnsLeft: number): number => {
  const waiting = bitCount(s.unbuilt[0]) + bitCount(s.unbuilt[1]);
  if (waiting === 0) return 0;
  const room = Math.min(1, (WONDER_LIMIT - s.wondersBuilt) / waiting);
  // A seat builds a wonder in one of three turns or so; half of the turns left are its own.
  const time = Math.min(1, turnsLeft / (6 * Math.max(1, bitCount(s.unbuilt[seat]))));
  return WANT_WONDER * room * time;
};

/** Coins that the seat will pay, by its own production, prices, chains and discounts now, for what may come: so this is the worth of all of them. */
export const pricesAhead = (s: DuelState, seat: Seat): number => {
  let present = 0;
  const start = DECK_START[s.age];
  for (let rest = s.present; rest !== 0; rest &= rest - 1) present += priceAhead(s, seat, s.deck[start + lowestBit(rest)]);
  let later = 0;
  let guilds = 0;
  for (let age = s.age + 1; age <= LAST_AGE; age++) {
    const cards = AGE_CARDS[age];
    for (let n = 0; n < cards.length; n++) later += priceAhead(s, seat, cards[n]);
  }
  if (s.age < LAST_AGE) for (let n = 0; n < GUILDS.length; n++) guilds += priceAhead(s, seat, GUILDS[n]);
  let wonders = 0;
  for (let rest = s.unbuilt[seat]; rest !== 0; rest &= rest - 1) {
    wonders += Math.min(DEAREST, tradeOf(s, seat, CARD_COUNT + lowestBit(rest)));
  }
  return present * WANT_PRESENT + later * WANT_LATER + guilds * WANT_GUILD + wonders * WANT_WONDER;
};

const priceAhead = (s: DuelState, seat: Seat, card: number): number =>
  canChain(s, seat, card) ? 0 : Math.min(DEAREST, priceOf(s, seat, card));
