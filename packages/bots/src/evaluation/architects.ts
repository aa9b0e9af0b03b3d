// How a seat stands in Architects: points so far, and what its cards and tokens promise, as a sum of features with hand-set weights.
// No state is allocated.
import {
  type ArchitectsState,
  availableStages,
  cardsOf,
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  EFFECTS,
  GREEN_AT,
  hasToken,
  hornedOf,
  lowestBit,
  RESOURCE_COUNT,
  shieldsOf,
  STAGE_COUNT,
  STAGE_EFFECT,
  STAGE_POINTS,
  stagesOf,
  SYMBOLS,
  TOKEN_IDS,
  totalOf,
  VICTORY_POINTS,
} from '@maravilha/architects/inside';
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import {
  BATTLES,
  CAT_WORTH,
  EFFECT_WORTH,
  GREEN_WORTH,
  HORNED_LATER,
  LEAD,
  RIVALS,
  SPARE_CARD,
  SPARE_COIN,
  STAGE_HOPE,
  TOKEN_WORTH,
} from './architects-weights.ts';

const SEATS_MOST = 7;
const shields = new Float64Array(SEATS_MOST);
const later = new Float64Array(SEATS_MOST);
const worths = new Float64Array(SEATS_MOST);

const effectWorth = Float64Array.from(EFFECTS, (effect) => EFFECT_WORTH[effect]);
const tokenWorth = Float64Array.from(TOKEN_IDS, (token) => TOKEN_WORTH[token] ?? 0);

/** Points ahead of the best of the others, as far as a hand-written rule can tell. */
export const evaluateArchitects = (s: ArchitectsState, seat: Seat): number => {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    shields[other] = shieldsOf(s, other);
    later[other] = shields[other] - (1 - HORNED_LATER) * hornedOf(s, other);
    most = Math.max(most, stagesOf(s, other));
  }
  // The game ends with the first complete wonder: what is left of it, from 1 to 0.
  const rest = 1 - most / STAGE_COUNT;
  for (let other = 0; other < s.seats; other++) worths[other] = worthOf(s, other, rest);
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, worths[other]);
  return worths[seat] - RIVALS * best;
};

const worthOf = (s: ArchitectsState, seat: Seat, rest: number): number =>
  totalOf(s, seat) +
  stagesWorth(s, seat) +
  greenWorth(s, seat) +
  tokensWorth(s, seat) * rest +
  warWorth(s, seat, rest) +
  catWorth(s, seat) * rest;

/** The stage that is nearest counts by the share of its cost that lies ready; other cards a little. */
const stagesWorth = (s: ArchitectsState, seat: Seat): number => {
  const coins = cardsOf(s, seat, COIN);
  let kinds = 0;
  let most = 0;
  let cards = 0;
  for (let card = 0; card < RESOURCE_COUNT; card++) {
    const count = cardsOf(s, seat, card);
    cards += count;
    if (count > 0) kinds++;
    most = Math.max(most, count);
  }
  let best = 0;
  let used = 0;
  for (let stages = availableStages(s, seat); stages !== 0; stages &= stages - 1) {
    const stage = lowestBit(stages);
    const cost = COST_COUNT[stage];
    const fitting = COST_IDENTICAL[stage] === 1 ? most : kinds;
    const ready = Math.min(cost, fitting + coins);
    const at = s.wonder[seat] * STAGE_COUNT + stage;
    const worth = (STAGE_POINTS[at] + effectWorth[STAGE_EFFECT[at]] + 1) * STAGE_HOPE * (ready / cost);
    if (worth <= best) continue;
    best = worth;
    used = Math.min(fitting, cost);
  }
  return best + Math.max(0, cards - used) * SPARE_CARD + coins * SPARE_COIN * (best === 0 ? 1 : 0.5);
};

const greenWorth = (s: ArchitectsState, seat: Seat): number => {
  let count = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) count += cardsOf(s, seat, GREEN_AT + symbol);
  return GREEN_WORTH[Math.min(count, GREEN_WORTH.length - 1)];
};

const tokensWorth = (s: ArchitectsState, seat: Seat): number => {
  let worth = 0;
  for (let token = 0; token < tokenWorth.length; token++) if (hasToken(s, seat, token)) worth += tokenWorth[token];
  return worth;
};

const catWorth = (s: ArchitectsState, seat: Seat): number => (s.cat === seat ? CAT_WORTH : 0);

/** Points that the next battle promises, the nearer it is, and those after it, in which horned cards have left. */
const warWorth = (s: ArchitectsState, seat: Seat, rest: number): number => {
  const near = s.battle / s.conflict;
  const sure = LEAD * (0.5 + near);
  const others = s.seats === 2 ? 1 : 2;
  const reward = VICTORY_POINTS * (s.seats === 2 ? 1.6 : 1);
  let next = 0;
  let after = 0;
  for (let side = 0; side < others; side++) {
    const other = side === 0 ? leftOf(seat, s.seats) : rightOf(seat, s.seats);
    next += 1 / (1 + Math.exp(-sure * (shields[seat] - shields[other] - 0.5)));
    after += 1 / (1 + Math.exp(-0.8 * (later[seat] - later[other] - 0.5)));
  }
  const coming = Math.min(1, near + rest * BATTLES);
  return reward * (next * coming + after * Math.max(0, rest * BATTLES - 1));
};
