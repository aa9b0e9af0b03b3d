// Who drives a table: plays its bots and calls its time. Where hosts share a store, it is the one that holds the table's lease.
import { inBackground, type Ports } from './ports.ts';
import type { Room } from './room.ts';
import { ALONE } from './store.ts';
import { every } from './time.ts';

/** So many tables are held in one write, so that nobody waits for all of them. */
const AT_ONCE = 200;

/** What a table needs by itself. */
export interface Needs {
  readonly bots: boolean;
  readonly clock: boolean;
}

interface Lease {
  room: Room | undefined;
  /** By ticks, counted from before it was asked for: by the store's clock it holds a little longer. */
  until: number;
}

export interface LeasesParts extends Pick<Ports, 'store' | 'time' | 'limits' | 'log' | 'counters'> {
  /** `undefined`: the store belongs to this host alone. */
  readonly host: string | undefined;
  /** This host drives the table from now on, or no longer. */
  readonly turned: (code: string) => Promise<void>;
  /** Others may take what was given back. */
  readonly freed: () => void;
}

export class Leases {
  readonly #parts: LeasesParts;
  readonly #host: string;
  readonly #isAlone: boolean;
  /** Tables that this host holds, or wants to. Alone, those whose clocks run: it is noted how far they have come. */
  readonly #leases = new Map<string, Lease>();
  /** Tables that somebody else should drive, because they cannot be opened here. */
  readonly #hopeless = new Set<string>();
  #stop: (() => void) | undefined;
  #closed = false;

  constructor(parts: LeasesParts) {
    this.#parts = parts;
    this.#isAlone = parts.host === undefined;
    this.#host = parts.host ?? ALONE;
    if (!this.#isAlone) this.#start(parts.limits.lease / 3);
  }

  /** Whether this host drives the table now. Where it may come to that, it asks for it, and hears when it is so. */
  drives(room: Room, { bots, clock }: Needs): boolean {
    if (this.#closed) return false;
    if (this.#isAlone) return this.#note(room, clock);
    const { code } = room;
    const lease = this.#leases.get(code);
    if (lease !== undefined) {
      lease.room = room;
      return this.#holds(lease);
    }
    if (bots || clock) {
      this.#leases.set(code, { room, until: Number.NEGATIVE_INFINITY });
      inBackground(this.#parts, 'hold', this.#hold([code]));
    }
    return false;
  }

  /** Whether it drives the table now, or would if there were something to drive. */
  isMine(code: string): boolean {
    const lease = this.#leases.get(code);
    return this.#isAlone || (lease !== undefined && this.#holds(lease));
  }

  /** It does not need this table any more. */
  leave(code: string): void {
    const lease = this.#leases.get(code);
    if (lease === undefined) return;
    this.#leases.delete(code);
    if (this.#isAlone) this.#stopIdle();
    else if (this.#holds(lease)) inBackground(this.#parts, 'release', this.#release([code]));
  }

  /** Holds on to what it has, and notes how far those matches have come. */
  async renew(): Promise<void> {
    await this.#hold([...this.#leases.keys()]);
  }

  /** Takes tables that must go on by themselves and that nobody holds: a host has died, or ended. */
  async takeOver(): Promise<void> {
    const free = (await this.#parts.store.wakeful(this.#host)).filter((code) => !this.#leases.has(code) && !this.#hopeless.has(code));
    for (let first = 0; first < free.length && !this.#closed; first += AT_ONCE) {
      const some = free.slice(first, first + AT_ONCE);
      for (const code of some) this.#leases.set(code, { room: undefined, until: Number.NEGATIVE_INFINITY });
      await this.#hold(some);
      // What another host has got is its own, and what is not played on here is for somebody else.
      for (const code of some) if (this.#leases.get(code)?.room === undefined) this.#giveUp(code);
    }
  }

  /** Notes once more how far matches have come, and gives all of them back. */
  async close(): Promise<void> {
    this.#stop?.();
    this.#closed = true;
    if (this.#isAlone) return this.renew();
    const held = [...this.#leases].filter(([, lease]) => this.#holds(lease)).map(([code]) => code);
    await this.#hold(held);
    this.#leases.clear();
    await this.#release(held);
    if (held.length > 0) this.#parts.freed();
  }

  #holds({ until }: Lease): boolean {
    return this.#parts.time.ticks() < until;
  }

  #note(room: Room, clock: boolean): boolean {
    if (clock) this.#leases.set(room.code, { room, until: Number.POSITIVE_INFINITY });
    else this.#leases.delete(room.code);
    if (clock) this.#start(this.#parts.limits.beat);
    else this.#stopIdle();
    return true;
  }

  #start(period: number): void {
    this.#stop ??= every(this.#parts.time, period, () => {
      inBackground(this.#parts, 'hold', this.renew());
      if (!this.#isAlone) inBackground(this.#parts, 'take over', this.takeOver());
    });
  }

  #stopIdle(): void {
    if (this.#leases.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  async #hold(codes: readonly string[]): Promise<void> {
    const { store, time, limits } = this.#parts;
    for (let first = 0; first < codes.length; first += AT_ONCE) {
      const some = codes.slice(first, first + AT_ONCE);
      const elapsed = new Map(some.map((code) => [code, this.#leases.get(code)?.room?.elapsed ?? 0]));
      const asked = time.ticks();
      const held = await store.hold(this.#host, elapsed, this.#isAlone ? limits.beat : limits.lease);
      if (!this.#isAlone) await this.#settle(some, held, asked + limits.lease);
    }
  }

  async #settle(codes: readonly string[], held: ReadonlySet<string>, until: number): Promise<void> {
    for (const code of codes) {
      const lease = this.#leases.get(code);
      // In the meantime the table may have been left; then it is given back.
      if (lease === undefined) {
        if (held.has(code) && !this.#closed) await this.#release([code]);
        continue;
      }
      const had = this.#holds(lease);
      lease.until = held.has(code) ? until : Number.NEGATIVE_INFINITY;
      if (had === held.has(code) || this.#closed) continue;
      try {
        await this.#parts.turned(code);
      } catch (error) {
        this.#parts.counters.failed();
        this.#parts.log.error({ err: error, table: code }, 'a table could not be loaded');
      }
    }
  }

  #giveUp(code: string): void {
    const lease = this.#leases.get(code);
    if (lease !== undefined && this.#holds(lease)) this.#hopeless.add(code);
    this.leave(code);
  }

  async #release(codes: readonly string[]): Promise<void> {
    if (codes.length > 0) await this.#parts.store.release(this.#host, codes);
  }
}
