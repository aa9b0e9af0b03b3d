import { type Action, type AnyGame, FastRng, Match, SEED_BYTES, type Seat, type Shape } from '@maravilha/kernel';
import type { Puzzle } from './format.ts';

/** The seed of a match from two small numbers. Nobody's secrets hang on it. */
const seedOf = (seed: number, deal: number): Uint8Array => {
  const rng = new FastRng(seed, deal);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

export const dealt = (game: AnyGame, options: Shape['Options'], seed: number, deal: number): Match<Shape> =>
  Match.start(game, options, seedOf(seed, deal));

/** The first of those who owe a choice chooses; so a list of actions is a whole game. */
export const chooseNext = (match: Match<Shape>, action: Action): Seat => {
  const [seat] = match.pendingSeats;
  if (seat === undefined) throw new Error('the game is over');
  const { game } = match;
  const chosen = match.choose(seat, game.toMove(match.stateFor(seat), seat, action));
  if (!chosen.ok) throw new Error(`seat ${seat} cannot choose ${action}: ${chosen.error.code}`);
  return seat;
};

/** The match in which the seat of the puzzle has to choose. */
export const replayed = (game: AnyGame, seed: number, { options, deal, before }: Puzzle): Match<Shape> => {
  const match = dealt(game, options, seed, deal);
  for (const action of before) chooseNext(match, action);
  return match;
};
