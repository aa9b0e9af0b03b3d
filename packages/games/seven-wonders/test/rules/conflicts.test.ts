import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Age, CardId, CityWords } from '../../src/index.ts';
import { newGame, stage, tableWith } from '../kit/scenario.ts';

/** Three cities with these red cards at the last turn of an age; what the conflicts give. */
const warOf = (age: Age, cities: readonly [CityWords, CityWords, CityWords]) => {
  const g = tableWith({ age, turn: 6, options: { sides: 'mixed' }, cities });
  g.play();
  return { g, war: theEvent(g.events, 'conflicts') };
};
const CALM = { board: 'gizah', side: 'day' } as const;

describe('conflicts', () => {
  test('[WO-MIL-1] after the last turn of each age every city meets both neighbours', () => {
    const g = newGame({ seats: 5 });
    g.playOn();
    const wars = g.events.filter((event) => event.kind === 'conflicts');
    expect(wars.map(({ age }) => age)).toEqual([1, 2, 3]);
    for (const { conflicts } of wars) {
      expect(conflicts.map(({ seats }) => [...seats].sort().join('')).sort()).toEqual(['01', '04', '12', '23', '34']);
    }
  });

  test('[WO-MIL-1] shields of cards and of stages count', () => {
    const { war } = warOf(2, [
      { board: 'rhodes', side: 'day', stages: 2, built: ['stockade'] },
      { ...CALM, built: ['walls'] },
      { board: 'ephesus', side: 'day', built: ['stables', 'barracks', 'guard-tower'] },
    ]);
    expect(war.conflicts.map(({ seats, shields }) => seats.map((seat, i) => [seat, shields[i]]))).toEqual(
      expect.arrayContaining([
        [
          [0, 3],
          [1, 2],
        ],
        [
          [1, 2],
          [2, 4],
        ],
      ]),
    );
    expect(war).toMatchObject({ victories: [1, 0, 2], defeats: [1, 2, 0] });
  });

  test('[WO-MIL-2] tokens of 1, 3 and 5 for more shields, −1 for fewer, none for equal', () => {
    for (const [age, points] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const) {
      const red: readonly CardId[] = ['stockade'];
      const { g, war } = warOf(age, [
        { board: 'ephesus', side: 'day', built: red },
        { ...CALM },
        { board: 'babylon', side: 'day', built: ['barracks'] },
      ]);
      expect(war).toMatchObject({ age, victories: [1, 0, 1], defeats: [0, 2, 0] });
      expect([0, 1, 2].map((seat) => g.row(seat, 'military'))).toEqual([points, -2, points]);
    }
  });

  test('[WO-R60] end of Age II: 4 shields against 5 on the left and 2 on the right', () => {
    const { g, war } = warOf(2, [
      { ...CALM, built: ['walls', 'stables'] },
      { board: 'ephesus', side: 'day', built: ['archery-range', 'stockade', 'barracks', 'guard-tower'] },
      { board: 'rhodes', side: 'day', stages: 2 },
    ]);
    expect([war.victories[0], war.defeats[0]]).toEqual([1, 1]);
    expect(g.seat(0)).toMatchObject({ victories: [0, 1, 0], defeats: 1 });
    expect(g.row(0, 'military')).toBe(2);
  });

  test('[WO-R61] equal shields: no token for either', () => {
    const { war } = warOf(1, [
      { ...CALM, built: ['stockade'] },
      { board: 'ephesus', side: 'day', built: ['barracks'] },
      { board: 'rhodes', side: 'day', built: ['guard-tower'] },
    ]);
    expect(war).toMatchObject({ victories: [0, 0, 0], defeats: [0, 0, 0] });
    expect(war.conflicts.map(({ winner }) => winner)).toEqual([undefined, undefined, undefined]);
  });

  test('[WO-R62] never a shield against armed neighbours: −6 in all', () => {
    const g = tableWith({
      turn: 6,
      cities: [{ ...CALM }, { board: 'ephesus', built: ['stockade'] }, { board: 'babylon', built: ['barracks'] }],
    });
    g.playOn();
    g.expectAwaiting('over', []);
    expect(g.seat(0).defeats).toBe(6);
    expect(g.row(0, 'military')).toBe(-6);
  });

  test('[WO-R63] Rhodes, first stage of the Night side', () => {
    const g = tableWith({
      age: 2,
      turn: 6,
      cities: [
        { board: 'rhodes', side: 'night', coins: 0, built: ['quarry', 'stone-pit'] },
        { ...CALM },
        { board: 'ephesus', side: 'day' },
      ],
    });
    g.play({ 0: stage(g.hand(0)[0]) });
    expect(g.coins()[0]).toBe(3);
    expect(g.seat(0)).toMatchObject({ shields: 1, victories: [0, 2, 0] });
    expect(g.row(0, 'wonder')).toBe(3);
    g.playOn();
    expect(g.seat(0).victories).toEqual([0, 2, 2]);
    expect(g.row(0, 'wonder')).toBe(3);
  });
});
