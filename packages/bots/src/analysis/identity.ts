// Which analysis it is: two of the same name say the same, so it need be made only once.
import { hashText, type Log } from '@maravilha/kernel';
import type { Effort } from './judgement.ts';

/** Raised whenever the same task would get another answer: a test holds on to some. */
const MASTER_VERSION = 1;

export interface AnalysisId {
  readonly log: Log;
  readonly effort: Effort;
}

export const nameOfAnalysis = ({ log, effort }: AnalysisId): string => `${hashText(JSON.stringify(log))} ${MASTER_VERSION} ${effort.playouts}`;
