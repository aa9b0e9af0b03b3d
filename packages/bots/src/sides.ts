import { type AnyGame, type BaseOptions, FastRng, type Seat } from '@maravilha/kernel';

/** Those who win together: each seat alone, or the teams. */
export const sidesOf = (game: AnyGame, options: BaseOptions): readonly (readonly Seat[])[] => {
  const state = game.blank(options);
  game.setup(options, new FastRng(0), state);
  const { teams = [], seats } = game.score(state);
  return teams.length > 0 ? teams.map((team) => team.seats) : seats.map((_, seat) => [seat]);
};

/**
 * How many share a victory. Judges and results give each partner its part of it; times this number it is the chance of the side, which is
 * what bots weigh, so that all they do by chances (errors, trying out) means the same in team play.
 */
export const partnersOf = (game: AnyGame, options: BaseOptions): number => sidesOf(game, options)[0].length;
