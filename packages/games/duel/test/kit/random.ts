// Random games for tests: the same seed gives the same game.
import { randomGamesOf } from '@maravilha/kernel/testing';
import { type DuelOptions, duel } from '../../src/index.ts';

const ALL_OPTIONS: readonly DuelOptions[] = (['draft', 'random', 'first-game'] as const).flatMap((wonders) =>
  (['random', 'first-seat', 'second-seat'] as const).map((starter) => ({ seats: 2, wonders, starter }) as const),
);

export const { playOn, randomGames } = randomGamesOf(duel, ALL_OPTIONS);
