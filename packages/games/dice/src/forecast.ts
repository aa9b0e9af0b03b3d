// What crossing off a space costs, and what follows from it at once: worked out from what lies open, without crossing it off.
import type { Seat } from '@maravilha/kernel';
import { RESERVE } from '../data/boards.ts';
import type { DieId } from '../data/dice.ts';
import { STRUCTURES, type StructureId } from '../data/effects.ts';
import { SECTION_COSTS } from '../data/numbers.ts';
import { SPACE_IDS } from './spaces.ts';
import { countIn, crossedIn, FIRST_SPACE, spacesOf } from './city.ts';
import { openBonuses } from './construction.ts';
import { attacked, defenceMet } from './military.ts';
import { chosenCoins, dieCost, spaceCost } from './price.ts';
import { coinsWith } from './reserve.ts';
import type { DiceState } from './state.ts';
import {
  ATTACK,
  COST,
  DIE_COLOUR,
  dieIds,
  FX_COUNT,
  FX_HOW_MUCH,
  FX_KIND,
  FX_START,
  FX_WHAT,
  GIVES_BONUS,
  KIND,
  NONE,
  SPACE_COUNT,
  STRUCTURE,
} from './tables.ts';
import type { Bill, Follows } from './types.ts';

/** `die`: the one that is chosen, if any; `free`: an effect waives its cost. */
export const billOf = (s: DiceState, seat: Seat, space: number, die?: number, free = false): Bill => {
  const section = die === undefined ? 0 : SECTION_COSTS[s.section[die]];
  const diePaid = die === undefined || free ? 0 : dieCost(s, seat, die);
  const chosen = die === undefined ? 0 : coinsWith(s, seat, chosenCoins(s, seat, die)) - s.coins[seat];
  const cost = COST[s.city[seat] * SPACE_COUNT + space];
  const spacePaid = spaceCost(s, seat, space);
  const total = diePaid + spacePaid;
  return {
    section,
    dieCut: section - diePaid,
    chosenCoins: chosen,
    cost,
    resources: cost - spacePaid,
    total,
    left: s.coins[seat] + chosen - total,
  };
};

/** Structures whose crossed spaces make the die cheaper for the seat. */
export const cheapenedBy = (s: DiceState, seat: Seat, die: DieId): readonly StructureId[] => {
  const colour = DIE_COLOUR[dieIds.numberOf(die)];
  const cheapens = (fx: number): boolean =>
    FX_KIND[fx] === KIND.dieCostMinus || (FX_KIND[fx] === KIND.dieCostZero && FX_WHAT[fx] === colour);
  return STRUCTURES.filter((_, structure) =>
    SPACE_IDS.some(
      (_, space) =>
        STRUCTURE[space] === structure &&
        ((crossedIn(s, seat, structure) >>> (space - FIRST_SPACE[structure])) & 1) === 1 &&
        effectsAt(s, seat, space).some(cheapens),
    ),
  );
};

/** The effects of the space on the seat's board, as numbers in the lists of effects. */
const effectsAt = (s: DiceState, seat: Seat, space: number): number[] => {
  const row = s.city[seat] * SPACE_COUNT + space;
  return Array.from({ length: FX_COUNT[row] }, (_, n) => FX_START[row] + n);
};

/** The defence that attacks from these Barracks meet in this turn. While cities are chosen a neighbour may have no board yet. */
const facedDefence = (s: DiceState, seat: Seat, structure: number): number =>
  s.city[attacked(s, seat, structure)] === NONE ? 0 : defenceMet(s, seat, structure);

export const defenceAgainst = (s: DiceState, seat: Seat, barracks: 'barracksWest' | 'barracksEast'): number =>
  facedDefence(s, seat, STRUCTURES.indexOf(barracks));

const attackOf = (s: DiceState, seat: Seat, space: number, effects: readonly number[]): Follows['attack'] => {
  if (ATTACK[space] === NONE) return undefined;
  const structure = STRUCTURE[space];
  const printed = effects.reduce((sum, fx) => (FX_KIND[fx] === KIND.attack ? sum + FX_HOW_MUCH[fx] : sum), 0);
  const defence = facedDefence(s, seat, structure);
  return { points: Math.max(0, printed - defence), defence };
};

/** Coins of the space with itself counted as crossed off, before the limit of the Gold Reserve. */
const coinsOf = (s: DiceState, seat: Seat, space: number, fx: number): number => {
  if (FX_KIND[fx] === KIND.gainCoins) return FX_HOW_MUCH[fx];
  if (FX_KIND[fx] !== KIND.coinsAndPointsPerSpace) return 0;
  const itself = (FX_WHAT[fx] >>> STRUCTURE[space]) & 1;
  // The coins of each space are the lower half.
  return (countIn(s, seat, FX_WHAT[fx]) + itself) * (FX_HOW_MUCH[fx] & 0xff);
};

/** `left`: coins after paying; where the space cannot be paid, those that it would need are reckoned as paid. */
export const followsOf = (s: DiceState, seat: Seat, space: number, left: number): Follows => {
  const effects = effectsAt(s, seat, space);
  const structure = STRUCTURE[space];
  const crossed = crossedIn(s, seat, structure) | (1 << (space - FIRST_SPACE[structure]));
  const completes = crossed === spacesOf(s.city[seat], structure);
  const coins = effects.reduce((sum, fx) => sum + coinsOf(s, seat, space, fx), 0);
  return {
    space: SPACE_IDS[space],
    attack: attackOf(s, seat, space, effects),
    coins: Math.min(coins, RESERVE - Math.max(0, left)),
    completes: completes ? STRUCTURES[structure] : undefined,
    bonus: completes && GIVES_BONUS[structure] === 1 && openBonuses(s, seat) !== 0,
  };
};
