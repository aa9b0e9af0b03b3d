import type { Action, AnyGame } from '@maravilha/kernel';
import { PAY_COUNT, SELL, STAGE } from '@maravilha/seven-wonders/internals';
import type { Knowledge } from '../../expert.ts';
import type { Evaluation } from '../../search/evaluation.ts';
import { readNet } from '../../value/net.ts';
import { policyOf, priorsOf, readPolicy } from '../../value/policy.ts';
import type { Learning } from '../learning.ts';
import { sevenWondersFeatures } from './features.ts';
import { sevenWondersJudge, sevenWondersOutcome, sevenWondersTarget } from './judge.ts';
import { SEVEN_WONDERS_NET } from './net.ts';
import { sevenWondersHints } from './reasons.ts';
import { sevenWondersTraits } from './traits.ts';

/** The same card or stage, whatever is paid for it. */
const withoutPayment = (action: Action): Action => {
  if (action >= SELL) return action;
  const first = action >= STAGE ? STAGE : 0;
  return action - ((action - first) % PAY_COUNT);
};

/** How much surer of itself a seat is in a game played out to its end than the policy by which a search draws the others' cards. */
const SURE = 3;

const evaluation = (game: AnyGame): Evaluation => {
  const policy = readPolicy(SEVEN_WONDERS_NET.policy ?? '');
  return {
    judge: sevenWondersJudge(readNet(SEVEN_WONDERS_NET)),
    outcome: sevenWondersOutcome,
    policy: policyOf(game, sevenWondersTraits, policy),
    playout: policyOf(
      game,
      sevenWondersTraits,
      policy.map((weight) => weight * SURE),
    ),
    priors: priorsOf(sevenWondersTraits, policy),
    alike: withoutPayment,
  };
};

/** Three and four seats are played most; with and without Cities, day and night, and two kinds of teams. */
const learning: Learning = {
  features: sevenWondersFeatures,
  judgeOf: sevenWondersJudge,
  target: sevenWondersTarget,
  traits: sevenWondersTraits,
  // One of many choices of many seats moves the chances little.
  exploring: { blind: 1, warmth: 0.008, every: 1, trust: 0.3 },
  byPolicy: 0,
  tables: [
    { seats: 3 },
    { seats: 4, cities: true },
    { seats: 4 },
    { seats: 5, cities: true },
    { seats: 3, cities: true },
    { seats: 4, teams: true },
    { seats: 5 },
    { seats: 7 },
    { seats: 6, cities: true, teams: true },
    { seats: 4, boards: 'draft', sides: 'choose' },
  ].map((table) => ({ cities: false, teams: false, boards: 'random', sides: 'mixed', ...table })),
};

export const sevenWondersKnowledge: Knowledge = {
  evaluation,
  hints: sevenWondersHints,
  imperfection: { architect: { enough: 30 }, builder: { deals: 1, error: 0.1 }, apprentice: { deals: 1, error: 0.2 } },
  learning,
};
