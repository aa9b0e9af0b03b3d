// What can be learnt of a game by self-play.
import type { BaseOptions } from '@maravilha/kernel';
import type { Features, Judge } from '../search/evaluation.ts';
import type { Leaning } from '../tune/leaning.ts';
import type { Exploring } from '../tune/self-play.ts';
import type { Net } from '../value/net.ts';
import type { Traits } from '../value/policy.ts';

export interface Learning {
  readonly features: Features;
  readonly judgeOf: (net: Net) => Judge;
  /** What is learnt of a game that is over, where it is not the shares of victory alone. */
  readonly target?: Judge;
  /** How actions are told to a policy that is learnt too. */
  readonly traits?: Traits;
  /** As in `TuneSettings`. */
  readonly byPolicy?: number;
  readonly exploring?: Partial<Exploring>;
  readonly leanings?: readonly Leaning[];
  /** Options of the tables that are played in turn. */
  readonly tables: readonly BaseOptions[];
}
