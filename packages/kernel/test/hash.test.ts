import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastRng, Hasher, cloneState, hashState, hashText, scalarsOf, type FlatState } from '../src/index.ts';

interface Sample extends FlatState {
  first: number;
  second: number;
  readonly wide: Int16Array;
}

const sample = (): Sample => {
  const buffer = new ArrayBuffer(8);
  return { rules: 1, first: 1, second: -2, bytes: new Uint8Array(buffer), wide: new Int16Array(buffer, 4, 2) };
};

describe('hashText', () => {
  test('gives sixteen digits, the same ones each time', () => {
    expect(hashText('maravilha')).toMatch(/^[0-9a-f]{16}$/);
    expect(hashText('maravilha')).toBe(hashText('maravilha'));
    // A fixed figure: logs keep hashes, so the function must never change unnoticed.
    expect(hashText('')).toBe('73fd84f47b44d385');
    expect(hashText('maravilha')).toBe('eb6b928c33e5054c');
  });

  test('200,000 similar texts give as many hashes', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200_000; i++) seen.add(hashText(`{"seat":${i % 7},"card":${i}}`));
    expect(seen.size).toBe(200_000);
  });

  test('each half alone is spread like chance', () => {
    // 100,000 values in 2³² boxes: 1.16 equal pairs are expected in each half; ten would be a weak lane.
    const [high, low] = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 100_000; i++) {
      const hash = hashText(String(i));
      high.add(hash.slice(0, 8));
      low.add(hash.slice(8));
    }
    expect(100_000 - high.size).toBeLessThan(10);
    expect(100_000 - low.size).toBeLessThan(10);
  });

  test('one flipped bit flips about half of the hash', () => {
    let flipped = 0;
    const rng = new FastRng(5);
    for (let i = 0; i < 500; i++) {
      const bytes = Uint8Array.from({ length: 24 }, () => rng.int(256));
      const before = BigInt(`0x${new Hasher().bytes(bytes).digest()}`);
      bytes[rng.int(24)]! ^= 1 << rng.int(8);
      flipped += (before ^ BigInt(`0x${new Hasher().bytes(bytes).digest()}`)).toString(2).replaceAll('0', '').length;
    }
    expect(flipped / 500).toBeGreaterThan(31);
    expect(flipped / 500).toBeLessThan(33);
  });
});

describe('Hasher', () => {
  test('parts are told apart', () => {
    expect(new Hasher().text('ab').text('c').digest()).not.toBe(new Hasher().text('a').text('bc').digest());
    expect(new Hasher().text('').digest()).not.toBe(new Hasher().digest());
    expect(new Hasher().bytes(Uint8Array.of(1)).digest()).not.toBe(new Hasher().bytes(Uint8Array.of(1, 0)).digest());
  });

  test('may be read in between', () => {
    const hasher = new Hasher().text('a');
    expect(hasher.digest()).toBe(hasher.digest());
    expect(hasher.text('b').digest()).toBe(new Hasher().text('a').text('b').digest());
  });

  test('numbers that differ hash differently, zero has one sign', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        expect(new Hasher().number(a).digest() === new Hasher().number(b).digest()).toBe(a === b);
      }),
      { seed: 1 },
    );
    expect(new Hasher().number(-0).digest()).toBe(new Hasher().number(0).digest());
  });
});

describe('hashState', () => {
  test('sees every scalar and every byte', () => {
    const before = hashState(sample());
    expect(hashState(sample())).toBe(before);
    const seen = new Set([before]);
    for (const change of [
      (s: Sample) => (s.first = 2),
      (s: Sample) => (s.second = 2),
      (s: Sample) => (s.bytes[0] = 1),
      (s: Sample) => (s.wide[1] = 1),
    ]) {
      const s = sample();
      change(s);
      seen.add(hashState(s));
    }
    expect(seen.size).toBe(5);
  });

  test('does not depend on the order in which fields were written', () => {
    const { rules, first, second, bytes, wide } = sample();
    expect(hashState({ wide, second, bytes, first, rules } as Sample)).toBe(hashState(sample()));
    expect(scalarsOf(sample())).toEqual([
      ['first', 1],
      ['second', -2],
    ]);
  });

  test('leaves out the version of the rules, which the log names', () => {
    expect(hashState({ ...sample(), rules: 2 })).toBe(hashState(sample()));
  });
});

describe('cloneState', () => {
  test('has the same content in its own memory', () => {
    const s = sample();
    s.wide[1] = -7;
    const clone = cloneState(s);
    expect(hashState(clone)).toBe(hashState(s));
    expect(clone.wide.buffer).toBe(clone.bytes.buffer);
    clone.wide[0] = 9;
    clone.first = 9;
    expect(s.wide[0]).toBe(0);
    expect(s.first).toBe(1);
  });

  test('knows states that lie in the middle of a larger buffer', () => {
    const pool = new ArrayBuffer(64);
    const s = { rules: 1, bytes: new Uint8Array(pool, 16, 8), wide: new Int16Array(pool, 20, 2) };
    s.wide[1] = 300;
    expect([...cloneState(s).wide]).toEqual([0, 300]);
  });

  test('a state that is not flat is a mistake', () => {
    expect(() => cloneState({ rules: 1, bytes: new Uint8Array(1), list: [] } as FlatState)).toThrow("'list'");
  });
});
