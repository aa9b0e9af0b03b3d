import { eventsOf } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CityWords, SevenWondersEvent } from '../../src/index.ts';
import { build, lose, type Moves, type Scenario, stage, tableWith } from '../kit/scenario.ts';

const CITIES = { cities: true } as const;
const lossesIn = (events: readonly SevenWondersEvent[]): (readonly [number, number])[] =>
  eventsOf(events, 'loss').map(({ seat, count }) => [seat, count] as const);
/** Legal amounts to give, the smallest first. */
const amounts = (g: Scenario, seat: number): number[] =>
  g
    .legal(seat)
    .flatMap((move) => (move.kind === 'lose' ? [move.coins] : []))
    .sort((a, b) => a - b);

/** Builders of the cards that make others lose, with all they need. */
const BROTHERHOOD = { board: 'babylon', built: ['lumber-yard', 'ore-vein', 'loom-i'], hand: ['brotherhood'] } as const satisfies CityWords;
const DISTILLERY = { board: 'alexandria', built: ['lumber-yard'], hand: ['opium-distillery'] } as const satisfies CityWords;
const SEPULCHER = { board: 'gizah', built: ['glassworks-i', 'loom-i'], hand: ['sepulcher'] } as const satisfies CityWords;
const CENOTAPH = {
  board: 'olympia',
  built: ['clay-pool', 'stone-pit', 'glassworks-i', 'loom-i'],
  hand: ['cenotaph'],
} as const satisfies CityWords;
/** Builds in Age III without gaining or paying a coin. */
const GARDENER = { built: ['theater'], hand: ['gardens'] } as const satisfies CityWords;

const settle = (age: 1 | 3, cities: readonly CityWords[], moves: Moves): Scenario => {
  const g = tableWith({ options: CITIES, age, cities });
  g.play(moves);
  return g;
};

describe('losing coins, and debts', () => {
  test('[CI-DEBT-1] every other player loses, to the bank, the builder does not', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 5 },
      cities: [{ coins: 4, hand: ['hideout'] }, { coins: 4 }, { coins: 4 }, { coins: 4 }, { coins: 4 }],
    });
    expect(lossesIn(g.play({ 0: build('hideout') }))).toEqual([1, 2, 3, 4].map((seat) => [seat, 1]));
    g.play();
    expect(g.coins()).toEqual([4, 6, 6, 6, 6]);
  });

  test('[CI-DEBT-2] all losses of a turn are settled together, by all who lose, after all gains', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 4 },
      cities: [{ hand: ['hideout'] }, { hand: ['opium-stash'] }, { coins: 0, hand: ['dive'] }, { coins: 0 }],
    });
    const events = g.play({ 0: build('hideout'), 1: build('opium-stash'), 2: build('dive') });
    const lastGain = events.findLastIndex(({ kind }) => kind === 'coins' || kind === 'sold');
    expect(events.findIndex(({ kind }) => kind === 'loss')).toBeGreaterThan(lastGain);
    expect(lossesIn(events)).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
    g.expectAwaiting('loss', [0, 1, 2, 3]);
    expect(g.view().seats.map(({ loss }) => loss)).toEqual([1, 1, 2, 2]);
  });

  test('[CI-DEBT-3] from none to all that is owed and held, a debt for each coin not given', () => {
    for (const [coins, given] of [
      [9, [0, 1, 2, 3]],
      [3, [0, 1, 2, 3]],
      [1, [0, 1]],
    ] as const) {
      for (const paid of given) {
        const g = tableWith({ options: CITIES, age: 3, cities: [BROTHERHOOD, { ...GARDENER, coins }, {}] });
        g.play({ 0: build('brotherhood'), 1: build('gardens') });
        expect(amounts(g, 1)).toEqual(given);
        expect(g.reason(1, lose(paid))).toMatchObject({ possible: true, debts: 3 - paid });
        const [settled] = eventsOf(g.play({ 1: lose(paid) }), 'loss-settled');
        expect(settled).toEqual({ kind: 'loss-settled', seat: 1, coins: paid, debts: 3 - paid });
        expect([g.coins()[1], g.debts()[1]]).toEqual([coins - paid, 3 - paid]);
      }
    }
    const g = tableWith({ options: CITIES, age: 3, cities: [BROTHERHOOD, { ...GARDENER, coins: 2 }, {}] });
    g.play({ 0: build('brotherhood'), 1: build('gardens') });
    expect(g.refused(1, lose(3))).toEqual([{ code: 'too-many-coins', most: 2 }]);
  });

  test('[CI-DEBT-4] who has no coins takes debts without being asked', () => {
    const g = tableWith({ options: CITIES, age: 3, cities: [BROTHERHOOD, { ...GARDENER, coins: 0 }, { coins: 5 }] });
    g.play({ 0: build('brotherhood'), 1: build('gardens') });
    g.expectAwaiting('loss', [2]);
    g.play({ 2: lose(3) });
    expect(g.debts()).toEqual([0, 3, 0]);
  });

  test('[CI-DEBT-5] what a loss counts is the loser’s, at the end of the turn', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [
        { board: 'olympia', built: ['lumber-yard', 'glassworks-i', 'press-i'], hand: ['chamber-of-builders'] },
        { board: 'gizah', stages: 1, built: ['brickyard', 'loom-i'], coins: 9 },
        { board: 'rhodes', victories: [2, 2, 0], defeats: 3, coins: 9 },
      ],
    });
    const events = g.play({ 0: build('chamber-of-builders'), 1: stage(g.hand(1)[0]) });
    expect(lossesIn(events)).toEqual([[1, 2]]);
    const tokens = tableWith({ options: CITIES, age: 3, turn: 1, cities: [CENOTAPH, { victories: [1, 0, 2] }, { defeats: 2 }] });
    expect(lossesIn(tokens.play({ 0: build('cenotaph') }))).toEqual([[1, 3]]);
  });

  test('[CI-DEBT-6] a debt is −1 point in the row of the treasury, and stays', () => {
    const g = tableWith({ options: CITIES, age: 3, turn: 7, cities: [{ coins: 30, debts: 4 }] });
    expect(g.row(0, 'treasury')).toBe(6);
    g.play();
    expect(g.debts()[0]).toBe(4);
    expect(g.row(0, 'treasury')).toBe(7);
  });
});

