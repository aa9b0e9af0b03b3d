import {
  NO_ACTION,
  hashState,
  includes,
  isLegal,
  legalActions,
  only,
  seatsOf,
  type Action,
  type JointAction,
  type Rng,
  type Seat,
  type Shape,
} from '../../src/index.ts';
import { difference } from '../difference.ts';
import { fail, newJoint, walk, type Check, type Subject } from '../subject.ts';
import { knowledgeOf } from './hidden.ts';

type Chains = ReadonlyMap<Seat, readonly Action[]>;

const stepAlone = <G extends Shape>({ game }: Subject<G>, s: G['State'], seat: Seat, action: Action, joint: JointAction): void => {
  joint.fill(NO_ACTION);
  joint[seat] = action;
  game.step(s, joint);
};

/** Random choices of the seat until it owes nothing more, in a state of its own; `visit` sees that state after each. */
const goThrough = <G extends Shape>(
  subject: Subject<G>,
  from: G['State'],
  seat: Seat,
  rng: Rng,
  visit: (own: G['State'], chain: readonly Action[]) => void,
): readonly Action[] => {
  const { game, options, maxRounds = 1000 } = subject;
  const own = game.blank(options);
  game.copy(from, own);
  const joint = newJoint(options);
  const chain: Action[] = [];
  while (includes(game.awaiting(own), seat)) {
    if (chain.length === maxRounds) fail(`seat ${seat} owes one more choice after ${maxRounds}`);
    const legal = legalActions(game, own, seat);
    const action = legal[rng.int(legal.length)] ?? fail(`seat ${seat} is awaited and has no legal action`);
    stepAlone(subject, own, seat, action, joint);
    chain.push(action);
    visit(own, chain);
  }
  return chain;
};

/** One step with the next choice of each of these seats, if they all owe it. */
const stepWith = <G extends Shape>(
  { game }: Subject<G>,
  s: G['State'],
  seats: readonly Seat[],
  chains: Chains,
  made: Map<Seat, number>,
  joint: JointAction,
): void => {
  joint.fill(NO_ACTION);
  for (const seat of seats) {
    const n = made.get(seat) ?? 0;
    const action = chains.get(seat)?.[n] ?? NO_ACTION;
    if (!includes(game.awaiting(s), seat)) fail(`seat ${seat} owes one choice less after those of others`);
    if (!isLegal(game, s, seat, action)) fail(`choices of others made an action of seat ${seat} illegal`);
    made.set(seat, n + 1);
    joint[seat] = action;
  }
  game.step(s, joint);
};

const leftIn = (chains: Chains, made: ReadonlyMap<Seat, number>): readonly Seat[] =>
  [...chains].flatMap(([seat, chain]) => ((made.get(seat) ?? 0) < chain.length ? [seat] : []));

/** Plays all chains from `s`; `next` says which of the seats that have choices left make one now. */
const playChains = <G extends Shape>(
  subject: Subject<G>,
  s: G['State'],
  chains: Chains,
  next: (left: readonly Seat[]) => readonly Seat[],
): G['State'] => {
  const { game, options } = subject;
  const state = game.blank(options);
  game.copy(s, state);
  const joint = newJoint(options);
  const made = new Map<Seat, number>();
  for (let left = leftIn(chains, made); left.length > 0; left = leftIn(chains, made)) {
    stepWith(subject, state, next(left), chains, made, joint);
  }
  return state;
};

/**
 * Each awaited seat goes through its choices alone; then all do so together, link by link, and one by one in a random order. Both lead to
 * the same state, score and next round.
 */
export const checkIndependentTurns: Check = (subject, seed) => {
  const { game } = subject;
  if (game.independentTurns !== true) fail('the game has no independent turns');
  let longest = 0;
  walk(subject, seed, (s, rng) => {
    const awaited = game.awaiting(s);
    const seats = seatsOf(awaited);
    if (seats.length < 2) return;
    const chains = new Map<Seat, readonly Action[]>();
    for (const seat of seats) {
      const chain = goThrough(subject, s, seat, rng, (own) => {
        const others = game.awaiting(own) & ~only(seat);
        if (others !== (awaited & ~only(seat))) fail(`a choice of seat ${seat} alone changed who else is awaited`);
      });
      chains.set(seat, chain);
      longest = Math.max(longest, chain.length);
    }
    const together = playChains(subject, s, chains, (left) => left);
    const apart = playChains(subject, s, chains, (left) => [left[rng.int(left.length)] as Seat]);
    if (game.awaiting(together) !== game.awaiting(apart)) fail('one by one, other seats are awaited than after the joint steps');
    const different = difference(game.score(together), game.score(apart));
    if (different !== undefined) fail(`one by one, the score is another than after the joint steps: ${different}`);
    if (hashState(together) !== hashState(apart)) fail('one by one, the state is another than after the joint steps');
  });
  if (longest < 2) fail('no choice opened another one, so nothing was checked');
};

/**
 * Inside its chain of choices a seat learns nothing new: what it sees, may do and is told is the same after a redeal of what it could not know
 * when the round began. Else it could look ahead, take back and choose otherwise.
 */
export const checkPrivacy: Check = (subject, seed) => {
  const { game, options } = subject;
  const joint = newJoint(options);
  const other = game.blank(options);
  const replayed = game.blank(options);
  walk(subject, seed, (s, rng) => {
    const seats = seatsOf(game.awaiting(s));
    if (seats.length < 2) return;
    const seat = seats[rng.int(seats.length)] as Seat;
    game.copy(s, other);
    game.redeal(other, seat, rng);
    goThrough(subject, s, seat, rng, (own, chain) => {
      game.copy(other, replayed);
      for (const action of chain) stepAlone(subject, replayed, seat, action, joint);
      const [seen, expected] = [knowledgeOf(subject, own, seat), knowledgeOf(subject, replayed, seat)];
      for (const part of Object.keys(seen)) {
        const different = difference(seen[part], expected[part]);
        if (different !== undefined) fail(`a choice of seat ${seat} alone brought hidden things into its ${part}: ${different}`);
      }
    });
  });
};
