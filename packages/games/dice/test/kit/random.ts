// Random games for tests: the same seed gives the same game.
import { FastRng, type Seat } from '@maravilha/kernel';
import { accepted, baseScenario, randomGamesOf } from '@maravilha/kernel/testing';
import {
  CITY_IDS,
  type CityId,
  type DiceMove,
  type DiceOptions,
  type DicePosition,
  type DiceState,
  dice,
  SEAT_COUNTS,
  SPACE_IDS,
  type SpaceId,
  spaceOf,
  type StructureId,
  structureOf,
} from '../../src/index.ts';
import { CITY_OPTIONS } from '../../src/options.ts';
import { COST, NONE, SPACE_COUNT } from '../../src/tables.ts';
import { decisionOf } from '../../src/view.ts';

/** Every table at which one can sit down: seats × cities. */
const ALL_OPTIONS: readonly DiceOptions[] = SEAT_COUNTS.flatMap((seats) => CITY_OPTIONS.map((cities): DiceOptions => ({ seats, cities })));

export const seatsAt = (s: DiceState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
export const { playOn, randomGames } = randomGamesOf(dice, ALL_OPTIONS);

/** For dear checks: one of `every` states, of those in which something rare is owed one of three. */
export const sampled = (every: number, visit: (s: DiceState) => void): ((s: DiceState) => void) => {
  let [common, rare] = [0, 0];
  return (s) => {
    const usual = seatsAt(s).every((seat) => ['action', 'ready'].includes(decisionOf(s, seat)));
    if (usual ? common++ % every === 0 : rare++ % 3 === 0) visit(s);
  };
};

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const stateWith = (words: DicePosition, seed = 1): DiceState => accepted(dice.position(words, new FastRng(seed))).state;

/** Makes a move of one seat alone; throws, with the reason, if it is not legal. */
export const play = (s: DiceState, seat: Seat, move: DiceMove): void => void baseScenario(dice, s).play(seat, move);

/** All spaces of some structures as they stand on the board of a city. */
export const spacesOf = (city: CityId, ...structures: readonly StructureId[]): SpaceId[] =>
  structures.flatMap((structure) => Object.keys(structureOf(city, structure).spaces).map((name): SpaceId => `${structure}.${name}`));

/** All boards have the same spaces today; within `body` the board of the city lacks one of them. */
export const withoutSpace = (city: CityId, space: SpaceId, body: () => void): void => {
  const at = CITY_IDS.indexOf(city) * SPACE_COUNT + SPACE_IDS.indexOf(space);
  const cost = COST[at];
  COST[at] = NONE;
  try {
    body();
  } finally {
    COST[at] = cost;
  }
};

/** Points that are printed on an attack; attacks are the same on every board. */
export const printedOn = (space: SpaceId): number =>
  (spaceOf(CITY_IDS[0], space)?.effects ?? []).reduce((sum, effect) => (effect.kind === 'attack' ? sum + effect.points : sum), 0);
