import { describe, expect, test } from 'vitest';
import type { CardId, CityWords } from '../../src/index.ts';
import { tableWith } from '../kit/scenario.ts';

const COMPASSES = ['apothecary', 'dispensary', 'lodge', 'academy'] as const;
const SPIES = ['pigeonhole', 'band-of-spies', 'torture-chamber'] as const;

/** The green row of a city between two neighbours; with seven players every green card is there twice. */
const science = (built: readonly CardId[], left: readonly CardId[], right: readonly CardId[], own: CityWords = {}): number =>
  tableWith({
    options: { seats: 7, cities: true },
    age: 3,
    turn: 7,
    cities: [{ board: 'gizah', ...own, built }, { built: left }, {}, {}, {}, {}, { built: right }],
  }).row(0, 'green');

describe('science with Cities', () => {
  test('[CI-SCI-1] each spy card gives a symbol of a neighbour’s green card, so that the total is greatest', () => {
    for (const spy of SPIES) expect([spy, science([spy], ['workshop'], [])]).toEqual([spy, 1]);
    // A second gear makes 4, a set of three 10.
    expect(science(['pigeonhole', 'laboratory'], ['workshop'], ['apothecary'])).toBe(4);
    expect(science(['pigeonhole', 'laboratory', 'scriptorium'], ['workshop'], ['apothecary'])).toBe(10);
    // Together with a symbol of choice: 2, 2, 2 rather than more of one kind.
    expect(
      science(['pigeonhole', 'scientists-guild', 'laboratory', 'workshop', 'scriptorium', 'library', 'apothecary'], ['lodge'], []),
    ).toBe(31);
  });

  test('[CI-SCI-2] green cards only, each once', () => {
    expect(science(['pigeonhole', 'band-of-spies'], ['workshop'], [])).toBe(1);
    expect(science(['pigeonhole', 'band-of-spies'], ['workshop', 'laboratory'], [])).toBe(4);
    expect(science(['pigeonhole'], ['altar', 'stockade'], ['band-of-spies'])).toBe(0);
    // Both neighbours of a city copy the same card.
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 3,
      cities: [{ built: ['pigeonhole'] }, { built: ['workshop'] }, { built: ['band-of-spies'] }],
    });
    expect([0, 1, 2].map((seat) => g.row(seat, 'green'))).toEqual([1, 1, 1]);
  });

  test('[CI-SCI-3] the points stand in the green row, squares without a limit', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 3,
      turn: 7,
      cities: [{ built: ['pigeonhole', ...COMPASSES] }, { built: ['workshop'] }, {}],
    });
    expect([g.row(0, 'green'), g.row(0, 'black')]).toEqual([17, 0]);
    expect(science([...SPIES, ...COMPASSES], COMPASSES, [])).toBe(49);
  });

  test('[CI-R35] two Workshops next door and two spy cards: 4', () => {
    expect(science(['pigeonhole', 'band-of-spies'], ['workshop'], ['workshop'])).toBe(4);
  });

  test('[CI-R36] a set completed by the Pigeonhole: 10', () => {
    expect(science(['pigeonhole', 'apothecary', 'scriptorium'], ['workshop'], [])).toBe(10);
  });

  test('[CI-R37] the Scientists Guild and Babylon’s stage are not copied', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 3,
      cities: [{ board: 'gizah', built: ['pigeonhole'] }, { built: ['scientists-guild'] }, { board: 'babylon', stages: 3 }],
    });
    expect(g.row(0, 'green')).toBe(0);
  });

  test('[CI-R38] seven, eight and nine equal symbols: 49, 64, 81', () => {
    // Ten cannot come together: a kind has four cards, two symbols are of choice, three can be copied.
    const babylon = { board: 'babylon', side: 'day', stages: 2 } as const satisfies CityWords;
    expect(science([...SPIES, ...COMPASSES], COMPASSES, [])).toBe(49);
    expect(science([...SPIES, ...COMPASSES, 'scientists-guild'], COMPASSES, [])).toBe(64);
    expect(science([...SPIES, ...COMPASSES, 'scientists-guild'], COMPASSES, [], babylon)).toBe(81);
  });
});
