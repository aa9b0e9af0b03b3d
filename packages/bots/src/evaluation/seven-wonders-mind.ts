import type { AnyGame } from '@maravilha/kernel';
import type { Mind } from '../search/mind.ts';
import { readNet } from '../value/net.ts';
import { policyOf, readPolicy } from '../value/policy.ts';
import { sevenWondersJudge, sevenWondersOutcome } from './seven-wonders-judge.ts';
import { SEVEN_WONDERS_NET } from './seven-wonders-net.ts';
import { sevenWondersTraits } from './seven-wonders-traits.ts';

export const sevenWondersMind = (game: AnyGame): Mind => ({
  judge: sevenWondersJudge(readNet(SEVEN_WONDERS_NET)),
  outcome: sevenWondersOutcome,
  policy: policyOf(game, sevenWondersTraits, readPolicy(SEVEN_WONDERS_NET.policy ?? '')),
});
