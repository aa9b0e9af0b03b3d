import { describe, expect, test } from 'vitest';
import type { CardId, CityWords } from '../../src/index.ts';
import { tableWith } from '../kit/scenario.ts';

const COMPASSES = ['apothecary', 'dispensary', 'lodge', 'academy'] as const;
const GEARS = ['workshop', 'laboratory', 'observatory', 'study'] as const;
const TABLETS = ['scriptorium', 'library', 'school', 'university'] as const;

/** The green row of a city with so many of each symbol, and more cards or stages besides. */
const science = (counts: readonly [number, number, number], more: readonly CardId[] = [], city: CityWords = {}): number => {
  const [compasses, gears, tablets] = counts;
  const built = [...COMPASSES.slice(0, compasses), ...GEARS.slice(0, gears), ...TABLETS.slice(0, tablets), ...more];
  return tableWith({ age: 3, turn: 6, cities: [{ board: 'gizah', ...city, built }] }).row(0, 'green');
};
const CHOICE = { board: 'babylon', side: 'day', stages: 2 } as const satisfies CityWords;

/** Blue cards of 49 points; with seven players there are two of each. */
const BLUE_49 = ['palace', 'pantheon', 'town-hall', 'senate', 'gardens', 'aqueduct', 'statue', 'temple', 'courthouse'] as const;
/** The last turn, in which everyone sells: the coins are 3 more at the end. */
const ending = (first: CityWords, second: CityWords) => {
  const g = tableWith({ age: 3, turn: 6, options: { seats: 7 }, cities: [first, second] });
  g.play();
  g.expectAwaiting('over', []);
  return g;
};

describe('the end of the game', () => {
  test('[WO-SCORE-1] the game ends after the conflicts of Age III, and the rows are added up', () => {
    const g = ending(
      { board: 'rhodes', stages: 3, coins: 4, built: ['altar', 'stockade', 'workshop', 'workers-guild'] },
      { built: ['lumber-yard'] },
    );
    expect(g.events.slice(-2).map(({ kind }) => kind)).toEqual(['conflicts', 'over']);
    const { rows, total } = g.score().seats[0];
    expect(rows).toEqual({ wonder: 10, treasury: 2, military: 10, blue: 3, yellow: 0, green: 1, purple: 1, black: 0 });
    expect(total).toBe(27);
    expect(g.score()).toMatchObject({ ending: 'points', winners: [0] });
    expect(g.view().winners).toEqual([0]);
  });

  test('[WO-SCORE-2] 1 point for each full set of 3 coins', () => {
    const points = [0, 2, 3, 5, 6, 30].map((coins) => tableWith({ cities: [{ coins }] }).row(0, 'treasury'));
    expect(points).toEqual([0, 0, 1, 1, 2, 10]);
  });

  test('[WO-SCORE-3] squares of equal symbols and 7 for each set of three', () => {
    expect(science([1, 0, 0])).toBe(1);
    expect(science([2, 0, 0])).toBe(4);
    expect(science([3, 1, 0])).toBe(10);
    expect(science([1, 1, 1])).toBe(10);
    expect(science([2, 2, 2])).toBe(26);
    expect(science([4, 4, 4])).toBe(76);
    expect(science([3, 2, 1])).toBe(21);
  });

  test('[WO-SCORE-4] symbols of choice make the greatest total', () => {
    expect(science([0, 0, 0], ['scientists-guild'])).toBe(1);
    expect(science([1, 1, 0], ['scientists-guild'])).toBe(10);
    expect(science([2, 0, 0], ['scientists-guild'], CHOICE)).toBe(16);
    expect(science([1, 1, 0], ['scientists-guild'], CHOICE)).toBe(13);
    const g = tableWith({ age: 3, cities: [{ ...CHOICE, built: ['scientists-guild'] }] });
    expect([g.row(0, 'purple'), g.row(0, 'wonder'), g.row(0, 'green')]).toEqual([0, 3, 4]);
  });

  test('[WO-SCORE-5] most points win; then the larger treasury; then victory is shared', () => {
    const more = ending({ coins: 0, built: ['palace', 'altar'] }, { coins: 3, built: ['palace'] });
    expect(more.score()).toMatchObject({ winners: [0], tieBreak: undefined });
    const richer = ending({ coins: 0, built: BLUE_49 }, { coins: 2, built: BLUE_49 });
    expect(richer.score().seats[0].total).toBe(richer.score().seats[1].total);
    expect(richer.score()).toMatchObject({ winners: [1], tieBreak: 'treasury' });
    const equal = ending({ coins: 2, built: BLUE_49 }, { coins: 2, built: BLUE_49 });
    expect(equal.score().winners).toEqual([0, 1]);
    expect(equal.view().winners).toEqual([0, 1]);
  });

  test('[WO-R65] 2, 2, 1 and one of choice: 26', () => expect(science([2, 2, 1], [], CHOICE)).toBe(26));
  test('[WO-R66] 4, 0, 0 and one of choice: 25', () => expect(science([4, 0, 0], [], CHOICE)).toBe(25));
  test('[WO-R67] 3, 3, 2 and one of choice: 48', () => expect(science([3, 3, 2], [], CHOICE)).toBe(48));
  test('[WO-R68] 3, 1, 0 and two of choice: 26', () => expect(science([3, 1, 0], ['scientists-guild'], CHOICE)).toBe(26));

  test('[WO-R70] 8 coins are 2 points', () => expect(tableWith({ cities: [{ coins: 8 }] }).row(0, 'treasury')).toBe(2));

  test('[WO-R77] a whole score sheet: 55 points', () => {
    const g = tableWith({
      age: 3,
      turn: 6,
      options: { seats: 4 },
      cities: [
        {
          board: 'rhodes',
          side: 'day',
          stages: 3,
          coins: 9,
          victories: [1, 0, 1],
          built: [
            'altar',
            'theater',
            'baths',
            'tavern',
            'lighthouse',
            ...COMPASSES.slice(0, 3),
            ...GEARS.slice(0, 2),
            'scriptorium',
            'spies-guild',
          ],
        },
        { built: ['stockade', 'barracks'] },
        {},
        { built: ['guard-tower', 'walls'] },
      ],
    });
    const { rows, total } = g.score().seats[0];
    expect(rows).toEqual({ wonder: 10, treasury: 3, military: 6, blue: 9, yellow: 2, green: 21, purple: 4, black: 0 });
    expect(total).toBe(55);
  });

  test('[WO-R78] 52 points each: treasuries of 9 and 7, then equal ones', () => {
    const g = ending({ coins: 6, built: BLUE_49 }, { coins: 4, victories: [1, 0, 0], built: BLUE_49 });
    expect(
      g
        .score()
        .seats.slice(0, 2)
        .map(({ total }) => total),
    ).toEqual([52, 52]);
    expect(g.coins().slice(0, 2)).toEqual([9, 7]);
    expect(g.score()).toMatchObject({ winners: [0], tieBreak: 'treasury' });
    const equal = ending({ coins: 6, built: BLUE_49 }, { coins: 6, built: BLUE_49 });
    expect(
      equal
        .score()
        .seats.slice(0, 2)
        .map(({ total }) => total),
    ).toEqual([52, 52]);
    expect(equal.score().winners).toEqual([0, 1]);
  });
});
