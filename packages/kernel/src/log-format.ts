import type { Shape } from './game.ts';
import type { Seat } from './seat.ts';

export const LOG_FORMAT = 1;
export const LOG_RNG = 'chacha20';

export interface Choice<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** The choices of one step, in seat order. */
export type Round<M> = readonly Choice<M>[];

/** A match on paper. Moves are in words; states are not kept, since replaying gives them. */
export interface Log<G extends Shape = Shape> {
  readonly format: typeof LOG_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly rng: typeof LOG_RNG;
  readonly options: G['Options'];
  readonly seedHash: string;
  readonly rounds: readonly Round<G['Move']>[];
  /** The seed in hexadecimal digits, once the game is over. */
  readonly seed?: string;
  /** `hashState` of the last state, once the game is over. */
  readonly hash?: string;
}
