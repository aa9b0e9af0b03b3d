/** A source of chance, the only one for games and bots. */
export interface Rng {
  /** 32 random bits, as an unsigned number. */
  word(): number;
  /** Uniform in 0 … n − 1, for 1 ≤ n ≤ 65 536. */
  int(n: number): number;
  /** Shuffles the first `n` items in place, every order equally likely. */
  shuffle(items: Shufflable, n: number): void;
}

export interface Shufflable {
  [index: number]: number;
}

/** What a generator of words still needs to be an `Rng`. */
export abstract class WordRng implements Rng {
  abstract word(): number;

  int(n: number): number {
    // 16-bit multiply with rejection: exact, and measured faster than a remainder, which is needed only in the rare case below.
    let product = (this.word() >>> 16) * n;
    if ((product & 0xffff) < n) {
      const floor = 65536 % n;
      while ((product & 0xffff) < floor) product = (this.word() >>> 16) * n;
    }
    return product >>> 16;
  }

  shuffle(items: Shufflable, n: number): void {
    for (let i = n - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const item = items[i] as number;
      items[i] = items[j] as number;
      items[j] = item;
    }
  }
}

/** A fast small generator (sfc32) for playouts and simulations. Not for real matches: its future can be computed from its past. */
export class FastRng extends WordRng {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: number, stream = 0) {
    super();
    this.reseed(seed, stream);
  }

  reseed(seed: number, stream = 0): void {
    this.a = seed >>> 0;
    this.b = Math.floor(seed / 4294967296) >>> 0;
    this.c = stream >>> 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.word();
  }

  word(): number {
    const out = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    // Cut to 32 bits before it is stored: a field that has ever held a larger number stays slow.
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) | 0;
    return out >>> 0;
  }
}
