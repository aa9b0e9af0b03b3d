// A small value model: one hidden layer over a seat's features gives its strength, and the strengths of all seats give the chances of victory.

/** What a model is made of, as it is kept in a file: whole numbers, so that reading them back loses nothing. */
export interface NetData {
  readonly inputs: number;
  readonly hidden: number;
  /** Where it comes from: the seed and the number of games of self-play. */
  readonly seed: number;
  readonly games: number;
  /** How it did when it was kept, as measured by the same run. */
  readonly result: string;
  /** Weights times `SCALE`, with commas between: of the first layer input by input, its offsets, then of the second layer. */
  readonly weights: string;
}

const SCALE = 2048;

export class Net {
  readonly inputs: number;
  readonly hidden: number;
  /** `[input * hidden + unit]`. */
  readonly first: Float32Array;
  readonly offset: Float32Array;
  readonly second: Float32Array;
  /** The three above in one. There is no offset of the strength itself: it would be the same for all seats. */
  readonly all: Float32Array;
  readonly #units: Float64Array;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.all = new Float32Array(inputs * hidden + hidden + hidden);
    this.first = this.all.subarray(0, inputs * hidden);
    this.offset = this.all.subarray(inputs * hidden, inputs * hidden + hidden);
    this.second = this.all.subarray(inputs * hidden + hidden);
    this.#units = new Float64Array(hidden);
  }

  /** The strength that the features from `at` on tell. Most features are zero most of the time and cost nothing. */
  strength(features: Float64Array, at: number): number {
    const { inputs, hidden, first, offset, second } = this;
    const units = this.#units;
    for (let h = 0; h < hidden; h++) units[h] = offset[h];
    for (let i = 0; i < inputs; i++) {
      const x = features[at + i];
      if (x === 0) continue;
      const row = i * hidden;
      for (let h = 0; h < hidden; h++) units[h] += x * first[row + h];
    }
    let sum = 0;
    for (let h = 0; h < hidden; h++) if (units[h] > 0) sum += units[h] * second[h];
    return sum;
  }
}

/** Fills a net from what `writeNet` wrote. */
export const readWeights = (weights: string, into: Net): void => {
  const numbers = weights.split(',');
  const { inputs, hidden, all } = into;
  if (numbers.length !== all.length) throw new RangeError(`a net of ${inputs} inputs and ${hidden} units has ${all.length} weights`);
  for (let i = 0; i < numbers.length; i++) all[i] = Number(numbers[i]) / SCALE;
};

export const readNet = ({ inputs, hidden, weights }: NetData): Net => {
  const net = new Net(inputs, hidden);
  readWeights(weights, net);
  return net;
};

export const writeNet = (net: Net): string => Array.from(net.all, (w) => Math.round(w * SCALE)).join(',');

/** Turns strengths into chances, in place: the odds of two seats are the exponential of the difference. */
export const chancesOf = (strengths: Float64Array, seats: number): void => {
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, strengths[seat]);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += strengths[seat] = Math.exp(strengths[seat] - most);
  for (let seat = 0; seat < seats; seat++) strengths[seat] /= sum;
};
