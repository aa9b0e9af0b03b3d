import type { AnyGame, BaseOptions } from '@maravilha/kernel';
import { randomAction } from '../../random.ts';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import type { Learning } from '../learning.ts';
import { duelFeatures } from './features.ts';
import { pawnAdvance, symbolsHeld } from './leanings.ts';
import { DUEL_NET } from './net.ts';

const evaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(duelFeatures, readNet(DUEL_NET)),
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

const learning: Learning = {
  features: duelFeatures,
  judgeOf: (net) => judgeOf(duelFeatures, net),
  exploring: { blind: 1, warmth: 0.015, every: 3, trust: 0.3 },
  leanings: [symbolsHeld, symbolsHeld, pawnAdvance],
  tables: [{ seats: 2, wonders: 'draft', starter: 'random' } as BaseOptions],
};

export const duelKnowledge: Knowledge = { evaluation, learning };
