import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DICE, DIE_IDS, type FaceDef, type SpaceId } from '../../src/index.ts';
import {
  ALL_RESOURCES,
  costOf,
  DEAREST,
  effectOf,
  effectsOf,
  lineOf,
  openIn,
  roadTo,
  spacesIn,
  stageWith,
  unlocking,
  upTo,
  firstOf,
} from '../kit/rows.ts';
import { construct, cross, duo, WONDER } from '../kit/scenario.ts';

test('[DI-EFFECT-9] laurels: points for each crossed leader, every laurel by itself', () => {
  const found = effectsOf('pointsPerLeader', ({ city }) => city === 'giza');
  const laurels = found.map(({ space }) => space);
  const leaders = spacesIn('giza', 'leadersGallery').filter((space) => !laurels.includes(space));
  for (let n = 0; n <= leaders.length; n++) {
    for (let m = 0; m <= laurels.length; m++) {
      const crossed = [...unlocking('giza', 'white'), ...leaders.slice(0, n), ...laurels.slice(0, m)];
      const points = found.slice(0, m).reduce((sum, { effect }) => sum + effect.points * (n + m), 0);
      expect(duo({ city: 'giza', crossed }).row(0, 'leadersGallery')).toBe(points);
    }
  }
});

describe('[DI-EFFECT-10] dice cost less', () => {
  const { city, space, effect } = effectOf('dieCostMinus');
  const crossed = [...ALL_RESOURCES, ...upTo(city, space)];

  test('[DI-EFFECT-10] [DI-R50] a die of each colour, never less than nothing', () =>
    forRows(['grey', 'blue', 'red', 'yellow', 'green'] as const, (colour) => {
      // Grey dice would lead to the Warehouse.
      const own = colour === 'grey' ? upTo(city, space) : crossed;
      for (const cost of [0, DEAREST]) {
        const at = firstOf(city, colour, own, cost);
        const g = duo({ city, crossed: own, coins: 10 }, at.forum);
        const due = Math.max(0, cost - effect.amount);
        expect(g.reason(0, construct(at.die, at.space)).bill).toMatchObject({ section: cost, dieCut: cost - due });
        expect(theEvent(g.play(0, construct(at.die, at.space)), 'crossed').diePaid).toBe(due);
      }
    }));
});

test('[DI-EFFECT-11] [DI-R51] dice of a colour are free in whatever section, others are not', () => {
  for (const { city, space, effect } of effectsOf(
    'dieCostZero',
    (found) =>
      !effectsOf('dieCostMinus').some(({ city: other, space: at }) => other === found.city && roadTo(other, found.space).includes(at)),
  )) {
    const crossed = upTo(city, space);
    for (const colour of ['grey', 'blue', 'red', 'yellow', 'green'] as const) {
      const at = firstOf(city, colour, crossed, DEAREST);
      const g = duo({ city, crossed, coins: 20 }, at.forum);
      expect(theEvent(g.play(0, construct(at.die, at.space)), 'crossed').diePaid, `${city} ${colour}`).toBe(
        colour === effect.colour ? 0 : DEAREST,
      );
    }
  }
});

