import { forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type CityId, type Countable, DICE, type FaceDef, SEAT_COUNTS, type StructureId } from '../../src/index.ts';
import { ALL_RESOURCES, costOf, lastStageWith, openIn, otherCity, roadTo, showing, someOf, spacesIn, unlocking } from '../kit/rows.ts';
import { bonus, construct, cross, DECLINE, PASS, type Scenario, tableWith, WONDER } from '../kit/scenario.ts';

const CITIES = ['giza', 'rhodes', 'babylon', 'olympia', 'ephesus', 'alexandria', 'halicarnassus'] as const;
const symbolFor = (of: Countable): string => {
  const face = DICE.purple.faces.find((one: FaceDef) => one.compare === of);
  if (face === undefined) throw new Error(`the purple die does not compare ${of}`);
  return face.symbol;
};
type Counts = Readonly<Partial<Record<StructureId, number>>>;
/** So many spaces of each structure; `own` also what unlocks the purple die. */
const board = (city: CityId, counts: Counts, own: boolean) => {
  const spaces = Object.entries(counts).flatMap(([structure, count]) => someOf(city, structure as StructureId, count));
  return { city, crossed: [...new Set([...(own ? unlocking(city, 'purple') : []), ...spaces])], coins: 20 };
};
/** The first seat and its neighbours: left is the next seat, right the last one. */
const table = (of: Countable, mine: Counts, left: Counts, right: Counts): Scenario =>
  tableWith({
    cities: [board('giza', mine, true), board('rhodes', left, false), board('babylon', right, false)],
    forum: { purple: showing('purple', symbolFor(of)) },
  });
const pair = (of: Countable, mine: Counts, theirs: Counts): Scenario =>
  tableWith({ cities: [board('giza', mine, true), board('rhodes', theirs, false)], forum: { purple: showing('purple', symbolFor(of)) } });
const [FIRST] = spacesIn('giza', 'guildCourt');
const GUILD = construct('purple', FIRST);

describe('[DI-GUILD-1] three and more: at least as many as each neighbour', () => {
  test('[DI-GUILD-1] [DI-R31] 2 against 1 and 2 is enough', () => {
    const g = table('market', { market: 2 }, { market: 1 }, { market: 2 });
    expect(g.can(0, GUILD)).toBe(true);
    g.play(0, GUILD);
    expect(g.seat(0).crossed).toContain(FIRST);
  });

  test('[DI-GUILD-1] [DI-R32] 3 against 2 and 4 is not', () => {
    const g = table('warehouse', { warehouse: 3 }, { warehouse: 2 }, { warehouse: 4 });
    expect(g.refused(0, GUILD)).toEqual(['guild-behind']);
    expect(g.reason(0, GUILD).why).toContainEqual({ code: 'guild-behind', of: 'warehouse', mine: 3, left: 2, right: 4 });
    expect(table('warehouse', { warehouse: 3 }, { warehouse: 4 }, { warehouse: 2 }).can(0, GUILD)).toBe(false);
  });

  test('[DI-GUILD-1] the face of a structure compares that structure', () =>
    forRows(['wonder', 'warehouse', 'market', 'agora', 'university'] as const, (of) => {
      // What unlocks the purple die stands in the University.
      const own: Counts = of === 'university' ? {} : { [of]: 1 };
      const mine = of === 'university' ? unlocking('giza', 'purple').length : 1;
      expect(table(of, own, { [of]: mine }, {}).can(0, GUILD)).toBe(true);
      expect(table(of, own, { [of]: mine + 1 }, {}).can(0, GUILD)).toBe(false);
      expect(table(of, own, {}, { [of]: mine + 1 }).can(0, GUILD)).toBe(false);
    }));

  test('[DI-GUILD-1] at larger tables only the neighbours count', () =>
    forRows(
      SEAT_COUNTS.filter((seats) => seats > 3),
      (seats) => {
        const cities = CITIES.slice(0, seats).map((city, seat) => {
          const far = seat > 1 && seat < seats - 1;
          return board(city, { market: far ? 3 : 1 }, seat === 0);
        });
        const g = tableWith({ cities, forum: { purple: showing('purple', symbolFor('market')) } });
        expect(g.can(0, GUILD)).toBe(true);
      },
    ));
});

