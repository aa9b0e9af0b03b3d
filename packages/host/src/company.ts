// Who looks at a table, here and at other hosts, and for how long others have not.
import type { Player, PlayerId } from './store.ts';
import type { Time } from './time.ts';

interface Guests {
  readonly people: readonly PlayerId[];
  /** By ticks: when that was heard. */
  readonly at: number;
}

export class Company {
  readonly #time: Pick<Time, 'ticks'>;
  readonly #together: boolean;
  /** The pages that look here. */
  readonly #here: Iterable<{ readonly player: Player }>;
  /** By host. One that says no more of its people is forgotten after a while, and they with it. */
  readonly #elsewhere = new Map<string, Guests>();
  /** By ticks. */
  readonly #goneSince = new Map<PlayerId, number>();

  /** `together`: at one device nobody is gone, it is only somebody else's turn to look. */
  constructor(time: Pick<Time, 'ticks'>, here: Iterable<{ readonly player: Player }>, together = false) {
    this.#time = time;
    this.#together = together;
    this.#here = here;
  }

  /** Each once for each page. */
  get people(): readonly PlayerId[] {
    return [...Array.from(this.#here, ({ player }) => player.id), ...[...this.#elsewhere.values()].flatMap(({ people }) => people)];
  }

  has(player: PlayerId): boolean {
    for (const page of this.#here) if (page.player.id === player) return true;
    for (const { people } of this.#elsewhere.values()) if (people.includes(player)) return true;
    return false;
  }

  /** Another host says who looks there. Answers whether that is something new. */
  hear(host: string, people: readonly PlayerId[]): boolean {
    const before = this.#elsewhere.get(host)?.people ?? [];
    if (people.length === 0) this.#elsewhere.delete(host);
    else this.#elsewhere.set(host, { people, at: this.#time.ticks() });
    return before.length !== people.length || before.some((player, n) => player !== people[n]);
  }

  /** Forgets what no host has said again for so long. Answers whether there was something. */
  forget(silence: number): boolean {
    const before = this.#time.ticks() - silence;
    const silent = [...this.#elsewhere].filter(([, { at }]) => at < before);
    for (const [host] of silent) this.#elsewhere.delete(host);
    return silent.length > 0;
  }

  /** For how long a person has not looked; `undefined` while they do. */
  goneFor(player: PlayerId): number | undefined {
    if (this.#together || this.has(player)) {
      this.#goneSince.delete(player);
      return undefined;
    }
    const now = this.#time.ticks();
    const since = this.#goneSince.get(player) ?? now;
    this.#goneSince.set(player, since);
    return Math.floor(now - since);
  }

  /** The time begins anew, whatever it was. */
  waitFor(player: PlayerId): void {
    this.#goneSince.set(player, this.#time.ticks());
  }

  /** Somebody knows that a person who does not look has been gone for so long. */
  goneAtLeast(player: PlayerId, gone: number): void {
    const known = this.goneFor(player);
    if (known !== undefined && known < gone) this.#goneSince.set(player, this.#time.ticks() - gone);
  }
}
