// Scenarios in words: `tableWith` builds a position, then turns are played and the outcome is read, as the rule book would tell it.
import { ActionList, FastRng, NO_ACTION, type Seat, SPECTATOR, seatsOf, type Viewer, versionOf } from '@maravilha/kernel';
import { expect } from 'vitest';
import {
  type Bill,
  type CardId,
  type Decision,
  type Pay,
  type Refusal,
  type SeatView,
  type SevenWondersEvent,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersPosition,
  type SevenWondersReason,
  type SevenWondersScore,
  type SevenWondersState,
  type SevenWondersView,
  type SevenWondersWish,
  sevenWonders,
  sevenWondersVersions,
} from '../../src/index.ts';
import { NEWEST_RULES } from '../../src/versions.ts';

/** What each seat does; a seat that is awaited and not named sells a card, or pays all that it can of a loss. */
export type Moves = Readonly<Record<Seat, SevenWondersMove>>;

export interface Scenario {
  readonly state: SevenWondersState;
  /** Plays what is owed now, once, for all seats that owe it; throws, with the reason, if a move is not legal. Returns the events of this alone. */
  play(moves?: Moves): readonly SevenWondersEvent[];
  /** Plays, as above, until `done` or the end. */
  playOn(done?: (g: Scenario) => boolean): void;
  /** Whether the move is listed; and `explain` must say the same. */
  can(seat: Seat, move: SevenWondersMove): boolean;
  /** Why a move must be refused; throws if it is legal. */
  refused(seat: Seat, move: SevenWondersMove): readonly Refusal[];
  legal(seat: Seat): readonly SevenWondersMove[];
  /** Every legal payment for a card, or for the next stage with a card: `[left, right]`, sorted. */
  payments(seat: Seat, card: CardId, kind?: 'build' | 'stage'): readonly (readonly [number, number])[];
  expectAwaiting(decision: Decision, seats: readonly Seat[]): void;
  awaiting(): readonly Seat[];
  /** What everybody sees; for a seat, what that seat sees. */
  view(viewer?: Viewer): SevenWondersView;
  seat(seat: Seat): SeatView;
  hand(seat: Seat): readonly CardId[];
  coins(): readonly number[];
  debts(): readonly number[];
  score(): SevenWondersScore;
  /** One row of the score pad. */
  row(seat: Seat, row: keyof SevenWondersScore['seats'][number]['rows']): number;
  reason(seat: Seat, wish: SevenWondersWish): SevenWondersReason;
  /** What building the card, or the next stage, would cost the seat now. */
  bill(seat: Seat, thing: CardId | 'stage'): Bill;
  /** All events so far, in full. */
  readonly events: readonly SevenWondersEvent[];
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const tableWith = (words: SevenWondersPosition, { seed = 1, rules = NEWEST_RULES } = {}): Scenario => {
  const built = versionOf(sevenWondersVersions, rules)?.position(words, new FastRng(seed));
  if (built === undefined) throw new Error(`no version ${rules} of the rules`);
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return scenarioOf(built.value.state);
};

/** A game from its very set-up. */
export const newGame = (options: Partial<SevenWondersOptions> = {}, seed = 1): Scenario => {
  const full: SevenWondersOptions = { seats: 3, cities: false, teams: false, boards: 'random', sides: 'day', ...options };
  const state = sevenWonders.blank(full);
  sevenWonders.setup(full, new FastRng(seed), state);
  return scenarioOf(state);
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
  const events: SevenWondersEvent[] = [];
  const list = new ActionList();
  const awaiting = (): readonly Seat[] => seatsOf(sevenWonders.awaiting(state));

  const actionOf = (seat: Seat, move: SevenWondersMove): number => {
    const action = sevenWonders.toAction(state, seat, move);
    if (typeof action !== 'number') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(action)}`);
    return action;
  };
  const isLegal = (seat: Seat, move: SevenWondersMove): boolean => {
    const action = actionOf(seat, move);
    sevenWonders.actions(state, seat, list);
    const listed = list.has(action);
    expect(sevenWonders.explain(state, seat, move).possible, `explain ${JSON.stringify(move)}`).toBe(listed);
    return listed;
  };
  const legal = (seat: Seat): readonly SevenWondersMove[] => {
    sevenWonders.actions(state, seat, list);
    return list.toArray().map((action) => sevenWonders.toMove(state, seat, action));
  };
  const usual = (seat: Seat): SevenWondersMove => {
    const moves = legal(seat);
    const most = Math.max(...moves.map((m) => (m.kind === 'lose' ? m.coins : 0)));
    const move = moves.find((m) => m.kind === 'sell') ?? moves.find((m) => m.kind === 'lose' && m.coins === most) ?? moves[0];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
    return move;
  };

  const scenario: Scenario = {
    state,
    events,
    legal,
    awaiting,
    play(moves = {}) {
      const owed = awaiting();
      for (const key of Object.keys(moves)) if (!owed.includes(Number(key))) throw new Error(`seat ${key} owes nothing now`);
      const joint = new Int32Array(state.seats).fill(NO_ACTION);
      for (const seat of owed) {
        const move = moves[seat] ?? usual(seat);
        if (!isLegal(seat, move)) {
          throw new Error(`illegal: ${JSON.stringify(move)} by ${seat}: ${JSON.stringify(sevenWonders.explain(state, seat, move))}`);
        }
        joint[seat] = actionOf(seat, move);
      }
      const before = events.length;
      sevenWonders.step(state, joint, { all: (e) => void events.push(e), split: (_, full) => void events.push(full) });
      return events.slice(before);
    },
    playOn(done = () => false) {
      for (let round = 0; awaiting().length > 0 && !done(scenario); round++) {
        if (round === LONGEST) throw new Error('the game does not end');
        scenario.play();
      }
    },
    can: isLegal,
    refused(seat, move) {
      if (isLegal(seat, move)) throw new Error(`legal: ${JSON.stringify(move)} by seat ${seat}`);
      const { why } = sevenWonders.explain(state, seat, move);
      expect(why.length).toBeGreaterThan(0);
      return why;
    },
    payments(seat, card, kind = 'build') {
      const none: Pay = { left: 0, right: 0 };
      return legal(seat)
        .flatMap((move) => (move.kind === kind && move.card === card ? [move.pay ?? none] : []))
        .map(({ left, right }) => [left, right] as const)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    },
    expectAwaiting(decision, seats) {
      expect(sevenWonders.view(state, SPECTATOR).decision).toBe(decision);
      expect(awaiting()).toEqual(seats);
    },
    view: (viewer = SPECTATOR) => sevenWonders.view(state, viewer),
    seat: (seat) => sevenWonders.view(state, SPECTATOR).seats[seat],
    hand(seat) {
      const { hand } = sevenWonders.view(state, seat).seats[seat];
      if (hand === undefined) throw new Error(`seat ${seat} does not see its own hand`);
      return hand;
    },
    coins: () => sevenWonders.view(state, SPECTATOR).seats.map((seat) => seat.coins),
    debts: () => sevenWonders.view(state, SPECTATOR).seats.map((seat) => seat.debts),
    score: () => sevenWonders.score(state),
    row: (seat, row) => sevenWonders.score(state).seats[seat].rows[row],
    reason: (seat, wish) => sevenWonders.explain(state, seat, wish),
    bill(seat, thing) {
      const { bill } = sevenWonders.explain(state, seat, thing === 'stage' ? { kind: 'stage' } : { kind: 'build', card: thing });
      if (bill === undefined) throw new Error(`no bill for ${thing}`);
      return bill;
    },
  };
  return scenario;
};
