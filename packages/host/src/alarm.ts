import type { Time } from './time.ts';

/** Rings once, later. To set it again is to forget what it was set to before. */
export class Alarm {
  readonly #time: Pick<Time, 'after'>;
  #cancel: (() => void) | undefined;

  constructor(time: Pick<Time, 'after'>) {
    this.#time = time;
  }

  set(milliseconds: number, ring: () => void): void {
    this.cancel();
    this.#cancel = this.#time.after(milliseconds, ring);
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
