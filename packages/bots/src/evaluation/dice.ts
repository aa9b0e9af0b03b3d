// How a seat stands in Dice: points as on the pad now, and what its sheet promises, as a sum of features. No state is allocated.
import {
  BONUSES_TO_END,
  COLOUR_COUNT,
  crossedIn,
  type DiceState,
  GIVES_BONUS,
  SPECIAL_DICE,
  STRUCTURE_COUNT,
  STRUCTURES,
  spacesOf,
  totalOf,
} from '@maravilha/dice/inside';
import type { Seat } from '@maravilha/kernel';
import { bitCount } from './bits.ts';
import { DICE_WEIGHTS, type DiceWeights } from './dice-weights.ts';

const SEATS_MOST = 7;
const worths = new Float64Array(SEATS_MOST);
const WEST = STRUCTURES.indexOf('barracksWest');
const EAST = STRUCTURES.indexOf('barracksEast');

/** Structures, as shares of their spaces that are crossed off. */
const shareOf = (s: DiceState, seat: Seat, structure: number): number =>
  bitCount(crossedIn(s, seat, structure)) / bitCount(spacesOf(s.city[seat], structure));

/** Points ahead of the best of the others, as far as a rule can tell. */
const evaluation = (w: DiceWeights): ((s: DiceState, seat: Seat) => number) => {
  const special = SPECIAL_DICE.map((die) => w[die]);

  /** What goes on giving. */
  const engine = (s: DiceState, seat: Seat): number => {
    let worth = s.resources[seat] * w.resource + s.dieMinus[seat] * w.dieMinus + bitCount(s.dieZero[seat]) * w.dieZero;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) worth += s.dieCoins[seat * COLOUR_COUNT + colour] * w.dieCoin;
    for (let die = 0; die < special.length; die++) if ((s.unlocked[seat] >>> die) & 1) worth += special[die];
    return worth;
  };

  const bonuses = (s: DiceState, seat: Seat): number => {
    let worth = bitCount(s.bonuses[seat]) * w.bonus;
    for (let structure = 0; structure < STRUCTURE_COUNT; structure++) {
      if (GIVES_BONUS[structure] === 0) continue;
      const share = shareOf(s, seat, structure);
      if (share < 1) worth += w.nearBonus * share * share;
    }
    return worth;
  };

  const worthOf = (s: DiceState, seat: Seat, rest: number): number => {
    const defence = shareOf(s, seat, WEST) + shareOf(s, seat, EAST);
    return (
      totalOf(s, seat) +
      engine(s, seat) * rest +
      Math.min(s.coins[seat], w.liquid) * w.coin * Math.min(1, 3 * rest) +
      defence * w.defence * rest +
      bonuses(s, seat) * Math.min(1, 2 * rest) +
      s.stackSize[seat] * w.pending
    );
  };

  return (s, seat) => {
    let most = 0;
    for (let other = 0; other < s.seats; other++) most = Math.max(most, bonusProgress(s, other));
    // The game ends soon after somebody's third bonus: what is left of it, from 1 to 0.
    const rest = s.last === 1 ? 0 : Math.max(0.1, 1 - most);
    for (let other = 0; other < s.seats; other++) worths[other] = worthOf(s, other, rest);
    let best = -Infinity;
    for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, worths[other]);
    return worths[seat] - w.rivals * best;
  };
};

/** How far a seat is on the way to its third bonus, from 0 to 1: its best structures count. */
const shares = new Float64Array(STRUCTURE_COUNT);
const bonusProgress = (s: DiceState, seat: Seat): number => {
  for (let structure = 0; structure < STRUCTURE_COUNT; structure++) {
    shares[structure] = GIVES_BONUS[structure] === 0 ? 0 : -shareOf(s, seat, structure);
  }
  shares.sort();
  let sum = 0;
  for (let n = 0; n < BONUSES_TO_END; n++) sum -= shares[n];
  return sum / BONUSES_TO_END;
};

export const evaluateDice = evaluation(DICE_WEIGHTS);
