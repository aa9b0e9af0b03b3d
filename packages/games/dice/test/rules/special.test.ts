import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CITY_IDS, type CityId, type DiceView, DICE, FORUM_DICE, type SpaceId, type SpecialDie } from '../../src/index.ts';
import {
  ALL_RESOURCES,
  costOf,
  dieTo,
  effectOf,
  lastStageWith,
  linesIn,
  openIn,
  otherCity,
  roadTo,
  showing,
  someOf,
  spacesIn,
  unlocking,
} from '../kit/rows.ts';
import { bonus, construct, cross, duo, PASS, type Scenario, sorted, tableWith, WONDER } from '../kit/scenario.ts';

const diceOf = (view: DiceView) => view.forum.map(({ die }) => die);
const greyIn = (view: DiceView): number => view.forum.filter(({ die }) => DICE[die].colour === 'grey').length;
/** All that lies before the space that unlocks the die, and the move that crosses it off. */
const about = (city: CityId, special: SpecialDie) => {
  const road = unlocking(city, special);
  const space = road.at(-1) as SpaceId;
  return { words: { city, crossed: [...ALL_RESOURCES, ...road.slice(0, -1)], coins: 10 }, space, ...dieTo(city, space) };
};

describe('[DI-SPECIAL-1] an unlocked die', () => {
  test('[DI-SPECIAL-1] may be chosen from the next turn on, when it has entered', () => {
    const { words, space, symbol } = about('giza', 'white');
    const g = duo(words, { green: showing('green', symbol) });
    g.play(0, construct('green', space));
    g.endTurn();
    expect(diceOf(g.view())).toContain('white');
    expect(g.reach(0, 'white')).toHaveLength(1);
  });

  test('[DI-SPECIAL-1] at once, if it lies in the Forum already', () => {
    // The last stage opens a bonus and another action; the bonus crosses off the space that unlocks.
    const { city, space: stage } = lastStageWith('anotherAction');
    const { words, space } = about(city, 'black');
    const other = otherCity(city);
    const g = duo(
      { ...words, crossed: [...words.crossed, ...roadTo(city, stage)] },
      { black: showing('black', 'spy-blue') },
      {
        city: other,
        crossed: unlocking(other, 'black'),
      },
    );
    expect(g.reach(0, 'black')).toEqual([]);
    g.playAll(0, WONDER, bonus('cross'), cross(space));
    g.expectDecision(0, 'action');
    expect(g.reach(0, 'black')).toEqual(sorted(openIn(city, ['agora'], [])));
  });
});

describe('[DI-SPECIAL-2] the first to unlock a die brings it into the Forum', () => {
  test('[DI-SPECIAL-2] [DI-R16] at the end of the turn, for a grey die', () => {
    const { words, space, symbol } = about('giza', 'white');
    const g = duo(words, { green: showing('green', symbol) });
    const before = g.view().forum;
    expect(eventsOf(g.play(0, construct('green', space)), 'die-entered')).toEqual([]);
    expect(g.view().forum).toEqual(before);
    const entered = theEvent(g.play(1, PASS), 'die-entered');
    expect(entered.die).toBe('white');
    expect(DICE[entered.instead].colour).toBe('grey');
    const after = diceOf(g.view());
    expect(after).toHaveLength(FORUM_DICE);
    expect(after).not.toContain(entered.instead);
    expect(after.map((die) => DICE[die].colour).sort()).toEqual(['blue', 'green', 'grey', 'grey', 'red', 'white', 'yellow']);
  });

  test('[DI-SPECIAL-2] any of the grey dice may leave', () => {
    const { words, space, symbol } = about('giza', 'white');
    const left = new Map<string, number>();
    for (let seed = 1; seed <= 90; seed++) {
      const g = duo(words, { green: showing('green', symbol) }, {}, seed);
      g.play(0, construct('green', space));
      const { instead } = theEvent(g.play(1, PASS), 'die-entered');
      left.set(instead, (left.get(instead) ?? 0) + 1);
    }
    expect([...left.keys()].sort()).toEqual(['grey-1', 'grey-2', 'grey-3']);
    expect(Math.min(...left.values())).toBeGreaterThan(15);
  });
});

