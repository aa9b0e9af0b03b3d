// What a card or stage of 7 Wonders would bring a city, in points: those on the score pad, and a rough worth of all else.
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import {
  CARD_AGE,
  CARD_COUNT,
  CHAIN_IN,
  CHAIN_OUT,
  COPY_SCIENCE,
  countFor,
  DIPLOMACY,
  FREE_SCIENCE,
  fieldOf,
  NONE,
  RESOURCE_COUNT,
  REVIVE,
  type SevenWondersState,
  SYMBOL_COUNT,
  THING,
  type Thing,
} from '@maravilha/seven-wonders/internals';
import { bitCount } from '../bits.ts';
import { freeSymbols, LAST_AGE, restOf, scienceWorth, shields, symbols, warWorth } from './facts.ts';

/** Worth of one more fixed unit of a resource for a city that has none, one, two or more, over a whole game. */
const UNIT_WORTH = [3, 1.8, 0.6, 0.2] as const;
/** Share of that worth where a neighbour sells the resource too. */
const FROM_NEIGHBOUR = 0.75;
const CHOICE_WORTH = 3.5;
const DEAL_WORTH = 2;
/** Hope that a science symbol brings for more of them. */
const SYMBOL_HOPE = 2;
const COIN = 0.4;
const CHAIN_HOPE = 1;
const REVIVE_WORTH = 5;
const DIPLOMACY_WORTH = 2;
const POWER_WORTH = 5;
/** Each coin that others lose or get. */
const OTHERS_COIN = 0.15;
const DEBT = 0.5;

/** Chain symbols, as bits, that free a card of a later age than the index. */
export const CHAINS_AFTER = Int32Array.from({ length: LAST_AGE + 1 }, (_, age) => {
  let bits = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (CARD_AGE[card] > age) bits |= CHAIN_IN[card];
  return bits;
});
/** What the chain symbols of a card, but not of a stage, promise after its own age. */
const CHAINS = Float64Array.from(THING.points, (_, thing) =>
  thing < CARD_COUNT ? CHAIN_HOPE * bitCount(CHAIN_OUT[thing] & CHAINS_AFTER[CARD_AGE[thing]]) : 0,
);
/** What a thing does to the coins of others, as points of one's own. */
const HARM = Float64Array.from(
  THING.othersLose,
  (lose, thing) =>
    OTHERS_COIN * (2 * lose + 4 * THING.othersLosePerStage[thing] + 5 * THING.othersLosePerVictory[thing]) -
    OTHERS_COIN * (2 * THING.othersGain[thing] + THING.neighboursGain[thing]) +
    DEBT * THING.neighbourDebts[thing] +
    ([0, 1, 3, 5][THING.victoryAge[thing]] ?? 0),
);
const STANDING = ~(FREE_SCIENCE | COPY_SCIENCE | REVIVE | DIPLOMACY);
/** What does not depend on the city, at the start and at the end of the game. */
const FIXED = Float64Array.from(HARM, (harm, thing) => THING.points[thing] + harm);
const HOPE = Float64Array.from(HARM, (_, thing) => {
  const powers = THING.powers[thing];
  return (
    (THING.chooses[thing] !== 0 ? CHOICE_WORTH : 0) +
    (THING.deals[thing] !== 0 ? DEAL_WORTH : 0) +
    (THING.symbol[thing] !== NONE || powers & (FREE_SCIENCE | COPY_SCIENCE) ? SYMBOL_HOPE : 0) +
    (powers & STANDING ? POWER_WORTH : 0)
  );
});
const ONCE = Float64Array.from(THING.powers, (powers) => (powers & REVIVE ? REVIVE_WORTH : 0) + (powers & DIPLOMACY ? DIPLOMACY_WORTH : 0));

const productionGain = (s: SevenWondersState, seat: Seat, made: number): number => {
  const left = s.fixed[leftOf(seat, s.seats)];
  const right = s.fixed[rightOf(seat, s.seats)];
  let worth = 0;
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const units = fieldOf(made, r);
    if (units === 0) continue;
    const has = Math.min(fieldOf(s.fixed[seat], r), 2);
    const sold = fieldOf(left, r) + fieldOf(right, r) > 0 ? FROM_NEIGHBOUR : 1;
    worth += UNIT_WORTH[has] * sold;
    if (units > 1) worth += UNIT_WORTH[has + 1] * sold;
  }
  return worth;
};

/** Points of science with one more symbol, beyond those now. */
export const symbolGain = (seat: Seat, symbol: number): number => {
  const at = seat * SYMBOL_COUNT;
  const a = symbols[at];
  const b = symbols[at + 1];
  const c = symbols[at + 2];
  const free = freeSymbols[seat];
  return (
    scienceWorth(a + (symbol === 0 ? 1 : 0), b + (symbol === 1 ? 1 : 0), c + (symbol === 2 ? 1 : 0), free) - scienceWorth(a, b, c, free)
  );
};

const freeSymbolGain = (seat: Seat): number => {
  const at = seat * SYMBOL_COUNT;
  const free = freeSymbols[seat];
  return (
    scienceWorth(symbols[at], symbols[at + 1], symbols[at + 2], free + 1) -
    scienceWorth(symbols[at], symbols[at + 1], symbols[at + 2], free)
  );
};

/** The parts of the last gain that depend on the city. */
export const parts = { production: 0, counted: 0, coins: 0, war: 0, science: 0 };

// The columns that are asked most stand here: looked up through two modules each would cost more than the sum itself.
const { produces, pointsEach, pointsOf, pointsColours, pointsAges, pointsIn, powers: POWERS, symbol: SYMBOL, shields: SHIELDS } = THING;
const { coins: COINS, coinsEach, coinsOf, coinsColours, coinsAges, coinsIn } = THING;
const ANY_SYMBOL = FREE_SCIENCE | COPY_SCIENCE;

/** Asks for a count of the city and of its neighbours. */
export const gainOf = (s: SevenWondersState, seat: Seat, thing: Thing): number => {
  const rest = restOf(s);
  const production = produces[thing] === 0 ? 0 : productionGain(s, seat, produces[thing]) * rest;
  let counted = 0;
  if (pointsEach[thing] !== 0)
    counted = pointsEach[thing] * countFor(s, seat, pointsOf[thing], pointsColours[thing], pointsAges[thing], pointsIn[thing]);
  let coins = COINS[thing];
  if (coinsEach[thing] !== 0)
    coins += coinsEach[thing] * countFor(s, seat, coinsOf[thing], coinsColours[thing], coinsAges[thing], coinsIn[thing]);
  const war = SHIELDS[thing] === 0 ? 0 : warWorth(s, seat, shields[seat] + SHIELDS[thing]) - warWorth(s, seat, shields[seat]);
  let science = 0;
  if (SYMBOL[thing] !== NONE) science = symbolGain(seat, SYMBOL[thing]);
  else if (POWERS[thing] & ANY_SYMBOL) science = freeSymbolGain(seat);
  parts.production = production;
  parts.counted = counted;
  parts.coins = coins;
  parts.war = war;
  parts.science = science;
  return FIXED[thing] + HOPE[thing] * rest + ONCE[thing] + CHAINS[thing] + production + counted + coins * COIN + war + science;
};
