import type { BaseOptions } from '@maravilha/kernel';
import type { Knowledge } from '../../expert.ts';
import { judgeOf } from '../../value/judge.ts';
import type { Learning } from '../learning.ts';
import { turnByTurn } from '../turn-by-turn.ts';
import { architectsFeatures } from './features.ts';
import { ARCHITECTS_NET } from './net.ts';
import { architectsHints } from './reasons.ts';
import { architectsTraits } from './traits.ts';

const evaluation = turnByTurn({ features: architectsFeatures, net: ARCHITECTS_NET, traits: architectsTraits, sure: 10 });

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
