// Whose turn it is to think, and how those who wait share the time of those who do.

/** Of a clock that all threads read alike and that never goes back. */
export const milliseconds = (): number => Number(process.hrtime.bigint()) / 1e6;

/** What a thread must know of a lane to be fair, in memory that it shares with the main thread. */
type Crowd = Int32Array;
const WAITING = 0;
const WIDTH = 1;

export interface Terms {
  /** When the answer is due, by `milliseconds()`: a thread that has to start first has that much less time. */
  readonly due: number;
  /** The part of its time that a bot has in any case, however late its turn comes. */
  readonly least: number;
  readonly crowd: Crowd;
}

const LEAST = 0.1;

/** At most `width` bots think at once. The others wait in order of arrival, and waiting uses up their time. */
export class BotLane {
  readonly #waiting: (() => void)[] = [];
  readonly #crowd: Crowd = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  readonly #now: () => number;
  #free: number;

  constructor(width: number, now: () => number = milliseconds) {
    this.#now = now;
    this.#free = width;
    this.#crowd[WIDTH] = width;
  }

  async run<T>(budget: number, think: (terms: Terms) => Promise<T>): Promise<T> {
    const due = this.#now() + budget;
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await think({ due, least: budget * LEAST, crowd: this.#crowd });
    } finally {
      const next = this.#waiting.shift();
      this.#count();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#count();
    });
  }

  #count(): void {
    Atomics.store(this.#crowd, WAITING, this.#waiting.length);
  }
}

/**
 * The clock by which a bot thinks. While others wait it runs faster, by the number of rounds in which all of them can be served: six that
 * are asked at once, with one thread for all, think for a sixth of their time each, and the last has its answer when the first would have
 * had it alone.
 */
export const sharedClock = (crowd: Crowd, now: () => number = milliseconds): (() => number) => {
  let last = now();
  let time = last;
  return () => {
    const at = now();
    time += (at - last) * (1 + Atomics.load(crowd, WAITING) / (crowd[WIDTH] ?? 1));
    last = at;
    return time;
  };
};
