// Random games for tests: the same seed gives the same game.
import { randomGamesOf } from '@maravilha/kernel/testing';
import { SEAT_COUNTS, type SevenWondersOptions, sevenWonders } from '../../src/index.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from '../../src/options.ts';

/** Every table at which one can sit down: seats × Cities × teams × boards × sides. */
export const ALL_OPTIONS: readonly SevenWondersOptions[] = SEAT_COUNTS.flatMap((seats) =>
  [false, true].flatMap((cities) =>
    [false, true].flatMap((teams) =>
      BOARD_OPTIONS.flatMap((boards) => SIDE_OPTIONS.map((sides): SevenWondersOptions => ({ seats, cities, teams, boards, sides }))),
    ),
  ),
).filter((options) => checkOptions(options) === undefined);

/** Every fifth of them: each option with each value of every other. */
export const SOME_OPTIONS = ALL_OPTIONS.filter((_, n) => n % 5 === 0);

export const { playOn, randomGames } = randomGamesOf(sevenWonders, SOME_OPTIONS);
