import { expect, test } from 'vitest';
import { recent } from '../src/recent.ts';

test('what was not asked for longest is forgotten first', () => {
  const kept = new Map<string, number>();
  let made = 0;
  const ask = (key: string): number => recent(kept, key, 2, () => ++made);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual([1, 2, 1, 3, 1, 4]);
  expect([...kept.keys()]).toEqual(['a', 'b']);
});
