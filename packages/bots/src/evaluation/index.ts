import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../random.ts';
import type { Mind } from '../search/mind.ts';
import { chancesOf } from '../value/net.ts';
import { architectsMind } from './architects-mind.ts';
import { diceMind } from './dice-mind.ts';
import { duelMind } from './duel-mind.ts';
import type { Evaluate } from './evaluate.ts';
import { sevenWondersMind } from './seven-wonders-mind.ts';

/** Points ahead that multiply the odds by e, where nothing better is known. */
const POINTS = 6;

/** Takes points ahead of the best opponent for the strength of a seat. */
const byPoints = (game: AnyGame, evaluate: Evaluate): Mind => ({
  judge: (s, out) => {
    for (let seat = 0; seat < out.length; seat++) out[seat] = evaluate(s, seat) / POINTS;
    chancesOf(out, out.length);
  },
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

/** For a game that the bots know nothing of: points ahead on the score pad now. */
const scoreAhead =
  (game: AnyGame): Evaluate =>
  (s, seat) => {
    const totals = game.score(s).seats.map((one) => one.total);
    return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
  };

const MINDS: Readonly<Record<string, (game: AnyGame) => Mind>> = {
  architects: architectsMind,
  dice: diceMind,
  duel: duelMind,
  'seven-wonders': sevenWondersMind,
};

const minds = new WeakMap<AnyGame, Mind>();

export const mindOf = (game: AnyGame): Mind => {
  const known = minds.get(game);
  if (known !== undefined) return known;
  const mind = MINDS[game.id]?.(game) ?? byPoints(game, scoreAhead(game));
  minds.set(game, mind);
  return mind;
};
