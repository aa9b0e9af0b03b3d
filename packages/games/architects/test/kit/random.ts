// Random games for tests: the same seed gives the same game.
import { randomGamesOf } from '@maravilha/kernel/testing';
import { type ArchitectsOptions, type ArchitectsState, architects, SEAT_COUNTS } from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/options.ts';
import { ACT, CARD } from '../../src/state.ts';
import { readings } from './readings.ts';

/** Tables of every number of seats, with every wonders × starter; what the rule book leaves open is read in turn. */
const ALL_OPTIONS: readonly ArchitectsOptions[] = SEAT_COUNTS.flatMap((seats) =>
  WONDER_OPTIONS.flatMap((wonders) => STARTER_OPTIONS.map((starter) => ({ seats, wonders, starter }))),
).map((table, n) => ({ ...table, ...readings(n) }));

/** Every fifth of them: all numbers of seats, all options. */
export const SOME_OPTIONS = ALL_OPTIONS.filter((_, n) => n % 5 === 0);

export const { playOn, randomGames } = randomGamesOf(architects, SOME_OPTIONS);

/** For dear checks: every state in which something rare is owed, and one of `every` of the others. */
export const sampled = (every: number, visit: (s: ArchitectsState) => void): ((s: ArchitectsState) => void) => {
  let n = 0;
  return (s) => {
    const common = s.decision === CARD || s.decision === ACT;
    if (!common || n++ % every === 0) visit(s);
  };
};
