// What a net is told of a seat in Duel.
import {
  AGE_CARDS,
  canBuild,
  canChain,
  CARD,
  CARDS_PER_AGE,
  DECK_START,
  type DuelState,
  NONE,
  SYMBOLS_TO_WIN,
  TURN,
  tokenAt,
  totalOf,
  WONDER_LIMIT,
} from '@maravilha/duel/internals';
import { productionOf, unitPrice } from '@maravilha/duel';
import { bitCount, lowestBit, type Seat } from '@maravilha/kernel';
import type { Features } from '../../search/evaluation.ts';
import { comingSymbols, hopesOf, pricesAhead, scienceOf } from './prospects.ts';
import { canWinNow, gainOf } from './pick.ts';

const LAST_AGE = 3;
const RESOURCES = 5;
const COLOURS = 7;
const TOKENS = 10;
const WONDERS = 12;

/** Fills in the numbers of one seat and says where they end. */
const fillSeat = (s: DuelState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const rival = 1 - seat;
  const left = bitCount(s.present) + CARDS_PER_AGE * (LAST_AGE - s.age);
  const rest = left / (CARDS_PER_AGE * LAST_AGE);
  const mine = s.active === seat;
  out[at++] = rest;
  out[at++] = bitCount(s.present) / CARDS_PER_AGE;
  if (s.age > 0) out[at + s.age - 1] = 1;
  at += LAST_AGE;
  out[at++] = mine ? 1 : 0;
  out[at++] = mine && s.decision === TURN ? 1 : 0;
  out[at++] = s.turn === seat ? 1 : 0;
  out[at++] = s.again === 1 && s.turn === seat ? 1 : 0;
  const total = totalOf(s, seat);
  out[at++] = total / 40;
  out[at++] = (1 - rest) * (total / 40);
  const coins = s.coins[seat];
  out[at++] = coins / 12;
  out[at++] = Math.min(coins, 3) / 3;
  out[at++] = Math.min(coins, 7) / 7;
  for (let r = 0; r < RESOURCES; r++) {
    const units = productionOf(s, seat, r);
    out[at++] = units > 0 ? 1 : 0;
    out[at++] = units / 3;
    out[at++] = unitPrice(s, seat, r) / 5;
  }
  for (let bit = 0; bit < 8; bit++) out[at++] = (s.help[seat] >>> bit) & 1;
  for (let c = 0; c < COLOURS; c++) out[at++] = s.colours[seat * COLOURS + c] / 5;
  const coming = comingSymbols(s);
  const held = s.symbols[seat];
  out[at + bitCount(held)] = 1;
  at += 7;
  out[at++] = bitCount(held & coming) / 4;
  out[at++] = bitCount(coming & ~held) / 4;
  out[at++] = bitCount(held | coming) >= 6 ? bitCount(held) / 6 : 0;
  out[at++] = scienceOf(s, seat, coming) / 8;
  for (let n = 0; n < s.tokenCount[seat]; n++) out[at + tokenAt(s, seat, n)] = 1;
  at += TOKENS;
  for (let w = 0; w < WONDERS; w++) out[at++] = (s.unbuilt[seat] >>> w) & 1;
  out[at++] = s.wonderCount[seat] / 4;
  const room = WONDER_LIMIT - s.wondersBuilt;
  out[at++] = room / WONDER_LIMIT;
  out[at++] = room <= 2 ? bitCount(s.unbuilt[seat]) / 4 : 0;
  out[at++] = hopesOf(s, seat, left) / 20;
  const advance = seat === 0 ? s.pawn : -s.pawn;
  for (let n = 1; n <= 8; n++) out[at++] = advance >= n ? 1 : 0;
  out[at++] = pricesAhead(s, seat) / 40;
  let chained = 0;
  for (let age = s.age + 1; age <= LAST_AGE; age++) {
    const cards = AGE_CARDS[age];
    for (let n = 0; n < cards.length; n++) if (canChain(s, seat, cards[n])) chained += 0.8;
  }
  const first = DECK_START[s.age];
  let best = 0;
  let second = 0;
  for (let bits = s.present; bits !== 0; bits &= bits - 1) if (canChain(s, seat, s.deck[first + lowestBit(bits)])) chained++;
  let shields = 0;
  for (let bits = s.open; bits !== 0; bits &= bits - 1) {
    const card = s.deck[first + lowestBit(bits)];
    const gain = gainOf(s, seat, card);
    shields = Math.max(shields, CARD.shields[card]);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  out[at++] = chained / 6;
  out[at++] = best / 8;
  out[at++] = second / 8;
  out[at++] = mine ? best / 8 : 0;
  out[at++] = mine ? second / 8 : 0;
  out[at++] = shields / 3;
  const wins = canWinNow(s, seat);
  out[at++] = wins && mine ? 1 : 0;
  out[at++] = wins && !mine ? 1 : 0;
  out[at++] = canWinNow(s, rival) ? 1 : 0;
  return fillRaces(s, seat, coming, out, at);
};

/** How far the seat may still come on the ways to a supremacy. */
const fillRaces = (s: DuelState, seat: Seat, coming: number, out: Float64Array, start: number): number => {
  let at = start;
  const held = s.symbols[seat];
  const first = DECK_START[s.age];
  let present = 0;
  let cards = 0;
  let shields = 0;
  for (let bits = s.present; bits !== 0; bits &= bits - 1) {
    const card = s.deck[first + lowestBit(bits)];
    shields += CARD.shields[card];
    const symbol = CARD.symbol[card];
    if (symbol === NONE || (held >>> symbol) & 1) continue;
    present |= 1 << symbol;
    cards++;
  }
  let open = 0;
  for (let bits = s.open; bits !== 0; bits &= bits - 1) {
    const card = s.deck[first + lowestBit(bits)];
    const symbol = CARD.symbol[card];
    if (symbol !== NONE && ((held >>> symbol) & 1) === 0 && canBuild(s, seat, card)) open++;
  }
  const count = bitCount(held);
  const spare = bitCount(held | coming) - SYMBOLS_TO_WIN;
  out[at++] = spare >= 0 ? (spare + 1) / 2 : 0;
  out[at++] = spare >= 0 ? (count * count) / 25 : 0;
  out[at++] = cards / 4;
  out[at++] = count + bitCount(present) >= SYMBOLS_TO_WIN ? 1 : 0;
  out[at++] = open / 2;
  out[at++] = shields / 8;
  return at;
};

const COUNT = 105;

export const duelFeatures: Features = {
  count: COUNT,
  fill: (s, out) => {
    fillSeat(s as DuelState, 0, out, 0);
    fillSeat(s as DuelState, 1, out, COUNT);
  },
};
