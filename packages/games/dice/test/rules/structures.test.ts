import { FastRng } from '@maravilha/kernel';
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  AGORA_FIRST_POINTS,
  CITY_IDS,
  DICE,
  dice,
  diceVersions,
  type DieId,
  type FaceDef,
  type SpaceId,
  SPECIAL_DICE,
} from '../../src/index.ts';
import {
  ALL_RESOURCES,
  costOf,
  dieTo,
  effectOf,
  effectsOf,
  lineOf,
  linesIn,
  resources,
  roadTo,
  rowOf,
  showing,
  spacesIn,
  unlocking,
} from '../kit/rows.ts';
import { construct, cross, duo, PASS, sorted, tableWith, WONDER } from '../kit/scenario.ts';

const CITY = CITY_IDS[0];
const RICH = { coins: 20 } as const;
const symbolsOf = (die: DieId): readonly string[] => [...new Set(DICE[die].faces.map((face: FaceDef) => face.symbol))];

describe('[DI-BUILD-1] a symbol with one arrow', () => {
  test('[DI-BUILD-1] leads to the first open space of its line, on every board', () => {
    for (const city of CITY_IDS) {
      for (const { symbols, spaces, structure } of linesIn(city, 'university', 'market', 'agora', 'warehouse').filter(
        (l) => l.order === 'sequence',
      )) {
        const { die } = dieTo(city, spaces[0]);
        for (let n = 0; n < spaces.length; n++) {
          const g = duo({ ...RICH, city, crossed: spaces.slice(0, n) }, { [die]: showing(die, symbols[0]) });
          expect(g.reach(0, die), `${city} ${structure} ${symbols[0]}`).toEqual([spaces[n]]);
        }
      }
    }
  });

  test('[DI-BUILD-1] [DI-R11] of a compass line with one space crossed off only the second can be', () => {
    const { spaces } = lineOf(CITY, 'university', 'compass');
    const g = duo({ ...RICH, city: CITY, crossed: spaces.slice(0, 1) }, { green: showing('green', 'compass') });
    expect(g.reach(0, 'green')).toEqual([spaces[1]]);
    expect(g.refused(0, construct('green', spaces[0]))).toEqual(['already-crossed']);
    expect(g.reason(0, construct('green', spaces[2])).why).toContainEqual({ code: 'not-yet', first: spaces[1] });
    expect(g.can(0, construct('green', spaces[2]))).toBe(false);
  });
});

test('[DI-BUILD-2] [DI-R12] a symbol with several arrows leads to every open space of its line', () => {
  const free = linesIn(CITY, 'market').filter(({ order }) => order === 'any');
  expect(free).toHaveLength(2);
  for (const { symbols, spaces } of free) {
    const forum = { yellow: showing('yellow', symbols[0]) };
    expect(duo({ ...RICH, city: CITY }, forum).reach(0, 'yellow')).toEqual(sorted(spaces));
    for (const taken of spaces) {
      const g = duo({ ...RICH, city: CITY, crossed: [taken] }, forum);
      expect(g.reach(0, 'yellow')).toEqual(sorted(spaces.filter((space) => space !== taken)));
    }
  }
});

const reachedUnder = (game: typeof dice, symbol: string): readonly SpaceId[] =>
  tableWith({ cities: [{ ...RICH, city: CITY }, {}], forum: { yellow: showing('yellow', symbol) } }, 1, game).reach(0, 'yellow');
const isPosition = (game: typeof dice, space: SpaceId): boolean =>
  game.position({ cities: [{ city: CITY, crossed: [space] }, {}] }, new FastRng(1)).ok;

describe('[DI-BUILD-2] which symbols of the Market have several arrows', () => {
  const [rules1] = diceVersions;

  test('[DI-BUILD-2] the coin and the chest, not the camel', () => {
    for (const symbol of ['coin7', 'chest']) expect(reachedUnder(dice, symbol)).toHaveLength(2);
    expect(reachedUnder(dice, 'camel')).toEqual(['market.m1']);
  });

  test('[DI-BUILD-2] under rules 1 the camel and the chest, not the coin', () => {
    for (const symbol of ['camel', 'chest']) expect(reachedUnder(rules1, symbol)).toHaveLength(2);
    expect(reachedUnder(rules1, 'coin7')).toEqual(['market.k1']);
  });

  test('[DI-BUILD-2] a position asks for the order of its own rules', () => {
    expect([isPosition(rules1, 'market.k2'), isPosition(rules1, 'market.m2')]).toEqual([false, true]);
    expect([isPosition(dice, 'market.k2'), isPosition(dice, 'market.m2')]).toEqual([true, false]);
  });
});

