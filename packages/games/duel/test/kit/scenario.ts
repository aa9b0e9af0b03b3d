// Scenarios in words: `duelWith` builds a position, then moves are played and the outcome is read, as the rule book would tell it.
import { ActionList, type Emit, FastRng, NO_ACTION, type Seat, SPECTATOR, seatsOf, type Viewer } from '@maravilha/kernel';
import { expect } from 'vitest';
import {
  type Bill,
  type CardId,
  type CityView,
  type Decision,
  type DuelEvent,
  type DuelMove,
  type DuelPosition,
  type DuelReason,
  type DuelScore,
  type DuelState,
  type DuelView,
  type DuelWish,
  duel,
  type Refusal,
} from '../../src/index.ts';

export interface Scenario {
  readonly state: DuelState;
  /** Plays a legal move; throws, with the reason, if it is not legal. Returns the events of this move alone. */
  play(seat: Seat, move: DuelMove): readonly DuelEvent[];
  /** Tries a move that must be refused, and returns why. The state stays as it was. Throws if the move is legal. */
  playError(seat: Seat, move: DuelMove): readonly Refusal[];
  /** The decision owed now and the seat that owes it; with `moves`, also exactly which moves are legal (in any order). */
  expectAwaiting(seat: Seat, decision: Decision, moves?: readonly DuelMove[]): void;
  expectOver(): void;
  legal(seat: Seat): readonly DuelMove[];
  /** Open view of all that lies on the table; for a seat, what that seat sees. */
  view(viewer?: Viewer): DuelView;
  city(seat: Seat): CityView;
  coins(seat: Seat): number;
  score(): DuelScore;
  reason(seat: Seat, wish: DuelWish): DuelReason;
  /** What building the card (or, `{ wonder }`, the wonder) would cost the seat now. */
  bill(seat: Seat, thing: CardId | { readonly wonder: Extract<DuelWish, { kind: 'wonder' }>['wonder'] }): Bill;
  /** All events so far, in full. */
  readonly events: readonly DuelEvent[];
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const duelWith = (words: DuelPosition, seed = 1): Scenario => {
  const built = duel.position(words, new FastRng(seed));
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return scenarioOf(built.value.state);
};

const byText = (moves: readonly DuelMove[]): string[] => moves.map((m) => JSON.stringify(m)).sort();

const scenarioOf = (state: DuelState): Scenario => {
  const events: DuelEvent[] = [];
  const list = new ActionList();
  const emit: Emit<DuelEvent> = { all: (e) => void events.push(e), split: (_, full) => void events.push(full) };

  const actionOf = (seat: Seat, move: DuelMove): number => {
    const action = duel.toAction(state, seat, move);
    if (typeof action !== 'number') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(action)}`);
    return action;
  };
  const isLegal = (seat: Seat, action: number): boolean => {
    duel.actions(state, seat, list);
    return list.has(action);
  };
  const legal = (seat: Seat): readonly DuelMove[] => {
    duel.actions(state, seat, list);
    return list.toArray().map((a) => duel.toMove(state, seat, a));
  };

  return {
    state,
    events,
    legal,
    play(seat, move) {
      const action = actionOf(seat, move);
      if (!isLegal(seat, action)) {
        throw new Error(`illegal: ${JSON.stringify(move)} by seat ${seat}: ${JSON.stringify(duel.explain(state, seat, move))}`);
      }
      const joint = new Int32Array(2).fill(NO_ACTION);
      joint[seat] = action;
      const before = events.length;
      duel.step(state, joint, emit);
      return events.slice(before);
    },
    playError(seat, move) {
      if (isLegal(seat, actionOf(seat, move))) throw new Error(`legal: ${JSON.stringify(move)} by seat ${seat}`);
      const reason = duel.explain(state, seat, move);
      expect(reason.possible).toBe(false);
      expect(reason.why.length).toBeGreaterThan(0);
      return reason.why;
    },
    expectAwaiting(seat, decision, moves) {
      expect(seatsOf(duel.awaiting(state))).toEqual([seat]);
      expect(duel.view(state, SPECTATOR).decision).toBe(decision);
      if (moves !== undefined) expect(byText(legal(seat))).toEqual(byText(moves));
    },
    expectOver() {
      expect(seatsOf(duel.awaiting(state))).toEqual([]);
      expect(duel.view(state, SPECTATOR).decision).toBe('over');
    },
    view: (viewer = SPECTATOR) => duel.view(state, viewer),
    city: (seat) => duel.view(state, SPECTATOR).cities[seat],
    coins: (seat) => state.coins[seat],
    score: () => duel.score(state),
    reason: (seat, wish) => duel.explain(state, seat, wish),
    bill(seat, thing) {
      const wish: DuelWish = typeof thing === 'string' ? { kind: 'build', card: thing } : { kind: 'wonder', wonder: thing.wonder };
      const { bill } = duel.explain(state, seat, wish);
      if (bill === undefined) throw new Error(`no bill for ${JSON.stringify(wish)}`);
      return bill;
    },
  };
};
