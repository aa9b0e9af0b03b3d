// Scenarios in words: `tableWith` builds a position, then seats play moves and the outcome is read, as the rule book would tell it.
import { ActionList, EventList, FastRng, hashState, NO_ACTION, type Seat, SPECTATOR, seatsOf, type Viewer } from '@maravilha/kernel';
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
  type DiceReason,
  type DiceScore,
  type DiceState,
  type DiceView,
  type DiceWish,
  type DieId,
  dice,
  type Refusal,
  type ScoreRow,
  type SeatView,
  type SpaceId,
} from '../../src/index.ts';
import type { Lying } from './rows.ts';

export interface Scenario {
  readonly state: DiceState;
  /** Plays one choice of the seat alone; throws, with the reason, if it is not legal. Returns the events of this step. */
  play(seat: Seat, move: DiceMove): readonly DiceEvent[];
  playAll(seat: Seat, ...moves: readonly DiceMove[]): readonly DiceEvent[];
  /** Plays the choices of several seats in one step. */
  together(...moves: readonly (DiceMove | undefined)[]): readonly DiceEvent[];
  /** All who still owe something pass, decline or take the first bonus until the turn is over. Returns the events. */
  endTurn(): readonly DiceEvent[];
  /** Lays dice of the Forum as a scenario of several turns needs them. */
  lay(dice: Readonly<Partial<Record<DieId, Lying>>>): void;
  /** Whether the move is listed; and `explain` must say the same. */
  can(seat: Seat, move: DiceMove): boolean;
  /** Why a move must be refused, as codes; throws if it is legal. */
  refused(seat: Seat, move: DiceMove): readonly Refusal['code'][];
  legal(seat: Seat): readonly DiceMove[];
  /** The spaces that can be crossed off with the die. */
  reach(seat: Seat, die: DieId): readonly SpaceId[];
  /** The spaces that an effect lets one cross off now. */
  crossable(seat: Seat): readonly SpaceId[];
  awaited(): readonly Seat[];
  expectDecision(seat: Seat, decision: Decision): void;
  expectOver(winners: readonly Seat[]): void;
  view(viewer?: Viewer): DiceView;
  seat(seat: Seat): SeatView;
  score(): DiceScore;
  row(seat: Seat, row: ScoreRow): number;
  reason(seat: Seat, wish: DiceWish): DiceReason;
  hash(): string;
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const tableWith = (words: DicePosition, seed = 1, game = dice): Scenario => {
  const built = game.position(words, new FastRng(seed));
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return scenarioOf(built.value.state);
};

/** Two seats, the first with these words; the Forum as said, the rest rolled. */
export const duo = (own: CityWords, forum: NonNullable<DicePosition['forum']> = {}, other: CityWords = {}, seed = 1): Scenario =>
  tableWith({ options: { seats: 2 }, cities: [own, other], forum }, seed);

/** A game from its very set-up. */
export const newGame = (options: Partial<DiceOptions> = {}, seed = 1): Scenario => {
  const full: DiceOptions = { seats: 3, cities: 'random', ...options };
  const state = dice.blank(full);
  dice.setup(full, new FastRng(seed), state);
  return scenarioOf(state);
};

export const construct = (die: DieId, space: SpaceId): DiceMove => ({ kind: 'construct', die, space });
export const cross = (space: SpaceId): DiceMove => ({ kind: 'cross', space });
export const bonus = (id: BonusId): DiceMove => ({ kind: 'bonus', bonus: id });
export const city = (id: CityId): DiceMove => ({ kind: 'city', city: id });
export const WONDER: DiceMove = { kind: 'wonder' };
export const PASS: DiceMove = { kind: 'pass' };
export const DECLINE: DiceMove = { kind: 'decline' };

export const sorted = (spaces: readonly SpaceId[]): readonly SpaceId[] => [...spaces].sort();

const scenarioOf = (state: DiceState): Scenario => {
  const emitted = new EventList<DiceEvent>();
  const list = new ActionList();
  const legalOf = (seat: Seat): readonly DiceMove[] => {
    dice.actions(state, seat, list);
    return list.toArray().map((action) => dice.toMove(state, seat, action));
  };
  const listed = (seat: Seat, move: DiceMove): boolean => {
    const action = dice.toAction(state, seat, move);
    dice.actions(state, seat, list);
    const found = typeof action === 'number' && list.has(action);
    expect(dice.explain(state, seat, move).possible, `explain ${JSON.stringify(move)}`).toBe(found);
    return found;
  };
  const actionOf = (seat: Seat, move: DiceMove): number => {
    if (!listed(seat, move)) {
      const why = JSON.stringify(dice.explain(state, seat, move).why);
      throw new Error(`illegal: ${JSON.stringify(move)} by ${seat}: ${why}; legal: ${JSON.stringify(legalOf(seat))}`);
    }
    const action = dice.toAction(state, seat, move);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    return action;
  };
  const stepWith = (moves: readonly (DiceMove | undefined)[]): readonly DiceEvent[] => {
    const joint = new Int32Array(state.seats).fill(NO_ACTION);
    for (const [seat, move] of moves.entries()) if (move !== undefined) joint[seat] = actionOf(seat, move);
    const before = emitted.items.length;
    dice.step(state, joint, emitted);
    return emitted.items.slice(before).map((item) => item.full);
  };
  /** What does least: pass, decline, or the first bonus. */
  const least = (seat: Seat): DiceMove => {
    const moves = legalOf(seat);
    return moves.find(({ kind }) => kind === 'pass' || kind === 'decline') ?? moves[0];
  };

  const scenario: Scenario = {
    state,
    awaited: () => seatsOf(dice.awaiting(state)),
    legal: legalOf,
    play(seat, move) {
      const moves: (DiceMove | undefined)[] = [];
      moves[seat] = move;
      return stepWith(moves);
    },
    playAll: (seat, ...moves) => moves.flatMap((move) => scenario.play(seat, move)),
    together: (...moves) => stepWith(moves),
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
    can: listed,
    refused(seat, move) {
      if (listed(seat, move)) throw new Error(`legal: ${JSON.stringify(move)} by seat ${seat}`);
      const { why } = dice.explain(state, seat, move);
      expect(why.length).toBeGreaterThan(0);
      return why.map(({ code }) => code);
    },
    reach: (seat, die) => sorted(legalOf(seat).flatMap((move) => (move.kind === 'construct' && move.die === die ? [move.space] : []))),
    crossable: (seat) => sorted(legalOf(seat).flatMap((move) => (move.kind === 'cross' ? [move.space] : []))),
    expectDecision(seat, decision) {
      expect(scenario.seat(seat).decision).toBe(decision);
      expect(scenario.awaited().includes(seat)).toBe(decision !== 'ready' && decision !== 'over');
    },
    expectOver(winners) {
      expect(scenario.awaited()).toEqual([]);
      expect(scenario.view()).toMatchObject({ phase: 'over', winners });
      expect(scenario.score().winners).toEqual(winners);
    },
    view: (viewer = SPECTATOR) => dice.view(state, viewer),
    seat: (seat) => dice.view(state, SPECTATOR).seats[seat],
    score: () => dice.score(state),
    row: (seat, row) => dice.score(state).seats[seat].rows[row],
    reason: (seat, wish) => dice.explain(state, seat, wish),
    hash: () => hashState(state),
  };
  return scenario;
};