test('[DI-BUILD-3] [DI-R10] a die whose line is full cannot be chosen', () => {
  for (const { symbols, spaces } of linesIn(CITY, 'market')) {
    const g = duo({ ...RICH, city: CITY, crossed: spaces }, { yellow: showing('yellow', symbols[0]) });
    expect(g.reach(0, 'yellow')).toEqual([]);
    expect(g.refused(0, construct('yellow', spaces[0]))).toContain('already-crossed');
    // Another space of the same structure is none of this symbol's.
    const other = spacesIn(CITY, 'market').find((space) => !spaces.includes(space)) as SpaceId;
    expect(g.refused(0, construct('yellow', other))).toContain('out-of-reach');
  }
});

describe('[DI-BUILD-4] the Warehouse', () => {
  test('[DI-BUILD-4] has one space for each resource, each reached by its symbol on the grey dice', () => {
    expect(ALL_RESOURCES).toHaveLength(6);
    for (const die of ['grey-1', 'grey-2', 'grey-3'] as const) {
      for (const symbol of symbolsOf(die)) {
        const g = duo({ ...RICH, city: CITY }, { [die]: showing(die, symbol) });
        const space: SpaceId = `warehouse.${symbol}`;
        expect(g.reach(0, die)).toEqual([space]);
        g.play(0, construct(die, space));
        expect(g.seat(0).resources).toBe(1);
      }
    }
  });

  test('[DI-BUILD-4] it does not count in the score', () => {
    expect(duo({ city: CITY, crossed: ALL_RESOURCES }).score().seats[0].total).toBe(0);
  });
});

describe('[DI-BUILD-5] the Agora', () => {
  test('[DI-BUILD-5] has six lines, and every space lies on two of them', () => {
    const lines = linesIn(CITY, 'agora');
    expect(lines.map(({ symbols }) => symbols[0]).sort()).toEqual([...symbolsOf('blue')].sort());
    for (const space of spacesIn(CITY, 'agora')) expect(lines.filter(({ spaces }) => spaces.includes(space))).toHaveLength(2);
  });

  test('[DI-BUILD-5] [DI-R13] a space that comes next on both lines is crossed off with either symbol', () => {
    const lines = linesIn(CITY, 'agora');
    for (const space of spacesIn(CITY, 'agora')) {
      const own = lines.filter(({ spaces }) => spaces.includes(space));
      const before = own.flatMap(({ spaces }) => spaces.slice(0, spaces.indexOf(space)));
      // All that lies before those spaces in turn, so that the position can come about.
      const crossed = new Set(before.flatMap((one) => [...roadTo(CITY, one), one]));
      for (const { symbols } of own) {
        const g = duo({ ...RICH, city: CITY, crossed: [...crossed] }, { blue: showing('blue', symbols[0]) });
        expect(g.reach(0, 'blue')).toEqual([space]);
        g.play(0, construct('blue', space));
        expect(g.seat(0).crossed).toContain(space);
      }
    }
  });
});

describe('[DI-BUILD-6] the first Agora', () => {
  const agora = spacesIn(CITY, 'agora');
  const last = agora.at(-1) as SpaceId;
  const { symbol } = dieTo(CITY, last);
  const nearly = { crossed: [...ALL_RESOURCES, ...agora.slice(0, -1)], coins: 10 };
  const table = (seed = 1) =>
    tableWith(
      {
        cities: [{ city: 'giza', ...nearly }, { city: 'rhodes', ...nearly }, { city: 'babylon' }],
        forum: { blue: showing('blue', symbol) },
      },
      seed,
    );

  test('[DI-BUILD-6] [DI-R37] who completes it first marks 3 points, who does so later does not; both have a bonus', () => {
    const g = table();
    g.play(0, construct('blue', last));
    g.expectDecision(0, 'bonus');
    expect(theEvent(g.endTurn(), 'agora-first')).toEqual({ kind: 'agora-first', seats: [0], points: AGORA_FIRST_POINTS });
    expect(g.view().agoraTaken).toBe(true);
    g.endTurn();
    g.lay({ blue: showing('blue', symbol) });
    g.play(1, construct('blue', last));
    g.expectDecision(1, 'bonus');
    expect(eventsOf(g.endTurn(), 'agora-first')).toEqual([]);
    expect(g.view().seats.map(({ agoraFirst }) => agoraFirst)).toEqual([true, false, false]);
    expect(g.row(0, 'agora') - g.row(1, 'agora')).toBe(AGORA_FIRST_POINTS);
    expect(g.seat(0).bonuses).toHaveLength(1);
    expect(g.seat(1).bonuses).toHaveLength(1);
  });

  test('[DI-BUILD-6] [DI-R38] in the same turn both mark them', () => {
    const g = table();
    g.play(1, construct('blue', last));
    g.play(0, construct('blue', last));
    expect(g.view().agoraTaken).toBe(false);
    expect(theEvent(g.endTurn(), 'agora-first').seats).toEqual([0, 1]);
    expect(g.view().seats.map(({ agoraFirst }) => agoraFirst)).toEqual([true, true, false]);
    expect(g.row(0, 'agora')).toBe(g.row(1, 'agora'));
  });
});