describe('[DI-EFFECT-12] coins for choosing a colour', () => {
  test('[DI-EFFECT-12] [DI-R52] they come before paying', () => {
    const { city, space, effect } = effectOf(
      'coinsWhenChosen',
      (found) => found.effect.colour === 'yellow' && found.effect.amount <= DEAREST,
    );
    const crossed = [...ALL_RESOURCES, ...upTo(city, space)];
    const at = firstOf(city, 'yellow', crossed, effect.amount);
    const g = duo({ city, crossed, coins: 0 }, at.forum);
    expect(g.reason(0, construct(at.die, at.space)).bill).toMatchObject({ chosenCoins: effect.amount, total: effect.amount, left: 0 });
    const events = g.play(0, construct(at.die, at.space));
    expect(theEvent(events.slice(0, 2), 'coins')).toMatchObject({ count: effect.amount, source: 'die' });
    expect(theEvent(events, 'crossed')).toMatchObject({ diePaid: effect.amount, spacePaid: 0 });
    expect(
      eventsOf(events, 'coins')
        .filter(({ source }) => source !== 'die')
        .reduce((sum, { count }) => sum + count, 0),
    ).toBe(g.seat(0).coins);
  });

  test('[DI-EFFECT-12] each time, and for that colour alone', () => {
    const { city, space, effect } = effectOf('coinsWhenChosen', (found) => found.effect.colour === 'blue');
    const crossed = [...ALL_RESOURCES, ...upTo(city, space)];
    const blue = firstOf(city, 'blue', crossed, 0);
    const g = duo({ city, crossed, coins: 3 }, blue.forum);
    g.play(0, construct(blue.die, blue.space));
    expect(g.seat(0).coins).toBe(3 + effect.amount);
    g.endTurn();
    const again = firstOf(city, 'blue', g.seat(0).crossed, 0);
    g.lay(again.forum);
    g.play(0, construct(again.die, again.space));
    expect(g.seat(0).coins).toBe(3 + 2 * effect.amount);
    g.endTurn();
    const red = firstOf(city, 'red', g.seat(0).crossed, 0);
    g.lay(red.forum);
    expect(eventsOf(g.play(0, construct(red.die, red.space)), 'coins')).toEqual([]);
  });

  test('[DI-EFFECT-12] also for a free die', () => {
    const { city, space: stage } = stageWith('constructFreeDie', (found) =>
      effectsOf('coinsWhenChosen').some(({ city: other }) => other === found.city),
    );
    const { space, effect } = effectOf('coinsWhenChosen', (found) => found.city === city);
    const crossed = [...(effect.colour === 'grey' ? [] : ALL_RESOURCES), ...upTo(city, space), ...roadTo(city, stage)];
    const at = firstOf(city, effect.colour, crossed, DEAREST);
    const g = duo({ city, crossed, coins: 10 }, at.forum);
    g.play(0, WONDER);
    const events = g.play(0, construct(at.die, at.space));
    expect(theEvent(events, 'coins')).toMatchObject({ count: effect.amount, source: 'die' });
    expect(theEvent(events, 'crossed').diePaid).toBe(0);
  });
});

describe('[DI-EFFECT-13] an offer that could only be declined lapses', () => {
  test('[DI-EFFECT-13] nothing is open', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.colours.length === 1 && effect.colours[0] === 'grey');
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, stage)], coins: 10 });
    const events = g.play(0, WONDER);
    expect(eventsOf(events, 'declined')).toEqual([]);
    g.expectDecision(0, 'ready');
  });

  test('[DI-EFFECT-13] nothing can be paid', () => {
    const { city, space: stage } = stageWith('constructFreeDie');
    const crossed = roadTo(city, stage);
    // Every die shows a symbol whose spaces all cost something.
    const spacesBy = (face: FaceDef): readonly SpaceId[] =>
      face.structures.flatMap((structure) =>
        openIn(city, [structure], []).filter((space) => lineOf(city, structure, face.symbol).spaces.includes(space)),
      );
    const forum = Object.fromEntries(
      DIE_IDS.filter((die) => !DICE[die].special).map((die) => {
        const face = DICE[die].faces.findIndex((one: FaceDef) => spacesBy(one).every((space) => costOf(city, space) > 0));
        return [die, { face: face + 1, section: 0 }];
      }),
    );
    const broke = duo({ city, crossed, coins: costOf(city, stage) }, forum);
    expect(broke.legal(0).filter(({ kind }) => kind === 'construct').length).toBeGreaterThan(0);
    broke.play(0, WONDER);
    broke.expectDecision(0, 'ready');
    const rich = duo({ city, crossed, coins: costOf(city, stage) + 6 }, forum);
    rich.play(0, WONDER);
    rich.expectDecision(0, 'free-die');
  });

  test('[DI-EFFECT-13] the second of two spaces', () => {
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.count === 2 && effect.colours[0] === 'grey');
    const last = ALL_RESOURCES.at(-1) as SpaceId;
    const g = duo({ city, crossed: [...ALL_RESOURCES.slice(0, -1), ...roadTo(city, stage)], coins: 10 });
    g.playAll(0, WONDER, cross(last));
    g.expectDecision(0, 'ready');
  });
});
