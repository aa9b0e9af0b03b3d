// The words of the second toy game, with independent turns. It is played like this:
// Before each turn a die is rolled for all. Then every seat, at once, rests for a coin or works. Who works sells or plants a tree; who plants says
// in which row. A sale brings what the die shows and a coin for each tree that the next seat had when the turn began. When all are done, the seats
// with the most trees get a coin, and the die is rolled for the next turn. After the last turn the poorest seat has one more, alone.
import type { Seat, Viewer } from '../../src/index.ts';

export const MOST_SEATS = 4;
/** The turns of all, and the one of the poorest. */
export const TURNS = 4;
export const SIDES = 6;

export const ROWS = ['north', 'south'] as const;
export type Row = (typeof ROWS)[number];

/** What a seat owes in this turn: the first choice, how the work is used, where the tree stands, or nothing more. */
export const OWED = ['turn', 'use', 'row', 'nothing'] as const;
export type Owed = (typeof OWED)[number];

export interface GardenOptions {
  readonly seats: number;
}

export type GardenMove =
  | { readonly kind: 'rest' }
  | { readonly kind: 'work' }
  | { readonly kind: 'sell' }
  | { readonly kind: 'plant' }
  | { readonly kind: 'row'; readonly row: Row };

export type GardenReason =
  | { readonly possible: true; readonly coins: number }
  | { readonly possible: false; readonly code: 'game-over' | 'nothing-owed' | 'other-decision' };

export interface GardenSeatView {
  readonly coins: number;
  readonly trees: Readonly<Record<Row, number>>;
  /** Trees when the turn began. */
  readonly before: number;
  readonly owes: Owed;
}

export interface GardenView {
  readonly options: GardenOptions;
  readonly viewer: Viewer;
  /** Counts from 0. */
  readonly turn: number;
  /** What the die has shown so far, the present turn included. */
  readonly rolls: readonly number[];
  readonly gardens: readonly GardenSeatView[];
}

export type GardenEvent =
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'planted'; readonly seat: Seat; readonly row: Row }
  | { readonly kind: 'praised'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly roll: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** What `position` reads: the start of a game with these rolls, the first ones at least, and these trees in the north. */
export interface GardenPosition {
  readonly options?: Partial<GardenOptions>;
  readonly rolls?: readonly number[];
  readonly trees?: readonly number[];
}
