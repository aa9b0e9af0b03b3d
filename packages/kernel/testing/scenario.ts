import { expect } from 'vitest';
import {
  EventList,
  NO_ACTION,
  SPECTATOR,
  eventsFor,
  legalActions,
  legalMoves,
  seatsOf,
  type Action,
  type Game,
  type Seat,
  type Shape,
  type Viewer,
} from '../src/index.ts';

/** A game whose reasons say all that stands against something. */
export interface ReasonedShape extends Shape {
  readonly Reason: { readonly possible: boolean; readonly why: readonly { readonly code: string }[] };
}

/** What the scenarios of all games do in the same way. */
export interface BaseScenario<G extends ReasonedShape> {
  readonly state: G['State'];
  /** All events so far, in full. */
  readonly events: readonly G['Event'][];
  /** All events so far as somebody heard them. */
  heard(viewer: Viewer): readonly G['Event'][];
  awaited(): readonly Seat[];
  legal(seat: Seat): readonly G['Move'][];
  /** Whether the move is listed; and `explain` must say the same. */
  can(seat: Seat, move: G['Move']): boolean;
  /** Why a move must be refused; throws if it is legal. */
  refused(seat: Seat, move: G['Move']): G['Reason']['why'];
  /** Plays one move of the seat alone; throws, with the reason, if it is not legal. Returns the events of this step alone, in full. */
  play(seat: Seat, move: G['Move']): readonly G['Event'][];
  /** The same for moves of several seats, by seat, in one step. */
  together(...moves: readonly (G['Move'] | undefined)[]): readonly G['Event'][];
  /** What everybody sees; for a seat, what that seat sees. */
  view(viewer?: Viewer): G['View'];
  score(): G['Score'];
  reason(seat: Seat, wish: G['Wish'] | G['Move']): G['Reason'];
}

export const baseScenario = <G extends ReasonedShape>(game: Game<G>, state: G['State']): BaseScenario<G> => {
  const emitted = new EventList<G['Event']>();
  const events: G['Event'][] = [];
  const actionOf = (seat: Seat, move: G['Move']): Action | undefined => {
    const action = game.toAction(state, seat, move);
    const found = typeof action === 'number' && legalActions(game, state, seat).includes(action);
    expect(game.explain(state, seat, move).possible, `explain ${JSON.stringify(move)}`).toBe(found);
    return found ? action : undefined;
  };
  const scenario: BaseScenario<G> = {
    state,
    events,
    heard: (viewer) => eventsFor(emitted.items, viewer),
    awaited: () => seatsOf(game.awaiting(state)),
    legal: (seat) => legalMoves(game, state, seat),
    can: (seat, move) => actionOf(seat, move) !== undefined,
    refused(seat, move) {
      if (actionOf(seat, move) !== undefined) throw new Error(`legal: ${JSON.stringify(move)} by seat ${seat}`);
      const { why } = game.explain(state, seat, move);
      expect(why.length).toBeGreaterThan(0);
      return why;
    },
    play(seat, move) {
      const moves: G['Move'][] = [];
      moves[seat] = move;
      return scenario.together(...moves);
    },
    together(...moves) {
      const joint = new Int32Array(game.view(state, SPECTATOR).options.seats).fill(NO_ACTION);
      for (const [seat, move] of moves.entries()) {
        if (move === undefined) continue;
        const action = actionOf(seat, move);
        if (action === undefined) {
          const why = JSON.stringify(game.explain(state, seat, move).why);
          const legal = JSON.stringify(legalMoves(game, state, seat));
          throw new Error(`illegal: ${JSON.stringify(move)} by seat ${seat}: ${why}; legal: ${legal}`);
        }
        joint[seat] = action;
      }
      const before = events.length;
      game.step(state, joint, emitted);
      events.push(...emitted.items.slice(before).map(({ full }) => full));
      return events.slice(before);
    },
    view: (viewer = SPECTATOR) => game.view(state, viewer),
    score: () => game.score(state),
    reason: (seat, wish) => game.explain(state, seat, wish),
  };
  return scenario;
};
