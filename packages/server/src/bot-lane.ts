// Whose turn it is to think. So many may think at once as the lane is wide; the others wait, and share what is left of their time.

/** Of a clock that all threads read alike and that never goes back. */
export const milliseconds = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The part of its time that a bot has in any case, however late its turn comes. */
const LEAST = 0.1;

export class BotLane {
  readonly #width: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width: number) {
    this.#width = width;
    this.#free = width;
  }

  /**
   * Whoever waits spends his own time: the answer is due `budget` after it was asked for. When its turn comes, what is left is divided by
   * the number of rounds in which those who wait with it can be served, so that all are done at about the time of the first.
   */
  async run<T>(budget: number, think: (due: number, least: number) => Promise<T>): Promise<T> {
    const asked = milliseconds();
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const now = milliseconds();
      const rounds = Math.ceil((this.#waiting.length + 1) / this.#width);
      return await think(now + Math.max(0, asked + budget - now) / rounds, budget * LEAST);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
