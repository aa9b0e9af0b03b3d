// What page and worker say to each other.
import type { Advice } from '@maravilha/bots';
import type { Shape } from '@maravilha/kernel';

export interface HintQuestion {
  readonly id: number;
  readonly game: string;
  readonly rules: number;
  readonly view: Shape['View'];
  readonly seat: number;
  /** Seed of the generator. */
  readonly seed: number;
  /** Milliseconds to think. */
  readonly ms: number;
}

export interface HintAnswer {
  readonly id: number;
  /** `undefined` where thinking has failed. */
  readonly advice: Advice | undefined;
}
