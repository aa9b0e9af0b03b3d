import type { AnyGame, BaseOptions } from '@maravilha/kernel';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, readPolicy } from '../../value/policy.ts';
import type { Learning } from '../learning.ts';
import { duelFeatures } from './features.ts';
import { pawnAdvance, symbolsHeld } from './leanings.ts';
import { DUEL_NET } from './net.ts';
import { duelHints } from './reasons.ts';
import { duelTraits } from './traits.ts';

/** How much surer of itself a seat is than the exploring play that the policy was learnt from. */
const SURE = 4;

/** Seats never choose at the same time here, so the policy only plays games out. */
const evaluation = (game: AnyGame): Evaluation => ({
  judge: judgeOf(duelFeatures, readNet(DUEL_NET)),
  policy: policyOf(
    game,
    duelTraits,
    readPolicy(DUEL_NET.policy ?? '').map((weight) => weight * SURE),
  ),
});

const learning: Learning = {
  features: duelFeatures,
  judgeOf: (net) => judgeOf(duelFeatures, net),
  traits: duelTraits,
  byPolicy: 0,
  exploring: { blind: 1, warmth: 0.015, every: 3, trust: 0.3 },
  leanings: [symbolsHeld, symbolsHeld, pawnAdvance],
  tables: [{ seats: 2, wonders: 'draft', starter: 'random' } as BaseOptions],
};

export const duelKnowledge: Knowledge = { evaluation, hints: duelHints, learning };
