// What happens when a card or a wonder is built or a token taken, in the order of the rules: payment, the rival's Economy, then the effects.
import { type Emit, lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { WONDER_LIMIT } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { countOf, incomeOf } from './city.ts';
import { canChain, tradeOf } from './cost.ts';
import { march } from './military.ts';
import { drawnTokens } from './progress.ts';
import { gainSymbol } from './science.ts';
import { addCard, addToken, addWonder } from './gains.ts';
import { colourCount, DESTROY, type DuelState, LIBRARY, OVER, owns, REVIVE, rivalOf } from './state.ts';
import {
  CARD,
  CARD_COLOUR,
  CHAIN_COINS,
  COIN_COST,
  COINS_ON_CHAIN,
  COUNT_NOTHING,
  type EffectRows,
  EXTRA_SHIELD,
  EXTRA_SHIELDS,
  NONE,
  RED,
  thingOfWonder,
  TOKEN,
  TRADE_INCOME,
  WONDER,
  WONDERS_AGAIN,
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
  if (CARD.acts[card] === 0) return;
  const extra = CARD_COLOUR[card] === RED && owns(s, seat, EXTRA_SHIELD) ? EXTRA_SHIELDS : 0;
  takeEffect(s, seat, CARD, card, CARD_IDS[card], extra, emit);
};

/** Does at once what a card, a wonder or a token does, whichever of them it is; what lasts is read from the state by whoever asks for it. */
const takeEffect = (s: DuelState, seat: Seat, rows: EffectRows, i: number, source: CoinSource, extraShields: number, emit: Out): void => {
  gainCoins(s, seat, rows.coins[i], source, emit);
  if (rows.coinsOf[i] !== COUNT_NOTHING) {
    const count = countOf(s, seat, rows.coinsOf[i], rows.coinsColours[i], rows.coinsMost[i]);
    gainCoins(s, seat, rows.coinsEach[i] * count, source, emit);
  }
  if (rows.shields[i] !== 0) {
    march(s, seat, rows.shields[i] + extraShields, emit);
    if (s.decision === OVER) return;
  }
  if (rows.symbol[i] !== NONE) gainSymbol(s, seat, rows.symbol[i], emit);
  if (rows.rare[i] !== 0 && s.decision !== OVER) takeRareEffect(s, seat, rows, i, source, emit);
};

const takeRareEffect = (s: DuelState, seat: Seat, rows: EffectRows, i: number, source: CoinSource, emit: Out): void => {
  if (rows.again[i] !== 0) s.again = 1;
  if (rows.robs[i] !== 0) rob(s, rivalOf(seat), rows.robs[i], source, emit);
  openChoice(s, seat, rows, i, emit);
};

export const takeToken = (s: DuelState, seat: Seat, token: number, from: 'board' | 'box', emit: Out): void => {
  if (from === 'board') s.board &= ~(1 << token);
  else s.box &= ~(1 << token);
  addToken(s, seat, token);
  emit?.all({ kind: 'token', seat, token: TOKEN_IDS[token], from });
  takeEffect(s, seat, TOKEN, token, TOKEN_IDS[token], 0, emit);
};

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
  if (owns(s, seat, WONDERS_AGAIN)) s.again = 1;
  takeEffect(s, seat, WONDER, wonder, WONDER_IDS[wonder], 0, emit);
};

/** Seven wonders are built: the eighth, whoever's it is, leaves the game. */
const loseLastWonder = (s: DuelState, emit: Out): void => {
  for (let seat = 0; seat < s.unbuilt.length; seat++) {
    const wonders = s.unbuilt[seat];
    s.unbuilt[seat] = 0;
    if (wonders !== 0) emit?.all({ kind: 'wonder-lost', seat, wonder: WONDER_IDS[lowestBit(wonders)] });
  }
};

const rob = (s: DuelState, victim: Seat, count: number, source: CoinSource, emit: Out): void => {
  const lost = Math.min(s.coins[victim], count);
  if (lost === 0) return;
  s.coins[victim] -= lost;
  emit?.all({ kind: 'coins', seat: victim, count: -lost, source });
};

/** A choice without anything to choose from is skipped. */
const openChoice = (s: DuelState, seat: Seat, rows: EffectRows, i: number, emit: Out): void => {
  const colour = rows.destroys[i];
  if (colour !== NONE && colourCount(s, rivalOf(seat), colour) > 0) {
    s.decision = DESTROY;
    s.doomed = colour;
  }
  if (rows.revives[i] !== 0 && s.discardCount > 0) s.decision = REVIVE;
  if (rows.draws[i] !== 0 && s.box !== 0) {
    s.decision = LIBRARY;
    emit?.split(1 << seat, { kind: 'drew', seat, tokens: tokensIn(drawnTokens(s)) }, { kind: 'drew', seat, tokens: undefined });
  }
};

const tokensIn = (bits: number) => TOKEN_IDS.filter((_, token) => (bits >>> token) & 1);
