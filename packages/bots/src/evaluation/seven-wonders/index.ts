import type { Action, AnyGame } from '@maravilha/kernel';
import { PAY_COUNT, SELL, STAGE } from '@maravilha/seven-wonders/internals';
import type { Evaluation } from '../../search/evaluation.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, priorsOf, readPolicy } from '../../value/policy.ts';
import { sevenWondersJudge, sevenWondersOutcome } from './judge.ts';
import { SEVEN_WONDERS_NET } from './net.ts';
import { sevenWondersTraits } from './traits.ts';

/** The same card or stage, whatever is paid for it. */
const withoutPayment = (action: Action): Action => {
  if (action >= SELL) return action;
  const first = action >= STAGE ? STAGE : 0;
  return action - ((action - first) % PAY_COUNT);
};

export const sevenWondersEvaluation = (game: AnyGame): Evaluation => {
  const policy = readPolicy(SEVEN_WONDERS_NET.policy ?? '');
  return {
    judge: sevenWondersJudge(readNet(SEVEN_WONDERS_NET)),
    outcome: sevenWondersOutcome,
    policy: policyOf(game, sevenWondersTraits, policy),
    priors: priorsOf(sevenWondersTraits, policy),
    alike: withoutPayment,
  };
};
