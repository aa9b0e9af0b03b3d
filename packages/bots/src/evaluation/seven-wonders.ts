// How a seat stands in 7 Wonders: points so far, and what its city promises, as a sum of features with hand-set weights. No state is allocated.
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import {
  CHAIN_IN,
  CARD_AGE,
  CARD_COUNT,
  CHOICE_COUNT,
  FIRST_OF_AGE,
  FIRST_OF_COLOUR,
  fieldOf,
  GOODS_BOTH,
  INITIAL_CHEAPER,
  LAST_OF_AGE,
  partnerOf,
  PLAY_LAST,
  RAW_COUNT,
  RAW_LEFT,
  RAW_RIGHT,
  RESOURCE_COUNT,
  shieldsOf,
  type SevenWondersState,
  symbolsOf,
  totalOf,
  VICTORY_POINTS,
  WHARF_LEFT,
  WHARF_RIGHT,
} from '@maravilha/seven-wonders/inside';
import { bitCount } from './bits.ts';
import {
  CHAIN_HOPE,
  COIN_LIQUID,
  DEAL_WORTH,
  FROM_NEIGHBOUR,
  LIQUID_COINS,
  POWER_WORTH,
  PRODUCER,
  RIVALS,
  STRENGTH_SPREAD,
  STAGE_STEP,
  SYMBOL_HOPE,
  UNIT_WORTH,
} from './seven-wonders-weights.ts';

const LAST_AGE = 3;
const SEATS_MOST = 7;

/** Chain symbols, as bits, that free a card of a later age than the index. */
const CHAINS_AFTER = Int32Array.from({ length: LAST_AGE + 1 }, (_, age) => {
  let bits = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (CARD_AGE[card] > age) bits |= CHAIN_IN[card];
  return bits;
});

const shields = new Uint8Array(SEATS_MOST);
const worths = new Float64Array(SEATS_MOST);

/** Points ahead of the best of the others, as far as a hand-written rule can tell; in team play the partner's city counts as one's own. */
export const evaluateSevenWonders = (s: SevenWondersState, seat: Seat): number => {
  for (let other = 0; other < s.seats; other++) shields[other] = shieldsOf(s, other);
  for (let other = 0; other < s.seats; other++) worths[other] = worthOf(s, other);
  const sideOf = (of: Seat): number => (s.teams === 1 ? worths[of] + worths[partnerOf(of)] : worths[of]);
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && !(s.teams === 1 && other === partnerOf(seat))) best = Math.max(best, sideOf(other));
  }
  return sideOf(seat) - RIVALS * best;
};

/** Part of the game still to come, from 1 to 0. */
const restOf = (s: SevenWondersState): number => {
  if (s.age === 0) return 1;
  const turns = s.cities === 1 ? 7 : 6;
  return Math.max(0, (LAST_AGE - s.age + 1) * turns - s.turn + 1) / (LAST_AGE * turns);
};

const worthOf = (s: SevenWondersState, seat: Seat): number => {
  const rest = restOf(s);
  return (
    totalOf(s, seat) +
    (s.coins[seat] % 3) / 3 +
    Math.min(s.coins[seat], LIQUID_COINS) * COIN_LIQUID * rest +
    productionOf(s, seat) * rest +
    dealsOf(s, seat) * rest +
    warsOf(s, seat) +
    symbolsOf(s, seat) * SYMBOL_HOPE * rest +
    bitCount(s.chains[seat] & CHAINS_AFTER[s.age]) * CHAIN_HOPE * Math.min(1, 3 * rest) +
    powersOf(s, seat) * rest +
    s.stages[seat] * STAGE_STEP * Math.min(1, 2 * rest)
  );
};

/** What a city makes: the first unit of a kind is worth most, and less where a neighbour sells it. */
const productionOf = (s: SevenWondersState, seat: Seat): number => {
  const left = s.fixed[leftOf(seat, s.seats)];
  const right = s.fixed[rightOf(seat, s.seats)];
  let worth = 0;
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const units = Math.min(fieldOf(s.fixed[seat], r), UNIT_WORTH.length - 1);
    const sold = fieldOf(left, r) + fieldOf(right, r) > 0 ? FROM_NEIGHBOUR : 1;
    worth += UNIT_WORTH[units] * sold;
  }
  for (let bit = 0; bit < CHOICE_COUNT; bit++) if ((s.choices[seat] >>> bit) & 1) worth += PRODUCER[bit] ?? PRODUCER[0];
  return worth;
};

/** Cheaper trade is worth as much as the neighbours have to sell. */
const dealsOf = (s: SevenWondersState, seat: Seat): number => {
  const deals = s.deals[seat];
  if (deals === 0) return 0;
  const left = s.fixed[leftOf(seat, s.seats)];
  const right = s.fixed[rightOf(seat, s.seats)];
  let worth = 0;
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const raw = r < RAW_COUNT;
    if (deals & (raw ? RAW_LEFT : GOODS_BOTH)) worth += Math.min(2, fieldOf(left, r)) * DEAL_WORTH;
    if (deals & (raw ? RAW_RIGHT : GOODS_BOTH)) worth += Math.min(2, fieldOf(right, r)) * DEAL_WORTH;
  }
  for (const bit of [WHARF_LEFT, WHARF_RIGHT, INITIAL_CHEAPER]) if (deals & bit) worth += 2 * DEAL_WORTH;
  return worth;
};

/** Points that the conflicts to come promise against the opposing neighbours. */
const warsOf = (s: SevenWondersState, seat: Seat): number => {
  if (s.age === 0) return 0;
  let worth = 0;
  for (let age = s.age; age <= LAST_AGE; age++) {
    if (s.teams === 0 && s.diplomacy[seat] > age - s.age) continue;
    const value = VICTORY_POINTS[age] ?? 0;
    for (const other of [leftOf(seat, s.seats), rightOf(seat, s.seats)]) {
      if (s.teams === 1 && other === partnerOf(seat)) continue;
      const lead = (shields[seat] - shields[other]) / (1 + STRENGTH_SPREAD * (age - s.age));
      const win = 1 / (1 + Math.exp(-1.5 * lead));
      worth += (win * (value + 1) - 1) * (s.teams === 1 ? 2 : 1);
    }
  }
  return worth;
};

const powersOf = (s: SevenWondersState, seat: Seat): number => {
  const powers = s.powers[seat];
  let worth = 0;
  if (powers & PLAY_LAST) worth += POWER_WORTH.playLast;
  if (powers & FIRST_OF_COLOUR) worth += POWER_WORTH.firstOfColour;
  if (powers & FIRST_OF_AGE) worth += POWER_WORTH.firstOfAge;
  if (powers & LAST_OF_AGE) worth += POWER_WORTH.lastOfAge;
  return worth;
};
