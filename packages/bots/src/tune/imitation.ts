// Fits a policy to what a judge prefers, decision by decision, by stochastic descent with a rate of its own for each weight (AdaGrad).
import type { ActionList, FlatState, Seat } from '@maravilha/kernel';
import { sharesOf, type Traits, type TraitSink } from '../value/policy.ts';

const RATE = 0.2;
const STEADY = 1;
/** Standard deviations by which an action must be better to be imitated e times as often. */
const DECIDED = 0.25;
const LEAST_SPREAD = 1e-7;

/** The whole memory of an imitation. */
export interface ImitationData {
  readonly weights: readonly number[];
  readonly squares: readonly number[];
}

export class Imitation implements TraitSink {
  readonly traits: Traits;
  readonly weights: Float64Array;
  readonly #squares: Float64Array;
  /** The actions of one decision: where the traits of each begin, the traits, their values. */
  readonly #start = new Int32Array(1024);
  readonly #trait = new Int32Array(32768);
  readonly #value = new Float64Array(32768);
  readonly #sums = new Float64Array(1024);
  readonly #shares = new Float64Array(1024);
  #actions = 0;
  #used = 0;
  /** Sum of the cross entropies, and of how many decisions. */
  loss = 0;
  decisions = 0;

  constructor(traits: Traits) {
    this.traits = traits;
    this.weights = new Float64Array(traits.count);
    this.#squares = new Float64Array(traits.count).fill(STEADY);
    traits.begin(this.weights);
  }

  save(): ImitationData {
    return { weights: [...this.weights], squares: [...this.#squares] };
  }

  restore({ weights, squares }: ImitationData): void {
    if (weights.length !== this.weights.length) throw new RangeError(`${this.weights.length} traits, but ${weights.length} weights`);
    this.weights.set(weights);
    this.#squares.set(squares);
  }

  next(): void {
    this.#start[this.#actions++] = this.#used;
  }

  add(trait: number, value: number): void {
    this.#trait[this.#used] = trait;
    this.#value[this.#used++] = value;
  }

  /** Learns from one decision how a judge values each action of the list. */
  learn(s: FlatState, seat: Seat, list: ActionList, values: Float64Array): void {
    if (!this.traits.tells(s) || !this.#prefer(values, list.length)) return;
    const shares = this.#shares;
    this.#actions = 0;
    this.#used = 0;
    this.traits.tell(s, seat, list, this);
    const count = this.#actions;
    this.#start[count] = this.#used;
    const [start, trait, value, sums, weights, squares] = [this.#start, this.#trait, this.#value, this.#sums, this.weights, this.#squares];
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let k = start[i]; k < start[i + 1]; k++) sum += weights[trait[k]] * value[k];
      sums[i] = sum;
    }
    sharesOf(sums, count);
    for (let i = 0; i < count; i++) {
      if (shares[i] > 0) this.loss -= shares[i] * Math.log(Math.max(1e-9, sums[i]));
      const error = sums[i] - shares[i];
      for (let k = start[i]; k < start[i + 1]; k++) {
        const slope = error * value[k];
        squares[trait[k]] += slope * slope;
        weights[trait[k]] -= (RATE * slope) / Math.sqrt(squares[trait[k]]);
      }
    }
    this.decisions++;
  }

  /** Turns values into chances to be imitated. What counts is how far they are apart in this decision; false where all are equal. */
  #prefer(values: Float64Array, count: number): boolean {
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < count; i++) {
      sum += values[i];
      squares += values[i] * values[i];
    }
    const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    if (spread < LEAST_SPREAD) return false;
    for (let i = 0; i < count; i++) this.#shares[i] = values[i] / (spread * DECIDED);
    sharesOf(this.#shares, count);
    return true;
  }
}
