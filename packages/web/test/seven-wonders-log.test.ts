import type { SevenWondersEvent } from '@maravilha/seven-wonders';
import { describe, expect, it } from 'vitest';
import { concerning, deedsOf, historyFor, historyOf, lastTurn } from '../src/games/seven-wonders/log/history.ts';
import { OPTIONS, playedSteps } from './kit/seven-wonders.ts';

const sold = (seat: number): SevenWondersEvent => ({ kind: 'sold', seat, card: undefined, income: 3 });
const PASSED: SevenWondersEvent = { kind: 'passed', to: 'left' };
const WAR: SevenWondersEvent = {
  kind: 'conflicts',
  age: 1,
  conflicts: [
    { seats: [0, 1], shields: [1, 0], winner: 0, stakes: 1 },
    { seats: [1, 2], shields: [0, 0], winner: undefined, stakes: 1 },
  ],
  diplomacy: [3],
  victories: [1, 0, 0, 0],
  defeats: [0, 1, 0, 0],
};

const shapeOf = (events: readonly SevenWondersEvent[]) =>
  historyOf(events).map(({ age, parts }) => ({ age, parts: parts.map(({ kind, turn, events: all }) => [kind, turn, all.length]) }));

describe('the history of a match', () => {
  it('counts turns by the passing of hands; what follows a turn belongs to it', () => {
    const events = [
      sold(0),
      sold(1),
      { kind: 'loss', seat: 0, count: 2 },
      PASSED,
      sold(0),
      WAR,
      { kind: 'age-began', age: 2 },
      sold(1),
    ] as const;
    expect(shapeOf(events)).toEqual([
      {
        age: 1,
        parts: [
          ['turn', 1, 4],
          ['turn', 2, 1],
          ['war', 2, 1],
        ],
      },
      { age: 2, parts: [['turn', 1, 1]] },
    ]);
  });

  it('has a chapter for boards and sides where they are chosen', () => {
    const events = [{ kind: 'board-taken', seat: 0, board: 'rhodes' }, { kind: 'age-began', age: 1 }, sold(0)] as const;
    expect(shapeOf(events)).toEqual([
      { age: 0, parts: [['boards', 0, 1]] },
      { age: 1, parts: [['turn', 1, 1]] },
    ]);
  });

  it('keeps every event of a whole game but the beginning of ages, and has as many turns as were played', () => {
    const steps = playedSteps({ ...OPTIONS, seats: 5, cities: true }, 4);
    const events = steps.flatMap((step) => step.events);
    const history = historyOf(events);
    expect(history.flatMap((chapter) => chapter.parts.flatMap((part) => part.events))).toEqual(
      events.filter((e) => e.kind !== 'age-began'),
    );
    expect(history.map(({ age, parts }) => [age, parts.filter((part) => part.kind === 'turn').length])).toEqual([
      [1, 7],
      [2, 7],
      [3, 7],
    ]);
    expect(history.at(-1)?.parts.at(-1)?.kind).toBe('end');
  });

  it('shows of conflicts only those of the seat', () => {
    expect(concerning(WAR, 0)).toMatchObject({ conflicts: [{ seats: [0, 1] }], diplomacy: [] });
    expect(concerning(WAR, 3)).toMatchObject({ conflicts: [], diplomacy: [3] });
    expect(concerning(WAR, 4)).toBeUndefined();
    expect(concerning(PASSED, 0)).toBeUndefined();
  });

  it('leaves out turns in which nothing concerned the seat', () => {
    const history = historyFor(historyOf([sold(0), PASSED, sold(1), PASSED, sold(0)]), 0);
    expect(history.flatMap((chapter) => chapter.parts.map((part) => part.turn))).toEqual([1, 3]);
    expect(historyFor(history, 2)).toEqual([]);
  });
});

describe('the last turn', () => {
  it('is the newest one in which cards were turned up, with the conflicts after it', () => {
    const events = [sold(0), PASSED, sold(1), WAR, { kind: 'age-began', age: 2 }] as const;
    expect(lastTurn(historyOf(events))).toEqual({ age: 1, turn: 2, events: [sold(1), WAR] });
    expect(lastTurn(historyOf([]))).toBeUndefined();
  });

  it('adds up what each seat did, gained and lost', () => {
    const events: readonly SevenWondersEvent[] = [
      sold(0),
      { kind: 'trade-income', seat: 0, count: 2 },
      { kind: 'coins', seat: 0, count: 4, source: 'baths' },
      { kind: 'coins', seat: 1, count: 9, source: 'baths' },
      { kind: 'debts-given', seat: 0, count: 1, source: 'baths' },
      { kind: 'loss-settled', seat: 0, coins: 2, debts: 1 },
      WAR,
    ];
    expect(deedsOf(events, 0)).toEqual({ deeds: [sold(0)], gained: 6, lost: 2, debts: 2, won: 1, defeats: 0, diplomacy: 0 });
    expect(deedsOf(events, 1)).toMatchObject({ deeds: [], gained: 9, defeats: 1 });
  });
});