test('[DI-BUILD-7] every Market space gives what its row says', () => {
  for (const space of spacesIn(CITY, 'market')) {
    const { die, symbol } = dieTo(CITY, space);
    const g = duo({ city: CITY, coins: 10, crossed: roadTo(CITY, space) }, { [die]: showing(die, symbol) });
    const events = g.play(0, construct(die, space));
    for (const effect of rowOf(CITY, space).effects) {
      switch (effect.kind) {
        case 'gainCoins':
          expect(theEvent(events, 'coins')).toMatchObject({ count: effect.amount, source: space });
          break;
        case 'cross':
          expect(g.seat(0).pending).toEqual([{ kind: 'cross', colours: effect.colours, count: effect.count }]);
          break;
        case 'coinsAndPointsPerSpace':
          // Nothing of it is crossed off yet, unless it is the Market itself.
          expect(eventsOf(events, 'coins')).toHaveLength(effect.of === 'market' ? 1 : 0);
          break;
        default:
          throw new Error(`no test for ${effect.kind} in the Market`);
      }
    }
  }
});

const next = (structure: 'barracksWest' | 'barracksEast', kind: 'attack' | 'defence'): SpaceId =>
  effectsOf(kind, (found) => found.city === CITY && found.space.startsWith(structure))[0].space;

describe('[DI-BUILD-8] the Barracks', () => {
  test('[DI-BUILD-8] axe West, sword East', () => {
    expect(duo({ ...RICH, city: CITY }, { red: showing('red', 'axe') }).reach(0, 'red')).toEqual([next('barracksWest', 'attack')]);
    expect(duo({ ...RICH, city: CITY }, { red: showing('red', 'sword') }).reach(0, 'red')).toEqual([next('barracksEast', 'attack')]);
  });

  test('[DI-BUILD-8] a shield on either side', () => {
    const both = sorted([next('barracksWest', 'defence'), next('barracksEast', 'defence')]);
    const g = duo({ ...RICH, city: CITY }, { red: showing('red', 'shield') });
    expect(g.reach(0, 'red')).toEqual(both);
    g.play(0, construct('red', both[0]));
    expect(g.seat(0).crossed).toEqual([both[0]]);
  });
});

describe('[DI-BUILD-9] the University', () => {
  test('[DI-BUILD-9] of each city has three lines and unlocks each special die', () =>
    forRows(CITY_IDS, (city) => {
      expect(
        linesIn(city, 'university')
          .map(({ symbols }) => symbols[0])
          .sort(),
      ).toEqual([...symbolsOf('green')].sort());
      for (const special of SPECIAL_DICE) {
        const road = unlocking(city, special);
        const space = road.at(-1) as SpaceId;
        const { die, symbol } = dieTo(city, space);
        const g = duo({ ...RICH, city, crossed: road.slice(0, -1) }, { [die]: showing(die, symbol) });
        expect(g.seat(0).unlocked).toEqual([]);
        expect(theEvent(g.play(0, construct(die, space)), 'unlocked')).toEqual({ kind: 'unlocked', seat: 0, die: special });
        expect(g.seat(0).unlocked).toEqual([special]);
      }
    }));

  test('[DI-BUILD-9] no two are alike', () => {
    const rows = CITY_IDS.map((city) =>
      JSON.stringify(linesIn(city, 'university').map((line) => line.spaces.map((space) => [line.symbols, rowOf(city, space)]))),
    );
    expect(new Set(rows).size).toBe(CITY_IDS.length);
  });
});

