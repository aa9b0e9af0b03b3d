import { describe, expect, test } from 'vitest';
import { forRows } from '../testing/index.ts';
import { ChaChaRng, FastRng, WordRng, type Rng } from '../src/index.ts';

const GENERATORS: readonly (readonly [string, () => Rng])[] = [
  ['FastRng', () => new FastRng(20)],
  ['ChaChaRng', () => new ChaChaRng(Uint8Array.from({ length: 32 }, (_, i) => i * 3))],
];

const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** A generator that gives these words and fails if it is asked for more. */
class Scripted extends WordRng {
  private readonly words: number[];

  constructor(words: readonly number[]) {
    super();
    this.words = [...words];
  }

  get left(): number {
    return this.words.length;
  }

  word(): number {
    const word = this.words.shift();
    if (word === undefined) throw new Error('no word left');
    return word;
  }
}

describe.each(GENERATORS)('%s', (_, make) => {
  // The seeds are fixed, so each figure is always the same; the bounds are chi-square at one in a million.
  test('int is uniform', () =>
    forRows(
      [
        [2, 24],
        [6, 36],
        [7, 38],
        [10, 44],
        [60, 122],
      ],
      ([n, bound]) => {
        const rng = make();
        const counts = Array.from({ length: n }, () => 0);
        for (let i = 0; i < n * 3000; i++) counts[rng.int(n)]! += 1;
        expect(counts).toHaveLength(n);
        expect(chiSquare(counts)).toBeLessThan(bound);
      },
    ));

  test('int stays in its range at the ends', () => {
    const rng = make();
    let highest = 0;
    for (let i = 0; i < 1000; i++) {
      expect(rng.int(1)).toBe(0);
      const n = rng.int(65536);
      expect(Number.isInteger(n) && n >= 0 && n < 65536).toBe(true);
      highest = Math.max(highest, n);
    }
    expect(highest).toBeGreaterThan(64000);
  });

  test('every order of four is equally likely', () => {
    const rng = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 2000; i++) {
      const items = [0, 1, 2, 3];
      rng.shuffle(items, 4);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(68);
  });

  test('shuffle leaves what lies beyond n', () => {
    const items = Uint8Array.from({ length: 10 }, (_, i) => i);
    make().shuffle(items, 5);
    expect([...items.subarray(5)]).toEqual([5, 6, 7, 8, 9]);
    expect([...items.subarray(0, 5)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('each bit of a word is set half of the time', () => {
    const rng = make();
    const set = Array.from({ length: 32 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const word = rng.word();
      expect(word >= 0 && word < 2 ** 32).toBe(true);
      for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) set[bit]! += 1;
    }
    // Five standard deviations of 20,000 throws of a coin.
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(354);
  });

  test('the same seed gives the same words', () => {
    const [one, two] = [make(), make()];
    for (let i = 0; i < 100; i++) expect(one.word()).toBe(two.word());
  });
});

describe('bounded draw', () => {
  test('rejects the words that would favour low numbers', () => {
    // 65536 % 6 = 4: of the 16-bit values, those whose product with 6 has a remainder below 4 are drawn again.
    const rng = new Scripted([0x0000_0000, 0x0001_0000]);
    expect(rng.int(6)).toBe(0);
    expect(rng.left).toBe(0);
  });

  test('is exact: over all 16-bit words each number comes equally often', () => {
    for (const n of [3, 5, 6, 7, 1000]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let top = 0; top < 65536; top++) {
        const rng = new Scripted([top * 65536, 0xffff_0000]);
        const drawn = rng.int(n);
        if (rng.left === 1) counts[drawn]! += 1;
      }
      expect(new Set(counts).size).toBe(1);
    }
  });
});

describe('FastRng', () => {
  test('seeds and streams differ, also beyond 32 bits', () => {
    const firsts = [new FastRng(1), new FastRng(2), new FastRng(1, 1), new FastRng(2 ** 32 + 1)].map((rng) => rng.word());
    expect(new Set(firsts).size).toBe(4);
  });

  test('reseed begins anew', () => {
    const rng = new FastRng(3);
    const first = rng.word();
    rng.word();
    rng.reseed(3);
    expect(rng.word()).toBe(first);
  });
});
