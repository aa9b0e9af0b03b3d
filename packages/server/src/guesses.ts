// Codes are not to be found by trying. Whoever asks for tables that do not exist may do so only slowly; who mistypes does not notice.
import { Bucket, type PlayerId } from '@maravilha/host';
import type { Context } from './context.ts';
import { Networks } from './networks.ts';

/** `slow`: nobody from there is told now whether there is such a table. */
export type Found = 'there' | 'missing' | 'slow';

export class Guesses {
  readonly #context: Context;
  readonly #networks: Networks;
  readonly #all: Bucket;

  constructor(context: Context) {
    const { limits, time } = context;
    this.#context = context;
    this.#all = new Bucket(limits.allMisses, time.ticks());
    this.#networks = new Networks('misses', limits.misses, context, () => this.#all.take(time.ticks()));
  }

  /**
   * Whether there is a table of this code, for somebody from this network. Every try is paid for when it is made, and what hits is paid back:
   * of a thousand at once all are counted before the first is answered.
   */
  async find(network: string, player: PlayerId | undefined, code: string): Promise<Found> {
    const { time, metrics } = this.#context;
    const now = time.ticks();
    // Where very many miss at once, from wherever, those who have missed wait until that is forgotten. Everybody else has a first try.
    const mayTry = this.#all.has(now) || this.#networks.isFull(network);
    if (!mayTry || !this.#networks.borrow(network)) return (await this.#isTheirs(player, code)) ? 'there' : 'slow';
    // What cannot be read is there; who asks for it next is told what is wrong.
    const isThere = await this.#isThere(code).catch(() => true);
    if (isThere) {
      this.#networks.giveBack(network);
      return 'there';
    }
    this.#all.take(now);
    this.#networks.tell(network);
    metrics.misses.inc();
    return 'missing';
  }

  sweep(): void {
    this.#networks.sweep();
  }

  /** A table, or a deal. */
  async #isThere(code: string): Promise<boolean> {
    const { host, store } = this.#context;
    return (await host.sight(code)) !== undefined || (await store.dealt(code)).length > 0;
  }

  /** Nobody is kept from a table of their own by what others in the same house try. It takes as long whether there is such a table or not. */
  async #isTheirs(player: PlayerId | undefined, code: string): Promise<boolean> {
    if (player === undefined) return false;
    const { store, limits } = this.#context;
    const theirs = await store.tablesOf(player, limits.tablesPerPlayer + limits.soloTables);
    return theirs.some((table) => table.code === code);
  }
}