describe('rulings on losses', () => {
  test('[CI-R05] debt although one has the coins', () => {
    const g = settle(1, [{ hand: ['hideout'] }, { coins: 8, hand: ['altar'] }], { 0: build('hideout'), 1: build('altar') });
    g.play({ 1: lose(0) });
    expect([g.coins()[1], g.debts()[1]]).toEqual([8, 1]);
  });

  test('[CI-R06] 5 coins, 2 given of 3', () => {
    const g = settle(3, [BROTHERHOOD, { ...GARDENER, coins: 5 }], { 0: build('brotherhood'), 1: build('gardens') });
    g.play({ 1: lose(2) });
    expect([g.coins()[1], g.debts()[1]]).toEqual([3, 1]);
  });

  test('[CI-R07] 2 coins and a loss of 5', () => {
    for (const paid of [0, 1, 2]) {
      const g = settle(3, [DISTILLERY, { ...GARDENER, coins: 2 }], { 0: build('opium-distillery'), 1: build('gardens') });
      expect(amounts(g, 1)).toEqual([0, 1, 2]);
      g.play({ 1: lose(paid) });
      expect(g.debts()[1]).toBe(5 - paid);
    }
  });

  test('[CI-R08] coins of a sale pay the loss', () => {
    const g = settle(3, [BROTHERHOOD, { coins: 0 }], { 0: build('brotherhood') });
    g.play({ 1: lose(3) });
    expect([g.coins()[1], g.debts()[1]]).toEqual([0, 0]);
  });

  test('[CI-R10] the builder of the Hideout is spared', () => {
    const g = tableWith({ options: { ...CITIES, seats: 6 }, cities: [{ coins: 2, hand: ['hideout'] }] });
    expect(lossesIn(g.play({ 0: build('hideout') }))).toEqual([1, 2, 3, 4, 5].map((seat) => [seat, 1]));
    g.play();
    expect([g.coins()[0], g.debts()[0]]).toEqual([2, 0]);
  });

  test('[CI-R11] Hideout and Opium Stash in one turn', () => {
    const g = tableWith({
      options: CITIES,
      cities: [{ hand: ['hideout'] }, { coins: 0, hand: ['opium-stash'] }, {}],
    });
    expect(lossesIn(g.play({ 0: build('hideout'), 1: build('opium-stash') }))).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(amounts(g, 1)).toEqual([0, 1]);
    g.play({ 0: lose(1), 1: lose(1), 2: lose(2) });
    expect(g.coins()).toEqual([2, 2, 4]);
  });

  test('[CI-R12] Customs and Hideout in one turn', () => {
    const g = tableWith({
      options: CITIES,
      cities: [
        { coins: 3, hand: ['customs'] },
        { coins: 3, hand: ['hideout'] },
        { coins: 0, hand: ['altar'] },
      ],
    });
    expect(lossesIn(g.play({ 0: build('customs'), 1: build('hideout'), 2: build('altar') }))).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(g.coins()).toEqual([3, 4, 1]);
    expect(amounts(g, 2)).toEqual([0, 1]);
    g.play({ 0: lose(1), 2: lose(1) });
    expect(g.coins()).toEqual([2, 4, 0]);
    expect(g.debts()).toEqual([0, 0, 0]);
  });

  test('[CI-R13] a loss does not touch the cost of the turn', () => {
    const g = tableWith({ options: CITIES, cities: [{ hand: ['hideout'] }, { coins: 1, hand: ['timber-yard'] }] });
    g.play({ 0: build('hideout'), 1: build('timber-yard') });
    g.play();
    expect(g.seat(1)).toMatchObject({ built: ['timber-yard'], coins: 0, debts: 1 });
  });

  test('[CI-R15] debts are for ever', () => {
    const g = tableWith({ options: CITIES, age: 3, turn: 5, cities: [{}, { coins: 40, debts: 3 }] });
    g.playOn((now) => {
      expect(now.legal(1).every(({ kind }) => ['build', 'stage', 'sell'].includes(kind))).toBe(true);
      return false;
    });
    g.expectAwaiting('over', []);
    expect(g.debts()[1]).toBe(3);
    expect(g.row(1, 'treasury')).toBe(Math.floor(g.coins()[1] / 3) - 3);
  });

  test('[CI-R16] 7 coins and 3 debts: −1', () => {
    expect(tableWith({ options: CITIES, cities: [{ coins: 7, debts: 3 }] }).row(0, 'treasury')).toBe(-1);
  });

  test('[CI-R17] the Sepulcher counts victory tokens only', () => {
    const g = tableWith({ options: CITIES, age: 2, cities: [SEPULCHER, { victories: [2, 0, 0], defeats: 1 }, {}] });
    expect(lossesIn(g.play({ 0: build('sepulcher') }))).toEqual([[1, 2]]);
  });

  test('[CI-R18] the Cenotaph counts tokens, not their value', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [CENOTAPH, { victories: [1, 2, 0] }, {}],
    });
    expect(lossesIn(g.play({ 0: build('cenotaph') }))).toEqual([[1, 3]]);
  });

  test('[CI-R20] a token taken in the same turn counts', () => {
    const g = tableWith({
      options: CITIES,
      age: 2,
      cities: [SEPULCHER, { board: 'rhodes', coins: 1, built: ['clay-pool'], hand: ['raider-fort'] }, {}],
    });
    const events = g.play({ 0: build('sepulcher'), 1: build('raider-fort') });
    expect(g.seat(1).victories).toEqual([0, 1, 0]);
    expect(lossesIn(events)).toEqual([[1, 1]]);
  });

  test('[CI-R21] the first stage of Petra’s Night side', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 4 },
      age: 2,
      cities: [{ board: 'petra', side: 'night', built: ['clay-pool', 'foundry'] }, { coins: 0 }, { coins: 5 }, { coins: 5 }],
    });
    expect(lossesIn(g.play({ 0: stage(g.hand(0)[0]) }))).toEqual([1, 2, 3].map((seat) => [seat, 2]));
    g.expectAwaiting('loss', [1, 2, 3]);
    g.play({ 1: lose(2), 2: lose(1), 3: lose(0) });
    expect(g.coins().slice(1)).toEqual([1, 7, 8]);
    expect(g.debts()).toEqual([0, 0, 1, 2]);
    expect(g.row(0, 'wonder')).toBe(3);
  });

  test('[CI-R23] turn 7 of Age III: losses before the conflicts and the score', () => {
    const g = tableWith({ options: CITIES, age: 3, turn: 7, cities: [BROTHERHOOD, { coins: 3 }, { coins: 3 }] });
    const events = g.play({ 0: build('brotherhood') });
    expect(eventsOf(events, 'conflicts')).toEqual([]);
    g.expectAwaiting('loss', [1, 2]);
    expect(g.score().ending).toBeUndefined();
    const rest = g.play({ 1: lose(0), 2: lose(3) });
    expect(rest.map(({ kind }) => kind)).toEqual(['loss-settled', 'loss-settled', 'conflicts', 'over']);
    expect([g.row(1, 'treasury'), g.row(2, 'treasury')]).toEqual([-1, 1]);
  });
});