describe('[DI-GUILD-2] two players: more than the other', () => {
  test('[DI-GUILD-2] [DI-R33] 4 against 4 is not enough, 5 against 4 is', () => {
    expect(pair('agora', { agora: 4 }, { agora: 4 }).refused(0, GUILD)).toEqual(['guild-behind']);
    expect(pair('agora', { agora: 5 }, { agora: 4 }).can(0, GUILD)).toBe(true);
  });
});

describe('[DI-GUILD-3] what counts is the start of the turn', () => {
  test('[DI-GUILD-3] [DI-R35] own spaces of this turn do not count', () => {
    const { city, space: stage } = lastStageWith('anotherAction');
    const mine = { ...board(city, { market: 1 }, true), coins: 20 };
    const crossed = [...mine.crossed, ...ALL_RESOURCES, ...roadTo(city, stage)];
    const [left, right] = [otherCity(city), otherCity(city, otherCity(city))];
    const forum = { purple: showing('purple', symbolFor('market')) };
    const start = (leftHas: number): Scenario =>
      tableWith({ cities: [{ ...mine, crossed }, board(left, { market: leftHas }, false), board(right, { market: 1 }, false)], forum });
    const [space] = openIn(city, ['market'], crossed);
    const g = start(2);
    g.playAll(0, WONDER, bonus('cross'), cross(space));
    while (g.seat(0).decision === 'cross') g.play(0, DECLINE);
    g.expectDecision(0, 'action');
    expect(g.refused(0, construct('purple', spacesIn(city, 'guildCourt')[0]))).toEqual(['guild-behind']);
    // With 1 on the left it would be allowed.
    const even = start(1);
    even.playAll(0, WONDER, bonus('cross'), cross(space));
    while (even.seat(0).decision === 'cross') even.play(0, DECLINE);
    expect(even.can(0, construct('purple', spacesIn(city, 'guildCourt')[0]))).toBe(true);
  });

  test('[DI-GUILD-3] nor do those of neighbours', () => {
    const g = table('wonder', { wonder: 1 }, { wonder: 1 }, {});
    g.play(1, WONDER);
    expect(g.seat(1).crossed).toContain(spacesIn('rhodes', 'wonder')[1]);
    expect(g.can(0, GUILD)).toBe(true);
    g.endTurn();
    g.lay({ purple: showing('purple', symbolFor('wonder')) });
    expect(g.can(0, GUILD)).toBe(false);
  });
});

test('[DI-GUILD-4] [DI-R36] red counts both Barracks together', () => {
  const mine = { barracksWest: 2, barracksEast: 1 };
  const right = { barracksWest: 1, barracksEast: 1 };
  expect(table('barracks', mine, { barracksEast: 3 }, right).can(0, GUILD)).toBe(true);
  expect(table('barracks', mine, { barracksWest: 1, barracksEast: 3 }, right).can(0, GUILD)).toBe(false);
});

const withCoins = (coins: number): Scenario => {
  const mine = { ...board('giza', {}, true), coins };
  return tableWith({ options: { seats: 3 }, cities: [mine], forum: { purple: showing('purple', symbolFor('wonder'), 3) } });
};

test('[DI-GUILD-5] die and space are paid as always', () => {
  const due = withCoins(20).reason(0, GUILD).bill?.total ?? 0;
  expect(due).toBeGreaterThanOrEqual(costOf('giza', FIRST));
  expect(withCoins(due - 1).refused(0, GUILD)).toEqual(['too-expensive']);
  const g = withCoins(due);
  const paid = theEvent(g.play(0, GUILD), 'crossed');
  expect(paid.diePaid + paid.spacePaid).toBe(due);
  expect(paid.spacePaid).toBe(costOf('giza', FIRST));
  expect(g.seat(0).coins).toBe(0);
  expect(g.can(1, PASS)).toBe(true);
});
