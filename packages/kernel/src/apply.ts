import { ActionList, NO_ACTION, type Action, type JointAction } from './actions.ts';
import { EventList, type Emitted } from './events.ts';
import { cloneState } from './flat.ts';
import type { Game, MoveError, Result, Shape } from './game.ts';
import { NOBODY, includes, seatsOf, type Seat } from './seat.ts';

// One list for all questions below: they answer before they return, so no two can be at work at once.
const scratch = new ActionList();

export const legalActions = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat): Action[] => {
  game.actions(state, seat, scratch);
  return scratch.toArray();
};

/** The legal actions in words, in the order of `actions`. */
export const legalMoves = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat): G['Move'][] =>
  legalActions(game, state, seat).map((action) => game.toMove(state, seat, action));

/** What bots and simulations choose from; clears `out` first. */
export const fillShortlist = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat, out: ActionList): void => {
  if (game.shortlist === undefined) game.actions(state, seat, out);
  else game.shortlist(state, seat, out);
};

/** An action is legal if and only if `actions` lists it. */
export const isLegal = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat, action: Action): boolean => {
  game.actions(state, seat, scratch);
  return scratch.has(action);
};

/** The refusal of a move that can be read but not made; it carries the game's reason where the game has one. */
export const illegalMove = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat, move: G['Move']): MoveError => {
  const why = game.explain(state, seat, move);
  return why.possible ? { code: 'illegal-move', seat } : { code: 'illegal-move', seat, why };
};

/** The action that the words name, if they can be read and the move is legal now. */
export const readAction = <G extends Shape>(game: Game<G>, state: G['State'], seat: Seat, raw: unknown): Result<Action, MoveError> => {
  const move = game.readMove(raw);
  if (!move.ok) return move;
  const action = game.toAction(state, seat, move.value);
  if (typeof action === 'number') {
    if (isLegal(game, state, seat, action)) return { ok: true, value: action };
    return { ok: false, error: illegalMove(game, state, seat, move.value) };
  }
  const vague = action.code === 'illegal-move' && action.why === undefined;
  return { ok: false, error: vague ? illegalMove(game, state, seat, move.value) : action };
};

export interface Applied<G extends Shape> {
  readonly state: G['State'];
  readonly events: readonly Emitted<G['Event']>[];
}

/**
 * One step from `state`, which stays as it is: the new state is `spare`, where one is given, or a clone. Every awaited seat needs a legal
 * action in `joint`, with independent turns at least one of them; every other seat `NO_ACTION`.
 */
export const apply = <G extends Shape>(
  game: Game<G>,
  state: G['State'],
  joint: JointAction,
  spare?: G['State'],
): Result<Applied<G>, MoveError> => {
  const awaiting = game.awaiting(state);
  if (awaiting === NOBODY) return { ok: false, error: { code: 'game-over' } };

  const owing = seatsOf(awaiting);
  const missing = owing.filter((seat) => (joint[seat] ?? NO_ACTION) === NO_ACTION);
  if (missing.length > (game.independentTurns === true ? owing.length - 1 : 0))
    return { ok: false, error: { code: 'missing-choice', seats: missing } };
  for (const [seat, action] of joint.entries()) {
    if (action === NO_ACTION) continue;
    if (!includes(awaiting, seat)) return { ok: false, error: { code: 'not-awaited', seat } };
    if (!isLegal(game, state, seat, action)) return { ok: false, error: { code: 'illegal-move', seat } };
  }

  if (spare !== undefined) game.copy(state, spare);
  const next = spare ?? cloneState(state);
  const events = new EventList<G['Event']>();
  game.step(next, joint, events);
  return { ok: true, value: { state: next, events: events.items } };
};
