// What a card of Architects would be to a seat.
import {
  type ArchitectsState,
  availableStages,
  BLUE_AT,
  CARD_COUNT,
  CAT_CARD,
  CENTRAL,
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  DECK_START,
  ECONOMY,
  ENGINEERING,
  EXTRA_ON,
  GREEN_AT,
  HORNS,
  RED_AT,
  RESOURCE_COUNT,
  STAGE_COUNT,
  STAGE_POINTS,
} from '@maravilha/architects/internals';
import { lowestBit, type Seat } from '@maravilha/kernel';

export const PAYING = COIN + 1;
export const SYMBOLS = 3;
/** No stage lacks so many cards. */
export const LACKING = 5;
/** Numbers that tell what a card would be, see `fillCard`. */
export const CARD_NUMBERS = 14;

/** `[card]`: how many are left in the central deck. */
export const centre = new Float64Array(CARD_COUNT);

export const countCentre = (s: ArchitectsState): void => {
  centre.fill(0);
  const start = DECK_START[CENTRAL];
  for (let i = s.deckCount[CENTRAL] - 1; i >= 0; i--) centre[s.deck[start + i]]++;
};

// Of the seat in hand, `[card]`: points of the stage that the card would complete; 1 if it brings a stage nearer.
const completes = new Float64Array(PAYING);
const helps = new Uint8Array(PAYING);
export const lacks = new Uint8Array(STAGE_COUNT);

/** Finds what each paying card would do for the stages that stand next. */
export const weighCards = (s: ArchitectsState, seat: Seat): void => {
  completes.fill(0);
  helps.fill(0);
  lacks.fill(LACKING);
  const at = seat * CARD_COUNT;
  const city = s.city;
  const coins = city[at + COIN];
  const ready = s.active === seat ? s.tokens[seat] & ~s.used : s.tokens[seat];
  const economy = (ready >>> ECONOMY) & 1;
  const engineering = ((ready >>> ENGINEERING) & 1) !== 0;
  let kinds = 0;
  let most = 0;
  let grey = 0;
  for (let card = 0; card < RESOURCE_COUNT; card++) {
    const count = city[at + card];
    grey += count;
    if (count > 0) kinds++;
    if (count > most) most = count;
  }
  const worth = coins + (coins > 0 ? economy : 0);
  const row = s.wonder[seat] * STAGE_COUNT;
  for (let bits = availableStages(s, seat); bits !== 0; bits &= bits - 1) {
    const stage = lowestBit(bits);
    const identical = COST_IDENTICAL[stage] === 1;
    const lack = Math.max(0, COST_COUNT[stage] - (engineering ? grey : identical ? most : kinds) - worth);
    lacks[stage] = lack;
    if (lack === 0) continue;
    const points = STAGE_POINTS[row + stage] + 1;
    for (let card = 0; card < RESOURCE_COUNT; card++) {
      if (!engineering && (identical ? city[at + card] < most : city[at + card] > 0)) continue;
      helps[card] = 1;
      if (lack === 1 && points > completes[card]) completes[card] = points;
    }
    helps[COIN] = 1;
    if (lack <= 1 + (coins === 0 ? economy : 0) && points > completes[COIN]) completes[COIN] = points;
  }
};

/** Whether the green card would complete a pair or a set of three. */
const makesSet = (s: ArchitectsState, seat: Seat, card: number): boolean => {
  const at = seat * CARD_COUNT;
  if (s.city[at + card] > 0) return true;
  let kinds = 1;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (s.city[at + GREEN_AT + symbol] > 0) kinds++;
  return kinds === SYMBOLS;
};

/** Adds what a card would be to the seat, `weight` times, to the numbers from `at` on. */
export const fillCard = (s: ArchitectsState, seat: Seat, card: number, weight: number, out: Float64Array, at: number): void => {
  if (card < PAYING) {
    if (completes[card] > 0) {
      out[at] += weight;
      out[at + 1] += (weight * completes[card]) / 8;
    } else if (helps[card] === 1) out[at + (card === COIN ? 2 : 3)] += weight;
    else out[at + 4] += weight;
  } else if (card < RED_AT) out[at + (makesSet(s, seat, card) ? 5 : 6)] += weight;
  else if (card < BLUE_AT) {
    const horns = HORNS[card];
    if (horns > 0 && horns >= s.conflict - s.battle) out[at + 7] += weight;
    out[at + 8 + horns] += weight;
  } else if (card === CAT_CARD) out[at + 11] += weight;
  else out[at + 12] += weight;
  if ((EXTRA_ON[card] & s.tokens[seat]) !== 0) out[at + 13] += weight;
};
