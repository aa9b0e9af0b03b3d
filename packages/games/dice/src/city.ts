// What is crossed off on a board, structure by structure.
import { bitCount, pinned, type Seat } from '@maravilha/kernel';
import { SPACE_IDS } from './spaces.ts';
import type { DiceState } from './state.ts';
import { HIGH_SPACES, highBit, LOW_SPACES, lowBit, SPACE_COUNT, STRUCTURE, STRUCTURE_COUNT } from './tables.ts';
import type { SpaceId } from './types.ts';

const WORD = 32;
/** Tables are built over every set of crossed spaces of a structure, so it may not have more. */
const MOST_SPACES = 16;

/** `[structure]`: its first space and how many numbers it takes, those that some boards lack included. */
export const FIRST_SPACE = pinned(Uint8Array.from({ length: STRUCTURE_COUNT }, (_, structure) => STRUCTURE.indexOf(structure)));
export const firstSpace = (structure: number): number => FIRST_SPACE[structure];
export const SPACES_IN = Uint8Array.from({ length: STRUCTURE_COUNT }, (_, structure) => STRUCTURE.filter((of) => of === structure).length);
if (SPACES_IN.some((count) => count > MOST_SPACES) || SPACE_COUNT > 2 * WORD) {
  throw new Error(`a board has at most ${2 * WORD} spaces, a structure at most ${MOST_SPACES}`);
}

// `[structure]`: its numbers as bits of the two words. They never meet in one bit, so the words can be laid over each other.
const LOW_MASK = pinned(new Int32Array(STRUCTURE_COUNT));
const HIGH_MASK = pinned(new Int32Array(STRUCTURE_COUNT));
for (let space = 0; space < SPACE_COUNT; space++) {
  LOW_MASK[STRUCTURE[space]] |= lowBit(space);
  HIGH_MASK[STRUCTURE[space]] |= highBit(space);
}

/** Spaces of a structure among those of two words, turned so that its first one is bit 0. A shift by 32 more is the same shift. */
export const bitsOf = (low: number, high: number, structure: number): number => {
  const word = (low & LOW_MASK[structure]) | (high & HIGH_MASK[structure]);
  const first = FIRST_SPACE[structure];
  return (word >>> first) | (word << (WORD - first));
};

export const crossedIn = (s: DiceState, seat: Seat, structure: number): number => bitsOf(s.low[seat], s.high[seat], structure);
/** As it stood at the start of the turn: what one seat does must not depend on how fast the others are. */
export const crossedAtStart = (s: DiceState, seat: Seat, structure: number): number =>
  bitsOf(s.startLow[seat], s.startHigh[seat], structure);

/** `[city * STRUCTURE_COUNT + structure]`: its spaces on that board. */
const ALL_OF = Uint16Array.from(LOW_SPACES, (low, n) => bitsOf(low, HIGH_SPACES[n], n % STRUCTURE_COUNT));
export const spacesOf = (city: number, structure: number): number => ALL_OF[city * STRUCTURE_COUNT + structure];

const completes = (low: number, high: number, city: number, structure: number): boolean => {
  const at = city * STRUCTURE_COUNT + structure;
  return ((LOW_SPACES[at] & ~low) | (HIGH_SPACES[at] & ~high)) === 0;
};
export const isComplete = (s: DiceState, seat: Seat, structure: number): boolean =>
  completes(s.low[seat], s.high[seat], s.city[seat], structure);
export const wasComplete = (s: DiceState, seat: Seat, structure: number): boolean =>
  completes(s.startLow[seat], s.startHigh[seat], s.city[seat], structure);

export const isCrossed = (s: DiceState, seat: Seat, space: number): boolean =>
  ((s.low[seat] & lowBit(space)) | (s.high[seat] & highBit(space))) !== 0;

export const crossOff = (s: DiceState, seat: Seat, space: number): void => {
  if (space < WORD) s.low[seat] |= 1 << space;
  else s.high[seat] |= 1 << (space - WORD);
};

/** `[structures as bits]`: the numbers of all of them, as bits of the two words. */
const together = (masks: Int32Array): Int32Array =>
  Int32Array.from({ length: 1 << STRUCTURE_COUNT }, (_, set) => masks.reduce((bits, mask, n) => ((set >>> n) & 1 ? bits | mask : bits), 0));
const LOW_OF = together(LOW_MASK);
const HIGH_OF = together(HIGH_MASK);
/** Crossed spaces of several structures together, given as bits. */
export const countIn = (s: DiceState, seat: Seat, structures: number): number =>
  bitCount(s.low[seat] & LOW_OF[structures]) + bitCount(s.high[seat] & HIGH_OF[structures]);
export const countAtStart = (s: DiceState, seat: Seat, structures: number): number =>
  bitCount(s.startLow[seat] & LOW_OF[structures]) + bitCount(s.startHigh[seat] & HIGH_OF[structures]);

/** Spaces by their bits in two words, in the order of the sheet. */
export const spacesIn = (low: number, high: number): SpaceId[] =>
  SPACE_IDS.filter((_, space) => ((low & lowBit(space)) | (high & highBit(space))) !== 0);
