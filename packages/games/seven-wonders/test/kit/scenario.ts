// Scenarios in words: `tableWith` builds a position, then turns are played and the outcome is read, as the rule book would tell it.
import { FastRng, type Seat, versionOf } from '@maravilha/kernel';
import { accepted, type BaseScenario, baseScenario, startOf } from '@maravilha/kernel/testing';
import { expect } from 'vitest';
import {
  type Bill,
  type CardId,
  type Decision,
  type Pay,
  type SeatView,
  type SevenWondersEvent,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersPosition,
  type SevenWondersScore,
  type SevenWondersShape,
  type SevenWondersState,
  sevenWonders,
  sevenWondersVersions,
} from '../../src/index.ts';
import { NEWEST_RULES } from '../../src/versions.ts';

/** What each seat does; a seat that is awaited and not named sells a card, or pays all that it can of a loss. */
export type Moves = Readonly<Record<Seat, SevenWondersMove>>;

export interface Scenario extends Omit<BaseScenario<SevenWondersShape>, 'play'> {
  /** Plays what is owed now, once, for all seats that owe it. Returns the events of this alone. */
  play(moves?: Moves): readonly SevenWondersEvent[];
  /** Plays, as above, until `done` or the end. */
  playOn(done?: (g: Scenario) => boolean): void;
  /** Every legal payment for a card, or for the next stage with a card: `[left, right]`, sorted. */
  payments(seat: Seat, card: CardId, kind?: 'build' | 'stage'): readonly (readonly [number, number])[];
  expectAwaiting(decision: Decision, seats: readonly Seat[]): void;
  seat(seat: Seat): SeatView;
  hand(seat: Seat): readonly CardId[];
  coins(): readonly number[];
  debts(): readonly number[];
  /** One row of the score pad. */
  row(seat: Seat, row: keyof SevenWondersScore['seats'][number]['rows']): number;
  /** What building the card, or the next stage, would cost the seat now. */
  bill(seat: Seat, thing: CardId | 'stage'): Bill;
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const tableWith = (words: SevenWondersPosition, { seed = 1, rules = NEWEST_RULES } = {}): Scenario => {
  const built = versionOf(sevenWondersVersions, rules)?.position(words, new FastRng(seed));
  if (built === undefined) throw new Error(`no version ${rules} of the rules`);
  return scenarioOf(accepted(built).state);
};

/** A game from its very set-up. */
export const newGame = (options: Partial<SevenWondersOptions> = {}, seed = 1): Scenario => {
  const full: SevenWondersOptions = { seats: 3, cities: false, teams: false, boards: 'random', sides: 'day', ...options };
  return scenarioOf(startOf({ game: sevenWonders, options: full }, seed));
};

/** Without coins to the neighbours: the cheapest way, which is for nothing where that is legal. */
export const build = (card: CardId, left = 0, right = 0): SevenWondersMove =>
  left + right === 0 ? { kind: 'build', card } : { kind: 'build', card, pay: { left, right } };
export const stage = (card: CardId, left = 0, right = 0): SevenWondersMove =>
  left + right === 0 ? { kind: 'stage', card } : { kind: 'stage', card, pay: { left, right } };
export const sell = (card: CardId): SevenWondersMove => ({ kind: 'sell', card });
export const revive = (card: CardId): SevenWondersMove => ({ kind: 'revive', card });
export const lose = (coins: number): SevenWondersMove => ({ kind: 'lose', coins });
export const DECLINE: SevenWondersMove = { kind: 'decline' };

const LONGEST = 200;

const scenarioOf = (state: SevenWondersState): Scenario => {
  const base = baseScenario(sevenWonders, state);
  const { awaited, legal } = base;
  const usual = (seat: Seat): SevenWondersMove => {
    const moves = legal(seat);
    const most = Math.max(...moves.map((m) => (m.kind === 'lose' ? m.coins : 0)));
    const move = moves.find((m) => m.kind === 'sell') ?? moves.find((m) => m.kind === 'lose' && m.coins === most) ?? moves[0];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
    return move;
  };

  const scenario: Scenario = {
    ...base,
    play(moves = {}) {
      const owed = awaited();
      for (const key of Object.keys(moves)) if (!owed.includes(Number(key))) throw new Error(`seat ${key} owes nothing now`);
      return base.together(
        ...Array.from({ length: state.seats }, (_, seat) => (owed.includes(seat) ? (moves[seat] ?? usual(seat)) : undefined)),
      );
    },
    playOn(done = () => false) {
      for (let round = 0; awaited().length > 0 && !done(scenario); round++) {
        if (round === LONGEST) throw new Error('the game does not end');
        scenario.play();
      }
    },
    payments(seat, card, kind = 'build') {
      const none: Pay = { left: 0, right: 0 };
      return legal(seat)
        .flatMap((move) => (move.kind === kind && move.card === card ? [move.pay ?? none] : []))
        .map(({ left, right }) => [left, right] as const)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    },
    expectAwaiting(decision, seats) {
      expect(base.view().decision).toBe(decision);
      expect(awaited()).toEqual(seats);
    },
    seat: (seat) => base.view().seats[seat],
    hand(seat) {
      const { hand } = base.view(seat).seats[seat];
      if (hand === undefined) throw new Error(`seat ${seat} does not see its own hand`);
      return hand;
    },
    coins: () => base.view().seats.map((seat) => seat.coins),
    debts: () => base.view().seats.map((seat) => seat.debts),
    row: (seat, row) => base.score().seats[seat].rows[row],
    bill(seat, thing) {
      const { bill } = base.reason(seat, thing === 'stage' ? { kind: 'stage' } : { kind: 'build', card: thing });
      if (bill === undefined) throw new Error(`no bill for ${thing}`);
      return bill;
    },
  };
  return scenario;
};
