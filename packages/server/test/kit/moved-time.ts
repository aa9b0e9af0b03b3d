import type { Time } from '@maravilha/host';
import { systemTime } from '../../src/system-time.ts';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
  cancel(): void;
}

/** The system's time, which a test can put forward: what falls due by that happens at once, in its order. */
export class MovedTime implements Time {
  #ahead: number;
  readonly #timers = new Set<Timer>();

  /** By how many milliseconds it was put forward before. */
  constructor(ahead: number) {
    this.#ahead = ahead;
  }

  now(): number {
    return systemTime.now() + this.#ahead;
  }

  ticks(): number {
    return systemTime.ticks() + this.#ahead;
  }

  after(milliseconds: number, call: () => void): () => void {
    const ring = (): void => {
      this.#timers.delete(timer);
      call();
    };
    const timer: Timer = { at: this.now() + milliseconds, ring, cancel: systemTime.after(milliseconds, ring) };
    this.#timers.add(timer);
    return () => {
      timer.cancel();
      this.#timers.delete(timer);
    };
  }

  putForward(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const timer of [...this.#timers].sort((a, b) => a.at - b.at)) {
      timer.cancel();
      timer.cancel = systemTime.after(timer.at - this.now(), timer.ring);
    }
  }
}
