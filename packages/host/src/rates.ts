// What one person says and asks of tables, counted over all hosts that share the store.
import { Buckets } from './bucket.ts';
import type { Context } from './context.ts';
import type { PlayerId } from './store.ts';

export class Rates {
  readonly #buckets: Buckets;
  readonly #what: string;
  readonly #context: Context;

  constructor(what: string, context: Context) {
    const { limits, time, news } = context;
    this.#what = what;
    this.#context = context;
    this.#buckets = new Buckets(limits.words);
    news?.hearHosts((told) => {
      if (told.k === 'took' && told.rate === what) this.#buckets.take(told.key, time.ticks());
    });
  }

  take(player: PlayerId): boolean {
    const { time, news } = this.#context;
    const taken = this.#buckets.take(player, time.ticks());
    if (taken) news?.tellHosts({ k: 'took', rate: this.#what, key: player });
    return taken;
  }

  sweep(): void {
    this.#buckets.sweep(this.#context.time.ticks());
  }
}
