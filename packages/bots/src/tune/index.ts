// What a tool needs to let the bots of a game learn; nobody else loads this.
import type { AnyGame } from '@maravilha/kernel';
import { evaluationOf } from '../evaluation/index.ts';
import { LEARNING } from '../evaluation/learning.ts';
import { type TuneData, Tuning } from './tuning.ts';

export type { NetData } from '../value/net.ts';
export type { Generation, TuneData, Tuning } from './tuning.ts';

/** The games that can be learnt. */
export const LEARNABLE: readonly string[] = Object.keys(LEARNING);

export interface TuneScope {
  readonly hidden: number;
  readonly seed: number;
  /** Games of a generation, and those in which it is compared with the judge in use. */
  readonly games: number;
  readonly matches: number;
}

const learningOf = (game: string): (typeof LEARNING)[string] => {
  const learning = LEARNING[game];
  if (learning === undefined) throw new RangeError(`nothing is known about learning ${game}`);
  return learning;
};

/** How many features a seat has, and how many traits an action has for the policy: what was learnt with other numbers does not fit. */
export const sizeOf = (game: string): { readonly inputs: number; readonly traits: number } => {
  const { features, traits } = learningOf(game);
  return { inputs: features.count, traits: traits?.count ?? 0 };
};

/** Begins to learn a game, or goes on from where it was saved. */
export const startTuning = (game: AnyGame, scope: TuneScope, saved?: TuneData): Tuning =>
  new Tuning({ ...learningOf(game.id), ...scope, game, standard: evaluationOf(game).judge }, saved);
