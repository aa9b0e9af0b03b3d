import {
  ActionList,
  FastRng,
  NOBODY,
  NO_ACTION,
  SEED_BYTES,
  SPECTATOR,
  seatsOf,
  type BaseOptions,
  type Emit,
  type Game,
  type JointAction,
  type Rng,
  type Shape,
  type Viewer,
} from '../src/index.ts';

/** What only the game can tell the checks, and how far they go. */
export interface ContractSettings<G extends Shape> {
  /** Random games per check and case; 20 by default. */
  readonly runs?: number;
  /** Start of the random games. It is fixed, so that a failure comes again; change it to search elsewhere. */
  readonly seed?: number;
  /** A game that takes more rounds counts as endless; 1000 by default. */
  readonly maxRounds?: number;
  /** Nothing is ever hidden, so `redeal` has nothing to change. */
  readonly nothingHidden?: boolean;
  /** Events may show what no view shows afterwards (a card that is revealed and then covered again). */
  readonly fleetingEvents?: boolean;
  /** Ids that this viewer must not be told in this state, by view or event. */
  secretsOf?(state: G['State'], viewer: Viewer): readonly string[];
  /** Every component of the game, wherever it lies; the same after every step, in any order. */
  components?(state: G['State']): readonly string[];
}

/** What is checked: one game with one set of options. */
export interface Subject<G extends Shape> extends ContractSettings<G> {
  readonly game: Game<G>;
  readonly options: G['Options'];
}

/** A check plays a random game from the seed and throws `ContractError` at the first thing that is wrong. */
export type Check = <G extends Shape>(subject: Subject<G>, seed: number) => void;

export class ContractError extends Error {
  override readonly name = 'ContractError';
}

export const fail = (message: string): never => {
  throw new ContractError(message);
};

export const viewersOf = (options: { readonly seats: number }): Viewer[] => [
  ...Array.from({ length: options.seats }, (_, seat) => seat),
  SPECTATOR,
];

export const nameOf = (viewer: Viewer): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`);

export const seedBytes = (seed: number): Uint8Array => {
  const rng = new FastRng(seed, 0x5eed);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

/** A random legal action for every awaited seat. */
export const randomJoint = <G extends Shape>(game: Game<G>, s: G['State'], rng: Rng, list: ActionList, joint: JointAction): void => {
  joint.fill(NO_ACTION);
  for (const seat of seatsOf(game.awaiting(s))) {
    game.actions(s, seat, list);
    if (list.length === 0) fail(`seat ${seat} is awaited and has no legal action`);
    joint[seat] = list.at(rng.int(list.length));
  }
};

/** With independent turns some seats may come later: leaves out any of them, but not all. */
const leaveOut = (joint: JointAction, rng: Rng): void => {
  const seats = [...joint.keys()].filter((seat) => joint[seat] !== NO_ACTION);
  const stays = seats[rng.int(seats.length)];
  for (const seat of seats) if (seat !== stays && rng.int(2) === 0) joint[seat] = NO_ACTION;
};

export const newJoint = (options: { readonly seats: number }): JointAction => new Int32Array(options.seats).fill(NO_ACTION);

export const startOf = <G extends Shape>({ game, options }: Subject<G>, seed: number): G['State'] => {
  const state = game.blank(options);
  game.setup(options, new FastRng(seed), state);
  return state;
};

/** Plays `s` to its end by random actions. `visit` sees every state on the way, the first and the last included. */
export const playOut = <G extends Shape>(
  { game, options, maxRounds = 1000 }: { readonly game: Game<G>; readonly options: BaseOptions; readonly maxRounds?: number },
  s: G['State'],
  rng: Rng,
  visit: (s: G['State'], round: number) => void = () => undefined,
  apart = false,
  emit?: Emit<G['Event']>,
): void => {
  const list = new ActionList();
  const joint = newJoint(options);
  for (let round = 0; ; round++) {
    visit(s, round);
    if (game.awaiting(s) === NOBODY) return;
    if (round === maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
    randomJoint(game, s, rng, list, joint);
    // Not at every step: a game of many seats would become many times as long.
    if (apart && rng.int(2) === 0) leaveOut(joint, rng);
    game.step(s, joint, emit);
  }
};

/** A random game from its set-up on, with independent turns also with steps of some seats alone. `rng` is for the visitor's own use: drawing from it does not change the walk. */
export const walk = <G extends Shape>(subject: Subject<G>, seed: number, visit: (s: G['State'], rng: Rng, round: number) => void): void => {
  const own = new FastRng(seed, 2);
  playOut(subject, startOf(subject, seed), new FastRng(seed, 1), (s, round) => visit(s, own, round), subject.game.independentTurns);
};
