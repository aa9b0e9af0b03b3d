// A bus for several hosts in one process, as unreliable as it is told to be.
import type { Bus } from '../src/ports.ts';
import type { ManualTime } from './manual-time.ts';

/** What becomes of a message on its way to one who hears it. */
export type Fate = 'comes' | 'lost' | 'twice' | 'late';

/** Milliseconds. */
const LATE = 900;

export class MemoryBus implements Bus {
  readonly #time: ManualTime;
  readonly #fate: (index: number) => Fate;
  readonly #topics = new Map<string, Set<(text: string) => void>>();
  #messages = 0;

  constructor(time: ManualTime, fate: (index: number) => Fate = () => 'comes') {
    this.#time = time;
    this.#fate = fate;
  }

  publish(topic: string, text: string): void {
    for (const hear of this.#topics.get(topic) ?? []) this.#carry(topic, text, hear);
  }

  subscribe(topic: string, hear: (text: string) => void): () => void {
    const hearers = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, hearers.add(hear));
    return () => void hearers.delete(hear);
  }

  #carry(topic: string, text: string, hear: (text: string) => void): void {
    const arrive = (): void => {
      if (this.#topics.get(topic)?.has(hear) === true) hear(text);
    };
    const fate = this.#fate(this.#messages++);
    if (fate === 'lost') return;
    if (fate === 'late') return void this.#time.after(LATE, arrive);
    // A message is never there before the call that sends it is over.
    void Promise.resolve().then(arrive);
    if (fate === 'twice') void Promise.resolve().then(arrive);
  }
}
