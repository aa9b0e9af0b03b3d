import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  CITY_IDS,
  type CityId,
  type Countable,
  DIE_IDS,
  PASS_COINS,
  type SpaceId,
  structureIn,
  type StructureId,
} from '../../src/index.ts';
import {
  ALL_RESOURCES,
  costOf,
  DEAREST,
  dieTo,
  effectOf,
  effectsOf,
  lastStageWith,
  lineOf,
  openIn,
  resources,
  roadTo,
  sectionOf,
  showing,
  someOf,
  spacesIn,
  stageWith,
  structuresOf,
  unlocking,
  upTo,
  firstOf,
} from '../kit/rows.ts';
import { bonus, construct, cross, DECLINE, duo, PASS, type Scenario, sorted, WONDER } from '../kit/scenario.ts';

const counted = (of: Countable): readonly StructureId[] => (of === 'barracks' ? ['barracksWest', 'barracksEast'] : [of]);
describe('[DI-EFFECT-1] what lasts serves in the same turn already', () => {
  test('[DI-EFFECT-1] [DI-R53] a colour made free is free for another action', () => {
    // The last stage opens a bonus and another action; the bonus crosses off what makes a colour free.
    const { city, space: stage } = lastStageWith('anotherAction');
    const { space, effect } = effectOf('dieCostZero', (found) => found.city === city && found.effect.colour === 'blue');
    const crossed = [...ALL_RESOURCES, ...roadTo(city, stage), ...roadTo(city, space)];
    const blue = firstOf(city, effect.colour, crossed, DEAREST);
    const g = duo({ city, crossed, coins: 0 }, blue.forum);
    expect(g.refused(0, construct(blue.die, blue.space))).toEqual(['too-expensive']);
    g.playAll(0, WONDER, bonus('cross'), cross(space));
    g.expectDecision(0, 'action');
    expect(theEvent(g.play(0, construct(blue.die, blue.space)), 'crossed').diePaid).toBe(0);
  });

  test('[DI-EFFECT-1] a resource serves for the next space', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.colours.includes('grey') && effect.count === 2);
    const dear = ALL_RESOURCES.find((space) => costOf(city, space) >= 2) as SpaceId;
    const cheap = ALL_RESOURCES.find((space) => costOf(city, space) === 0) as SpaceId;
    const crossed = roadTo(city, stage);
    const g = duo({ city, crossed, coins: costOf(city, stage) + costOf(city, dear) - 1 });
    g.play(0, WONDER);
    expect(g.refused(0, cross(dear))).toEqual(['too-expensive']);
    g.play(0, cross(cheap));
    expect(theEvent(g.play(0, cross(dear)), 'crossed').spacePaid).toBe(costOf(city, dear) - 1);
  });
});

test('[DI-EFFECT-2] coins are gained at once', () => {
  const { city, space, effect } = stageWith('gainCoins');
  const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, space)], coins: 1 });
  expect(theEvent(g.play(0, WONDER), 'coins')).toEqual({ kind: 'coins', seat: 0, count: effect.amount, source: space });
  expect(g.seat(0).coins).toBe(1 + effect.amount);
});

