// How an action of 7 Wonders is told to the policy: which card or stage, what it brings, what it costs, and what is lost with a card that
// goes under a stage or is sold.
import { type ActionList, leftOf, type Rng, rightOf, type Seat } from '@maravilha/kernel';
import {
  CARD_COLOUR,
  CARD_COUNT,
  CHAIN_IN,
  COIN_COST,
  COLOUR_COUNT,
  DECLINE,
  GREEN,
  LAST_CARD,
  LOSS,
  nextStage,
  PAY_COUNT,
  payLeft,
  payRight,
  REVIVE_CARD,
  REVIVING,
  SELL,
  type SevenWondersState,
  STAGE,
  THING_COUNT,
  TURN,
  turnsOf,
} from '@maravilha/seven-wonders/internals';
import type { TraitSink, Traits } from '../../value/policy.ts';
import { countCity } from './facts.ts';
import { gainOf, parts } from './gain.ts';

// Where each group of traits begins. Those that are split by age have one place for each.
const AGES = 3;
const GAIN = 0;
const BUILT = GAIN + 1;
/** A card that is taken out of the game under a stage or by a sale. */
const LOST = BUILT + THING_COUNT;
const LOST_GAIN = LOST + CARD_COUNT;
const SOLD = LOST_GAIN + AGES;
/** By coins at hand, up to this many. */
const COINS_SEEN = 8;
const SOLD_RICH = SOLD + 1;
const STAGED = SOLD_RICH + COINS_SEEN + 1;
const COUNTED = STAGED + AGES;
const GIVES_COINS = COUNTED + AGES;
const WAR = GIVES_COINS + AGES;
const WAR_LATE = WAR + AGES;
const SCIENCE = WAR_LATE + AGES;
const GREENS = SCIENCE + AGES;
const GREENS_AROUND = GREENS + AGES;
const PRODUCTION = GREENS_AROUND + AGES;
const TRADE = PRODUCTION + AGES;
const BANK = TRADE + AGES;
const BROKE = BANK + AGES;
const CHAINED = BROKE + AGES;
const LATE = CHAINED + AGES;
const OWNED = LATE + COLOUR_COUNT;
const AROUND = OWNED + COLOUR_COUNT;
const COUNT = AROUND + COLOUR_COUNT;

const coloursOf = (s: SevenWondersState, seat: Seat, colour: number): number => s.colours[seat * COLOUR_COUNT + colour];

/** What the last gain consists of. */
const tellParts = (s: SevenWondersState, sink: TraitSink, age: number): void => {
  if (parts.counted !== 0) sink.add(COUNTED + age, parts.counted);
  if (parts.coins !== 0) sink.add(GIVES_COINS + age, parts.coins);
  if (parts.war !== 0) {
    sink.add(WAR + age, parts.war);
    sink.add(WAR_LATE + age, (parts.war * s.turn) / turnsOf(s));
  }
  if (parts.science !== 0) sink.add(SCIENCE + age, parts.science);
  if (parts.production !== 0) sink.add(PRODUCTION + age, parts.production);
};

const tellPrice = (s: SevenWondersState, seat: Seat, trade: number, bank: number, sink: TraitSink, age: number): void => {
  if (trade > 0) sink.add(TRADE + age, trade);
  if (bank > 0) sink.add(BANK + age, bank);
  if (trade + bank > 0 && s.coins[seat] - trade - bank < 2) sink.add(BROKE + age, 1);
};

const tellCard = (s: SevenWondersState, seat: Seat, card: number, sink: TraitSink, age: number): void => {
  const colour = CARD_COLOUR[card];
  const left = leftOf(seat, s.seats);
  const right = rightOf(seat, s.seats);
  sink.add(BUILT + card, 1);
  tellParts(s, sink, age);
  sink.add(LATE + colour, s.turn / turnsOf(s));
  sink.add(OWNED + colour, coloursOf(s, seat, colour));
  sink.add(AROUND + colour, coloursOf(s, left, colour) + coloursOf(s, right, colour));
  if (colour === GREEN) {
    sink.add(GREENS + age, coloursOf(s, seat, colour));
    sink.add(GREENS_AROUND + age, coloursOf(s, left, colour) + coloursOf(s, right, colour));
  }
};

const tellHand = (s: SevenWondersState, seat: Seat, list: ActionList, sink: TraitSink): void => {
  const { items, length } = list;
  const age = s.age - 1;
  const coins = Math.min(s.coins[seat], COINS_SEEN);
  let card = -1;
  let gain = 0;
  for (let i = 0; i < length; i++) {
    const action = items[i];
    sink.next();
    if (action === DECLINE) continue;
    const code = action >= STAGE ? action - STAGE : action;
    const of = action >= SELL ? action - SELL : (code / PAY_COUNT) | 0;
    const pay = code - of * PAY_COUNT;
    if (action < STAGE) {
      card = of;
      gain = gainOf(s, seat, card);
      sink.add(GAIN, gain);
      tellCard(s, seat, card, sink, age);
      if (CHAIN_IN[card] & s.chains[seat]) sink.add(CHAINED + age, 1);
      else tellPrice(s, seat, payLeft(pay) + payRight(pay), COIN_COST[card], sink, age);
      continue;
    }
    if (of !== card) {
      card = of;
      gain = gainOf(s, seat, card);
    }
    sink.add(LOST + card, 1);
    sink.add(LOST_GAIN + age, gain);
    if (action >= SELL) {
      sink.add(SOLD, 1);
      sink.add(SOLD_RICH + coins, 1);
      continue;
    }
    const stage = nextStage(s, seat);
    sink.add(GAIN, gainOf(s, seat, stage));
    sink.add(BUILT + stage, 1);
    sink.add(STAGED + age, s.turn / turnsOf(s));
    tellParts(s, sink, age);
    tellPrice(s, seat, payLeft(pay) + payRight(pay), COIN_COST[stage], sink, age);
  }
};

const tellPile = (s: SevenWondersState, seat: Seat, list: ActionList, sink: TraitSink): void => {
  for (let i = 0; i < list.length; i++) {
    sink.next();
    if (list.items[i] === DECLINE) continue;
    const card = list.items[i] - REVIVE_CARD;
    sink.add(GAIN, gainOf(s, seat, card));
    tellCard(s, seat, card, sink, s.age - 1);
  }
};

export const sevenWondersTraits: Traits = {
  count: COUNT,
  tells: (state) => {
    const { decision } = state as SevenWondersState;
    return decision === TURN || decision === LAST_CARD || decision === REVIVING;
  },
  tell: (state, seat, list, sink) => {
    const s = state as SevenWondersState;
    countCity(s, seat);
    countCity(s, leftOf(seat, s.seats));
    countCity(s, rightOf(seat, s.seats));
    if (s.decision === REVIVING) tellPile(s, seat, list, sink);
    else tellHand(s, seat, list, sink);
  },
  // Losses are listed with the most coins first: a debt costs three times as much.
  plainly: (state, _seat, list: ActionList, rng: Rng) =>
    (state as SevenWondersState).decision === LOSS ? list.items[0] : list.items[rng.int(list.length)],
  // By points, until something better is learnt.
  begin: (weights) => {
    weights[GAIN] = 1.2;
    weights[SOLD] = 1.2;
    for (let age = 0; age < AGES; age++) {
      weights[LOST_GAIN + age] = -0.2;
      weights[TRADE + age] = -0.45;
      weights[BANK + age] = -0.45;
    }
  },
};
