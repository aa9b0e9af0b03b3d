import type { AnyGame } from '@maravilha/kernel';
import { evaluateArchitects } from './architects.ts';
import { evaluateDice } from './dice.ts';
import { evaluateDuel } from './duel.ts';
import { type Evaluate, scoreAhead } from './evaluate.ts';
import { evaluateSevenWonders } from './seven-wonders.ts';

const EVALUATIONS: Readonly<Record<string, Evaluate>> = {
  architects: evaluateArchitects as Evaluate,
  dice: evaluateDice as Evaluate,
  duel: evaluateDuel as Evaluate,
  'seven-wonders': evaluateSevenWonders as Evaluate,
};

/** The hand-written evaluation of the game, or plain points ahead where there is none. */
export const evaluationOf = (game: AnyGame): Evaluate => EVALUATIONS[game.id] ?? scoreAhead(game);