describe('[DI-EFFECT-3] cross off a space of a colour', () => {
  // Not on a last stage, which would open a bonus first.
  const single = effectsOf(
    'cross',
    ({ city, space, effect }) => effect.count === 1 && effect.colours.length === 1 && spacesIn(city, 'wonder').slice(0, -1).includes(space),
  );

  test('[DI-EFFECT-3] any line of its structures, arrows followed, each for its cost and no die', () => {
    expect(single.length).toBeGreaterThan(0);
    for (const { city, space: stage, effect } of single) {
      const g = duo({ city, crossed: roadTo(city, stage), coins: 20 });
      g.play(0, WONDER);
      g.expectDecision(0, 'cross');
      const open = openIn(city, structuresOf(city, ...effect.colours), []);
      expect(g.crossable(0)).toEqual(sorted(open));
      const { coins } = g.seat(0);
      expect(theEvent(g.play(0, cross(open[0])), 'crossed')).toMatchObject({ by: 'effect', diePaid: 0, spacePaid: costOf(city, open[0]) });
      expect(g.seat(0).crossed).toContain(open[0]);
      expect(g.seat(0).coins).toBe(coins - costOf(city, open[0]));
    }
  });

  test('[DI-EFFECT-3] what cannot be paid is not offered', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.colours.includes('grey'));
    const g = duo({ city, crossed: roadTo(city, stage), coins: costOf(city, stage) });
    g.play(0, WONDER);
    expect(g.crossable(0)).toEqual(sorted(ALL_RESOURCES.filter((space) => costOf(city, space) === 0)));
  });

  test('[DI-EFFECT-3] it may be declined', () => {
    const { city, space: stage } = single[0];
    const g = duo({ city, crossed: roadTo(city, stage), coins: 20 });
    g.play(0, WONDER);
    expect(theEvent(g.play(0, DECLINE), 'declined')).toEqual({ kind: 'declined', seat: 0, what: 'cross' });
    g.expectDecision(0, 'ready');
  });

  test('[DI-EFFECT-3] there is nothing to decline in an action', () => {
    expect(duo({ city: 'giza' }).refused(0, DECLINE)).toEqual(['nothing-to-decline']);
  });

  test('[DI-EFFECT-3] [DI-R57] the die of the colour does not matter', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.colours.includes('blue'));
    const space = openIn(city, ['agora'], []).find((one) => costOf(city, one) <= 1) as SpaceId;
    const crossed = [...resources(Math.max(1, costOf(city, space))), ...roadTo(city, stage)];
    const coins = Math.max(0, costOf(city, stage) - 1);
    const g = duo({ city, crossed, coins }, { blue: { section: sectionOf(DEAREST) } });
    g.play(0, WONDER);
    expect(theEvent(g.play(0, cross(space)), 'crossed')).toMatchObject({ diePaid: 0, spacePaid: 0 });
  });
});

test('[DI-EFFECT-4] of several colours one is chosen', () => {
  const { city, space: stage, effect } = stageWith('cross', (found) => found.effect.colours.length > 1 && found.effect.count === 1);
  const crossed = [...ALL_RESOURCES, ...roadTo(city, stage)];
  const open = openIn(city, structuresOf(city, ...effect.colours), []);
  expect(new Set(open.map(structureIn)).size).toBeGreaterThan(1);
  for (const space of open) {
    const g = duo({ city, crossed, coins: 10 });
    g.play(0, WONDER);
    expect(g.crossable(0)).toEqual(sorted(open));
    g.play(0, cross(space));
    expect(g.seat(0).pending.filter(({ kind }) => kind === 'cross' && structureIn(space) !== 'market')).toEqual([]);
  }
});

describe('[DI-EFFECT-5] up to two', () => {
  test('[DI-EFFECT-5] [DI-R56] the resource of the first space helps to pay the second; one or none will do, too', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.count === 2 && effect.colours.includes('grey'));
    const cheap = ALL_RESOURCES.find((space) => costOf(city, space) === 0) as SpaceId;
    const dear = ALL_RESOURCES.find((space) => costOf(city, space) >= 2) as SpaceId;
    const left = costOf(city, dear) - 1;
    // After the stage a coin too few is left for the dear one, and no resource is there.
    const start = (): Scenario => {
      const g = duo({ city, crossed: roadTo(city, stage), coins: costOf(city, stage) + left });
      g.play(0, WONDER);
      return g;
    };
    const both = start();
    expect(both.seat(0)).toMatchObject({ coins: left, resources: 0, pending: [{ kind: 'cross', colours: ['grey'], count: 2 }] });
    expect(both.can(0, cross(dear))).toBe(false);
    expect(theEvent(both.play(0, cross(cheap)), 'crossed').spacePaid).toBe(0);
    expect(both.seat(0).pending).toEqual([{ kind: 'cross', colours: ['grey'], count: 1 }]);
    expect(theEvent(both.play(0, cross(dear)), 'crossed').spacePaid).toBe(left);
    both.expectDecision(0, 'ready');
    expect(both.seat(0)).toMatchObject({ coins: 0, resources: 2 });

    const one = start();
    one.playAll(0, cross(cheap), DECLINE);
    one.expectDecision(0, 'ready');
    expect(one.seat(0)).toMatchObject({ coins: left, resources: 1 });

    const none = start();
    none.play(0, DECLINE);
    none.expectDecision(0, 'ready');
    expect(none.seat(0)).toMatchObject({ coins: left, resources: 0 });
  });

  test('[DI-EFFECT-5] red ones may lie in both Barracks', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.count === 2 && effect.colours.includes('red'));
    const [west] = lineOf(city, 'barracksWest', 'axe').spaces;
    const [east] = lineOf(city, 'barracksEast', 'shield').spaces;
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, stage)], coins: 10 });
    g.playAll(0, WONDER, cross(west), cross(east));
    expect(g.seat(0).crossed).toEqual(expect.arrayContaining([west, east]));
    g.expectDecision(0, 'ready');
  });
});

