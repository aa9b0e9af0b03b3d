import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BONUS_IDS, BONUSES, type BonusId, type CityId, type SpaceId, type StructureId, structureIn } from '../../src/index.ts';
import { ALL_RESOURCES, dieTo, linesIn, openIn, showing, spacesIn, structuresOf, unlocking } from '../kit/rows.ts';
import { bonus, construct, cross, DECLINE, duo, PASS, type Scenario, sorted, tableWith, WONDER } from '../kit/scenario.ts';

const CITY: CityId = 'giza';
/** The space that the structure lacks, the last one of a line. */
const lastIn = (structure: StructureId): SpaceId => linesIn(CITY, structure).at(-1)?.spaces.at(-1) as SpaceId;
/** All of it but that, and what unlocks the die that leads there. */
const allBut = (structure: StructureId): readonly SpaceId[] => [
  ...(structure === 'leadersGallery' ? unlocking(CITY, 'white') : structure === 'guildCourt' ? unlocking(CITY, 'purple') : []),
  ...spacesIn(CITY, structure).filter((space) => space !== lastIn(structure)),
];
const finishing = (structure: StructureId) => {
  const { die, symbol } = dieTo(CITY, lastIn(structure));
  return { forum: { [die]: showing(die, symbol) }, move: construct(die, lastIn(structure)) };
};
const unique = (...lists: readonly (readonly SpaceId[])[]): readonly SpaceId[] => [...new Set(lists.flat())];
const CITY_STRUCTURES = ['barracksWest', 'barracksEast', 'university', 'agora', 'market', 'leadersGallery', 'guildCourt'] as const;

describe('[DI-BONUS-1] a completed structure gives a bonus', () => {
  test('[DI-BONUS-1] any that is open, and its effect at once', () => {
    for (const id of BONUS_IDS) {
      const { forum, move } = finishing('agora');
      const g = duo({ city: CITY, crossed: unique(ALL_RESOURCES, allBut('agora')), coins: 5 }, forum);
      expect(theEvent(g.play(0, move), 'completed')).toEqual({ kind: 'completed', seat: 0, structure: 'agora' });
      g.expectDecision(0, 'bonus');
      expect(g.legal(0)).toEqual(BONUS_IDS.map(bonus));
      expect(theEvent(g.play(0, bonus(id)), 'bonus')).toEqual({ kind: 'bonus', seat: 0, bonus: id });
      expect(g.seat(0).bonuses).toEqual([id]);
    }
  });

  test('[DI-BONUS-1] one that is crossed off is not open', () => {
    const { forum, move } = finishing('agora');
    const [taken, ...open] = BONUS_IDS;
    const crossed = unique(ALL_RESOURCES, allBut('agora'), spacesIn(CITY, 'market'));
    const g = duo({ city: CITY, crossed, coins: 5, bonuses: [taken] }, forum);
    g.play(0, move);
    expect(g.legal(0)).toEqual(open.map(bonus));
    expect(g.refused(0, bonus(taken))).toEqual(['bonus-taken']);
  });

  test('[DI-BONUS-1] the last one is crossed off by itself', () => {
    const { forum, move } = finishing('agora');
    const crossed = unique(ALL_RESOURCES, allBut('agora'), spacesIn(CITY, 'market', 'barracksWest'));
    const taken: readonly BonusId[] = ['again', 'cross'];
    const g = duo({ city: CITY, crossed, coins: 5, bonuses: taken }, forum);
    expect(theEvent(g.play(0, move), 'bonus').bonus).toBe('coins');
    expect(g.seat(0).bonuses).toEqual(['again', 'cross', 'coins']);
    g.expectDecision(0, 'ready');
  });
});

