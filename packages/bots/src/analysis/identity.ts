// Which analysis it is: two of the same name say the same, so it need be made only once.
import { hashText, type Log } from '@maravilha/kernel';
import type { Effort } from './judgement.ts';

/** Raised whenever the same task would get another answer: a test holds on to some. */
const MASTER_VERSION = 1;

export interface AnalysisId {
  readonly log: Log;
  readonly effort: Effort;
}

/** Seed and last state name a match, however its moves are written. */
export const nameOfAnalysis = ({ log: { game, rules, seed, hash, rounds }, effort }: AnalysisId): string =>
  `${hashText(JSON.stringify([game, rules, seed, hash, rounds.length]))} ${MASTER_VERSION} ${effort.playouts}`;
