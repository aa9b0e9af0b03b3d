import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Age, CardId, CityWords } from '../../src/index.ts';
import { build, stage, tableWith } from '../kit/scenario.ts';

const CITIES = { cities: true } as const;
const DAY = { ...CITIES, sides: 'day' } as const;
const absent = { diplomacy: 1 } as const satisfies CityWords;
const armed = (...built: readonly CardId[]): CityWords => ({ built });

/** The conflicts at the end of an age in which everyone sells on the last turn. */
const warOf = (age: Age, cities: readonly CityWords[]) => {
  const g = tableWith({ options: DAY, age, turn: 7, cities });
  g.play();
  return { g, war: theEvent(g.events, 'conflicts') };
};
const pairs = (conflicts: readonly { readonly seats: readonly number[] }[]): string[] =>
  conflicts.map(({ seats }) => [...seats].sort().join('')).sort();

describe('diplomacy', () => {
  test('[CI-DIP-1] some black cards give a diplomacy token at once', () =>
    forRows(
      [
        ['residence', 1, ['clay-pool']],
        ['consulate', 2, ['clay-pool', 'press-i']],
        ['embassy', 3, ['stone-pit', 'press-i', 'loom-i']],
      ] as const,
      ([card, age, built]) => {
        const g = tableWith({ options: CITIES, age, cities: [{ board: 'rhodes', built, hand: [card] }] });
        expect(theEvent(g.play({ 0: build(card) }), 'diplomacy-taken')).toEqual({ kind: 'diplomacy-taken', seat: 0, source: card });
        expect(g.seat(0).diplomacy).toBe(1);
      },
    ));

  test.each([
    ['day', [0, 1, 0]],
    ['night', [1, 1]],
  ] as const)('[CI-DIP-1] stages of Byzantium, %s side', (side, tokens) => {
    const built = ['sawmill', 'foundry', 'brickyard', 'press-i', 'glassworks-i', 'loom-i'] as const;
    const given = tokens.map((_, k) => {
      const g = tableWith({ options: CITIES, age: 3, cities: [{ board: 'byzantium', side, stages: k, built }] });
      return eventsOf(g.play({ 0: stage(g.hand(0)[0]) }), 'diplomacy-taken').length;
    });
    expect(given).toEqual(tokens);
  });

  test('[CI-DIP-2] the holder takes no part and the token is discarded', () => {
    const { g, war } = warOf(1, [{ ...absent, built: ['stockade', 'barracks'] }, armed('guard-tower'), {}, {}]);
    expect(war.diplomacy).toEqual([0]);
    expect([war.victories[0], war.defeats[0]]).toEqual([0, 0]);
    expect(g.seat(0).diplomacy).toBe(0);
  });

  test('[CI-DIP-3] the neighbours of absent players face each other', () => {
    const one = warOf(1, [{}, absent, {}, {}, {}]);
    expect(pairs(one.war.conflicts)).toEqual(['02', '04', '23', '34']);
    const row = warOf(1, [{}, absent, absent, absent, {}, {}]);
    expect(pairs(row.war.conflicts)).toEqual(['04', '05', '45']);
  });

  test('[CI-DIP-4] two left fight once; one or none: no conflict', () => {
    const two = warOf(1, [absent, armed('stockade'), {}]);
    expect(two.war).toMatchObject({ victories: [0, 1, 0], defeats: [0, 0, 1] });
    expect(two.war.conflicts).toHaveLength(1);
    const one = warOf(1, [absent, absent, armed('stockade')]);
    expect(one.war).toMatchObject({ conflicts: [], victories: [0, 0, 0], defeats: [0, 0, 0], diplomacy: [0, 1] });
    const none = warOf(1, [absent, absent, absent]);
    expect(none.war).toMatchObject({ conflicts: [], victories: [0, 0, 0], defeats: [0, 0, 0] });
    expect(none.g.view().seats.map(({ diplomacy }) => diplomacy)).toEqual([0, 0, 0]);
  });

  test('[CI-DIP-5] one token for each conflict, the next serves in the next age', () => {
    const { g } = warOf(1, [{ diplomacy: 2 }, {}, {}]);
    expect(g.seat(0).diplomacy).toBe(1);
    g.playOn();
    const wars = eventsOf(g.events, 'conflicts');
    expect(wars.map(({ diplomacy }) => diplomacy)).toEqual([[0], [0], []]);
  });

  test('[CI-DIP-6] who is a neighbour otherwise does not change', () => {
    const g = tableWith({
      options: CITIES,
      turn: 2,
      cities: [
        { board: 'gizah', coins: 9, hand: ['dive', 'stockade', 'barracks'] },
        { board: 'babylon', coins: 0, diplomacy: 1 },
        { board: 'rhodes', coins: 0 },
        { board: 'ephesus', coins: 0 },
      ],
    });
    expect(g.payments(0, 'stockade')).toEqual([[2, 0]]);
    expect(g.refused(0, build('barracks'))).toEqual([{ code: 'no-source', resources: ['ore'] }]);
    g.play({ 0: build('dive') });
    expect(g.coins().slice(1)).toEqual([4, 3, 4]);
  });
});

