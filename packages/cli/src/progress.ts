import type { Io } from './io.ts';

const WATCHED_EVERY = 500;
const UNWATCHED_EVERY = 30_000;

/** A progress line for long commands: rewritten in place in a terminal, printed from time to time elsewhere. */
export class Progress {
  readonly #io: Io;
  #last: number;
  #shown = 0;

  constructor(io: Io) {
    this.#io = io;
    this.#last = io.now();
  }

  /** Asks for the text only when it is time to show it. */
  tell(text: () => string): void {
    const now = this.#io.now();
    if (now - this.#last < (this.#io.watched ? WATCHED_EVERY : UNWATCHED_EVERY)) return;
    this.#last = now;
    const line = text();
    if (!this.#io.watched) {
      this.#io.err(`${line}\n`);
      return;
    }
    this.#io.err(`\r${line.padEnd(this.#shown)}`);
    this.#shown = line.length;
  }

  /** Takes the line away. */
  end(): void {
    if (this.#shown > 0) this.#io.err(`\r${' '.repeat(this.#shown)}\r`);
    this.#shown = 0;
  }
}
