// How a table decides, without the table.
import type { VoteChoice } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import { decision } from '../src/people.ts';

type Cast = Readonly<Record<number, VoteChoice>>;

const decided = (cast: Cast, electors: readonly number[], host = electors[0]): VoteChoice | undefined =>
  decision(
    Object.entries(cast).map(([by, choice]) => ({ about: 6, by: Number(by), choice })),
    electors,
    host,
  );

test('one person decides alone', () => {
  expect(decided({ 0: 'end' }, [0])).toBe('end');
});

test('more than half decide, before all have voted', () => {
  expect(decided({ 0: 'bot' }, [0, 1, 2])).toBeUndefined();
  expect(decided({ 0: 'bot', 2: 'bot' }, [0, 1, 2])).toBe('bot');
  expect(decided({ 0: 'bot', 2: 'bot' }, [0, 1, 2, 3])).toBeUndefined();
  expect(decided({ 0: 'wait', 1: 'bot', 2: 'bot', 3: 'bot' }, [0, 1, 2, 3])).toBe('bot');
});

test('without a majority the host decides, once all have voted', () => {
  expect(decided({ 0: 'bot', 1: 'end' }, [0, 1])).toBe('bot');
  expect(decided({ 0: 'bot', 1: 'end' }, [0, 1], 1)).toBe('end');
  expect(decided({ 0: 'bot', 1: 'end', 2: 'wait' }, [0, 1, 2, 3])).toBeUndefined();
  expect(decided({ 0: 'bot', 1: 'end', 2: 'wait', 3: 'offer' }, [0, 1, 2, 3], 3)).toBe('offer');
  expect(decided({ 0: 'bot', 1: 'bot', 2: 'wait', 3: 'wait' }, [0, 1, 2, 3], 2)).toBe('wait');
});

test('votes of those who do not decide any more do not count', () => {
  expect(decided({ 0: 'wait', 1: 'end', 2: 'end' }, [0])).toBe('wait');
  expect(decided({ 1: 'end', 2: 'end' }, [0])).toBeUndefined();
});
