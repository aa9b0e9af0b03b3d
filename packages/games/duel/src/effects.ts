// What happens when something is built, in the order of the rules: payment, the rival's Economy, coins, shields, symbols, choices.
import { type Emit, lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { DISCARD_INCOME, WONDER_LIMIT } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { countOf } from './city.ts';
import { canChain, tradeOf } from './cost.ts';
import { march } from './military.ts';
import { drawnTokens } from './progress.ts';
import { gainSymbol } from './science.ts';
import {
  addCard,
  addWonder,
  addWonderProduction,
  colourCount,
  DESTROY,
  type DuelState,
  LIBRARY,
  OVER,
  owns,
  REVIVE,
  rivalOf,
} from './state.ts';
import {
  CARD,
  CARD_COLOUR,
  CHAIN_COINS,
  COIN_COST,
  COINS_ON_CHAIN,
  COUNT_NOTHING,
  EXTRA_SHIELD,
  EXTRA_SHIELDS,
  NONE,
  RED,
  thingOfWonder,
  TRADE_INCOME,
  WONDER,
  WONDERS_AGAIN,
  YELLOW,
} from './tables.ts';
import type { CoinSource, DuelEvent } from './types.ts';

type Out = Emit<DuelEvent> | undefined;

const gainCoins = (s: DuelState, seat: Seat, count: number, source: CoinSource, emit: Out): void => {
  if (count === 0) return;
  s.coins[seat] += count;
  emit?.all({ kind: 'coins', seat, count, source });
};

/** Economy receives what is paid for resources, before any effect of what is built. */
const payTrade = (s: DuelState, seat: Seat, trade: number, emit: Out): void => {
  const rival = rivalOf(seat);
  if (trade === 0 || !owns(s, rival, TRADE_INCOME)) return;
  s.coins[rival] += trade;
  emit?.all({ kind: 'trade-income', seat: rival, count: trade });
};

export const buildCard = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  if (canChain(s, seat, card)) {
    emit?.all({ kind: 'built', seat, card: CARD_IDS[card], by: 'chain', paid: 0, trade: 0 });
    // Urbanism pays for a build through the chain symbol only, not for one that happens to be free.
    if (owns(s, seat, CHAIN_COINS)) gainCoins(s, seat, COINS_ON_CHAIN, TOKEN_IDS[lowestBit(CHAIN_COINS)], emit);
  } else {
    const trade = tradeOf(s, seat, card);
    const paid = COIN_COST[card] + trade;
    s.coins[seat] -= paid;
    emit?.all({ kind: 'built', seat, card: CARD_IDS[card], by: 'payment', paid, trade });
    payTrade(s, seat, trade, emit);
  }
  enterCity(s, seat, card, emit);
};

/** The Mausoleum builds for nothing: no chain, so no Urbanism. */
export const reviveCard = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  emit?.all({ kind: 'built', seat, card: CARD_IDS[card], by: 'mausoleum', paid: 0, trade: 0 });
  enterCity(s, seat, card, emit);
};

const enterCity = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  addCard(s, seat, card);
  gainCoins(s, seat, CARD.coins[card], CARD_IDS[card], emit);
  if (CARD.coinsOf[card] !== COUNT_NOTHING) {
    const count = countOf(s, seat, CARD.coinsOf[card], CARD.coinsColours[card], CARD.coinsMost[card]);
    gainCoins(s, seat, CARD.coinsEach[card] * count, CARD_IDS[card], emit);
  }
  if (CARD.shields[card] !== 0) {
    const extra = CARD_COLOUR[card] === RED && owns(s, seat, EXTRA_SHIELD) ? EXTRA_SHIELDS : 0;
    march(s, seat, CARD.shields[card] + extra, emit);
  }
  if (CARD.symbol[card] !== NONE) gainSymbol(s, seat, CARD.symbol[card], emit);
};

export const incomeOf = (s: DuelState, seat: Seat): number => DISCARD_INCOME + colourCount(s, seat, YELLOW);

export const toDiscard = (s: DuelState, card: number): void => {
  s.discard[s.discardCount++] = card;
};

export const sellCard = (s: DuelState, seat: Seat, card: number, emit: Out): void => {
  const income = incomeOf(s, seat);
  s.coins[seat] += income;
  toDiscard(s, card);
  emit?.all({ kind: 'discarded', seat, card: CARD_IDS[card], income });
};

export const buildWonder = (s: DuelState, seat: Seat, wonder: number, card: number, emit: Out): void => {
  const trade = tradeOf(s, seat, thingOfWonder(wonder));
  s.coins[seat] -= trade;
  addWonder(s, seat, wonder, card);
  emit?.all({ kind: 'wonder-built', seat, wonder: WONDER_IDS[wonder], card: CARD_IDS[card], paid: trade, trade });
  if (s.wondersBuilt === WONDER_LIMIT) loseLastWonder(s, emit);
  payTrade(s, seat, trade, emit);
  // Settled now: Theology taken through this very wonder comes too late for it.
  s.again = WONDER.again[wonder] !== 0 || owns(s, seat, WONDERS_AGAIN) ? 1 : 0;
  addWonderProduction(s, seat, wonder);
  gainCoins(s, seat, WONDER.coins[wonder], WONDER_IDS[wonder], emit);
  if (WONDER.shields[wonder] !== 0) {
    march(s, seat, WONDER.shields[wonder], emit);
    if (s.decision === OVER) return;
  }
  if (WONDER.robs[wonder] !== 0) rob(s, rivalOf(seat), WONDER.robs[wonder], wonder, emit);
  openChoice(s, seat, wonder, emit);
};

/** Seven wonders are built: the eighth, whoever's it is, leaves the game. */
const loseLastWonder = (s: DuelState, emit: Out): void => {
  for (let seat = 0; seat < s.unbuilt.length; seat++) {
    const wonders = s.unbuilt[seat];
    s.unbuilt[seat] = 0;
    if (wonders !== 0) emit?.all({ kind: 'wonder-lost', seat, wonder: WONDER_IDS[lowestBit(wonders)] });
  }
};

const rob = (s: DuelState, victim: Seat, count: number, wonder: number, emit: Out): void => {
  const lost = Math.min(s.coins[victim], count);
  if (lost === 0) return;
  s.coins[victim] -= lost;
  emit?.all({ kind: 'coins', seat: victim, count: -lost, source: WONDER_IDS[wonder] });
};

/** A choice without anything to choose from is skipped. */
const openChoice = (s: DuelState, seat: Seat, wonder: number, emit: Out): void => {
  const colour = WONDER.destroys[wonder];
  if (colour !== NONE && colourCount(s, rivalOf(seat), colour) > 0) {
    s.decision = DESTROY;
    s.doomed = colour;
  }
  if (WONDER.revives[wonder] !== 0 && s.discardCount > 0) s.decision = REVIVE;
  if (WONDER.draws[wonder] !== 0 && s.box !== 0) {
    s.decision = LIBRARY;
    emit?.split(1 << seat, { kind: 'drew', seat, tokens: tokensIn(drawnTokens(s)) }, { kind: 'drew', seat, tokens: undefined });
  }
};

const tokensIn = (bits: number) => TOKEN_IDS.filter((_, token) => (bits >>> token) & 1);
