// What has no game in it and every game uses: bits, numbers of ids, layout of a state, reading of moves, measures of a score.
import { describe, expect, test } from 'vitest';
import {
  bitCount,
  bitsWhere,
  either,
  flatState,
  idOf,
  leadersIn,
  lowestBit,
  maybe,
  moveReader,
  numberBelow,
  numbering,
  placesIn,
  shareVictory,
  someOf,
  tieBroken,
  wordOf,
  type FlatState,
} from '../src/index.ts';

const slow = (set: number): number => [...(set >>> 0).toString(2)].filter((bit) => bit === '1').length;

test('bits of a set', () => {
  for (const set of [0, 1, 2, 0b1011, 0x7fff_ffff, -1, 1 << 31, 0x5a5a_1234]) expect(bitCount(set)).toBe(slow(set));
  expect([1, 0b1000, 0b1100, 1 << 31].map(lowestBit)).toEqual([0, 3, 2, 31]);
  expect(bitsWhere(['a', 'bb', 'c', 'dd'], (word) => word.length === 2)).toBe(0b1010);
});

test('ids and their numbers', () => {
  const fruits = numbering(['apple', 'pear']);
  expect(fruits.ids.map((id) => fruits.numberOf(id))).toEqual([0, 1]);
  expect(fruits.numbers.get('constructor')).toBeUndefined();
  expect(() => fruits.numberOf('plum' as 'pear')).toThrow('plum');
});

interface Sample extends FlatState {
  readonly wide: Int32Array;
  readonly signed: Int16Array;
  readonly half: Uint16Array;
  readonly small: Uint8Array;
}

const sample = (): Sample =>
  flatState((cut) => ({
    bytes: cut.bytes,
    rules: 1,
    wide: cut.int32(2),
    signed: cut.int16(1),
    half: cut.uint16(3),
    small: cut.uint8(5),
  }));

describe('flatState', () => {
  test('lays the views side by side in a buffer of their size', () => {
    const s = sample();
    expect(s.bytes.length).toBe(8 + 2 + 6 + 5);
    const views = [s.wide, s.signed, s.half, s.small];
    expect(views.map((view) => view.byteOffset)).toEqual([0, 8, 10, 16]);
    for (const view of views) expect(view.buffer).toBe(s.bytes.buffer);
    expect(s.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test('gives each state memory of its own', () => {
    const [one, other] = [sample(), sample()];
    one.bytes.fill(7);
    expect(other.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test('a view that would begin between two of its places is a mistake', () => {
    expect(() => flatState((cut) => ({ bytes: cut.bytes, rules: 1, small: cut.uint8(1), wide: cut.int32(1) }))).toThrow(RangeError);
  });
});

type Move =
  | { readonly kind: 'eat'; readonly fruit: 'apple' | 'pear'; readonly with?: readonly ('fork' | 'knife')[] }
  | { readonly kind: 'count'; readonly n: number; readonly of: 'all' | 'apple' | 'pear' }
  | { readonly kind: 'rest' };

describe('moveReader', () => {
  const fruit = idOf(numbering(['apple', 'pear'] as const), 'fruit');
  const read = moveReader<Move>({
    eat: { fruit, with: maybe(someOf(wordOf('fork', 'knife'), 1, 2)) },
    count: { n: numberBelow(3), of: either('all', fruit) },
    rest: {},
  });

  test.each<Move>([
    { kind: 'eat', fruit: 'apple' },
    { kind: 'eat', fruit: 'pear', with: ['fork', 'knife'] },
    { kind: 'count', n: 0, of: 'all' },
    { kind: 'count', n: 2, of: 'pear' },
    { kind: 'rest' },
  ])('reads %j', (move) => {
    expect(read(move)).toEqual({ ok: true, value: move });
  });

  test('a field that is not there is not written either', () => {
    const move = read({ kind: 'eat', fruit: 'apple', with: undefined });
    expect(move.ok && Object.keys(move.value)).toEqual(['kind', 'fruit']);
  });

  test.each<[unknown, RegExp]>([
    [null, /^a move must be an object$/],
    [[], /^a move must be an object$/],
    [{}, /^kind: .* eat, count, rest$/],
    [{ kind: 'constructor' }, /^kind: /],
    [{ kind: 'rest', now: true }, /^now: a move of kind rest has no such field$/],
    [{ kind: 'eat', fruit: 'plum' }, /^fruit: not the id of a fruit$/],
    [{ kind: 'eat', fruit: 'toString' }, /^fruit: /],
    [{ kind: 'eat' }, /^fruit: /],
    [{ kind: 'eat', fruit: 'pear', with: [] }, /^with: must have at least 1/],
    [{ kind: 'eat', fruit: 'pear', with: ['fork', 'fork', 'fork'] }, /^with: has 3 entries/],
    [{ kind: 'eat', fruit: 'pear', with: ['spoon'] }, /^with\[0\]: must be one of fork, knife$/],
    [{ kind: 'count', n: 3, of: 'all' }, /^n: must be a whole number from 0 to 2$/],
    [{ kind: 'count', n: 0.5, of: 'all' }, /^n: /],
    [{ kind: 'count', n: 1, of: 'none' }, /^of: not the id of a fruit$/],
  ])('refuses case %# by name', (raw, detail) => {
    expect(read(raw)).toMatchObject({ ok: false, error: { code: 'malformed-move', detail: expect.stringMatching(detail) } });
  });
});

describe('measures of a score', () => {
  const totals = [5, 7, 7, 3];
  const coins = [9, 1, 2, 0];

  test('the tie-break decides among equals alone', () => {
    const none = [0, 0, 0, 0];
    expect(leadersIn(4, totals, none)).toBe(0b0110);
    expect(leadersIn(4, totals, coins)).toBe(0b0100);
    expect(leadersIn(3, [4, 4, 4], [1, 2, 2])).toBe(0b110);
    expect(leadersIn(2, [-3, -4], none)).toBe(0b01);
    expect(placesIn(totals, none)).toEqual([3, 1, 1, 4]);
    expect(placesIn(totals, coins)).toEqual([3, 2, 1, 4]);
  });

  test('winners share the victory', () => {
    const out = new Float64Array(4).fill(9);
    shareVictory(0b0110, 4, out);
    expect([...out]).toEqual([0, 0.5, 0.5, 0]);
    shareVictory(0, 4, out);
    expect([...out]).toEqual([0, 0, 0, 0]);
  });

  test('a tie-break counts only if it told equals apart', () => {
    expect(tieBroken(totals, [2])).toBe(true);
    expect(tieBroken(totals, [1, 2])).toBe(false);
    expect(tieBroken([7, 5], [0])).toBe(false);
    expect(tieBroken(totals, [])).toBe(false);
  });
});
