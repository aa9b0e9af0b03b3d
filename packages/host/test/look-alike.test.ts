import { expect, test } from 'vitest';
import { distinctNames } from '../src/look-alike.ts';

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'Ánn'],
  ['Ann', 'A n-n.'],
  ['Ann', 'Ａｎｎ'],
  ['Iris', 'lris'],
  ['Bob', 'B0b'],
  // The second in Cyrillic letters.
  ['Roxana', 'Rохаnа'],
])('%s and %s', (one, other) => {
  expect(distinctNames([one, other])).toEqual([one, `${other} 2`]);
});

test.each([
  ['Ann', 'Anna'],
  ['Lia', 'Léo'],
  ['Ann 12', 'Ann 13'],
  ['Наташа', 'Наталья'],
])('not %s and %s', (one, other) => {
  expect(distinctNames([one, other])).toEqual([one, other]);
});

test('of many, each is told from all others, and from what is reserved', () => {
  expect(distinctNames(['Ann', 'Ann 2', 'Ann', 'ann'], ['Ann'])).toEqual(['Ann 2', 'Ann 2 2', 'Ann 3', 'ann 4']);
});
