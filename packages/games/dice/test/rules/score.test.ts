import { FastRng } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  AGORA_FIRST_POINTS,
  CITY_IDS,
  type CityId,
  dice,
  PASS_COINS,
  RESERVE,
  SCORE_ROWS,
  type ScoreRow,
  type SpaceId,
  structureIn,
} from '../../src/index.ts';
import { ALL_RESOURCES, boardOf, effectOf, effectsOf, lineOf, rowOf, someOf, spacesIn, unlocking, upTo } from '../kit/rows.ts';
import { duo, type Scenario, tableWith } from '../kit/scenario.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const printed = (city: CityId, spaces: readonly SpaceId[]): number => sum(spaces.map((space) => rowOf(city, space).points));
const SCORING = ['attack', 'coinsAndPointsPerSpace', 'pointsPerLeader'];
/** Structures of the city in which nothing but printed points counts. */
const plainRows = (city: CityId): readonly ScoreRow[] =>
  SCORE_ROWS.filter((row) => spacesIn(city, row).every((space) => rowOf(city, space).effects.every(({ kind }) => !SCORING.includes(kind))));
const attackPoints = (space: SpaceId): number => effectOf('attack', (found) => found.space === space).effect.points;

describe('[DI-SCORE-1] the sum over eight structures', () => {
  test('[DI-SCORE-1] of each city: what is printed counts where it stands', () =>
    forRows(CITY_IDS, (city) => {
      expect(plainRows(city)).toEqual(expect.arrayContaining(['university', 'agora', 'guildCourt']));
      for (const row of plainRows(city)) {
        for (let count = 0; count <= spacesIn(city, row).length; count++) {
          const spaces = someOf(city, row, count);
          const unlocked = row === 'guildCourt' ? unlocking(city, 'purple') : [];
          const first = row === 'agora' && count === spacesIn(city, row).length ? AGORA_FIRST_POINTS : 0;
          expect(duo({ city, crossed: [...unlocked, ...spaces] }).row(0, row), `${row} ${count}`).toBe(printed(city, spaces) + first);
        }
      }
    }));

  test('[DI-SCORE-1] the total is the sum of the eight rows', () => {
    const { total, rows } = duo({ city: 'giza', crossed: boardOf('giza') }).score().seats[0];
    expect(Object.keys(rows)).toEqual([...SCORE_ROWS]);
    expect(SCORE_ROWS).toHaveLength(8);
    expect(total).toBe(sum(Object.values(rows)));
  });

  test('[DI-SCORE-1] nothing crossed off is worth nothing', () => {
    expect(duo({ city: 'giza' }).score().seats[0].total).toBe(0);
  });
});

test('[DI-SCORE-2] the Barracks count what was recorded', () => {
  const attacks = lineOf('giza', 'barracksWest', 'axe').spaces.slice(0, 3);
  const last = attacks[2];
  const all = duo({ city: 'giza', crossed: attacks });
  expect(all.row(0, 'barracksWest')).toBe(sum(attacks.map(attackPoints)));
  const met = duo(
    { city: 'giza', crossed: attacks, attacks: { [last]: attackPoints(last) - 2 } },
    {},
    { crossed: spacesIn('rhodes', 'barracksEast').slice(-2) },
  );
  expect(met.row(0, 'barracksWest')).toBe(sum(attacks.map(attackPoints)) - 2);
  expect(met.row(0, 'barracksEast')).toBe(0);
});

test('[DI-SCORE-3] the mark of the first Agora adds 3', () => {
  const agora = spacesIn('giza', 'agora');
  const g = tableWith({
    cities: [{ city: 'giza', crossed: agora, agoraFirst: true }, { city: 'rhodes', crossed: agora, agoraFirst: false }, {}],
  });
  expect(g.row(0, 'agora')).toBe(printed('giza', agora) + 3);
  expect(g.row(1, 'agora')).toBe(printed('giza', agora));
});

