// Fits a net to how games ended, by stochastic descent (Adam) on the cross entropy between its chances and the shares of victory.
import type { Rng } from '@maravilha/kernel';
import { chancesOf, type Net } from '../value/net.ts';

const DECAY_1 = 0.9;
const DECAY_2 = 0.999;
const EPSILON = 1e-8;

/** The whole memory of a trainer, exact. */
export interface TrainerData {
  readonly steps: number;
  readonly weights: readonly number[];
  readonly mean: readonly number[];
  readonly square: readonly number[];
}

export class Trainer {
  readonly net: Net;
  readonly #gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly #units: Float64Array;
  readonly #chances = new Float64Array(16);
  #steps = 0;

  constructor(net: Net) {
    this.net = net;
    this.#gradient = new Float32Array(net.all.length);
    this.#mean = new Float32Array(net.all.length);
    this.#square = new Float32Array(net.all.length);
    this.#units = new Float64Array(net.hidden * 16);
  }

  save(): TrainerData {
    return { steps: this.#steps, weights: [...this.net.all], mean: [...this.#mean], square: [...this.#square] };
  }

  restore({ steps, weights, mean, square }: TrainerData): void {
    if (weights.length !== this.net.all.length) throw new RangeError(`the net has ${this.net.all.length} weights, not ${weights.length}`);
    this.#steps = steps;
    this.net.all.set(weights);
    this.#mean.set(mean);
    this.#square.set(square);
  }

  /** Small random weights, so that units differ. */
  scatter(rng: Rng): void {
    const { net } = this;
    const width = 1 / Math.sqrt(net.inputs);
    const draw = (): number => (rng.int(65536) / 32768 - 1) * width;
    for (let i = 0; i < net.first.length; i++) net.first[i] = draw() * 2;
    for (let h = 0; h < net.hidden; h++) net.second[h] = draw() * 2;
  }

  /** One sample: features of all seats one after the other, and their shares. Answers with the cross entropy. */
  add(features: Float32Array, at: number, shares: Float32Array, sharesAt: number, seats: number): number {
    const { net } = this;
    const { inputs, hidden, first, offset, second } = net;
    const units = this.#units;
    const chances = this.#chances;
    for (let seat = 0; seat < seats; seat++) {
      const from = at + seat * inputs;
      const base = seat * hidden;
      for (let h = 0; h < hidden; h++) units[base + h] = offset[h];
      for (let i = 0; i < inputs; i++) {
        const x = features[from + i];
        if (x === 0) continue;
        const row = i * hidden;
        for (let h = 0; h < hidden; h++) units[base + h] += x * first[row + h];
      }
      let sum = 0;
      for (let h = 0; h < hidden; h++) if (units[base + h] > 0) sum += units[base + h] * second[h];
      chances[seat] = sum;
    }
    chancesOf(chances, seats);
    const gradient = this.#gradient;
    const offsetAt = inputs * hidden;
    const secondAt = offsetAt + hidden;
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[sharesAt + seat];
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[seat]));
      const error = chances[seat] - share;
      const base = seat * hidden;
      const from = at + seat * inputs;
      for (let h = 0; h < hidden; h++) {
        const unit = units[base + h];
        if (unit > 0) {
          gradient[secondAt + h] += error * unit;
          units[base + h] = error * second[h];
          gradient[offsetAt + h] += units[base + h];
        } else units[base + h] = 0;
      }
      for (let i = 0; i < inputs; i++) {
        const x = features[from + i];
        if (x === 0) continue;
        const row = i * hidden;
        for (let h = 0; h < hidden; h++) gradient[row + h] += x * units[base + h];
      }
    }
    return loss;
  }

  /** Moves the weights by what the last `samples` samples say. */
  move(samples: number, rate: number, decay: number): void {
    const gradient = this.#gradient;
    const mean = this.#mean;
    const square = this.#square;
    const all = this.net.all;
    this.#steps++;
    const c1 = 1 - DECAY_1 ** this.#steps;
    const c2 = 1 - DECAY_2 ** this.#steps;
    for (let i = 0; i < all.length; i++) {
      const g = gradient[i] / samples;
      mean[i] = DECAY_1 * mean[i] + (1 - DECAY_1) * g;
      square[i] = DECAY_2 * square[i] + (1 - DECAY_2) * g * g;
      all[i] -= rate * (mean[i] / c1 / (Math.sqrt(square[i] / c2) + EPSILON) + decay * all[i]);
      gradient[i] = 0;
    }
  }
}
