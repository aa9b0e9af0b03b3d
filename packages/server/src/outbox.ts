import type { Duplex } from 'node:stream';

/**
 * Writing, for all sockets together. What is said to many is put into bytes once. And what one socket is told within a turn of the event
 * loop, such as a choice and the answer to it, goes out in one piece.
 */
export class Outbox {
  #text = '';
  #bytes = Buffer.alloc(0);
  readonly #held = new Set<Duplex>();

  bytesOf(text: string): Buffer {
    if (text !== this.#text) {
      this.#text = text;
      this.#bytes = Buffer.from(text);
    }
    return this.#bytes;
  }

  /** Until the end of this turn. */
  hold(stream: Duplex): void {
    if (this.#held.has(stream)) return;
    if (this.#held.size === 0) process.nextTick(() => this.#letGo());
    this.#held.add(stream);
    stream.cork();
  }

  #letGo(): void {
    for (const stream of this.#held) stream.uncork();
    this.#held.clear();
    // The last text may be large, and nobody may want it again for long.
    this.#text = '';
    this.#bytes = Buffer.alloc(0);
  }
}
