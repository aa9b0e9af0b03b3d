import type { Time } from './time.ts';

/** The time of a match, in whole milliseconds: it passes only while a host has the match, by a clock that does not jump. */
export class Stopwatch {
  readonly #time: Pick<Time, 'ticks'>;
  #began: number;

  constructor(time: Pick<Time, 'ticks'>, elapsed: number) {
    this.#time = time;
    this.#began = time.ticks() - elapsed;
  }

  get elapsed(): number {
    return Math.floor(this.#time.ticks() - this.#began);
  }

  /** Somebody else knows that more has passed. */
  atLeast(elapsed: number): void {
    this.#began = Math.min(this.#began, this.#time.ticks() - elapsed);
  }
}
