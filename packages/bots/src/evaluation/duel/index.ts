import type { BaseOptions } from '@maravilha/kernel';
import type { Knowledge } from '../../expert.ts';
import { judgeOf } from '../../value/judge.ts';
import type { Learning } from '../learning.ts';
import { turnByTurn } from '../turn-by-turn.ts';
import { duelFeatures } from './features.ts';
import { pawnAdvance, symbolsHeld } from './leanings.ts';
import { DUEL_NET } from './net.ts';
import { duelHints } from './reasons.ts';
import { duelTraits } from './traits.ts';

const evaluation = turnByTurn({ features: duelFeatures, net: DUEL_NET, traits: duelTraits, sure: 4 });

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
