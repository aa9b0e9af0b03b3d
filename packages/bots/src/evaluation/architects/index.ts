import type { AnyGame, BaseOptions } from '@maravilha/kernel';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, readPolicy } from '../../value/policy.ts';
import type { Learning } from '../learning.ts';
import { architectsFeatures } from './features.ts';
import { ARCHITECTS_NET } from './net.ts';
import { architectsHints } from './reasons.ts';
import { architectsTraits } from './traits.ts';

/** How much surer of itself a seat is than the exploring play that the policy was learnt from. */
const SURE = 10;

/** Seats never choose at the same time here, so the policy only plays games out. */
const evaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(architectsFeatures, readNet(ARCHITECTS_NET)),
  policy: policyOf(
    game,
    architectsTraits,
    readPolicy(ARCHITECTS_NET.policy ?? '').map((weight) => weight * SURE),
  ),
});

/** Two seats are played most; wonders are chosen at every third table. */
const learning: Learning = {
  features: architectsFeatures,
  judgeOf: (net) => judgeOf(architectsFeatures, net),
  traits: architectsTraits,
  byPolicy: 0,
  exploring: { trust: 0.5 },
  tables: [2, 3, 2, 4, 5, 2, 3, 4, 7].map(
    (seats, n) => ({ seats, wonders: n % 3 === 2 ? 'choose' : 'random', starter: 'random' }) as BaseOptions,
  ),
};

export const architectsKnowledge: Knowledge = {
  evaluation,
  hints: architectsHints,
  imperfection: { architect: { enough: 24, error: 0.08 }, builder: { deals: 1, error: 0.21 }, apprentice: { deals: 1, error: 0.9 } },
  learning,
};