describe('[DI-EFFECT-6] a structure with a free die', () => {
  const { city, space: stage } = stageWith('constructFreeDie');
  const crossed = [...ALL_RESOURCES, ...roadTo(city, stage)];
  const dear = Object.fromEntries(DIE_IDS.slice(0, 7).map((die) => [die, { section: sectionOf(DEAREST) }]));

  test('[DI-EFFECT-6] the die costs nothing, the space does', () => {
    const [space] = someOf(city, 'agora', 1);
    const { die, symbol } = dieTo(city, space);
    const g = duo(
      { city, crossed: roadTo(city, stage), coins: costOf(city, stage) + costOf(city, space) },
      { ...dear, [die]: showing(die, symbol, DEAREST) },
    );
    g.play(0, WONDER);
    g.expectDecision(0, 'free-die');
    expect(g.reason(0, construct(die, space)).bill).toMatchObject({ total: costOf(city, space), left: 0 });
    expect(theEvent(g.play(0, construct(die, space)), 'crossed')).toMatchObject({ by: die, diePaid: 0, spacePaid: costOf(city, space) });
  });

  test('[DI-EFFECT-6] neither the Wonder nor a pass, but it may be declined', () => {
    const g = duo({ city, crossed, coins: 20 }, dear);
    g.play(0, WONDER);
    expect(new Set(g.legal(0).map(({ kind }) => kind))).toEqual(new Set(['construct', 'decline']));
    expect(g.refused(0, WONDER)).toContain('other-decision');
    expect(g.refused(0, PASS)).toContain('other-decision');
    expect(theEvent(g.play(0, DECLINE), 'declined').what).toBe('free-die');
    g.expectDecision(0, 'ready');
  });

  test('[DI-EFFECT-6] special dice only for who has unlocked them', () => {
    const other = { city: CITY_IDS.find((id) => id !== city) as CityId };
    const black = { black: showing('black', 'spy-blue', DEAREST) };
    const mine = duo({ city, crossed: [...crossed, ...unlocking(city, 'black')], coins: 0 }, black);
    mine.play(0, WONDER);
    expect(mine.reach(0, 'black')).toEqual(sorted(openIn(city, ['agora'], [])));
    const theirs = duo({ city, crossed, coins: 0 }, black, { ...other, crossed: unlocking(other.city, 'black') });
    theirs.play(0, WONDER);
    expect(theirs.reach(0, 'black')).toEqual([]);
    expect(theirs.refused(0, construct('black', openIn(city, ['agora'], [])[0]))).toContain('locked');
  });
});

