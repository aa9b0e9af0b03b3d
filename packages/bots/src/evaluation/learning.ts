// What can be learnt by self-play: for each game its features, how a net becomes a judge, and the tables that are played.
import type { BaseOptions } from '@maravilha/kernel';
import type { Features, Judge } from '../search/evaluation.ts';
import type { Leaning } from '../tune/leaning.ts';
import type { Exploring } from '../tune/self-play.ts';
import { judgeOf } from '../value/judge.ts';
import type { Net } from '../value/net.ts';
import type { Traits } from '../value/policy.ts';
import { architectsFeatures } from './architects/features.ts';
import { diceFeatures } from './dice/features.ts';
import { diceJudge, diceTarget } from './dice/judge.ts';
import { diceTraits } from './dice/traits.ts';
import { duelFeatures } from './duel/features.ts';
import { pawnAdvance, symbolsHeld } from './duel/leanings.ts';
import { sevenWondersFeatures } from './seven-wonders/features.ts';
import { sevenWondersJudge, sevenWondersTarget } from './seven-wonders/judge.ts';
import { sevenWondersTraits } from './seven-wonders/traits.ts';

export interface Learning {
  readonly features: Features;
  readonly judgeOf: (net: Net) => Judge;
  /** What is learnt of a game that is over, where it is not the shares of victory alone. */
  readonly target?: Judge;
  /** How actions are told to a policy that is learnt too. */
  readonly traits?: Traits;
  /** As in `TuneSettings`. */
  readonly byPolicy?: number;
  readonly exploring?: Partial<Exploring>;
  readonly leanings?: readonly Leaning[];
  readonly tables: readonly BaseOptions[];
}

/** Two seats are played most; wonders are chosen at every third table. */
const architects: Learning = {
  features: architectsFeatures,
  judgeOf: (net) => judgeOf(architectsFeatures, net),
  exploring: { trust: 0.5 },
  tables: [2, 3, 2, 4, 5, 2, 3, 4, 7].map(
    (seats, n) => ({ seats, wonders: n % 3 === 2 ? 'choose' : 'random', starter: 'random' }) as BaseOptions,
  ),
};

const duel: Learning = {
  features: duelFeatures,
  judgeOf: (net) => judgeOf(duelFeatures, net),
  exploring: { blind: 1, warmth: 0.015, every: 3, trust: 0.3 },
  leanings: [symbolsHeld, symbolsHeld, pawnAdvance],
  tables: [{ seats: 2, wonders: 'draft', starter: 'random' } as BaseOptions],
};

/** Two seats are played most; cities are drawn or chosen. Games by policy are left out: it plays far worse than the judge. */
const dice: Learning = {
  features: diceFeatures,
  judgeOf: diceJudge,
  target: diceTarget,
  traits: diceTraits,
  byPolicy: 0,
  exploring: { blind: 6, warmth: 0.04, every: 3, trust: 0.3 },
  tables: [2, 3, 4, 2, 5, 2, 7, 3].map((seats, n) => ({ seats, cities: n % 3 === 2 ? 'choose' : 'random' }) as BaseOptions),
};

/** Three and four seats are played most; with and without Cities, day and night, and two kinds of teams. */
const sevenWonders: Learning = {
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

export const LEARNING: Readonly<Record<string, Learning>> = { architects, dice, duel, 'seven-wonders': sevenWonders };
