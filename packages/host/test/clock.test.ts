import { CLOCK_TIMES } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import { MatchClock } from '../src/clock.ts';

const { bank, increment } = CLOCK_TIMES.fast;

describe('the clock itself', () => {
  test('runs while the choice is open, stops with it and gains the increment', () => {
    const clock = new MatchClock('fast', 2);
    clock.turn(0, true, 1000);
    clock.turn(0, true, 5000);
    expect(clock.info(4000)).toEqual({ left: [bank - 3000, bank], running: [0] });
    expect(clock.untilEmpty(4000)).toBe(bank - 3000);
    clock.chosen(0, 6000);
    expect(clock.info(99_000)).toEqual({ left: [bank - 5000 + increment, bank], running: [] });
    expect(clock.untilEmpty(99_000)).toBeUndefined();
  });

  test('is never below nothing, and whoever comes back has time for one choice', () => {
    const clock = new MatchClock('fast', 2);
    clock.turn(1, true, 0);
    expect(clock.leftOf(1, bank * 2)).toBe(0);
    clock.turn(1, false, bank * 2);
    clock.returned(1);
    expect(clock.leftOf(1, bank * 3)).toBe(increment);
    clock.returned(0);
    expect(clock.leftOf(0, bank * 3)).toBe(bank);
  });
});

describe('the same time for each decision', () => {
  const { bank: each } = CLOCK_TIMES.turn;

  test('begins anew with each round, whatever was left', () => {
    const clock = new MatchClock('turn', 2);
    clock.turn(0, true, 0);
    clock.turn(1, true, 0);
    clock.chosen(0, 100);
    expect(clock.info(500)).toEqual({ left: [each - 100, each - 500], running: [1] });
    clock.round();
    clock.turn(0, true, 600);
    expect(clock.info(700)).toEqual({ left: [each - 100, each], running: [0] });
  });

  test('is all there for whoever comes back', () => {
    const clock = new MatchClock('turn', 2);
    clock.turn(1, true, 0);
    clock.turn(1, false, each);
    clock.returned(1);
    expect(clock.leftOf(1, each)).toBe(each);
  });
});
