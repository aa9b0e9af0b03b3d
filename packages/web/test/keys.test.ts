import { expect, test } from 'vitest';
import { KEY_MAP, LETTERS } from '../src/table/key-map.ts';

test('no two meanings share a key', () => {
  const keys = Object.values(KEY_MAP);
  expect(new Set(keys).size).toBe(keys.length);
  expect(LETTERS.size).toBe(keys.filter((key) => key.length === 1).length);
});
