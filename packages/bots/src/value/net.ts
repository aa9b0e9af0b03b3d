// A small value model: one hidden layer turns a seat's features into its strength, and the strengths of all seats give the chances of winning.

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
  /** Weights of the policy that was learnt with it. */
  readonly policy?: string;
}

const SCALE = 2048;
const WIDTH = 4;

export class Net {
  readonly inputs: number;
  readonly hidden: number;
  /** `[input * hidden + unit]`. */
  readonly first: Float64Array;
  readonly offset: Float64Array;
  readonly second: Float64Array;
  /** The three above in one. There is no offset of the strength itself: it would be the same for all seats. */
  readonly all: Float64Array;
  /** The inputs that are not zero: where their weights begin, and their values. */
  readonly #rows: Int32Array;
  readonly #values: Float64Array;

  constructor(inputs: number, hidden: number) {
    if (hidden % WIDTH !== 0) throw new RangeError(`the number of hidden units must be a multiple of ${WIDTH}`);
    this.inputs = inputs;
    this.hidden = hidden;
    this.all = new Float64Array(inputs * hidden + hidden + hidden);
    this.first = this.all.subarray(0, inputs * hidden);
    this.offset = this.all.subarray(inputs * hidden, inputs * hidden + hidden);
    this.second = this.all.subarray(inputs * hidden + hidden);
    this.#rows = new Int32Array(inputs);
    this.#values = new Float64Array(inputs);
  }

  /** The strength that the features from `at` on tell. Most features are zero most of the time and cost nothing. */
  strength(features: Float64Array, at: number): number {
    const { inputs, hidden, first, offset, second } = this;
    const [rows, values] = [this.#rows, this.#values];
    let count = 0;
    for (let i = 0; i < inputs; i++) {
      const x = features[at + i];
      if (x === 0) continue;
      rows[count] = i * hidden;
      values[count++] = x;
    }
    let sum = 0;
    // Four units at a time, so that their sums stay out of memory: measured, the whole search is a third faster.
    for (let h = 0; h < hidden; h += WIDTH) {
      let a = offset[h];
      let b = offset[h + 1];
      let c = offset[h + 2];
      let d = offset[h + 3];
      for (let n = 0; n < count; n++) {
        const x = values[n];
        const w = rows[n] + h;
        a += x * first[w];
        b += x * first[w + 1];
        c += x * first[w + 2];
        d += x * first[w + 3];
      }
      if (a > 0) sum += a * second[h];
      if (b > 0) sum += b * second[h + 1];
      if (c > 0) sum += c * second[h + 2];
      if (d > 0) sum += d * second[h + 3];
    }
    return sum;
  }
}

/** A net from what `writeNet` wrote. */
export const readNet = ({ inputs, hidden, weights }: NetData): Net => {
  const net = new Net(inputs, hidden);
  const numbers = weights.split(',');
  const { all } = net;
  if (numbers.length !== all.length) throw new RangeError(`a net of ${inputs} inputs and ${hidden} units has ${all.length} weights`);
  for (let i = 0; i < numbers.length; i++) all[i] = Number(numbers[i]) / SCALE;
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
