// What lies open for a seat of Duel: what a card brings it now, and a win on the spot.
import {
  BLUE,
  BROWN,
  CARD,
  CARD_AGE,
  CARD_COLOUR,
  CARD_COUNT,
  canBuild,
  canChain,
  CAPITAL,
  countOf,
  DECK_START,
  type DuelState,
  EXTRA_SHIELD,
  EXTRA_SHIELDS,
  GREEN,
  GREY,
  NONE,
  priceOf,
  PURPLE,
  RED,
  SYMBOLS_TO_WIN,
  TOKEN_IDS,
  tradeOf,
  WONDER,
} from '@maravilha/duel/internals';
import { bitCount, lowestBit, type Seat } from '@maravilha/kernel';
import { COIN_OF_PRICE, PAIR_HOPE, PRODUCER, SHIELD, SYMBOLS_HELD, TOKEN_WORTH, TRADER } from './weights.ts';

const LAW_BIT = 1 << TOKEN_IDS.indexOf('law');

const shieldsOf = (s: DuelState, seat: Seat, card: number): number => {
  const shields = CARD.shields[card];
  return shields > 0 && CARD_COLOUR[card] === RED && (s.tokens[seat] & EXTRA_SHIELD) !== 0 ? shields + EXTRA_SHIELDS : shields;
};

/** Whether building the card, which the seat can, ends the game in its victory; by Law too, through a pair. */
export const winsBy = (s: DuelState, seat: Seat, card: number): boolean => {
  if (shieldsOf(s, seat, card) >= CAPITAL - (seat === 0 ? s.pawn : -s.pawn)) return true;
  const symbol = CARD.symbol[card];
  const held = s.symbols[seat];
  if (symbol === NONE || bitCount(held) !== SYMBOLS_TO_WIN - 1) return false;
  return ((held >>> symbol) & 1) === 0 || (s.board & LAW_BIT) !== 0;
};

/** A supremacy within reach of one turn: by an open card, by a wonder, or by Law through a pair. */
export const canWinNow = (s: DuelState, seat: Seat): boolean => {
  if (s.open === 0) return false;
  const needed = CAPITAL - (seat === 0 ? s.pawn : -s.pawn);
  const start = DECK_START[s.age];
  for (let rest = s.open; rest !== 0; rest &= rest - 1) {
    const card = s.deck[start + lowestBit(rest)];
    if (winsBy(s, seat, card) && canBuild(s, seat, card)) return true;
  }
  for (let rest = s.unbuilt[seat]; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    if (WONDER.shields[wonder] >= needed && tradeOf(s, seat, CARD_COUNT + wonder) <= s.coins[seat]) return true;
  }
  return false;
};

/** What building the card brings the seat, less its price; 0 if the seat cannot pay it. */
export const gainOf = (s: DuelState, seat: Seat, card: number): number => {
  if (!canBuild(s, seat, card)) return 0;
  const price = canChain(s, seat, card) ? 0 : priceOf(s, seat, card);
  return Math.max(0, worthOf(s, seat, card) - price * COIN_OF_PRICE);
};

const worthOf = (s: DuelState, seat: Seat, card: number): number => {
  switch (CARD_COLOUR[card]) {
    case BLUE:
      return CARD.points[card];
    case GREEN:
      return CARD.points[card] + symbolWorth(s, seat, CARD.symbol[card]);
    case RED:
      return shieldsOf(s, seat, card) * SHIELD;
    case BROWN:
    case GREY:
      return PRODUCER[CARD_AGE[card]];
    case PURPLE:
      return guildWorth(s, seat, card);
    default:
      return CARD.points[card] + TRADER + coinsOf(s, seat, card) * COIN_OF_PRICE;
  }
};

const symbolWorth = (s: DuelState, seat: Seat, symbol: number): number => {
  const held = s.symbols[seat];
  if ((held >>> symbol) & 1) return s.board === 0 ? 0 : TOKEN_WORTH;
  const count = bitCount(held);
  return PAIR_HOPE + (SYMBOLS_HELD[count + 1] ?? 0) - (SYMBOLS_HELD[count] ?? 0);
};

const coinsOf = (s: DuelState, seat: Seat, card: number): number =>
  CARD.coins[card] + CARD.coinsEach[card] * countOf(s, seat, CARD.coinsOf[card], CARD.coinsColours[card], CARD.coinsMost[card]);

const guildWorth = (s: DuelState, seat: Seat, card: number): number =>
  CARD.pointsEach[card] * countOf(s, seat, CARD.pointsOf[card], CARD.pointsColours[card], CARD.pointsMost[card]) +
  coinsOf(s, seat, card) * COIN_OF_PRICE;
