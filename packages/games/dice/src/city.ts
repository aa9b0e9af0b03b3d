// What is crossed off on a board, structure by structure.
import type { Seat } from '@maravilha/kernel';
import type { DiceState } from './state.ts';
import { highBit, HIGH_SPACES, lowBit, LOW_SPACES, SPACE_COUNT, STRUCTURE, STRUCTURE_COUNT } from './tables.ts';

const WORD = 32;
/** Tables are built over every set of crossed spaces of a structure, so it may not have more. */
const MOST_SPACES = 16;

/** `[structure]`: its first space and how many numbers it takes, those that some boards lack included. */
export const FIRST_SPACE = Uint8Array.from({ length: STRUCTURE_COUNT }, (_, structure) => STRUCTURE.indexOf(structure));
export const SPACES_IN = Uint8Array.from({ length: STRUCTURE_COUNT }, (_, structure) => STRUCTURE.filter((of) => of === structure).length);
if (SPACES_IN.some((count) => count > MOST_SPACES) || SPACE_COUNT > 2 * WORD) {
  throw new Error(`a board has at most ${2 * WORD} spaces, a structure at most ${MOST_SPACES}`);
}

/** The one structure whose spaces lie in both words, if there is one. */
const STRADDLING = FIRST_SPACE.findIndex((first, structure) => first < WORD && first + SPACES_IN[structure] > WORD);
const MASK = Uint16Array.from(SPACES_IN, (count) => (1 << count) - 1);

/** Spaces of a structure among those of two words: its first one is bit 0. A shift by 32 more is the same shift. */
export const bitsOf = (low: number, high: number, structure: number): number => {
  const first = FIRST_SPACE[structure];
  const bits = first < WORD ? low >>> first : high >>> first;
  return (structure === STRADDLING ? bits | (high << -first) : bits) & MASK[structure];
};

export const crossedIn = (s: DiceState, seat: Seat, structure: number): number => bitsOf(s.low[seat], s.high[seat], structure);
/** As it stood at the start of the turn: what one seat does must not depend on how fast the others are. */
export const crossedAtStart = (s: DiceState, seat: Seat, structure: number): number =>
  bitsOf(s.startLow[seat], s.startHigh[seat], structure);

/** `[city * STRUCTURE_COUNT + structure]`: its spaces on that board. */
const ALL_OF = Uint16Array.from(LOW_SPACES, (low, n) => bitsOf(low, HIGH_SPACES[n], n % STRUCTURE_COUNT));
export const spacesOf = (city: number, structure: number): number => ALL_OF[city * STRUCTURE_COUNT + structure];

export const isComplete = (s: DiceState, seat: Seat, structure: number): boolean =>
  crossedIn(s, seat, structure) === spacesOf(s.city[seat], structure);
export const wasComplete = (s: DiceState, seat: Seat, structure: number): boolean =>
  crossedAtStart(s, seat, structure) === spacesOf(s.city[seat], structure);

export const isCrossed = (s: DiceState, seat: Seat, space: number): boolean =>
  ((s.low[seat] & lowBit(space)) | (s.high[seat] & highBit(space))) !== 0;

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
export const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Crossed spaces of several structures together, given as bits. */
export const countIn = (s: DiceState, seat: Seat, structures: number): number => {
  let count = 0;
  for (let rest = structures; rest !== 0; rest &= rest - 1) count += bitCount(crossedIn(s, seat, lowestBit(rest)));
  return count;
};
export const countAtStart = (s: DiceState, seat: Seat, structures: number): number => {
  let count = 0;
  for (let rest = structures; rest !== 0; rest &= rest - 1) count += bitCount(crossedAtStart(s, seat, lowestBit(rest)));
  return count;
};
