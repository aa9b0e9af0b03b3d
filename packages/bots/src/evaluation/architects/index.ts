import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../../random.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import { architectsFeatures } from './features.ts';
import { ARCHITECTS_NET } from './net.ts';

/** Seats never choose at the same time here, so a quick policy has nobody to stand in for. */
export const architectsEvaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(architectsFeatures, readNet(ARCHITECTS_NET)),
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});
