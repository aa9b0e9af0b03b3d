import type { Rate } from './limits.ts';

/** Token bucket: `take` answers whether one more is allowed now. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Whether one more would be allowed. */
  has(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= 1;
  }

  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.#tokens -= 1;
    return true;
  }

  /** What was taken shall not count. */
  giveBack(): void {
    this.#tokens += 1;
  }

  /** Full again: nothing is lost by forgetting it. */
  full(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #refill(now: number): void {
    const passed = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + passed * this.#rate.perSecond);
    this.#at = now;
  }
}

/** One bucket for each key. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  giveBack(key: string): void {
    this.#buckets.get(key)?.giveBack();
  }

  /** Nothing was taken lately. */
  isFull(key: string, now: number): boolean {
    return this.#buckets.get(key)?.full(now) ?? true;
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(key);
  }
}