describe('[DI-EFFECT-7] another action', () => {
  const { city, space: stage } = stageWith('anotherAction');

  test('[DI-EFFECT-7] of whatever kind, at full cost', () => {
    const blue = firstOf(city, 'blue', [], 2);
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, stage)], coins: 20 }, blue.forum);
    g.play(0, WONDER);
    g.expectDecision(0, 'action');
    expect(new Set(g.legal(0).map(({ kind }) => kind))).toEqual(new Set(['construct', 'wonder', 'pass']));
    expect(theEvent(g.play(0, construct(blue.die, blue.space)), 'crossed')).toMatchObject({ diePaid: 2 });
    g.expectDecision(0, 'ready');
  });

  test('[DI-EFFECT-7] [DI-R47] it can be a pass', () => {
    const forum = Object.fromEntries(DIE_IDS.slice(0, 7).map((die) => [die, { section: sectionOf(DEAREST) }]));
    const g = duo({ city, crossed: roadTo(city, stage), coins: costOf(city, stage) }, forum);
    g.play(0, WONDER);
    expect(g.legal(0)).toEqual([PASS]);
    g.play(0, PASS);
    expect(g.seat(0).coins).toBe(PASS_COINS);
    g.expectDecision(0, 'ready');
  });

  test('[DI-EFFECT-7] [DI-R48] the same die again costs again', () => {
    const { city: own, space } = lastStageWith('anotherAction');
    const attacks = lineOf(own, 'barracksWest', 'axe').spaces;
    const g = duo({ city: own, crossed: [...ALL_RESOURCES, ...roadTo(own, space)], coins: 10 }, { red: showing('red', 'axe', 1) });
    g.playAll(0, WONDER, bonus('again'));
    const { coins } = g.seat(0);
    expect(g.seat(0).pending).toEqual([{ kind: 'action' }, { kind: 'action' }]);
    expect(theEvent(g.play(0, construct('red', attacks[0])), 'crossed').diePaid).toBe(1);
    expect(theEvent(g.play(0, construct('red', attacks[1])), 'crossed').diePaid).toBe(1);
    expect(g.seat(0).coins).toBe(coins - 2);
    g.expectDecision(0, 'ready');
  });
});

/** The space comes next for the first seat, and `others` are crossed off. */
const atTurn = (city: CityId, space: SpaceId, others: readonly SpaceId[]): Scenario => {
  const crossed = [...new Set([...ALL_RESOURCES, ...roadTo(city, space), ...others])];
  if (structureIn(space) === 'wonder') return duo({ city, crossed, coins: 0 });
  const { die, symbol } = dieTo(city, space);
  return duo({ city, crossed, coins: 0 }, { [die]: showing(die, symbol) });
};

describe('[DI-EFFECT-8] coins and points for each space', () => {
  test('[DI-EFFECT-8] coins at once for what is crossed off, itself included if it lies there', () => {
    const found = effectsOf('coinsAndPointsPerSpace');
    expect(new Set(found.map(({ space, effect }) => counted(effect.of).includes(structureIn(space)))).size).toBe(2);
    for (const { city, space, effect } of found) {
      const structures = counted(effect.of);
      const own = structures.includes(structureIn(space));
      const others = own ? roadTo(city, space) : structures.flatMap((structure) => someOf(city, structure, 2));
      const g = atTurn(city, space, others);
      const events = g.play(0, structureIn(space) === 'wonder' ? WONDER : construct(dieTo(city, space).die, space));
      const gained = theEvent(
        events.filter((event) => event.kind !== 'coins' || event.source !== 'die'),
        'coins',
      );
      expect(gained).toMatchObject({ count: effect.coins * (others.length + (own ? 1 : 0)), source: space });
    }
  });

  test('[DI-EFFECT-8] points for those crossed off at the end', () => {
    const { city, space, effect } = effectOf(
      'coinsAndPointsPerSpace',
      (found) => !counted(found.effect.of).includes(structureIn(found.space)),
    );
    const [structure] = counted(effect.of);
    const row = structureIn(space);
    if (row === 'warehouse') throw new Error('the Warehouse is not scored');
    for (let n = 0; n <= spacesIn(city, structure).length; n++) {
      const g = duo({ city, crossed: [...upTo(city, space), ...someOf(city, structure, n)] });
      const plain = duo({ city, crossed: [...roadTo(city, space), ...someOf(city, structure, n)] });
      expect(g.row(0, row) - plain.row(0, row)).toBe(effect.points * n);
    }
  });
});
