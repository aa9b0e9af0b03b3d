// Codes are not to be found by trying. Whoever asks for tables that do not exist may do so only slowly; who mistypes does not notice.
import { Bucket, Buckets, type PlayerId } from '@maravilha/host';
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';

/** `slow`: nobody from there is told now whether there is such a table. */
export type Found = 'there' | 'missing' | 'slow';

/** Networks that have missed at one node have done so at all of them. */
const MISSES = 'misses';

export class Guesses {
  /** Of this node, so that it knows its own messages. */
  readonly #name = randomUUID();
  readonly #context: Context;
  readonly #networks: Buckets;
  readonly #all: Bucket;

  constructor(context: Context) {
    const { limits, time, bus } = context;
    this.#context = context;
    this.#networks = new Buckets(limits.misses);
    this.#all = new Bucket(limits.allMisses, time.ticks());
    bus?.subscribe(MISSES, (text) => {
      const [from, network = ''] = text.split(' ');
      if (from === this.#name) return;
      const now = time.ticks();
      this.#networks.take(network, now);
      this.#all.take(now);
    });
  }

  /**
   * Whether there is a table of this code, for somebody from this network. Every try is paid for when it is made, and what hits is paid back:
   * of a thousand at once all are counted before the first is answered.
   */
  async find(network: string, player: PlayerId | undefined, code: string): Promise<Found> {
    const { host, time, bus, metrics } = this.#context;
    const now = time.ticks();
    // Where very many miss at once, from wherever, those who have missed wait until that is forgotten. Everybody else has a first try.
    const mayTry = this.#all.has(now) || this.#networks.isFull(network, now);
    if (!mayTry || !this.#networks.take(network, now)) return (await this.#isTheirs(player, code)) ? 'there' : 'slow';
    // What cannot be read is there; who asks for it next is told what is wrong.
    const isThere = await host.sight(code).then(
      (sight) => sight !== undefined,
      () => true,
    );
    if (isThere) {
      this.#networks.giveBack(network);
      return 'there';
    }
    this.#all.take(now);
    bus?.publish(MISSES, `${this.#name} ${network}`);
    metrics.misses.inc();
    return 'missing';
  }

  sweep(now: number): void {
    this.#networks.sweep(now);
  }

  /** Nobody is kept from a table of their own by what others in the same house try. It takes as long whether there is such a table or not. */
  async #isTheirs(player: PlayerId | undefined, code: string): Promise<boolean> {
    if (player === undefined) return false;
    const { store, limits } = this.#context;
    const theirs = await store.tablesOf(player, limits.tablesPerPlayer + limits.soloTables);
    return theirs.some((table) => table.code === code);
  }
}
