// Who wins together. The game says so, and nobody else needs to know what a team is.
import type { AnyGame, BaseOptions } from './game.ts';
import { FastRng } from './rng.ts';
import type { Seat } from './seat.ts';

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
export const partnersOf = (game: AnyGame, options: BaseOptions): number => sidesOf(game, options)[0]?.length ?? 1;

/** By how many seats everyone can move so that partners stay partners: one, unless that would part them. */
export const shiftOf = (game: AnyGame, options: BaseOptions): number => {
  const sides = sidesOf(game, options);
  const nameOf = (side: readonly Seat[], shift: number): string =>
    side
      .map((seat) => (seat + shift) % options.seats)
      .toSorted((a, b) => a - b)
      .join();
  const names = new Set(sides.map((side) => nameOf(side, 0)));
  let shift = 1;
  while (!sides.every((side) => names.has(nameOf(side, shift)))) shift++;
  return shift;
};
