// What is asked of a Worker of the bots, and what it answers.
import type { Advice } from '@maravilha/bots';
import type { BotRequest } from '@maravilha/host';
import type { Shape } from '@maravilha/kernel';

export interface HintQuestion {
  readonly t: 'hint';
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

/** A bot's own decision. */
export interface Task extends BotRequest {
  readonly t: 'decide';
  /** Milliseconds to think. */
  readonly ms: number;
}

/** To the one task that is given at a time. */
export type Decision = { readonly move: object } | { readonly failed: string };
