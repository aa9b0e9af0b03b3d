// What a net is told of a seat in 7 Wonders.
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import {
  BOARD_COUNT,
  boardSide,
  CARD_COLOUR,
  CHAIN_IN,
  CHOICE_COUNT,
  CHOICE_KINDS,
  COLOUR_COUNT,
  FOR_SALE,
  fieldOf,
  GOODS_BOTH,
  NONE,
  nextStage,
  PURPLE,
  RAW_COUNT,
  RAW_LEFT,
  RAW_RIGHT,
  RESOURCE_COUNT,
  type SevenWondersState,
  stageCount,
  stageThing,
  SYMBOL_COUNT,
  THING,
  turnsOf,
  VICTORY_POINTS,
} from '@maravilha/seven-wonders/internals';
import type { Features } from '../../search/evaluation.ts';
import { bitCount } from '../bits.ts';
import {
  cardPoints,
  copiedSymbols,
  countCity,
  countPoints,
  freeSymbols,
  isOpponent,
  LAST_AGE,
  militaryPoints,
  restOf,
  scienceNow,
  shields,
  symbols,
  warWorth,
  wonderPoints,
} from './facts.ts';
import { CHAINS_AFTER, gainOf, symbolGain } from './gain.ts';
import { hand, lookAtHand, priceOfStage } from './hand.ts';

const SEATS_LEAST = 3;
const SEATS_MOST = 7;
const SIDES = 2;
const POWERS = 5;
const DEALS = 7;
const CHAINS = 24;

/** Kinds that each set of choice producers may give, as bits over the resources; without the two black ones. */
const KINDS = Uint8Array.from({ length: 1 << CHOICE_COUNT }, (_, choices) =>
  CHOICE_KINDS.reduce((kinds, given, bit) => kinds | ((choices >>> bit) & 1 ? given : 0), 0),
);

const fillMoment = (s: SevenWondersState, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  out[at++] = rest;
  if (s.age > 0) out[at + s.age - 1] = 1;
  at += LAST_AGE;
  out[at++] = s.age > 0 ? s.turn / turnsOf(s) : 0;
  out[at++] = s.cities;
  out[at++] = s.teams;
  out[at + s.seats - SEATS_LEAST] = 1;
  return at + SEATS_MOST - SEATS_LEAST + 1;
};

const fillPoints = (s: SevenWondersState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  const science = scienceNow(s, seat);
  const military = militaryPoints(s, seat);
  const treasury = s.coins[seat] / 3 - s.debts[seat];
  let total = wonderPoints[seat] + science + military + treasury;
  out[at++] = wonderPoints[seat] / 15;
  out[at++] = science / 20;
  out[at++] = military / 10;
  out[at++] = s.debts[seat] / 5;
  for (let c = 2; c < COLOUR_COUNT; c++) {
    const points = cardPoints[seat * COLOUR_COUNT + c];
    total += points;
    out[at++] = points / 15;
  }
  const hope = warWorth(s, seat, shields[seat]);
  out[at++] = hope / 10;
  out[at++] = total / 30;
  out[at++] = ((total + hope) / 30) * (1 - rest);
  out[at++] = s.age === LAST_AGE ? (total + hope) / 30 : 0;
  out[at++] = s.age === LAST_AGE && s.turn >= turnsOf(s) - 1 ? (total + hope) / 30 : 0;
  const coins = s.coins[seat];
  out[at++] = coins / 15;
  out[at++] = Math.min(coins, 2) / 2;
  out[at++] = Math.min(coins, 6) / 6;
  out[at++] = (coins / 15) * rest;
  return at;
};

const fillProduction = (s: SevenWondersState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const left = leftOf(seat, s.seats);
  const right = rightOf(seat, s.seats);
  const kinds = KINDS[s.choices[seat]];
  const leftKinds = KINDS[s.choices[left] & FOR_SALE];
  const rightKinds = KINDS[s.choices[right] & FOR_SALE];
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const units = fieldOf(s.fixed[seat], r);
    out[at++] = units > 0 || (kinds >>> r) & 1 ? 1 : 0;
    out[at++] = (units + ((kinds >>> r) & 1)) / 3;
    const fromLeft = fieldOf(s.fixed[left], r) + ((leftKinds >>> r) & 1);
    const fromRight = fieldOf(s.fixed[right], r) + ((rightKinds >>> r) & 1);
    out[at++] = Math.min(3, fromLeft + fromRight) / 3;
    const raw = r < RAW_COUNT;
    const cheapLeft = fromLeft > 0 && s.deals[seat] & (raw ? RAW_LEFT : GOODS_BOTH);
    const cheapRight = fromRight > 0 && s.deals[seat] & (raw ? RAW_RIGHT : GOODS_BOTH);
    out[at++] = cheapLeft || cheapRight ? 1 : 0;
  }
  for (let bit = 0; bit < CHOICE_COUNT; bit++) out[at++] = (s.choices[seat] >>> bit) & 1;
  for (let bit = 0; bit < DEALS; bit++) out[at++] = (s.deals[seat] >>> bit) & 1;
  return at;
};

