// The clocks of a match, derived from its entries. All times here are times of the match: how long it had run.
import { CLOCK_TIMES, type ClockInfo, type ClockKind, type ClockTimes } from '@maravilha/protocol';

export class MatchClock {
  readonly #times: ClockTimes;
  readonly #left: number[];
  /** When the clock of a seat began to run; `undefined` while it stands. */
  readonly #since: (number | undefined)[];
  /** Where each decision has its own time: what was left of it at the end of each turn. */
  readonly #ends: (readonly number[])[] = [];

  constructor(kind: Exclude<ClockKind, 'none'>, seats: number) {
    this.#times = CLOCK_TIMES[kind];
    this.#left = Array.from({ length: seats }, () => this.#times.bank);
    this.#since = Array.from({ length: seats }, () => undefined);
  }

  /** Runs or stands, from this moment on. */
  turn(seat: number, running: boolean, at: number): void {
    if (running === (this.#since[seat] !== undefined)) return;
    this.#left[seat] = this.leftOf(seat, at);
    this.#since[seat] = running ? at : undefined;
  }

  /** The seat has made its choice: the clock stops and the increment is added. */
  chosen(seat: number, at: number): void {
    this.turn(seat, false, at);
    this.#left[seat] = this.leftOf(seat, at) + this.#times.increment;
  }

  /** A new round: where each decision has its own time, it begins anew. */
  round(): void {
    if (this.#times.each !== true) return;
    this.#ends.push([...this.#left]);
    this.#left.fill(this.#times.bank);
    this.#since.fill(undefined);
  }

  /** So many turns stay, and the next one is to be played again: nobody gets time back for it. */
  rewind(turns: number): void {
    const then = this.#ends[turns];
    if (then === undefined) return;
    for (const [seat, left] of then.entries()) this.#left[seat] = left;
    this.#since.fill(undefined);
    this.#ends.length = turns;
  }

  /** A person who comes to a seat gets at least one increment; otherwise the clock would run out at once. */
  returned(seat: number): void {
    const { bank, increment, each } = this.#times;
    this.#left[seat] = Math.max(this.#left[seat] ?? 0, each === true ? bank : increment);
  }

  leftOf(seat: number, at: number): number {
    const left = this.#left[seat] ?? 0;
    const since = this.#since[seat];
    return since === undefined ? left : Math.max(0, left - (at - since));
  }

  get running(): readonly number[] {
    return this.#since.flatMap((since, seat) => (since === undefined ? [] : [seat]));
  }

  info(at: number): ClockInfo {
    return { left: this.#left.map((_, seat) => this.leftOf(seat, at)), running: this.running };
  }

  /** How long until the first clock that runs is empty; `undefined` when none runs. */
  untilEmpty(at: number): number | undefined {
    const left = this.running.map((seat) => this.leftOf(seat, at));
    return left.length === 0 ? undefined : Math.min(...left);
  }
}