describe('[DI-BONUS-2] which structures count', () => {
  test('[DI-BONUS-2] each structure of a city gives one', () =>
    forRows(CITY_STRUCTURES, (structure) => {
      const { forum, move } = finishing(structure);
      const g = tableWith({
        options: { seats: 3 },
        cities: [{ city: CITY, crossed: unique(ALL_RESOURCES, allBut(structure)), coins: 10 }],
        forum,
      });
      g.play(0, move);
      g.expectDecision(0, 'bonus');
    }));

  test('[DI-BONUS-2] the Wonder', () => {
    const g = duo({ city: CITY, crossed: unique(ALL_RESOURCES, allBut('wonder')), coins: 10 });
    g.play(0, WONDER);
    g.expectDecision(0, 'bonus');
  });

  test('[DI-BONUS-2] [DI-R40] not the Warehouse', () => {
    const { forum, move } = finishing('warehouse');
    const g = duo({ city: CITY, crossed: allBut('warehouse'), coins: 10 }, forum);
    const events = g.play(0, move);
    expect(theEvent(events, 'completed').structure).toBe('warehouse');
    g.expectDecision(0, 'ready');
    expect(g.seat(0).bonuses).toEqual([]);
  });

  test('[DI-BONUS-2] [DI-R41] each of the Barracks by itself', () => {
    const shields = ['barracksWest', 'barracksEast'] as const;
    const crossed = unique(ALL_RESOURCES, ...shields.map((side) => spacesIn(CITY, side).filter((space) => space !== lastShield(side))));
    const g = duo({ city: CITY, crossed, coins: 10 }, { red: showing('red', 'shield') });
    g.playAll(0, construct('red', lastShield('barracksWest')), bonus('coins'));
    g.endTurn();
    g.endTurn();
    g.endTurn();
    g.lay({ red: showing('red', 'shield') });
    g.play(0, construct('red', lastShield('barracksEast')));
    g.expectDecision(0, 'bonus');
    g.play(0, bonus('cross'));
    expect(g.seat(0).bonuses).toEqual(['cross', 'coins']);
  });
});
const lastShield = (side: 'barracksWest' | 'barracksEast'): SpaceId =>
  linesIn(CITY, side)
    .find(({ symbols }) => symbols.includes('shield'))
    ?.spaces.at(-1) as SpaceId;

describe('[DI-BONUS-3] a bonus may bring the next', () => {
  test('[DI-BONUS-3] [DI-R42] the Wonder completes, its bonus completes the Agora: a second one in the same turn', () => {
    const g = duo({ city: CITY, crossed: unique(ALL_RESOURCES, allBut('wonder'), allBut('agora')), coins: 10 });
    g.playAll(0, WONDER, bonus('cross'));
    expect(g.crossable(0)).toContain(lastIn('agora'));
    expect(theEvent(g.play(0, cross(lastIn('agora'))), 'completed').structure).toBe('agora');
    g.expectDecision(0, 'bonus');
    g.play(0, bonus('coins'));
    expect(g.seat(0).bonuses).toEqual(['cross', 'coins']);
    g.expectDecision(0, 'ready');
  });
});

/** The first seat has just completed the Agora. */
const complete = (): Scenario => {
  const { forum, move } = finishing('agora');
  const g = duo({ city: CITY, crossed: unique(ALL_RESOURCES, allBut('agora')), coins: 5 }, forum);
  g.play(0, move);
  return g;
};

