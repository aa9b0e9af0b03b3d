// What each network takes, counted over all nodes: whoever comes from one place gets no more by asking several of them.
import { Buckets, type Rate } from '@maravilha/host';
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';

export class Networks {
  /** Of this node, so that it knows its own messages. */
  readonly #name = randomUUID();
  readonly #topic: string;
  readonly #context: Pick<Context, 'bus' | 'time'>;
  readonly #buckets: Buckets;

  /** `heard`: another node has taken one. */
  constructor(topic: string, rate: Rate, context: Pick<Context, 'bus' | 'time'>, heard: () => void = () => {}) {
    this.#topic = topic;
    this.#context = context;
    this.#buckets = new Buckets(rate);
    context.bus?.subscribe(topic, (text) => {
      const [from, network = ''] = text.split(' ');
      if (from === this.#name) return;
      this.#buckets.take(network, context.time.ticks());
      heard();
    });
  }

  take(network: string): boolean {
    const taken = this.borrow(network);
    if (taken) this.tell(network);
    return taken;
  }

  /** Here alone: it is given back, or told to all later. */
  borrow(network: string): boolean {
    return this.#buckets.take(network, this.#context.time.ticks());
  }

  giveBack(network: string): void {
    this.#buckets.giveBack(network);
  }

  tell(network: string): void {
    this.#context.bus?.publish(this.#topic, `${this.#name} ${network}`);
  }

  /** Nothing was taken lately. */
  isFull(network: string): boolean {
    return this.#buckets.isFull(network, this.#context.time.ticks());
  }

  sweep(): void {
    this.#buckets.sweep(this.#context.time.ticks());
  }
}
