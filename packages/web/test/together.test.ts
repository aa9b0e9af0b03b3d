// Several people on one device: who has it, and what they are shown.
import { describe, expect, test } from 'vitest';
import { type Moment, nextFrom, openScene, owing, type Scene, secretScene } from '../src/pages/together/order.ts';

const at = (awaiting: readonly number[], ready: readonly number[] = [], more: Partial<Moment> = {}): Moment => ({
  people: [0, 1, 3],
  awaiting,
  ready,
  happened: 5,
  ...more,
});

/** Seat 2 is a bot's: it counts as ready from the start. */
const ROUND = [0, 1, 2, 3];
const front = (seat: number): Scene => ({ kind: 'front', seat });
const pass = (seat: number): Scene => ({ kind: 'pass', seat });
const ALL: Scene = { kind: 'all' };

describe('who is next', () => {
  test('whoever has the device, else the next one round the table, never a bot', () => {
    expect(owing(at(ROUND, [2]))).toEqual([0, 1, 3]);
    expect(nextFrom(at(ROUND, [2]), 1)).toBe(1);
    expect(nextFrom(at(ROUND, [1, 2]), 1)).toBe(3);
    expect(nextFrom(at(ROUND, [2, 3]), 3)).toBe(0);
    expect(nextFrom(at([2]), 0)).toBeUndefined();
  });

  test('nobody for whom a bot plays', () => {
    expect(nextFrom(at(ROUND, [0, 2], { people: [0, 3] }), 0)).toBe(3);
  });
});

describe('with secret hands', () => {
  test('a whole round: each after the other, with a cover between, then all look', () => {
    expect(secretScene(front(1), at(ROUND, [2]), at(ROUND, [1, 2]), 1)).toEqual(pass(3));
    expect(secretScene(front(3), at(ROUND, [1, 2]), at(ROUND, [1, 2, 3]), 3)).toEqual(pass(0));
    expect(secretScene(front(0), at(ROUND, [1, 2, 3]), at(ROUND, [2], { happened: 9 }), 0)).toEqual(ALL);
  });

  test('a link of a chain keeps the device', () => {
    expect(secretScene(front(1), at(ROUND, [2]), at(ROUND, [2]), 1)).toEqual(front(1));
  });

  test('all look as long as bots alone have something to choose', () => {
    expect(secretScene(front(0), at(ROUND, [1, 2, 3]), at([2], []), 0)).toEqual(ALL);
    expect(secretScene(ALL, at([2]), at([2]), 0)).toEqual(ALL);
  });

  test('whoever had chosen may look, and stays until they choose anew', () => {
    expect(secretScene(pass(1), at(ROUND, [1, 2]), at(ROUND, [1, 2]), 3)).toEqual(pass(1));
    expect(secretScene(front(1), at(ROUND, [1, 2]), at(ROUND, [1, 2]), 1)).toEqual(front(1));
    expect(secretScene(front(1), at(ROUND, [1, 2]), at(ROUND, [2]), 1)).toEqual(front(1));
    expect(secretScene(front(1), at(ROUND, [2]), at(ROUND, [1, 2]), 1)).toEqual(pass(3));
  });

  test('what somebody else has sealed is taken back: the device goes there', () => {
    expect(secretScene(front(3), at(ROUND, [1, 2]), at(ROUND, [2]), 3)).toEqual(pass(1));
  });

  test('a match that went back is covered first', () => {
    expect(secretScene(front(3), at(ROUND, [2]), at(ROUND, [2], { happened: 2 }), 3)).toEqual(pass(3));
    expect(secretScene(ALL, at([]), at(ROUND, [2], { happened: 2 }), 1)).toEqual(pass(1));
  });

  test('a bot plays on for whoever was next, or for whoever had the device', () => {
    const gone = { people: [0, 3] };
    expect(secretScene(pass(1), at(ROUND, [2]), at(ROUND, [1, 2], gone), 1)).toEqual(pass(3));
    expect(secretScene(front(1), at(ROUND, [2]), at(ROUND, [1, 2], gone), 1)).toEqual(pass(3));
  });

  test('at the end all look', () => {
    expect(secretScene(front(0), at(ROUND, [1, 2, 3]), at([], [], { happened: 12 }), 0)).toEqual(ALL);
  });
});

describe('where nothing is hidden', () => {
  test('the table turns to whoever is to choose, and stays while bots do', () => {
    expect(openScene(front(0), at([0]), at([1]), 0)).toEqual(front(1));
    expect(openScene(front(1), at([1]), at([2]), 1)).toEqual(front(1));
    expect(openScene(front(1), at([2]), at([3]), 1)).toEqual(front(3));
  });

  test('where all choose at once it goes round, and back to who takes a choice back', () => {
    expect(openScene(front(0), at(ROUND, [2]), at(ROUND, [0, 2]), 0)).toEqual(front(1));
    expect(openScene(front(1), at(ROUND, [0, 2]), at(ROUND, [2]), 1)).toEqual(front(0));
  });

  test('at the end it stays where it is', () => {
    expect(openScene(front(3), at([3]), at([], [], { happened: 9 }), 3)).toEqual(front(3));
    expect(openScene(ALL, at([]), at([]), 0)).toEqual(front(0));
  });
});
