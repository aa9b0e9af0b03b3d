import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, throughJson, forRows } from '../testing/index.ts';

test('what is equal has no difference', () =>
  forRows(
    [
      [
        { a: 1, b: [1, 2] },
        { b: [1, 2], a: 1 },
      ],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: undefined }, {}],
      [[], []],
    ],
    ([a, b]) => {
      expect(difference(a, b)).toBeUndefined();
      expect(difference(b, a)).toBeUndefined();
    },
  ));

test('what differs is named', () =>
  forRows(
    [
      [{ a: 1 }, { a: 2 }, '$.a: 1 and 2'],
      [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, '$.a.b.1: 2 and 3'],
      [{ a: 1 }, {}, '$.a: 1 and undefined'],
      [{}, { a: 1 }, '$.a: undefined and 1'],
      [[1], [1, 2], '$: 1 and 2 items'],
      [[], {}, '$: [] and {}'],
      [{ a: null }, {}, '$.a: null and undefined'],
      [Number.NaN, Number.NaN, '$: null and null'],
      ['1', 1, '$: "1" and 1'],
      [{ pawn: -0 }, { pawn: 0 }, '$.pawn: -0 and 0'],
    ],
    ([a, b, where]) => {
      expect(difference(a, b)).toBe(where);
    },
  ));

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** As they come off the wire: JSON has no −0. */
const values = fc.jsonValue({ maxDepth: 3 }).map(throughJson);

test('a value differs from another exactly if their canonical JSON does', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      expect(difference(a, b) === undefined).toBe(canonical(a) === canonical(b));
      expect(difference(a, throughJson(a))).toBeUndefined();
    }),
    { seed: 1, numRuns: 500 },
  );
});
