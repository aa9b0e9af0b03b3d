import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../random.ts';
import type { Evaluation } from '../search/evaluation.ts';
import { chancesOf } from '../value/net.ts';
import { architectsEvaluation } from './architects/index.ts';
import { diceEvaluation } from './dice/index.ts';
import { duelEvaluation } from './duel/index.ts';
import { sevenWondersEvaluation } from './seven-wonders/index.ts';

/** Points ahead that multiply the odds by e, where nothing better is known. */
const POINTS = 6;

/** For a game that the bots know nothing of: points on the score pad now are the strength of a seat. */
const byPoints = (game: AnyGame): Evaluation => ({
  judge: (s, out) => {
    for (const [seat, { total }] of game.score(s).seats.entries()) out[seat] = total / POINTS;
    chancesOf(out, out.length);
  },
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

const EVALUATIONS: Readonly<Record<string, (game: AnyGame) => Evaluation>> = {
  architects: architectsEvaluation,
  dice: diceEvaluation,
  duel: duelEvaluation,
  'seven-wonders': sevenWondersEvaluation,
};

const evaluations = new WeakMap<AnyGame, Evaluation>();

export const evaluationOf = (game: AnyGame): Evaluation => {
  const known = evaluations.get(game);
  if (known !== undefined) return known;
  const evaluation = EVALUATIONS[game.id]?.(game) ?? byPoints(game);
  evaluations.set(game, evaluation);
  return evaluation;
};
