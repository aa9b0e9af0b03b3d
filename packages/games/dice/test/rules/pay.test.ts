import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CITY_IDS, PASS_COINS, RESERVE, START_COINS } from '../../src/index.ts';
import {
  ALL_RESOURCES,
  boardOf,
  costOf,
  DEAREST,
  dieTo,
  effectOf,
  resources,
  roadTo,
  showing,
  someOf,
  spacesIn,
  stageWith,
} from '../kit/rows.ts';
import { construct, duo, PASS, type Scenario, WONDER } from '../kit/scenario.ts';
import type { SpaceId } from '../../src/index.ts';

const CITY = CITY_IDS[0];
/** A space that starting dice reach and that costs something, with what lies before it. */
const priced = (least: number): SpaceId => {
  const found = boardOf(CITY).find((space) => costOf(CITY, space) >= least && /^(agora|market)/.test(space));
  if (found === undefined) throw new Error(`no space costs ${least}`);
  return found;
};
/** The first seat may cross off the space with a die of that cost. */
const before = (space: SpaceId, coins: number, produced: number, dieCost = 0): { g: Scenario; move: ReturnType<typeof construct> } => {
  const { die, symbol } = dieTo(CITY, space);
  const crossed = [...resources(produced, space), ...roadTo(CITY, space)];
  return { g: duo({ city: CITY, crossed, coins }, { [die]: showing(die, symbol, dieCost) }), move: construct(die, space) };
};

describe('[DI-PAY-1] resources', () => {
  test('[DI-PAY-1] Warehouse spaces produce one each', () =>
    forRows([0, 1, 2, 3, 4, 5, 6], (count) => {
      expect(duo({ city: CITY, crossed: resources(count) }).seat(0).resources).toBe(count);
    }));

  test('[DI-PAY-1] which ones they are does not matter', () => {
    const space = priced(1);
    const { die, symbol } = dieTo(CITY, space);
    for (const resource of ALL_RESOURCES) {
      const g = duo({ city: CITY, crossed: [resource, ...roadTo(CITY, space)] }, { [die]: showing(die, symbol) });
      expect(theEvent(g.play(0, construct(die, space)), 'crossed').spacePaid).toBe(costOf(CITY, space) - 1);
    }
  });

  test('[DI-PAY-1] [DI-R02] they are not used up: two spaces in one turn, no coin for either', () => {
    const { city, space: stage } = stageWith('anotherAction');
    const [space] = someOf(city, 'agora', 1);
    const { die, symbol } = dieTo(city, space);
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, stage)], coins: 0 }, { [die]: showing(die, symbol) });
    const events = [...g.play(0, WONDER), ...g.play(0, construct(die, space))];
    expect(eventsOf(events, 'crossed').map(({ space: crossed, spacePaid }) => [crossed, spacePaid])).toEqual([
      [stage, 0],
      [space, 0],
    ]);
    expect(g.seat(0)).toMatchObject({ coins: 0, resources: ALL_RESOURCES.length });
  });
});

describe('[DI-PAY-2] a coin for each resource that is missing', () => {
  test('[DI-PAY-2] [DI-R01] one is missing: one coin, and the Warehouse stays as it is', () => {
    const space = priced(3);
    const produced = costOf(CITY, space) - 1;
    const { g, move } = before(space, 5, produced);
    expect(theEvent(g.play(0, move), 'crossed')).toMatchObject({ spacePaid: 1, diePaid: 0 });
    expect(g.seat(0)).toMatchObject({ coins: 4, resources: produced });
  });

  test('[DI-PAY-2] [DI-R03] more than is asked for gives nothing', () => {
    const space = boardOf(CITY).find((one) => one.startsWith('agora') && costOf(CITY, one) < 4) as SpaceId;
    const { g, move } = before(space, 5, 4);
    const events = g.play(0, move);
    expect(theEvent(events, 'crossed').spacePaid).toBe(0);
    expect(eventsOf(events, 'coins')).toEqual([]);
    expect(g.seat(0).coins).toBe(5);
  });

  test('[DI-PAY-2] so it is for every space and every production', () => {
    for (const space of spacesIn(CITY, 'agora', 'market', 'barracksWest', 'barracksEast', 'university', 'warehouse')) {
      for (let produced = 0; produced <= 5; produced++) {
        const { g, move } = before(space, 7, produced);
        expect(g.reason(0, move).bill).toMatchObject({
          cost: costOf(CITY, space),
          resources: Math.min(produced, costOf(CITY, space)),
          total: Math.max(0, costOf(CITY, space) - produced),
        });
        expect(theEvent(g.play(0, move), 'crossed').spacePaid).toBe(Math.max(0, costOf(CITY, space) - produced));
      }
    }
  });
});

