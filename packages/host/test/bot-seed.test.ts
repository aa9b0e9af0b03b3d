import { expect, test } from 'vitest';
import { botSeed } from '../src/bot-seed.ts';

test('each decision has a number of its own', () => {
  const seed = 'ab'.repeat(32);
  const numbers = [
    botSeed(seed, 0, 0, 0),
    botSeed(seed, 1, 0, 0),
    botSeed(seed, 0, 1, 0),
    botSeed(seed, 0, 0, 1),
    botSeed('cd'.repeat(32), 0, 0, 0),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(botSeed(seed, 0, 0, 0)).toBe(numbers[0]);
});
