// What a tool needs to let the bots of a game learn; nobody else loads this.
import type { Learning } from '../evaluation/learning.ts';
import type { Expert } from '../expert.ts';
import { type TuneData, Tuning } from './tuning.ts';

export type { NetData } from '../value/net.ts';
export type { Generation, TuneData, Tuning } from './tuning.ts';

export interface TuneScope {
  readonly hidden: number;
  readonly seed: number;
  /** Games of a generation, and those in which it is compared with the judge in use. */
  readonly games: number;
  readonly matches: number;
}

const learningOf = ({ game, knowledge: { learning } }: Expert): Learning => {
  if (learning === undefined) throw new RangeError(`nothing is known about learning ${game.id}`);
  return learning;
};

/** How many features a seat has, and how many traits an action has for the policy: what was learnt with other numbers does not fit. */
export const sizeOf = (expert: Expert): { readonly inputs: number; readonly traits: number } => {
  const { features, traits } = learningOf(expert);
  return { inputs: features.count, traits: traits?.count ?? 0 };
};

/** Begins to learn a game, or goes on from where it was saved. */
export const startTuning = (expert: Expert, scope: TuneScope, saved?: TuneData): Tuning =>
  new Tuning({ ...learningOf(expert), ...scope, game: expert.game, standard: expert.evaluation.judge }, saved);
