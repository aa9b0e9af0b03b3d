import type { AnyGame } from '@maravilha/kernel';
import { randomAction } from '../random.ts';
import type { Mind } from '../search/mind.ts';
import { chancesOf } from '../value/net.ts';
import { architectsMind } from './architects/mind.ts';
import { diceMind } from './dice/mind.ts';
import { duelMind } from './duel/mind.ts';
import { sevenWondersMind } from './seven-wonders/mind.ts';

/** Points ahead that multiply the odds by e, where nothing better is known. */
const POINTS = 6;

/** For a game that the bots know nothing of: points on the score pad now are the strength of a seat. */
const byPoints = (game: AnyGame): Mind => ({
  judge: (s, out) => {
    for (const [seat, { total }] of game.score(s).seats.entries()) out[seat] = total / POINTS;
    chancesOf(out, out.length);
  },
  policy: (s, seat, list, rng) => randomAction(game, s, seat, rng, list),
});

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
  const mind = MINDS[game.id]?.(game) ?? byPoints(game);
  minds.set(game, mind);
  return mind;
};
