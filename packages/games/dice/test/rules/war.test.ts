import { forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CITY_IDS, SEAT_COUNTS, type SpaceId } from '../../src/index.ts';
import { effectOf, lineOf, showing } from '../kit/rows.ts';
import { construct, PASS, type Scenario, tableWith } from '../kit/scenario.ts';

const line = (structure: 'barracksWest' | 'barracksEast', symbol: string): readonly SpaceId[] => lineOf('giza', structure, symbol).spaces;
const WEST = { attacks: line('barracksWest', 'axe'), defences: line('barracksWest', 'shield') } as const;
const EAST = { attacks: line('barracksEast', 'sword'), defences: line('barracksEast', 'shield') } as const;
const printed = (space: SpaceId): number => effectOf('attack', (found) => found.space === space).effect.points;
const AXE = { red: showing('red', 'axe') } as const;
const SWORD = { red: showing('red', 'sword') } as const;
const SHIELD = { red: showing('red', 'shield') } as const;

/** Every seat has these spaces; the left neighbour of seat 0 is seat 1, the right one the last seat. */
const table = (crossed: readonly (readonly SpaceId[])[], forum: typeof AXE | typeof SWORD): Scenario =>
  tableWith({ cities: crossed.map((spaces, seat) => ({ city: CITY_IDS[seat], crossed: spaces, coins: 20 })), forum });
const attack = (g: Scenario, space: SpaceId, seat = 0) => theEvent(g.play(seat, construct('red', space)), 'attack');

describe('[DI-WAR-1] East meets the West of the right neighbour, West the East of the left one', () => {
  test('[DI-WAR-1] with any number of seats', () =>
    forRows(
      SEAT_COUNTS.filter((seats) => seats > 2),
      (seats) => {
        const others = (west: number, east: number): readonly SpaceId[] => [
          ...WEST.defences.slice(0, west),
          ...EAST.defences.slice(0, east),
        ];
        // The right neighbour's West and the left one's East have defence; the other sides have another number.
        const boards = Array.from({ length: seats }, (_, seat) =>
          seat === 1 ? others(2, 1) : seat === seats - 1 ? others(1, 0) : others(0, 0),
        );
        expect(attack(table(boards, SWORD), EAST.attacks[0])).toMatchObject({
          against: seats - 1,
          defence: 1,
          points: printed(EAST.attacks[0]) - 1,
        });
        expect(attack(table(boards, AXE), WEST.attacks[0])).toMatchObject({ against: 1, defence: 1, points: printed(WEST.attacks[0]) - 1 });
      },
    ));
});

describe('[DI-WAR-2] the printed points less the defence', () => {
  test('[DI-WAR-2] none: all of them', () => {
    const g = table([[], [], []], SWORD);
    expect(attack(g, EAST.attacks[0])).toMatchObject({ points: printed(EAST.attacks[0]), defence: 0 });
    expect(g.seat(0).attacks).toEqual({ [EAST.attacks[0]]: printed(EAST.attacks[0]) });
  });

  test('[DI-WAR-2] [DI-R25] one: 1 less', () => {
    expect(printed(EAST.attacks[0])).toBe(3);
    const g = table([[], [], WEST.defences.slice(0, 1)], SWORD);
    expect(g.reason(0, construct('red', EAST.attacks[0])).follows?.attack).toEqual({ points: 2, defence: 1 });
    expect(attack(g, EAST.attacks[0]).points).toBe(2);
    expect(g.row(0, 'barracksEast')).toBe(2);
  });

  test('[DI-WAR-2] [DI-R26] two: 2 less', () => {
    const first = printed(WEST.attacks[0]);
    expect(attack(table([[], [], WEST.defences], SWORD), EAST.attacks[0]).points).toBe(printed(EAST.attacks[0]) - 2);
    expect(attack(table([[], EAST.defences, []], AXE), WEST.attacks[0]).points).toBe(first - 2);
  });

  test('[DI-WAR-2] so it is for every attack of the line', () => {
    for (const { attacks, defences, forum } of [
      { attacks: EAST.attacks, defences: WEST.defences, forum: SWORD },
      { attacks: WEST.attacks, defences: EAST.defences, forum: AXE },
    ]) {
      attacks.forEach((space, n) => {
        for (let met = 0; met <= defences.length; met++) {
          const theirs = defences.slice(0, met);
          const g = table([attacks.slice(0, n), theirs, theirs], forum);
          expect(attack(g, space)).toMatchObject({ points: printed(space) - met, defence: met });
        }
      });
    }
  });
});

