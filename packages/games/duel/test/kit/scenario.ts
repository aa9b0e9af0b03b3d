// Scenarios in words: `duelWith` builds a position, then moves are played and the outcome is read, as the rule book would tell it.
import { FastRng, type Seat } from '@maravilha/kernel';
import { accepted, type BaseScenario, baseScenario } from '@maravilha/kernel/testing';
import { expect } from 'vitest';
import {
  type Bill,
  type CardId,
  type CityView,
  type Decision,
  type DuelMove,
  type DuelPosition,
  type DuelShape,
  type DuelState,
  type DuelWish,
  duel,
} from '../../src/index.ts';

export interface Scenario extends BaseScenario<DuelShape> {
  /** The decision owed now and the seat that owes it; with `moves`, also exactly which moves are legal (in any order). */
  expectAwaiting(seat: Seat, decision: Decision, moves?: readonly DuelMove[]): void;
  expectOver(): void;
  city(seat: Seat): CityView;
  coins(seat: Seat): number;
  /** What building the card (or, `{ wonder }`, the wonder) would cost the seat now. */
  bill(seat: Seat, thing: CardId | { readonly wonder: Extract<DuelWish, { kind: 'wonder' }>['wonder'] }): Bill;
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const duelWith = (words: DuelPosition, seed = 1): Scenario => scenarioOf(accepted(duel.position(words, new FastRng(seed))).state);

const byText = (moves: readonly DuelMove[]): string[] => moves.map((m) => JSON.stringify(m)).sort();

const scenarioOf = (state: DuelState): Scenario => {
  const base = baseScenario(duel, state);
  return {
    ...base,
    expectAwaiting(seat, decision, moves) {
      expect(base.awaited()).toEqual([seat]);
      expect(base.view().decision).toBe(decision);
      if (moves !== undefined) expect(byText(base.legal(seat))).toEqual(byText(moves));
    },
    expectOver() {
      expect(base.awaited()).toEqual([]);
      expect(base.view().decision).toBe('over');
    },
    city: (seat) => base.view().cities[seat],
    coins: (seat) => state.coins[seat],
    bill(seat, thing) {
      const wish: DuelWish = typeof thing === 'string' ? { kind: 'build', card: thing } : { kind: 'wonder', wonder: thing.wonder };
      const { bill } = base.reason(seat, wish);
      if (bill === undefined) throw new Error(`no bill for ${JSON.stringify(wish)}`);
      return bill;
    },
  };
};
