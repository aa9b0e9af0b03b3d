import type { AnyGame, BaseOptions } from '@maravilha/kernel';
import { randomAction } from '../../random.ts';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import type { Learning } from '../learning.ts';
import { architectsFeatures } from './features.ts';
import { ARCHITECTS_NET } from './net.ts';

/** Seats never choose at the same time here, so a quick policy has nobody to stand in for. */
const evaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(architectsFeatures, readNet(ARCHITECTS_NET)),
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

/** Two seats are played most; wonders are chosen at every third table. */
const learning: Learning = {
  features: architectsFeatures,
  judgeOf: (net) => judgeOf(architectsFeatures, net),
  exploring: { trust: 0.5 },
  tables: [2, 3, 2, 4, 5, 2, 3, 4, 7].map(
    (seats, n) => ({ seats, wonders: n % 3 === 2 ? 'choose' : 'random', starter: 'random' }) as BaseOptions,
  ),
};

export const architectsKnowledge: Knowledge = {
  evaluation,
  imperfection: { architect: { enough: 24, error: 0.08 }, builder: { deals: 1, error: 0.21 }, apprentice: { deals: 1, error: 0.9 } },
  learning,
};