describe('[DI-SCORE-4] points by what is crossed off at the end', () => {
  test('[DI-SCORE-4] they count for the structure in which the effect stands', () => {
    const { city, space, effect } = effectOf(
      'coinsAndPointsPerSpace',
      (found) => found.space.startsWith('market') && found.effect.of === 'university',
    );
    const line = boardOf(city).filter((one) => structureIn(one) === 'university');
    const g = duo({ city, crossed: [...upTo(city, space), ...line] });
    expect(g.row(0, 'market')).toBe(effect.points * line.length);
    expect(g.row(0, 'university')).toBe(printed(city, line));
  });

  test('[DI-SCORE-4] [DI-R55] two leaders and two laurels: 4 points for each laurel', () => {
    const laurels = effectsOf('pointsPerLeader', ({ city }) => city === 'giza');
    expect(laurels.map(({ effect }) => effect.points)).toEqual([1, 1]);
    const leaders: readonly SpaceId[] = ['leadersGallery.blue', 'leadersGallery.red', ...laurels.map(({ space }) => space)];
    const g = duo({ city: 'giza', crossed: [...unlocking('giza', 'white'), ...leaders] });
    expect(g.row(0, 'leadersGallery')).toBe(8 + printed('giza', leaders));
  });
});

test('[DI-SCORE-5] coins and resources are not worth points', () => {
  expect(duo({ city: 'giza', crossed: ALL_RESOURCES, coins: RESERVE }).score().seats[0].total).toBe(0);
});

const totals = (g: Scenario): readonly number[] => g.score().seats.map(({ total }) => total);

describe('[DI-SCORE-6] who wins', () => {
  // What all boards share, three structures complete: the last turn, with equal points for equal spaces.
  const crossed = spacesIn('giza', 'barracksWest', 'barracksEast', 'agora');
  const lastAttack = lineOf('giza', 'barracksWest', 'axe').spaces.at(-1) as SpaceId;
  const ending = (coins: readonly [number, number], less: number): Scenario => {
    const g = tableWith({
      cities: [
        { city: 'giza', crossed, coins: coins[0], agoraFirst: true },
        { city: 'rhodes', crossed, coins: coins[1], agoraFirst: true, attacks: { [lastAttack]: attackPoints(lastAttack) - less } },
      ],
    });
    g.endTurn();
    return g;
  };

  test('[DI-SCORE-6] [DI-R60] equal points: more coins', () => {
    const g = ending([4 - PASS_COINS, 6 - PASS_COINS], 0);
    expect(g.view().seats.map(({ coins }) => coins)).toEqual([4, 6]);
    expect(totals(g)[0]).toBe(totals(g)[1]);
    g.expectOver([1]);
    expect(g.score().tieBreak).toBe('coins');
  });

  test('[DI-SCORE-6] [DI-R60] equal coins, too: both', () => {
    const g = ending([6 - PASS_COINS, 6 - PASS_COINS], 0);
    g.expectOver([0, 1]);
    expect(g.score().tieBreak).toBeUndefined();
  });

  test('[DI-SCORE-6] [DI-R61] one point more beats any coins', () => {
    const g = ending([0, 17], 1);
    expect(totals(g)[0]).toBe(totals(g)[1] + 1);
    expect(g.seat(1).coins).toBe(17 + PASS_COINS);
    g.expectOver([0]);
    expect(g.score().tieBreak).toBeUndefined();
  });

  test('[DI-SCORE-6] more than two share a victory', () => {
    const words = { crossed, coins: 5, agoraFirst: true } as const;
    const g = tableWith({
      cities: [{ city: 'giza', ...words }, { city: 'rhodes', ...words }, { city: 'babylon', ...words }, { city: 'olympia' }],
    });
    g.endTurn();
    g.expectOver([0, 1, 2]);
  });
});

test('[DI-SCORE-1] while cities are chosen nobody has any points', () => {
  const s = dice.blank({ seats: 3, cities: 'choose' });
  dice.setup({ seats: 3, cities: 'choose' }, new FastRng(1), s);
  expect(dice.score(s).seats.map(({ total, rows }) => [total, ...Object.values(rows)])).toEqual(
    Array.from({ length: 3 }, () => Array.from({ length: SCORE_ROWS.length + 1 }, () => 0)),
  );
});
