import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../../random.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import { duelFeatures } from './features.ts';
import { DUEL_NET } from './net.ts';

export const duelEvaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(duelFeatures, readNet(DUEL_NET)),
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});
