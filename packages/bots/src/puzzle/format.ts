import type { Action, BaseOptions, Seat } from '@maravilha/kernel';

export const PUZZLE_FORMAT = 1;

/** An action, how many of a thousand games it wins by the search, and how often the search tried it. */
export type Weighed = readonly [action: Action, permille: number, visits: number];

/** A position of a game between bots in which one move is clearly best, and the move that looks best is another. Numbers, so that it is small. */
export interface Puzzle {
  /** Which game of the run it comes from: with the seed of the file this is the shuffle. */
  readonly deal: number;
  readonly options: BaseOptions;
  /** All choices of the turns before, in the order in which `replayed` asks for them. */
  readonly before: readonly Action[];
  readonly seat: Seat;
  /** What a builder plays. */
  readonly builder: Action;
  /** Best first, as the verifying search weighed them. The first is the answer. */
  readonly weighed: readonly Weighed[];
  /** Points in a thousand by which the first is ahead of the second: the ends of the 95 % interval. */
  readonly margin: readonly [low: number, high: number];
}

/** How much the searches think, in playouts. */
export interface PuzzleBudget {
  /** Who plays the games, and looks at every decision for the first time. */
  readonly play: number;
  readonly find: number;
  readonly verify: number;
}

/** A month of puzzles: what the page fetches at once. */
export interface PuzzleFile {
  readonly format: typeof PUZZLE_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seed: number;
  readonly budget: PuzzleBudget;
  readonly puzzles: readonly Puzzle[];
}

/** Puzzles in a file. */
export const PUZZLES_IN_FILE = 31;