const fillWonder = (s: SevenWondersState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  const side = boardSide(s.board[seat], s.side[seat]);
  out[at + side] = 1;
  at += BOARD_COUNT * SIDES;
  for (let bit = 0; bit < POWERS; bit++) out[at++] = (s.powers[seat] >>> bit) & 1 ? 0.2 + rest : 0;
  const count = stageCount(s, seat);
  const built = s.stages[seat];
  out[at++] = built / 4;
  out[at++] = (count - built) / 4;
  let ahead = 0;
  for (let k = built; k < count; k++) ahead += THING.points[stageThing(side, k)];
  out[at++] = ahead / 15;
  if (built < count) {
    const stage = nextStage(s, seat);
    const short = priceOfStage(s, seat, stage);
    out[at] = gainOf(s, seat, stage) / 10;
    if (short <= 0) out[at + 1] = out[at];
    out[at + 2] = short <= 0 ? 1 : 0;
    out[at + 3] = Math.min(Math.max(short, 0), 6) / 6;
  }
  return at + 4;
};

const fillConflicts = (s: SevenWondersState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  out[at++] = shields[seat] / 6;
  const stake = s.age > 0 ? (VICTORY_POINTS[s.age] ?? 0) / 5 : 0;
  for (let n = 0; n < 2; n++) {
    const other = n === 0 ? leftOf(seat, s.seats) : rightOf(seat, s.seats);
    if (isOpponent(s, seat, other)) {
      const lead = Math.max(-4, Math.min(4, shields[seat] - shields[other]));
      if (lead > 0) {
        out[at] = stake;
        out[at + 1] = lead / 4;
      } else if (lead === 0) out[at + 2] = stake;
      else {
        out[at + 3] = stake;
        out[at + 4] = -lead / 4;
      }
    }
    at += 5;
  }
  out[at++] = s.diplomacy[seat] / 2;
  out[at++] = s.defeats[seat] / 4;
  for (let age = 0; age < LAST_AGE; age++) out[at++] = s.victories[seat * LAST_AGE + age] / 2;
  return at;
};

const fillScience = (seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  const from = seat * SYMBOL_COUNT;
  const a = symbols[from];
  const b = symbols[from + 1];
  const c = symbols[from + 2];
  const most = Math.max(a, b, c);
  const least = Math.min(a, b, c);
  out[at++] = most / 4;
  out[at++] = (a + b + c - most - least) / 3;
  out[at++] = least / 2;
  out[at++] = freeSymbols[seat];
  out[at++] = copiedSymbols[seat];
  out[at++] = ((a + b + c + freeSymbols[seat] + copiedSymbols[seat]) / 6) * rest;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) out[at++] = symbolGain(seat, symbol) / 10;
  return at;
};

const fillCards = (s: SevenWondersState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  const left = leftOf(seat, s.seats);
  const right = rightOf(seat, s.seats);
  for (let c = 0; c < COLOUR_COUNT; c++) out[at++] = s.colours[seat * COLOUR_COUNT + c] / 5;
  // What guilds count, while they are still to come.
  for (let c = 0; c < COLOUR_COUNT; c++)
    out[at++] = ((s.colours[left * COLOUR_COUNT + c] + s.colours[right * COLOUR_COUNT + c]) / 10) * rest;
  const chains = s.chains[seat] & CHAINS_AFTER[Math.max(0, s.age - 1)];
  for (let bit = 0; bit < CHAINS; bit++) out[at++] = (chains >>> bit) & 1;
  out[at++] = bitCount(s.chains[seat] & CHAINS_AFTER[s.age]) / 5;
  return at;
};

/** The hand to choose from next, and the one that comes after it. */
const fillHands = (s: SevenWondersState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const giver = s.age === 2 ? leftOf(seat, s.seats) : rightOf(seat, s.seats);
  const chained = CHAIN_IN;
  let guilds = 0;
  let free = 0;
  const from = seat * 8;
  for (let i = from; i < from + s.handCount[seat]; i++) {
    if (CARD_COLOUR[s.hand[i]] === PURPLE) guilds++;
    if (chained[s.hand[i]] & s.chains[seat]) free++;
  }
  lookAtHand(s, seat, seat);
  out[at++] = hand.best / 10;
  out[at++] = hand.second / 10;
  out[at++] = hand.third / 10;
  out[at++] = hand.affordable / 8;
  out[at++] = free / 4;
  out[at++] = guilds / 4;
  lookAtHand(s, seat, giver);
  out[at++] = hand.best / 10;
  out[at++] = hand.second / 10;
  return at;
};

/** Fills in the numbers of one seat and says where they end. */
const fillSeat = (s: SevenWondersState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = fillMoment(s, rest, out, start);
  at = fillPoints(s, seat, rest, out, at);
  at = fillProduction(s, seat, out, at);
  at = fillWonder(s, seat, rest, out, at);
  at = fillConflicts(s, seat, out, at);
  at = fillScience(seat, rest, out, at);
  at = fillCards(s, seat, rest, out, at);
  return fillHands(s, seat, out, at);
};

const COUNT = 182;

export const sevenWondersFeatures: Features = {
  count: COUNT,
  fill: (state, out) => {
    const s = state as SevenWondersState;
    const rest = restOf(s);
    for (let seat = 0; seat < s.seats; seat++) {
      countCity(s, seat);
      countPoints(s, seat);
    }
    // While boards are chosen a seat without one is as good as any other.
    for (let seat = 0; seat < s.seats; seat++) if (s.board[seat] !== NONE) fillSeat(s, seat, rest, out, seat * COUNT);
  },
};
