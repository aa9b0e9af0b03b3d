// What can be learnt by self-play: for each game its features, how a net becomes a judge, and the tables that are played.
import type { BaseOptions } from '@maravilha/kernel';
import type { Features, Judge } from '../search/mind.ts';
import { judgeOf } from '../value/judge.ts';
import type { Net } from '../value/net.ts';
import { architectsFeatures } from './architects-features.ts';
import { duelFeatures } from './duel-features.ts';

export interface Learning {
  readonly features: Features;
  readonly judgeOf: (net: Net) => Judge;
  readonly tables: readonly BaseOptions[];
}

/** Two seats are played most; wonders are chosen at every third table. */
const architects: Learning = {
  features: architectsFeatures,
  judgeOf: (net) => judgeOf(architectsFeatures, net),
  tables: [2, 3, 2, 4, 5, 2, 3, 4, 7].map(
    (seats, n) => ({ seats, wonders: n % 3 === 2 ? 'choose' : 'random', starter: 'random' }) as BaseOptions,
  ),
};

const duel: Learning = {
  features: duelFeatures,
  judgeOf: (net) => judgeOf(duelFeatures, net),
  tables: [{ seats: 2, wonders: 'draft', starter: 'random' } as BaseOptions],
};

export const LEARNING: Readonly<Record<string, Learning>> = { architects, duel };