test('[DI-SPECIAL-3] [DI-R15] what a neighbour has unlocked is locked for me', () => {
  const g = duo(
    { city: 'giza', coins: 10 },
    { black: showing('black', 'spy-blue') },
    { city: 'rhodes', crossed: unlocking('rhodes', 'black'), coins: 10 },
  );
  const [space] = openIn('giza', ['agora'], []);
  expect(g.reach(0, 'black')).toEqual([]);
  expect(g.refused(0, construct('black', space))).toEqual(['locked']);
  expect(g.reach(1, 'black')).toEqual(sorted(openIn('rhodes', ['agora'], [])));
  expect(g.refused(0, construct('white', space))).toContain('not-in-forum');
});

describe('[DI-SPECIAL-4] each special die enters once', () => {
  test('[DI-SPECIAL-4] [DI-R17] two players unlock the same one: one swap, both may choose it', () => {
    // Their lines to the die must have the same symbol, since one green die serves both.
    const pairs = CITY_IDS.flatMap((one) =>
      CITY_IDS.filter((other) => other > one && about(one, 'purple').symbol === about(other, 'purple').symbol).map(
        (other) => [one, other] as const,
      ),
    );
    const [one, other] = pairs[0];
    const [mine, theirs] = [about(one, 'purple'), about(other, 'purple')];
    const g = tableWith({ cities: [mine.words, theirs.words, {}], forum: { green: showing('green', mine.symbol) } });
    g.play(0, construct('green', mine.space));
    g.play(1, construct('green', theirs.space));
    expect(eventsOf(g.play(2, PASS), 'die-entered').map(({ die }) => die)).toEqual(['purple']);
    expect(greyIn(g.view())).toBe(2);
    expect(g.view().seats.map(({ unlocked }) => unlocked)).toEqual([['purple'], ['purple'], []]);
    g.lay({ purple: showing('purple', 'guild-wonder') });
    expect(g.reach(0, 'purple')).toHaveLength(1);
    expect(g.reach(1, 'purple')).toHaveLength(1);
    expect(g.reach(2, 'purple')).toEqual([]);
    // Nor does it enter again.
    expect(eventsOf(g.endTurn(), 'die-entered')).toEqual([]);
  });

  test('[DI-SPECIAL-4] [DI-R18] two players unlock different ones: two swaps, each may choose the own one', () => {
    const pairs = CITY_IDS.flatMap((one) =>
      CITY_IDS.filter((other) => other !== one && about(one, 'black').symbol === about(other, 'white').symbol).map(
        (other) => [one, other] as const,
      ),
    );
    const [one, other] = pairs[0];
    const [mine, theirs] = [about(one, 'black'), about(other, 'white')];
    const g = duo(mine.words, { green: showing('green', mine.symbol) }, theirs.words);
    g.play(1, construct('green', theirs.space));
    const entered = eventsOf(g.play(0, construct('green', mine.space)), 'die-entered');
    expect(entered.map(({ die }) => die)).toEqual(['black', 'white']);
    expect(new Set(entered.map(({ instead }) => instead)).size).toBe(2);
    expect(greyIn(g.view())).toBe(1);
    g.lay({ black: showing('black', 'spy-blue'), white: showing('white', 'leader-blue') });
    expect(g.reach(0, 'black').length).toBeGreaterThan(0);
    expect(g.reach(0, 'white')).toEqual([]);
    expect(g.reach(1, 'black')).toEqual([]);
    expect(g.reach(1, 'white').length).toBeGreaterThan(0);
  });
});

test('[DI-SPECIAL-5] [DI-R20] after all three no grey die is left; black leads to the Warehouse', () => {
  const { words, space, symbol } = about('giza', 'purple');
  const crossed = [
    ...unlocking('giza', 'black'),
    ...unlocking('giza', 'white'),
    ...words.crossed.filter((one) => one.startsWith('university')),
  ];
  const g = duo({ city: 'giza', crossed, coins: 20 }, { green: showing('green', symbol) });
  expect(greyIn(g.view())).toBe(1);
  g.play(0, construct('green', space));
  g.endTurn();
  expect(diceOf(g.view()).sort()).toEqual(['black', 'blue', 'green', 'purple', 'red', 'white', 'yellow']);
  expect(g.legal(0).some((move) => move.kind === 'construct' && move.space.startsWith('warehouse') && move.die !== 'black')).toBe(false);
  g.lay({ black: showing('black', 'spy-grey') });
  expect(g.reach(0, 'black')).toEqual(sorted(ALL_RESOURCES));
});

