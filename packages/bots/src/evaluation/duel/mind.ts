import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../../random.ts';
import type { Mind } from '../../search/mind.ts';
import { judgeOf } from '../../value/judge.ts';
import { readNet } from '../../value/net.ts';
import { duelFeatures } from './features.ts';
import { DUEL_NET } from './net.ts';

export const duelMind = (game: AnyGame): Mind => ({
  judge: judgeOf(duelFeatures, readNet(DUEL_NET)),
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});
