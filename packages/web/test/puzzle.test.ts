// The puzzle of the day: which one it is, and what a browser remembers of it.
import { describe, expect, test } from 'vitest';
import { dayOf } from '../src/pages/puzzle/days.ts';
import {
  fresh,
  NO_RECORD,
  noted,
  type PuzzleRecord,
  readRecord,
  type Solving,
  stoneOf,
  streakOf,
  wallOf,
} from '../src/pages/puzzle/record.ts';
import { placeOf } from '../src/local/puzzle-place.ts';

describe('the day', () => {
  test('goes by the date of the reader, at any hour of it', () => {
    expect(dayOf(new Date(2026, 0, 1, 0, 0))).toBe(1);
    expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe(1);
    expect(dayOf(new Date(2026, 10, 19, 12))).toBe(323);
    expect(dayOf(new Date(2027, 0, 1))).toBe(366);
    expect(dayOf(new Date(2028, 1, 29))).toBe(dayOf(new Date(2028, 2, 1)) - 1);
    expect(dayOf(new Date(2025, 11, 31))).toBe(0);
  });

  test('each follows the one before, also where clocks are put on or back', () => {
    for (let n = 0; n < 800; n++) expect(dayOf(new Date(2026, 0, 1 + n, 3))).toBe(1 + n);
  });

  test('has its place in a file, and after the last file comes the first', () => {
    expect(placeOf(5 * 31 + 3, 4)).toEqual({ file: 1, at: 2 });
    expect(placeOf(31 + 3, 4)).toEqual(placeOf(31 + 3, 12));
    expect(placeOf(1, 12)).toEqual({ file: 0, at: 0 });
    expect(placeOf(31, 12)).toEqual({ file: 0, at: 30 });
    expect(placeOf(32, 12)).toEqual({ file: 1, at: 0 });
    expect(placeOf(12 * 31 + 1, 12)).toEqual({ file: 0, at: 0 });
    expect(placeOf(0, 12)).toEqual({ file: 11, at: 30 });
  });
});

const solve = (day: number, ...attempts: readonly (number | null)[]): Solving => ({ ...fresh(day), attempts });
const after = (...solvings: readonly Solving[]): PuzzleRecord => solvings.reduce(noted, NO_RECORD);

describe('the stone', () => {
  test.each([
    ['nothing yet', fresh(1), undefined],
    ['found at once', solve(1, 0), 'gem'],
    ['found with a hint', { ...solve(1, 0), hinted: true }, 'chip'],
    ['one wrong attempt', solve(1, 2), undefined],
    ['an attempt that nobody weighed', solve(1, null), undefined],
    ['found at the second attempt', solve(1, null, 0), 'chip'],
    ['two wrong attempts', solve(1, 1, 3), 'crack'],
    ['the answer shown', { ...solve(1, 1), given: true }, 'crack'],
  ] as const)('%s', (_, solving, stone) => expect(stoneOf(solving)).toBe(stone));
});

describe('the streak', () => {
  test('counts days in a row that were solved', () => {
    expect(streakOf(NO_RECORD, 5)).toBe(0);
    const three = after(solve(3, 0), solve(4, 1, 0), solve(5, 0));
    expect(streakOf(three, 5)).toBe(3);
    expect(three.best).toBe(3);
  });
  test('stands until the next day is over', () => {
    const two = after(solve(3, 0), solve(4, 0));
    expect(streakOf(two, 5)).toBe(2);
    expect(streakOf(two, 6)).toBe(0);
  });
  test('ends with a puzzle that was missed; the longest one stays known', () => {
    const missed = after(solve(3, 0), solve(4, 0), solve(5, 1, 2));
    expect(streakOf(missed, 5)).toBe(0);
    expect(missed.best).toBe(2);
    expect(streakOf(noted(missed, solve(6, 0)), 6)).toBe(1);
  });
  test('a day counts once', () => {
    const again = after(solve(3, 1, 2), solve(3, 0));
    expect(again.days).toEqual([[3, 'crack']]);
  });
});

describe('what is kept', () => {
  test('is read as it was written', () => {
    const record = after(solve(3, 0), { ...solve(4, null), hinted: true });
    expect(readRecord(JSON.stringify(record))).toEqual(record);
  });
  test.each(['', 'x', '[]', '{}', '{"days":3}', 'null'])('what is none is like nothing: %s', (text) => {
    expect(readRecord(text)).toEqual(NO_RECORD);
  });
  test('what one part of it says and nobody knows is left out', () => {
    expect(readRecord('{"days":[[1,"gem"],[2,"ruby"],"x",["3","gem"]],"best":"many","solving":{"day":4}}')).toEqual({
      days: [[1, 'gem']],
      best: 0,
    });
  });
  test('the wall has all days, played or not', () => {
    expect(wallOf(after(solve(3, 0)), 4, 3)).toEqual([
      [2, undefined],
      [3, 'gem'],
      [4, undefined],
    ]);
  });
});
