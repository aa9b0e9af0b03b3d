import type { Action, ActionList, JointAction } from './actions.ts';
import type { Rng } from './rng.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';

/**
 * A state is a flat record: scalars are number fields, arrays are typed views of one buffer, and `bytes` is that whole buffer.
 * So copying, comparing and hashing a state need no knowledge of the game.
 */
export interface FlatState {
  readonly bytes: Uint8Array;
  /** The version of the rules that the state is played under. It is not hashed or compared, because a log already names it. */
  readonly rules: number;
}

export interface BaseOptions {
  readonly seats: number;
}

export interface BaseView {
  readonly options: BaseOptions;
  readonly viewer: Viewer;
}

export interface BaseEvent {
  readonly kind: string;
}

/** What a seat scored, row by row as on the score pad; `total` is the sum of the rows. */
export interface SeatScore {
  readonly total: number;
  readonly rows: Readonly<Record<string, number>>;
}

export interface Score {
  readonly seats: readonly SeatScore[];
  /** How the game ended, `undefined` while it goes on. */
  readonly ending: string | undefined;
  /** Who won; more than one seat when victory is shared; empty while the game goes on. */
  readonly winners: readonly Seat[];
  /** The tie-break that decided, if one did. */
  readonly tieBreak: string | undefined;
  /** Seats that win together; empty or absent where everyone plays alone. */
  readonly teams?: readonly { readonly seats: readonly Seat[] }[];
}

/** What a list of tables says of a match: open to everyone, and small. */
export interface Brief {
  /** From 1; missing before the first one and in games without ages. */
  readonly age?: number;
  /** Id of the wonder or city by seat, once it is chosen; missing in games in which a seat has not just one. */
  readonly wonders?: readonly (string | undefined)[];
}

/** The types of one game. */
export interface Shape {
  readonly Options: BaseOptions;
  readonly State: FlatState;
  readonly Move: { readonly kind: string };
  /** What one may ask `explain` about; every move can be asked about too. */
  readonly Wish: { readonly kind: string };
  readonly Reason: { readonly possible: boolean };
  readonly View: BaseView;
  readonly Event: BaseEvent;
  readonly Score: Score;
}

/** An event gets its audience when it is emitted; no later filter decides. */
export interface Emit<E> {
  all(event: E): void;
  /** `full` for the seats of `knowing`, `redacted` for everyone else, spectators included. */
  split(knowing: SeatSet, full: E, redacted: E): void;
}

/** An option of a table, as data, so that a lobby can offer it and a parser can check it. */
export type OptionSpec = {
  readonly key: string;
  /** The version of the rules that brought it, if not the first. */
  readonly since?: number;
} & (
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
);

/** Why something was refused: a code, and the data that a sentence about it needs. */
export type MoveError =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-awaited'; readonly seat: Seat }
  | { readonly code: 'malformed-move'; readonly detail: string }
  | { readonly code: 'illegal-move'; readonly seat: Seat; readonly why?: object }
  | { readonly code: 'missing-choice'; readonly seats: readonly Seat[] }
  | { readonly code: 'nothing-chosen'; readonly seat: Seat };

/** `path` says where in the given value the problem is and `detail` what it is, in English, for the author of the file. */
export interface InputError {
  readonly code: 'bad-input';
  readonly path: string;
  readonly detail: string;
}

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export interface Game<G extends Shape> {
  readonly id: string;
  /** Version of the rules; a change that alters any replay raises it. States of this game carry the same number. */
  readonly rules: number;
  /** Action numbers are dense below this. */
  readonly actionCount: number;
  readonly seatCounts: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];
  /** Rows of the score pad, in order; the keys of `SeatScore.rows`. */
  readonly scoreRows: readonly string[];
  /** Kinds of ending. */
  readonly endings: readonly string[];

  /**
   * Seats do not affect each other until all have finished the round: `step` takes the choices of only some awaited seats, `NO_ACTION`
   * for the rest, and leads to the same state in any order. So a seat can make all its choices of a turn without
   * waiting for the others, and take them back. Nothing hidden is revealed before all have finished, so nobody gains by taking back.
   */
  readonly independentTurns?: true;

  /**
   * What the specs cannot express (teams need four or six seats): the reason for a refusal, or `undefined`. Without it every combination of
   * the options is playable.
   */
  checkOptions?(options: G['Options']): InputError | undefined;
  /** The one place that allocates a state; pools are made of these. */
  blank(options: G['Options']): G['State'];
  /** Shuffles all decks, including what is revealed later. Overwrites all of `into`. */
  setup(options: G['Options'], rng: Rng, into: G['State']): void;
  /** Seats that owe a decision; `NOBODY` = the game is over. */
  awaiting(s: G['State']): SeatSet;
  /** Every legal action; clears `out` first. Empty for a seat that is not awaited. */
  actions(s: G['State'], seat: Seat, out: ActionList): void;
  /**
   * The legal actions that a sensible player would consider; clears `out` first. It leaves out only what another listed action beats in
   * every case, such as more expensive ways to pay for the same card. For bots and simulations; without it they use `actions`.
   */
  shortlist?(s: G['State'], seat: Seat, out: ActionList): void;
  /** One uniform legal action without the list. */
  pick?(s: G['State'], seat: Seat, rng: Rng): Action;
  /** The one writer of change. Choices come in seat order; without `emit` no event is built. */
  step(s: G['State'], joint: JointAction, emit?: Emit<G['Event']>): void;
  copy(from: G['State'], into: G['State']): void;
  /**
   * Whether the step of one seat alone, from the one state to the other, may have shown anybody what they could not tell before from the choice:
   * a card turned over, a throw, which of its hidden cards the seat had. Without it every step counts as one that does.
   */
  uncovers?(before: G['State'], after: G['State']): boolean;
  /** Share of victory by seat (1, ½, 0), zeroes while the game goes on. */
  result(s: G['State'], out: Float64Array): void;
  score(s: G['State']): G['Score'];
  view(s: G['State'], viewer: Viewer): G['View'];
  /** For lists of tables; without it they say nothing of the match. */
  brief?(s: G['State']): Brief;
  /** A full state that agrees with the view; hidden things are filled in by a fixed rule. */
  imagine(view: G['View'], viewer: Viewer, into: G['State']): void;
  /** Redraws, in place, everything the viewer cannot know. */
  redeal(s: G['State'], viewer: Viewer, rng: Rng): void;
  toMove(s: G['State'], seat: Seat, action: Action): G['Move'];
  /** The action that the move names, or the error. The action need not be legal. */
  toAction(s: G['State'], seat: Seat, move: G['Move']): Action | MoveError;
  /** Parses a move from outside (socket, file). */
  readMove(raw: unknown): Result<G['Move'], MoveError>;
  /** Everything a viewer of this state could sensibly ask `explain` about for the seat. */
  wishes(s: G['State'], seat: Seat): readonly G['Wish'][];
  /** Why something is possible and at what price, or why not. It reads only what the seat can see. */
  explain(s: G['State'], seat: Seat, wish: G['Wish'] | G['Move']): G['Reason'];
  /** Builds the position that the words describe; what they leave open is filled legally from `rng`. */
  position(words: unknown, rng: Rng): Result<Position<G>, InputError>;
}

export interface Position<G extends Shape> {
  readonly options: G['Options'];
  readonly state: G['State'];
}

/** A game whose types are not known here: for registries, servers and tools. */
export type AnyGame = Game<Shape>;

/** For the `default` of an exhaustive switch: a new kind does not compile until every switch handles it. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};