describe('[DI-BUILD-10] the Gallery of Leaders', () => {
  const unlocked = { ...RICH, city: CITY, crossed: unlocking(CITY, 'white') };

  test('[DI-BUILD-10] each bust of the white die leads to its leaders', () => {
    for (const symbol of symbolsOf('white')) {
      const g = duo(unlocked, { white: showing('white', symbol) });
      expect(g.reach(0, 'white')).toEqual([lineOf(CITY, 'leadersGallery', symbol).spaces[0]]);
    }
  });

  test('[DI-BUILD-10] a leader opens the spaces of its colour', () =>
    forRows(['blue', 'green', 'red', 'yellow'] as const, (colour) => {
      const [space] = lineOf(CITY, 'leadersGallery', `leader-${colour}`).spaces;
      const g = duo(unlocked, { white: showing('white', `leader-${colour}`) });
      g.play(0, construct('white', space));
      expect(g.seat(0).pending).toMatchObject([{ kind: 'cross', colours: [colour] }]);
    }));

  test('[DI-BUILD-10] laurels open nothing', () => {
    const [space] = lineOf(CITY, 'leadersGallery', 'leader-laurel').spaces;
    const g = duo(unlocked, { white: showing('white', 'leader-laurel') });
    g.play(0, construct('white', space));
    g.expectDecision(0, 'ready');
  });
});

test('[DI-BUILD-11] every face of the purple die leads to the one line of the Guild Court', () => {
  const [line, ...others] = linesIn(CITY, 'guildCourt');
  expect(others).toEqual([]);
  expect(symbolsOf('purple')).toHaveLength(6);
  for (const symbol of symbolsOf('purple')) {
    // At three seats nobody is ahead of anybody, but for the University that unlocked the die.
    for (let n = 0; n < line.spaces.length; n++) {
      const crossed = [...unlocking(CITY, 'purple'), ...line.spaces.slice(0, n)];
      const g = tableWith({
        options: { seats: 3 },
        cities: [{ ...RICH, city: CITY, crossed }],
        forum: { purple: showing('purple', symbol) },
      });
      expect(g.reach(0, 'purple')).toEqual([line.spaces[n]]);
    }
  }
});

describe('[DI-BUILD-12] the Wonder', () => {
  test('[DI-BUILD-12] of each city: three stages in order, then no more', () =>
    forRows(CITY_IDS, (city) => {
      const stages = spacesIn(city, 'wonder');
      expect(stages).toHaveLength(3);
      for (let n = 0; n < stages.length; n++) {
        const g = duo({ ...RICH, city, crossed: stages.slice(0, n) });
        expect(theEvent(g.play(0, WONDER), 'crossed').space).toBe(stages[n]);
      }
      expect(duo({ ...RICH, city, crossed: stages }).refused(0, WONDER)).toEqual(['wonder-complete']);
    }));

  test('[DI-BUILD-12] no two are alike', () => {
    expect(new Set(CITY_IDS.map((city) => JSON.stringify(spacesIn(city, 'wonder').map((space) => rowOf(city, space))))).size).toBe(
      CITY_IDS.length,
    );
  });

  test('[DI-BUILD-12] [DI-R46] it takes no die, so nothing is gained for choosing one', () => {
    const { city, space, effect } = effectOf('coinsWhenChosen', (found) => found.effect.colour === 'grey');
    const stage = spacesIn(city, 'wonder').find((one) => costOf(city, one) >= 2) as SpaceId;
    const produced = costOf(city, stage) - 1;
    const crossed = [...resources(produced), ...roadTo(city, space), space, ...roadTo(city, stage)];
    const g = duo({ city, crossed, coins: 5 });
    expect(effect.amount).toBeGreaterThan(0);
    const events = g.play(0, WONDER);
    expect(theEvent(events, 'crossed')).toMatchObject({ space: stage, diePaid: 0, spacePaid: 1 });
    expect(eventsOf(events, 'coins').filter(({ source }) => source === 'die')).toEqual([]);
  });
});

test('[DI-BUILD-1] an effect or die that leads elsewhere is refused', () => {
  const g = duo({ ...RICH, city: CITY }, { blue: showing('blue', 'mask') });
  expect(g.refused(0, construct('blue', ALL_RESOURCES[0]))).toContain('out-of-reach');
  expect(g.refused(0, cross(ALL_RESOURCES[0]))).toContain('other-decision');
  expect(g.can(0, PASS)).toBe(true);
});