describe('[DI-BONUS-4] the three bonuses', () => {
  test('[DI-BONUS-4] another action', () => {
    const g = complete();
    g.play(0, bonus('again'));
    expect(g.seat(0).pending).toEqual([{ kind: 'action' }]);
    expect(g.can(0, PASS)).toBe(true);
  });

  test('[DI-BONUS-4] a space of one of several colours', () => {
    const g = complete();
    const { crossed } = g.seat(0);
    g.play(0, bonus('cross'));
    const [effect] = BONUSES.cross.effects;
    expect(g.seat(0).pending).toEqual([
      { kind: 'cross', colours: expect.toSatisfy((list: readonly string[]) => same(list, effect.colours)), count: effect.count },
    ]);
    expect(g.crossable(0)).toEqual(sorted(openIn(CITY, structuresOf(CITY, ...effect.colours), crossed)));
    expect(g.can(0, DECLINE)).toBe(true);
  });

  test('[DI-BONUS-4] coins', () => {
    const g = complete();
    const { coins } = g.seat(0);
    const [effect] = BONUSES.coins.effects;
    expect(theEvent(g.play(0, bonus('coins')), 'coins')).toMatchObject({ count: effect.amount, source: 'coins' });
    expect(g.seat(0).coins).toBe(coins + effect.amount);
    g.expectDecision(0, 'ready');
  });

  test('[DI-BONUS-4] [DI-R43] with three crossed off a fourth structure gives nothing', () => {
    const { forum, move } = finishing('agora');
    const crossed = unique(ALL_RESOURCES, allBut('agora'), spacesIn(CITY, 'market', 'barracksWest', 'barracksEast'));
    const g = duo({ city: CITY, crossed, coins: 5 }, forum);
    expect(g.view().last).toBe(true);
    const events = g.play(0, move);
    expect(theEvent(events, 'completed').structure).toBe('agora');
    expect(eventsOf(events, 'bonus')).toEqual([]);
    g.expectDecision(0, 'ready');
  });
});
const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

describe('[DI-BONUS-5] three bonuses bring the end', () => {
  const { forum, move } = finishing('agora');
  const nearly = { crossed: unique(ALL_RESOURCES, allBut('agora'), spacesIn(CITY, 'market', 'barracksWest')), coins: 10 };

  test('[DI-BONUS-5] this turn is finished, one more is played, then it is over', () => {
    const g = tableWith({ cities: [{ city: CITY, ...nearly }, { city: 'rhodes' }, { city: 'babylon' }], forum });
    const { turn } = g.view();
    g.play(0, move);
    expect(g.seat(0).bonuses).toHaveLength(3);
    // What the last bonus opened is settled first; the others still act.
    while (g.awaited().includes(0)) g.play(0, g.can(0, PASS) ? PASS : DECLINE);
    expect(g.awaited()).toEqual([1, 2]);
    g.play(1, PASS);
    const events = g.play(2, PASS);
    expect(theEvent(events, 'last-turn').seats).toEqual([0]);
    expect(theEvent(events, 'rolled')).toMatchObject({ turn: turn + 1, last: true });
    expect(g.view()).toMatchObject({ turn: turn + 1, last: true, phase: 'turn' });
    expect(g.awaited()).toEqual([0, 1, 2]);
    g.play(2, PASS);
    g.play(0, PASS);
    const over = g.play(1, PASS);
    expect(theEvent(over, 'over').winners).toEqual([0]);
    expect(eventsOf(over, 'rolled')).toEqual([]);
    g.expectOver([0]);
    expect(g.score().ending).toBe('bonuses');
    expect(g.refused(0, PASS)).toEqual(['game-over']);
  });

  test('[DI-BONUS-6] [DI-R45] another third bonus in the last turn changes nothing', () => {
    const finished = unique(ALL_RESOURCES, spacesIn(CITY, 'market', 'barracksWest', 'barracksEast'));
    const g = duo({ city: CITY, crossed: finished }, forum, { city: 'rhodes', ...nearly });
    expect(g.view().last).toBe(true);
    g.play(1, move);
    expect(g.seat(1).bonuses).toHaveLength(3);
    const events = g.endTurn();
    expect(eventsOf(events, 'last-turn')).toEqual([]);
    expect(eventsOf(events, 'rolled')).toEqual([]);
    expect(g.view().phase).toBe('over');
  });
});

test('[DI-BONUS-2] what is complete at the start is not completed again', () => {
  const g = duo({ city: CITY, crossed: unique(ALL_RESOURCES, spacesIn(CITY, 'agora')), coins: 10 }, { yellow: showing('yellow', 'coin7') });
  const [space] = g.reach(0, 'yellow');
  expect(structureIn(space)).toBe('market');
  expect(eventsOf(g.play(0, construct('yellow', space)), 'completed')).toEqual([]);
});
