import type { AnyGame } from '@maravilha/kernel';
import type { Evaluation } from '../../search/evaluation.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, priorsOf, readPolicy } from '../../value/policy.ts';
import { diceJudge } from './judge.ts';
import { DICE_NET } from './net.ts';
import { diceTraits } from './traits.ts';

/** How much surer of itself a seat is than the exploring play that the policy was learnt from. */
const SURE = 2.5;

export const diceEvaluation = (game: AnyGame): Evaluation => {
  const policy = readPolicy(DICE_NET.policy ?? '');
  const sure = policy.map((weight) => weight * SURE);
  return {
    judge: diceJudge(readNet(DICE_NET)),
    policy: policyOf(game, diceTraits, sure),
    priors: priorsOf(diceTraits, policy),
  };
};
