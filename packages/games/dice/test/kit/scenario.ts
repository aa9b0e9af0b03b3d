// Scenarios in words: `tableWith` builds a position, then seats play moves and the outcome is read, as the rule book would tell it.
import { FastRng, hashState, type Seat } from '@maravilha/kernel';
import { accepted, type BaseScenario, baseScenario, startOf } from '@maravilha/kernel/testing';
import { expect } from 'vitest';
import {
  type BonusId,
  type CityId,
  type CityWords,
  type Decision,
  DIE_IDS,
  type DiceEvent,
  type DiceMove,
  type DiceOptions,
  type DicePosition,
  type DiceShape,
  type DiceState,
  type DieId,
  dice,
  type Refusal,
  type ScoreRow,
  type SeatView,
  type SpaceId,
} from '../../src/index.ts';
import type { Lying } from './rows.ts';

export interface Scenario extends Omit<BaseScenario<DiceShape>, 'refused'> {
  playAll(seat: Seat, ...moves: readonly DiceMove[]): readonly DiceEvent[];
  /** All who still owe something pass, decline or take the first bonus until the turn is over. Returns the events. */
  endTurn(): readonly DiceEvent[];
  /** Lays dice of the Forum as a scenario of several turns needs them. */
  lay(dice: Readonly<Partial<Record<DieId, Lying>>>): void;
  /** Why a move must be refused, as codes; throws if it is legal. */
  refused(seat: Seat, move: DiceMove): readonly Refusal['code'][];
  /** The spaces that can be crossed off with the die. */
  reach(seat: Seat, die: DieId): readonly SpaceId[];
  /** The spaces that an effect lets one cross off now. */
  crossable(seat: Seat): readonly SpaceId[];
  expectDecision(seat: Seat, decision: Decision): void;
  expectOver(winners: readonly Seat[]): void;
  seat(seat: Seat): SeatView;
  row(seat: Seat, row: ScoreRow): number;
  hash(): string;
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const tableWith = (words: DicePosition, seed = 1, game = dice): Scenario =>
  scenarioOf(accepted(game.position(words, new FastRng(seed))).state);

/** Two seats, the first with these words; the Forum as said, the rest rolled. */
export const duo = (own: CityWords, forum: NonNullable<DicePosition['forum']> = {}, other: CityWords = {}, seed = 1): Scenario =>
  tableWith({ options: { seats: 2 }, cities: [own, other], forum }, seed);

/** A game from its very set-up. */
export const newGame = (options: Partial<DiceOptions> = {}, seed = 1): Scenario =>
  scenarioOf(startOf({ game: dice, options: { seats: 3, cities: 'random', ...options } }, seed));

export const construct = (die: DieId, space: SpaceId): DiceMove => ({ kind: 'construct', die, space });
export const cross = (space: SpaceId): DiceMove => ({ kind: 'cross', space });
export const bonus = (id: BonusId): DiceMove => ({ kind: 'bonus', bonus: id });
export const city = (id: CityId): DiceMove => ({ kind: 'city', city: id });
export const WONDER: DiceMove = { kind: 'wonder' };
export const PASS: DiceMove = { kind: 'pass' };
export const DECLINE: DiceMove = { kind: 'decline' };

export const sorted = (spaces: readonly SpaceId[]): readonly SpaceId[] => [...spaces].sort();

const scenarioOf = (state: DiceState): Scenario => {
  const base = baseScenario(dice, state);
  /** What does least: pass, decline, or the first bonus. */
  const least = (seat: Seat): DiceMove => {
    const moves = base.legal(seat);
    return moves.find(({ kind }) => kind === 'pass' || kind === 'decline') ?? moves[0];
  };

  const scenario: Scenario = {
    ...base,
    playAll: (seat, ...moves) => moves.flatMap((move) => scenario.play(seat, move)),
    endTurn() {
      const { turn } = state;
      const events: DiceEvent[] = [];
      for (let [seat] = scenario.awaited(); seat !== undefined && state.turn === turn; [seat] = scenario.awaited()) {
        events.push(...scenario.play(seat, least(seat)));
      }
      return events;
    },
    lay(lying) {
      for (const [die, where] of Object.entries(lying)) {
        const n = DIE_IDS.indexOf(die as DieId);
        if (((state.forum >>> n) & 1) === 0) throw new Error(`the ${die} die is not in the Forum`);
        state.face[n] = where.face - 1;
        state.section[n] = where.section;
      }
    },
    refused: (seat, move) => base.refused(seat, move).map(({ code }) => code),
    reach: (seat, die) => sorted(base.legal(seat).flatMap((move) => (move.kind === 'construct' && move.die === die ? [move.space] : []))),
    crossable: (seat) => sorted(base.legal(seat).flatMap((move) => (move.kind === 'cross' ? [move.space] : []))),
    expectDecision(seat, decision) {
      expect(scenario.seat(seat).decision).toBe(decision);
      expect(scenario.awaited().includes(seat)).toBe(decision !== 'ready' && decision !== 'over');
    },
    expectOver(winners) {
      expect(scenario.awaited()).toEqual([]);
      expect(scenario.view()).toMatchObject({ phase: 'over', winners });
      expect(scenario.score().winners).toEqual(winners);
    },
    seat: (seat) => scenario.view().seats[seat],
    row: (seat, row) => scenario.score().seats[seat].rows[row],
    hash: () => hashState(state),
  };
  return scenario;
};