describe('[DI-PAY-3] dice are paid in coins alone', () => {
  test('[DI-PAY-3] [DI-R05] six resources do not pay for a die', () => {
    const [space] = someOf(CITY, 'agora', 1);
    const { g, move } = before(space, DEAREST - 1, 6, DEAREST);
    expect(g.refused(0, move)).toEqual(['too-expensive']);
    expect(g.reason(0, move).why).toContainEqual({ code: 'too-expensive', short: 1 });
    expect(before(space, DEAREST, 6, DEAREST).g.can(0, move)).toBe(true);
  });
});

test('[DI-PAY-4] die and space together must be paid in full', () => {
  const space = priced(2);
  const both = 2 + costOf(CITY, space);
  const short = before(space, both - 1, 0, 2);
  expect(short.g.reason(0, short.move)).toMatchObject({
    possible: false,
    why: [{ code: 'too-expensive', short: 1 }],
    bill: { total: both },
  });
  expect(short.g.can(0, short.move)).toBe(false);
  const exact = before(space, both, 0, 2);
  exact.g.play(0, exact.move);
  expect(exact.g.seat(0).spent).toBeGreaterThanOrEqual(both);
});

describe('[DI-PAY-5] pay, cross off, then the effect', () => {
  test('[DI-PAY-5] [DI-R06] the coins of a space do not pay for it', () => {
    const { space } = effectOf(
      'gainCoins',
      (found) => found.city === CITY && costOf(CITY, found.space) > 0 && found.space.startsWith('market'),
    );
    const { g, move } = before(space, 0, 0);
    expect(g.refused(0, move)).toEqual(['too-expensive']);
    expect(before(space, costOf(CITY, space), 0).g.can(0, move)).toBe(true);
  });

  test('[DI-PAY-5] [DI-R07] nor does its resource', () => {
    const space = ALL_RESOURCES.find((one) => costOf(CITY, one) >= 2) as SpaceId;
    const produced = costOf(CITY, space) - 1;
    const { g, move } = before(space, 3, produced);
    expect(theEvent(g.play(0, move), 'crossed').spacePaid).toBe(1);
    expect(g.seat(0)).toMatchObject({ coins: 2, resources: produced + 1 });
  });
});

describe('[DI-PAY-6] the Gold Reserve', () => {
  test('[DI-PAY-6] gained coins take free places, spent ones are filled in', () => {
    const space = priced(1);
    const { g, move } = before(space, 5, costOf(CITY, space) - 1);
    expect(g.seat(0)).toMatchObject({ coins: 5, spent: START_COINS - 5 });
    g.play(0, move);
    expect(g.seat(0)).toMatchObject({ coins: 4, spent: START_COINS - 4 });
    g.play(1, PASS);
    g.play(0, PASS);
    expect(g.seat(0)).toMatchObject({ coins: 4 + PASS_COINS, spent: START_COINS - 4 });
  });

  test('[DI-PAY-6] [DI-R58] with no place free, filled ones are erased and circled again', () => {
    const { city, space, effect } = effectOf('gainCoins', (found) => found.space.startsWith('market'));
    const { die, symbol } = dieTo(city, space);
    const [coins, spent] = [10, RESERVE - 10];
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, space)], coins, spent }, { [die]: showing(die, symbol) });
    g.play(0, construct(die, space));
    expect(g.seat(0)).toMatchObject({ coins: coins + effect.amount, spent: spent - effect.amount });
  });

  test('[DI-PAY-6] free places first, then filled ones', () => {
    const g = duo({ city: CITY, coins: RESERVE - 5, spent: 4 });
    g.play(0, PASS);
    expect(g.seat(0)).toMatchObject({ coins: RESERVE - 5 + PASS_COINS, spent: 5 - PASS_COINS });
  });
});

test('[DI-PAY-7] there are never more coins than places', () => {
  const g = duo({ city: CITY, coins: RESERVE - 1 });
  expect(theEvent(g.play(0, PASS), 'coins').count).toBe(1);
  expect(g.seat(0)).toMatchObject({ coins: RESERVE, spent: 0 });
  g.play(1, PASS);
  expect(eventsOf(g.play(0, PASS), 'coins')).toEqual([]);
  expect(g.seat(0)).toMatchObject({ coins: RESERVE, spent: 0 });
});
