import type { AnyGame } from '@maravilha/kernel';
import type { Evaluation, Features } from '../search/evaluation.ts';
import { judgeOf } from '../value/judge.ts';
import { type NetData, readNet } from '../value/net.ts';
import { policyOf, readPolicy, type Traits } from '../value/policy.ts';

/** What is known of a game. */
interface Known {
  readonly features: Features;
  readonly net: NetData;
  readonly traits: Traits;
  /** How much surer of itself a seat is than the exploring play that the policy was learnt from. */
  readonly sure: number;
}

/** For games in which seats never choose at the same time: their policy only plays games out. */
export const turnByTurn =
  ({ features, net, traits, sure }: Known) =>
  (game: AnyGame): Evaluation => ({
    judge: judgeOf(features, readNet(net)),
    policy: policyOf(
      game,
      traits,
      readPolicy(net.policy ?? '').map((weight) => weight * sure),
    ),
  });
