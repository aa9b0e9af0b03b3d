// How a seat stands in Architects: points so far, and what its cards and tokens promise, as a sum of features. No state is allocated.
import {
  type ArchitectsState,
  availableStages,
  cardsOf,
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  EFFECTS,
  EXTRA_TOKENS,
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
import { ARCHITECTS_WEIGHTS, type ArchitectsWeights } from './architects-weights.ts';

const SEATS_MOST = 7;
const shields = new Float64Array(SEATS_MOST);
const later = new Float64Array(SEATS_MOST);
const worths = new Float64Array(SEATS_MOST);

/** Chance that a lead of so many shields holds; a tie wins nothing, hence the half. */
const chance = (lead: number, sure: number): number => 1 / (1 + Math.exp(-sure * (lead - 0.5)));

/** Points ahead of the best of the others, as far as a rule can tell. */
const evaluation = (w: ArchitectsWeights): ((s: ArchitectsState, seat: Seat) => number) => {
  const effectWorth = Float64Array.from(EFFECTS, (effect) => {
    const worth = { none: 0, 'any-deck': w.anyDeck, central: w.central, 'left-and-right': w.leftAndRight };
    return { ...worth, search: w.search, progress: w.progress, shield: w.shield }[effect];
  });
  const tokenWorth = Float64Array.from(TOKEN_IDS, (id, token) => {
    if ((EXTRA_TOKENS >>> token) & 1) return w.extraCard;
    if (id === 'economy') return w.economy;
    if (id === 'engineering') return w.engineering;
    return id === 'politics' || id === 'strategy' || id === 'education' || id === 'culture' ? w.scoring : 0;
  });
  const greenWorth = [0, w.oneGreen, w.twoGreen];

  /** The stage that is nearest counts by the share of its cost that lies ready; other cards a little. */
  const stages = (s: ArchitectsState, seat: Seat): number => {
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
    let usedCoins = 0;
    for (let bits = availableStages(s, seat); bits !== 0; bits &= bits - 1) {
      const stage = lowestBit(bits);
      const cost = COST_COUNT[stage];
      const fitting = Math.min(cost, COST_IDENTICAL[stage] === 1 ? most : kinds);
      const ready = Math.min(cost, fitting + coins);
      const at = s.wonder[seat] * STAGE_COUNT + stage;
      const worth = (STAGE_POINTS[at] + effectWorth[STAGE_EFFECT[at]] + w.stageStep) * w.stageHope * (ready / cost);
      if (worth <= best) continue;
      best = worth;
      used = fitting;
      usedCoins = ready - fitting;
    }
    return best + (cards - used) * w.spareCard + (coins - usedCoins) * w.spareCoin;
  };

  const greens = (s: ArchitectsState, seat: Seat): number => {
    let count = 0;
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++) count += cardsOf(s, seat, GREEN_AT + symbol);
    return greenWorth[Math.min(count, greenWorth.length - 1)];
  };

  const tokens = (s: ArchitectsState, seat: Seat): number => {
    let worth = 0;
    for (let token = 0; token < tokenWorth.length; token++) if (hasToken(s, seat, token)) worth += tokenWorth[token];
    return worth;
  };

  /** Points that the next battle promises, the nearer it is, and those after it, in which horned cards have left. */
  const wars = (s: ArchitectsState, seat: Seat, rest: number): number => {
    const near = s.battle / s.conflict;
    const sure = w.leadNow * (0.5 + near);
    let next = 0;
    let after = 0;
    for (let side = 0; side < Math.min(2, s.seats - 1); side++) {
      const other = side === 0 ? leftOf(seat, s.seats) : rightOf(seat, s.seats);
      next += chance(shields[seat] - shields[other], sure);
      after += chance(later[seat] - later[other], w.leadLater);
    }
    const battles = rest * w.battles;
    // At two seats there is one meeting, which can bring both tokens.
    const reward = VICTORY_POINTS * (s.seats === 2 ? 1.6 : 1);
    return reward * (next * Math.min(1, near + battles) + after * Math.max(0, battles - 1));
  };

  const worthOf = (s: ArchitectsState, seat: Seat, rest: number): number =>
    totalOf(s, seat) +
    stages(s, seat) +
    greens(s, seat) +
    tokens(s, seat) * rest +
    wars(s, seat, rest) +
    (s.cat === seat ? w.cat * rest : 0) +
    stagesOf(s, seat) * w.stageStep;

  return (s, seat) => {
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      shields[other] = shieldsOf(s, other);
      later[other] = shields[other] - (1 - w.hornedLater) * hornedOf(s, other);
      most = Math.max(most, stagesOf(s, other));
    }
    // The game ends with the first complete wonder: what is left of it, from 1 to 0.
    const rest = 1 - most / STAGE_COUNT;
    for (let other = 0; other < s.seats; other++) worths[other] = worthOf(s, other, rest);
    let best = -Infinity;
    for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, worths[other]);
    return worths[seat] - w.rivals * best;
  };
};

export const evaluateArchitects = evaluation(ARCHITECTS_WEIGHTS);