/** The first seat has unlocked the black die, which shows the symbol; 20 coins. */
const spy = (symbol: string, cost = 0, more: readonly SpaceId[] = [], city: CityId = 'giza'): Scenario =>
  duo({ city, crossed: [...new Set([...unlocking(city, 'black'), ...more])], coins: 20 }, { black: showing('black', symbol, cost) });

describe('[DI-SPECIAL-6] the Spy', () => {
  test('[DI-SPECIAL-6] any line of the structures, arrows followed', () =>
    forRows(
      [
        ['spy-yellow', ['market']],
        ['spy-green', ['university']],
        ['spy-blue', ['agora']],
        ['spy-grey', ['warehouse']],
        ['spy-red', ['barracksWest', 'barracksEast']],
      ] as const,
      ([symbol, structures]) => {
        expect(spy(symbol).reach(0, 'black')).toEqual(sorted(openIn('giza', structures, unlocking('giza', 'black'))));
      },
    ));

  test('[DI-SPECIAL-6] [DI-R21] green: die and space are paid, whichever of the lines is advanced', () => {
    // The lines of the University stand at 3, 1 and 0; a full one cannot be advanced.
    const lines = linesIn('giza', 'university').filter(({ spaces }) => !spaces.some((space) => unlocking('giza', 'black').includes(space)));
    const more = lines[0].spaces.slice(0, 1);
    const next = [lines[0].spaces[1], ...lines.slice(1).map(({ spaces }) => spaces[0])];
    expect(spy('spy-green', 1, more).reach(0, 'black')).toEqual(sorted(next));
    for (const space of next) {
      const g = spy('spy-green', 1, more);
      expect(theEvent(g.play(0, construct('black', space)), 'crossed')).toMatchObject({ by: 'black', spacePaid: costOf('giza', space) });
      expect(g.seat(0).crossed).toContain(space);
    }
    // Without what makes dice cheaper the die costs what its section says.
    const plain = CITY_IDS.find((city) => unlocking(city, 'black').every((space) => !effectIs(city, space, 'dieCostMinus'))) as CityId;
    const g = spy('spy-green', 1, [], plain);
    const [space] = g.reach(0, 'black');
    expect(theEvent(g.play(0, construct('black', space)), 'crossed').diePaid).toBe(1);
  });
});

const effectIs = (city: CityId, space: SpaceId, kind: 'dieCostMinus'): boolean => {
  const { city: other, space: at } = effectOf(kind, (found) => found.city === city);
  return other === city && at === space;
};

test('[DI-SPECIAL-7] [DI-R22] four colours: Barracks, University, Agora or Market, and nothing else', () => {
  const g = spy('spy-any');
  const structures = ['barracksWest', 'barracksEast', 'university', 'agora', 'market'] as const;
  expect(g.reach(0, 'black')).toEqual(sorted(openIn('giza', structures, unlocking('giza', 'black'))));
  for (const structure of ['warehouse', 'leadersGallery', 'guildCourt', 'wonder'] as const) {
    expect(g.refused(0, construct('black', someOf('giza', structure, 1)[0]))).toContain('out-of-reach');
  }
});

describe('[DI-SPECIAL-8] the black die is black', () => {
  test('[DI-SPECIAL-8] [DI-R23] no coins for choosing a red die', () => {
    const { city, space, effect } = effectOf('coinsWhenChosen', (found) => found.effect.colour === 'red');
    expect(effect.amount).toBeGreaterThan(0);
    const g = spy('spy-red', 0, [...roadTo(city, space), space], city);
    const [attack] = spacesIn(city, 'barracksWest');
    expect(eventsOf(g.play(0, construct('black', attack)), 'coins')).toEqual([]);
  });

  test('[DI-SPECIAL-8] nor is it free where a colour is', () => {
    const { city, space, effect } = effectOf(
      'dieCostZero',
      (found) =>
        ['blue', 'green', 'yellow', 'red'].includes(found.effect.colour) &&
        !roadTo(found.city, found.space).some((at) => effectIs(found.city, at, 'dieCostMinus')),
    );
    const g = spy(`spy-${effect.colour}`, 3, [...roadTo(city, space), space], city);
    const [target] = g.reach(0, 'black');
    const { crossed } = g.seat(0);
    const cut = crossed.some((one) => effectIs(city, one, 'dieCostMinus')) ? 1 : 0;
    expect(theEvent(g.play(0, construct('black', target)), 'crossed').diePaid).toBe(3 - cut);
  });
});