describe('rulings on diplomacy', () => {
  test('[CI-R25] three players, one absent: one token each', () => {
    const { war } = warOf(1, [absent, armed('militia', 'stockade', 'barracks'), armed('guard-tower')]);
    expect(war.conflicts[0].shields.toSorted()).toEqual([1, 4]);
    expect(war).toMatchObject({ victories: [0, 1, 0], defeats: [0, 0, 1] });
  });

  test('[CI-R26] four players, B absent', () => {
    const first = warOf(1, [
      { board: 'gizah', built: ['militia', 'stockade'] },
      { board: 'ephesus', ...absent, built: ['barracks'] },
      { board: 'babylon', built: ['guard-tower'] },
      { board: 'rhodes', stages: 2 },
    ]);
    expect(first.war).toMatchObject({ victories: [2, 0, 0, 1], defeats: [0, 0, 2, 1] });
    expect([0, 1, 2, 3].map((seat) => first.g.row(seat, 'military'))).toEqual([2, 0, -2, 0]);
    // With 9 shields, which Age I cannot have, B is as absent.
    const second = warOf(2, [
      { board: 'gizah', built: ['militia', 'guard-tower'] },
      { board: 'ephesus', ...absent, built: ['stables', 'archery-range', 'walls', 'training-ground', 'stockade'] },
      { board: 'babylon', built: ['guard-tower'] },
      { board: 'rhodes', stages: 2 },
    ]);
    expect(second.g.view().seats.map(({ shields }) => shields)).toEqual([3, 9, 1, 2]);
    expect(second.war).toMatchObject({ victories: [2, 0, 0, 1], defeats: [0, 0, 2, 1] });
  });

  test('[CI-R27] five players, B and C absent: A–D, D–E, E–A', () => {
    expect(pairs(warOf(2, [{}, absent, absent, {}, {}]).war.conflicts)).toEqual(['03', '04', '34']);
  });

  test('[CI-R28] five players, two left with 6 and 2 shields in Age III', () => {
    const { g, war } = warOf(3, [absent, armed('arsenal', 'fortifications'), absent, armed('walls'), absent]);
    expect(war.conflicts.map(({ seats, shields }) => [seats, shields])).toEqual([
      [
        [1, 3],
        [6, 2],
      ],
    ]);
    expect(g.view().seats.map(({ victories, defeats }) => [victories[2], defeats])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('[CI-R30] the strongest must use the token of this age', () => {
    const { g, war } = warOf(2, [{}, { ...absent, built: ['walls', 'stables'] }, {}]);
    expect(war.diplomacy).toEqual([1]);
    expect(g.seat(1)).toMatchObject({ diplomacy: 0, victories: [0, 0, 0] });
  });

  test('[CI-R31] Consulate and a Night stage of Byzantium in Age II', () => {
    const g = tableWith({
      options: { cities: true, sides: 'mixed' },
      age: 2,
      turn: 6,
      cities: [
        { side: 'day' },
        { board: 'byzantium', side: 'night', built: ['clay-pool', 'press-i', 'lumber-yard', 'ore-vein'], hand: ['consulate'] },
        { side: 'day' },
      ],
    });
    g.play({ 1: build('consulate') });
    g.play({ 1: stage(g.hand(1)[0]) });
    expect(g.seat(1).diplomacy).toBe(1);
    g.playOn();
    expect(eventsOf(g.events, 'conflicts').map(({ age, diplomacy }) => [age, diplomacy])).toEqual([
      [2, [1]],
      [3, [1]],
    ]);
    expect(g.seat(1).diplomacy).toBe(0);
  });

  test('[CI-R32] a token left after Age III is worth nothing', () => {
    const { g, war } = warOf(3, [{ coins: 0 }, { coins: 0, diplomacy: 2 }, { coins: 0 }]);
    expect(war.diplomacy).toEqual([1]);
    expect(g.seat(1).diplomacy).toBe(1);
    expect(g.score().seats.map(({ total }) => total)).toEqual([1, 1, 1]);
  });

  test('[CI-R33] B’s diplomacy moves no neighbours for trade, guilds or science', () => {
    const g = tableWith({
      options: DAY,
      age: 3,
      cities: [
        { board: 'ephesus', coins: 9, built: ['pigeonhole', 'philosophers-guild'], hand: ['study', 'arsenal'] },
        { board: 'babylon', diplomacy: 1, built: ['loom-i', 'workshop'] },
        { board: 'rhodes', built: ['lumber-yard', 'apothecary', 'dispensary'] },
        { board: 'gizah' },
      ],
    });
    expect(g.payments(0, 'study')).toEqual([[4, 0]]);
    expect(g.can(0, build('arsenal'))).toBe(false);
    expect([g.row(0, 'green'), g.row(0, 'purple')]).toEqual([1, 1]);
  });
});
