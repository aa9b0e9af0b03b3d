// A quick choice as a sum of weights: each action is told in traits, and the more its weights add up to, the likelier it is.
import { type Action, type ActionList, type AnyGame, fillShortlist, type FlatState, type Rng, type Seat } from '@maravilha/kernel';
import type { Policy, Priors } from '../search/evaluation.ts';

/** Takes down what is told of one action after the other. */
export interface TraitSink {
  /** The next action begins. */
  next(): void;
  add(trait: number, value: number): void;
}

export interface Traits {
  readonly count: number;
  /** Whether a seat's choice now is one that the traits tell apart. Where they are not, `plainly` chooses. */
  tells(s: FlatState): boolean;
  /** Tells all actions of the list in their order. */
  tell(s: FlatState, seat: Seat, list: ActionList, sink: TraitSink): void;
  plainly(s: FlatState, seat: Seat, list: ActionList, rng: Rng): Action;
  /** Weights to begin with. */
  begin(weights: Float64Array): void;
}

/** What a policy is made of, as it is kept in a file: weights times `SCALE`, with commas between. */
const SCALE = 1024;
export const readPolicy = (weights: string): Float64Array => Float64Array.from(weights.split(','), (w) => Number(w) / SCALE);
export const writePolicy = (weights: Float64Array): string => Array.from(weights, (w) => Math.round(w * SCALE)).join(',');

const ACTIONS_MOST = 1024;

/** Adds up the weights of each action. */
class Scores implements TraitSink {
  readonly #weights: Float64Array;
  readonly sums = new Float64Array(ACTIONS_MOST);
  #at = -1;

  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  restart(): void {
    this.#at = -1;
  }

  next(): void {
    this.sums[++this.#at] = 0;
  }

  add(trait: number, value: number): void {
    this.sums[this.#at] += this.#weights[trait] * value;
  }
}

/** Turns sums into chances that add up to 1, in place. */
export const sharesOf = (sums: Float64Array, count: number): void => {
  let most = -Infinity;
  for (let i = 0; i < count; i++) if (sums[i] > most) most = sums[i];
  let total = 0;
  for (let i = 0; i < count; i++) total += sums[i] = Math.exp(sums[i] - most);
  for (let i = 0; i < count; i++) sums[i] /= total;
};

/** Chooses by the weights, which may go on changing while they are learnt. */
export const policyOf = (game: AnyGame, traits: Traits, weights: Float64Array): Policy => {
  if (weights.length !== traits.count) throw new RangeError(`the policy has ${weights.length} weights, the game ${traits.count} traits`);
  const scores = new Scores(weights);
  const { sums } = scores;
  return (s, seat, list, rng) => {
    fillShortlist(game, s, seat, list);
    if (list.length === 1) return list.items[0];
    if (!traits.tells(s)) return traits.plainly(s, seat, list, rng);
    scores.restart();
    traits.tell(s, seat, list, scores);
    sharesOf(sums, list.length);
    let left = rng.int(65536) / 65536;
    let chosen = 0;
    while (chosen < list.length - 1 && (left -= sums[chosen]) >= 0) chosen++;
    return list.items[chosen];
  };
};

/** The same policy, asked how likely each action is. */
export const priorsOf = (traits: Traits, weights: Float64Array): Priors => {
  const scores = new Scores(weights);
  return (s, seat, list, out) => {
    const { length } = list;
    if (!traits.tells(s)) {
      out.fill(1 / length, 0, length);
      return;
    }
    scores.restart();
    traits.tell(s, seat, list, scores);
    for (let i = 0; i < length; i++) out[i] = scores.sums[i];
    sharesOf(out, length);
  };
};
