import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

const EITHER = [
  { kind: 'starter', seat: 0 },
  { kind: 'starter', seat: 1 },
] as const;

describe('end of an age', () => {
  test('[DU-AGE-1] after the last card the next age is laid out', () => {
    for (const [age, card] of [
      [1, 'altar'],
      [2, 'walls'],
    ] as const) {
      const g = duelWith({ row: [card], left: 1 });
      const events = g.play(0, { kind: 'discard', card });
      expect(events).toContainEqual({ kind: 'age-ended', age, chooser: 0 });
      // The one who chooses the starter sees the new cards.
      expect(g.view().structure).toHaveLength(20);
      g.play(0, { kind: 'starter', seat: 1 });
      expect(g.view().age).toBe(age + 1);
      for (const slot of g.view().structure) if (slot.card !== undefined) expect(CARDS[slot.card].age).toBe(age + 1);
    }
  });

  test('[DU-AGE-1] with more than one card left the age goes on', () => {
    const g = duelWith({ row: ['altar', 'theater'], left: 2 });
    g.play(0, { kind: 'discard', card: 'altar' });
    g.expectAwaiting(1, 'turn');
    expect(g.view().age).toBe(1);
  });

  test('[DU-AGE-2] the weaker city chooses who begins, whoever took the last card', () =>
    forRows(
      [
        [3, 0, 1],
        [3, 1, 1],
        [-1, 0, 0],
        [-1, 1, 0],
      ],
      ([pawn, active, chooser]) => {
        for (const starter of [0, 1]) {
          const g = duelWith({ pawn, active, row: ['altar'], left: 1 });
          g.play(active, { kind: 'discard', card: 'altar' });
          g.expectAwaiting(chooser, 'starter', EITHER);
          const events = g.play(chooser, { kind: 'starter', seat: starter });
          expect(events).toContainEqual({ kind: 'starter-chosen', seat: chooser, starter });
          expect(events).toContainEqual({ kind: 'age-began', age: 2, starter });
          g.expectAwaiting(starter, 'turn');
        }
      },
    ));

  test('[DU-AGE-3] with the pawn in the middle, whoever played the last card chooses', () => {
    for (const active of [0, 1]) {
      const g = duelWith({ active, row: ['altar'], left: 1 });
      g.play(active, { kind: 'discard', card: 'altar' });
      g.expectAwaiting(active, 'starter', EITHER);
    }
  });

  test('[DU-AGE-4] an extra turn does not reach into the next age', () => {
    const g = duelWith({ pawn: -2, cities: [{ coins: 20, wonders: ['sphinx'] }], row: ['altar'], left: 1 });
    g.play(0, { kind: 'wonder', wonder: 'sphinx', card: 'altar' });
    expect(g.view().again).toBe(false);
    g.play(0, { kind: 'starter', seat: 1 });
    g.expectAwaiting(1, 'turn');
    const card = g.view().structure.find((slot) => slot.open)?.card;
    g.play(1, { kind: 'discard', card: card! });
    g.expectAwaiting(0, 'turn');
    const next = g.view().structure.find((slot) => slot.open)?.card;
    g.play(0, { kind: 'discard', card: next! });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-R72] the weaker player chooses the starter', () => {
    const g = duelWith({ pawn: 3, row: ['altar'], left: 1 });
    g.play(0, { kind: 'discard', card: 'altar' });
    g.expectAwaiting(1, 'starter', EITHER);
    expect(g.refused(0, { kind: 'starter', seat: 0 })[0]?.code).toBe('not-your-turn');
  });

  test('[DU-R73] the pawn in the middle, and the Sphinx with the last card', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['sphinx'] }], row: ['walls'], left: 1 });
    const events = g.play(0, { kind: 'wonder', wonder: 'sphinx', card: 'walls' });
    expect(events).toContainEqual({ kind: 'again-lost', seat: 0 });
    g.expectAwaiting(0, 'starter', EITHER);
    g.play(0, { kind: 'starter', seat: 1 });
    expect(g.view().age).toBe(3);
    g.expectAwaiting(1, 'turn');
  });
});
