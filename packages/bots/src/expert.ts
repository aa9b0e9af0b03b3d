import type { AnyGame } from '@maravilha/kernel';
import type { Learning } from './evaluation/learning.ts';
import type { Imperfection } from './levels.ts';
import { randomAction } from './random.ts';
import type { HintKnowledge } from './reason.ts';
import type { Evaluation } from './search/evaluation.ts';
import { chancesOf } from './value/net.ts';

/** What the bots know about one game beyond its rules. All of it is optional: without it they go by the points on the score pad. */
export interface Knowledge {
  readonly evaluation?: (game: AnyGame) => Evaluation;
  readonly imperfection?: Imperfection;
  readonly learning?: Learning;
  readonly hints?: HintKnowledge;
}

/** Points ahead that multiply the odds by e, where nothing better is known. */
const POINTS = 6;

/** For a game the bots know nothing about: the strength of a seat is its points on the score pad now. */
const byPoints = (game: AnyGame): Evaluation => ({
  judge: (s, out) => {
    for (const [seat, { total }] of game.score(s).seats.entries()) out[seat] = total / POINTS;
    chancesOf(out, out.length);
  },
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

/** One version of a game, with all that the bots know of it. Every bot is asked with one. */
export class Expert {
  readonly game: AnyGame;
  readonly knowledge: Knowledge;
  #evaluation: Evaluation | undefined;

  constructor(game: AnyGame, knowledge: Knowledge = {}) {
    this.game = game;
    this.knowledge = knowledge;
  }

  /** Made when it is first asked for: reading a net takes time that most programs need not spend. */
  get evaluation(): Evaluation {
    return (this.#evaluation ??= (this.knowledge.evaluation ?? byPoints)(this.game));
  }
}
