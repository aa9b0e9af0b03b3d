import type { AnyGame, BaseOptions } from '@maravilha/kernel';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, priorsOf, readPolicy } from '../../value/policy.ts';
import type { Learning } from '../learning.ts';
import { diceFeatures } from './features.ts';
import { diceJudge, diceTarget } from './judge.ts';
import { DICE_NET } from './net.ts';
import { diceHints } from './reasons.ts';
import { diceTraits } from './traits.ts';

/** How much surer of itself a seat is than the exploring play that the policy was learnt from. */
const SURE = 2.5;

const evaluation = (game: AnyGame): Evaluation => {
  const policy = readPolicy(DICE_NET.policy ?? '');
  const sure = policy.map((weight) => weight * SURE);
  return {
    judge: diceJudge(readNet(DICE_NET)),
    policy: policyOf(game, diceTraits, sure),
    priors: priorsOf(diceTraits, policy),
  };
};

/** Two seats are played most; cities are drawn or chosen. Games by policy are left out: it plays far worse than the judge. */
const learning: Learning = {
  features: diceFeatures,
  judgeOf: diceJudge,
  target: diceTarget,
  traits: diceTraits,
  byPolicy: 0,
  exploring: { blind: 6, warmth: 0.04, every: 3, trust: 0.3 },
  tables: [2, 3, 4, 2, 5, 2, 7, 3].map((seats, n) => ({ seats, cities: n % 3 === 2 ? 'choose' : 'random' }) as BaseOptions),
};

export const diceKnowledge: Knowledge = {
  evaluation,
  hints: diceHints,
  imperfection: { architect: { enough: 24, error: 0.015 }, builder: { deals: 1, error: 0.1 }, apprentice: { deals: 1, error: 0.16 } },
  learning,
};
