import type { AnyGame } from '@maravilha/kernel';
import type { Mind } from '../search/mind.ts';
import { readNet } from '../value/net.ts';
import { policyOf, readPolicy } from '../value/policy.ts';
import { diceJudge } from './dice-judge.ts';
import { DICE_NET } from './dice-net.ts';
import { diceTraits } from './dice-traits.ts';

/** How much surer of itself the policy is than the exploring play that it was learnt from. */
const SURE = 2.5;

export const diceMind = (game: AnyGame): Mind => ({
  judge: diceJudge(readNet(DICE_NET)),
  policy: policyOf(
    game,
    diceTraits,
    readPolicy(DICE_NET.policy ?? '').map((weight) => weight * SURE),
  ),
});
