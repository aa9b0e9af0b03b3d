// What dice and spaces cost a seat, and which dice it may choose at all.
import { leftOf, pinned, rightOf, type Seat } from '@maravilha/kernel';
import { RESERVE } from '../data/boards.ts';
import { SECTION_COSTS, SPACE_COSTS } from '../data/numbers.ts';
import { countAtStart, FIRST_SPACE, SPACES_IN } from './city.ts';
import type { DiceState } from './state.ts';
import {
  CITY_COUNT,
  COLOUR_COUNT,
  COMPARED,
  COST,
  DIE_COLOUR,
  FACES,
  SPACE_COUNT,
  SPECIAL,
  STARTING_DICE,
  STRUCTURE_COUNT,
} from './tables.ts';

const SECTIONS = SECTION_COSTS.length;

/** `[unlocked]`: dice that a seat with these special dice unlocked may choose, as bits. */
const CHOOSABLE = pinned(
  Uint16Array.from({ length: 1 << SPECIAL.length }, (_, unlocked) =>
    SPECIAL.reduce((dice, die, n) => ((unlocked >>> n) & 1 ? dice | (1 << die) : dice), STARTING_DICE),
  ),
);
/** Dice of the Forum that the seat may choose: special ones only if it unlocked them itself. */
export const choosableDice = (s: DiceState, seat: Seat): number => s.forum & CHOOSABLE[s.unlocked[seat]];

/** Coins that come with choosing the die, before anything is paid. */
export const chosenCoins = (s: DiceState, seat: Seat, die: number): number => s.dieCoins[seat * COLOUR_COUNT + DIE_COLOUR[die]];

/** Coins to pay for the space: one for each resource that is missing. */
export const spaceCost = (s: DiceState, seat: Seat, space: number): number =>
  Math.max(0, COST[s.city[seat] * SPACE_COUNT + space] - s.resources[seat]);

// What a seat can pay for, as a row: row 0 covers nothing, row 1 + n every space that costs at most n.
const ROWS = SPACE_COSTS.most + 2;
/** `[coveredRow + structure]`: spaces that the row covers, the first space as bit 0. */
const COVERED = Uint16Array.from({ length: CITY_COUNT * ROWS * STRUCTURE_COUNT }, (_, n) => {
  const structure = n % STRUCTURE_COUNT;
  const row = Math.floor(n / STRUCTURE_COUNT);
  const at = Math.floor(row / ROWS) * SPACE_COUNT + FIRST_SPACE[structure];
  let bits = 0;
  for (let space = 0; space < SPACES_IN[structure]; space++) if (COST[at + space] < row % ROWS) bits |= 1 << space;
  return bits;
});
export const coveredIn = (row: number, structure: number): number => COVERED[row + structure];
const DEAREST = Math.max(...SECTION_COSTS);
const SPAN = DEAREST + RESERVE + 1;
/** `[resources * SPAN + DEAREST + coins]`: the row. Less than no coins cover nothing, whatever the resources. */
const ROW = Uint8Array.from({ length: ROWS * SPAN }, (_, n) => {
  const coins = (n % SPAN) - DEAREST;
  return coins < 0 ? 0 : (1 + Math.min(SPACE_COSTS.most, coins + Math.floor(n / SPAN))) * STRUCTURE_COUNT;
});
/** Where ROW begins for these resources; more than the dearest space costs are of no use. */
export const rowsAt = (resources: number): number => Math.min(SPACE_COSTS.most, resources) * SPAN + DEAREST;
/** The row of COVERED for the coins that are left after a die is paid, on top of the resources. */
export const coveredRow = (city: number, rows: number, coins: number): number => city * (ROWS * STRUCTURE_COUNT) + ROW[rows + coins];

/** `[(minus * 2 + zero) * sections + section]`: what a die costs with a reduction, or because its colour costs nothing (zero = 1). */
const DIE_PRICE = pinned(
  Uint8Array.from({ length: (DEAREST + 1) * 2 * SECTIONS }, (_, n) => {
    const row = Math.floor(n / SECTIONS);
    return row % 2 === 1 ? 0 : Math.max(0, SECTION_COSTS[n % SECTIONS] - Math.floor(row / 2));
  }),
);
/** Where DIE_PRICE begins for this reduction. */
export const pricesAt = (minus: number): number => Math.min(DEAREST, minus) * 2 * SECTIONS;
/** What the die costs by prices from `pricesAt`; `zero`: 1 if its colour costs nothing. */
export const priceIn = (prices: number, zero: number, section: number): number => DIE_PRICE[prices + zero * SECTIONS + section];
/** Coins to pay for the die where it lies. */
export const dieCost = (s: DiceState, seat: Seat, die: number): number =>
  priceIn(pricesAt(s.dieMinus[seat]), (s.dieZero[seat] >>> DIE_COLOUR[die]) & 1, s.section[die]);

/** Dice some of whose faces compare, as bits. */
export const COMPARING = COMPARED.reduce((dice, compared, face) => (compared === 0 ? dice : dice | (1 << Math.floor(face / FACES))), 0);

/**
 * Whether the face's comparison allows the Guild Court: not behind either neighbour at the start of the turn; with two seats,
 * ahead of the other (DI-GUILD-1 to 3). Faces that compare nothing allow all they lead to.
 */
export const guildOpen = (s: DiceState, seat: Seat, die: number): boolean => {
  const compared = COMPARED[die * FACES + s.face[die]];
  if (compared === 0) return true;
  const own = countAtStart(s, seat, compared);
  const left = countAtStart(s, leftOf(seat, s.seats), compared);
  if (s.seats === 2) return own > left;
  return own >= left && own >= countAtStart(s, rightOf(seat, s.seats), compared);
};
