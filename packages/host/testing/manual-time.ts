import type { Time } from '../src/time.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time that passes only when it is told to. What is due at once has its turn when those before it are done. */
export class ManualTime implements Time {
  #now: number;
  #ticks = 0;
  #timers: readonly Timer[] = [];

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  ticks(): number {
    return this.#ticks;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#ticks + Math.max(0, milliseconds), call };
    this.#timers = [...this.#timers, timer];
    if (milliseconds <= 0) void Promise.resolve().then(() => this.#ring(timer));
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  advance(milliseconds: number): void {
    const end = this.#ticks + milliseconds;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#pass(Math.max(0, due.at - this.#ticks));
      this.#ring(due);
    }
    this.#pass(end - this.#ticks);
  }

  /** Somebody sets the machine's clock, forward or back. No time passes. */
  set(milliseconds: number): void {
    this.#now += milliseconds;
  }

  #pass(milliseconds: number): void {
    this.#now += milliseconds;
    this.#ticks += milliseconds;
  }

  #ring(timer: Timer): void {
    if (!this.#timers.includes(timer)) return;
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.call();
  }
}