describe('[DI-WAR-3] defence counts from the next turn on', () => {
  test.each([
    { side: 'east', attacks: EAST.attacks, defence: WEST.defences[0], other: 2, forum: SWORD },
    { side: 'west', attacks: WEST.attacks, defence: EAST.defences[0], other: 1, forum: AXE },
  ])('[DI-WAR-3] [DI-R27] to the $side, whoever is faster', ({ attacks, defence, other, forum }) => {
    for (const order of ['attack first', 'defence first']) {
      const g = table([[], [], []], forum);
      const defend = (): void => {
        // The same die cannot show an attack and a shield; the neighbour's shield is laid for that choice alone.
        g.lay(SHIELD);
        g.play(other, construct('red', defence));
        g.lay(forum);
      };
      if (order === 'defence first') defend();
      expect(attack(g, attacks[0]), order).toMatchObject({ points: printed(attacks[0]), defence: 0 });
      if (order === 'attack first') defend();
      g.endTurn();
      g.lay(forum);
      expect(attack(g, attacks[1])).toMatchObject({ points: printed(attacks[1]) - 1, defence: 1 });
    }
  });
});

describe('[DI-WAR-4] what is recorded never changes', () => {
  test('[DI-WAR-4] [DI-R28] defence lowers only later attacks', () => {
    const g = table([[], [], []], SWORD);
    const [first, second, third] = EAST.attacks;
    attack(g, first);
    g.endTurn();
    g.lay(SHIELD);
    g.play(2, construct('red', WEST.defences[0]));
    g.lay(SWORD);
    expect(attack(g, second).points).toBe(printed(second));
    expect(g.seat(0).attacks[first]).toBe(printed(first));
    g.endTurn();
    expect(g.seat(0).attacks).toEqual({ [first]: printed(first), [second]: printed(second) });
    g.lay(SWORD);
    expect(attack(g, third).points).toBe(printed(third) - 1);
    expect(g.row(0, 'barracksEast')).toBe(printed(first) + printed(second) + printed(third) - 1);
  });

  test('[DI-WAR-4] [DI-R28] the second attack one turn later records 1 less', () => {
    const [first, second] = EAST.attacks;
    const g = table([[], [], []], SWORD);
    attack(g, first);
    g.endTurn();
    g.lay(SHIELD);
    g.play(2, construct('red', WEST.defences[0]));
    g.endTurn();
    g.lay(SWORD);
    expect(attack(g, second).points).toBe(printed(second) - 1);
  });
});

test('[DI-WAR-5] [DI-R30] two players: West faces the East of the other, East the West', () => {
  const theirs = [...EAST.defences.slice(0, 1), ...WEST.defences];
  expect(attack(table([[], theirs], AXE), WEST.attacks[0])).toMatchObject({ against: 1, defence: 1, points: printed(WEST.attacks[0]) - 1 });
  expect(attack(table([[], theirs], SWORD), EAST.attacks[0])).toMatchObject({
    against: 1,
    defence: 2,
    points: printed(EAST.attacks[0]) - 2,
  });
  const g = table([theirs, []], AXE);
  expect(attack(g, WEST.attacks[0], 1)).toMatchObject({ against: 0, defence: 1 });
  expect(g.can(0, PASS)).toBe(true);
});
