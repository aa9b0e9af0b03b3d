import { SPECTATOR } from '@maravilha/kernel';
import { expectPlayable, expectRefused, positionError, type WrongPosition } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  BONUS_IDS,
  CITY_IDS,
  type CityWords,
  type DicePosition,
  type DiceView,
  dice,
  type DieId,
  FORUM_DICE,
  RESERVE,
  type SpaceId,
  spaceOf,
  START_COINS,
} from '../../src/index.ts';
import { printedOn, spacesOf, stateWith, withoutSpace } from '../kit/random.ts';

const viewOf = (words: DicePosition, seed = 1): DiceView => dice.view(stateWith(words, seed), SPECTATOR);

const lineOf = (die: string): SpaceId[] => spacesOf('giza', 'university').filter((space) => space.startsWith(`university.${die}`));
const greyIn = (view: DiceView): DieId[] => view.forum.map(({ die }) => die).filter((die) => die.startsWith('grey'));
/** Complete without any special die. */
const THREE = spacesOf('giza', 'wonder', 'barracksWest', 'barracksEast');

/** Everything that lies somewhere, drawn from the seed. */
const textOf = (seed: number): string => stateWith({}, seed).bytes.join();

/** Coins to spend and spent ones of a city. */
const reserve = (city: CityWords): number[] => {
  const [{ coins, spent }] = viewOf({ cities: [city, {}] }).seats;
  return [coins, spent];
};

/** A table of two at which Giza is described. */
const own = (city: object): object => ({ cities: [{ city: 'giza', ...city }, {}] });

describe('what is left out is filled', () => {
  test('nothing said: two seats at the start of a game', () => {
    const { options, seats, forum, ...view } = viewOf({});
    expect(options).toEqual({ seats: 2, cities: 'random' });
    expect(new Set(seats.map(({ city }) => city)).size).toBe(2);
    expect(forum).toHaveLength(FORUM_DICE);
    expect(view).toMatchObject({ phase: 'turn', turn: 1, last: false, offered: [], agoraTaken: false, winners: [] });
    for (const city of seats) {
      expect(city).toMatchObject({ decision: 'action', pending: [{ kind: 'action' }], crossed: [], fresh: [], attacks: {}, bonuses: [] });
      expect([city.coins, city.spent, city.resources, city.unlocked.length]).toEqual([START_COINS, 0, 0, 0]);
    }
  });

  test('the same words and seed give the same position, another seed another one', () => {
    expect(textOf(5)).toBe(textOf(5));
    expect(textOf(5)).not.toBe(textOf(6));
  });

  test('as many seats as cities are named; the first city is that of seat 0', () => {
    const cities = [{ city: 'giza' }, {}, { city: 'rhodes' }, {}] as const;
    const { seats } = viewOf({ cities });
    expect(seats.map(({ city }) => city)).toEqual(['giza', expect.any(String), 'rhodes', expect.any(String)]);
    expect(new Set(seats.map(({ city }) => city)).size).toBe(4);
    expect(viewOf({ cities, options: { seats: 7 } }).seats).toHaveLength(7);
  });

  test('a city is drawn whose board has the spaces', () => {
    for (let seed = 1; seed <= 12; seed++) {
      withoutSpace('giza', 'market.k1', () => {
        const { seats } = viewOf({ options: { seats: 7 }, cities: [{}, { crossed: ['market.k1'] }] }, seed);
        expect(seats[1].city).not.toBe('giza');
        expect(new Set(seats.map(({ city }) => city)).size).toBe(CITY_IDS.length);
      });
    }
  });

  test('named dice lie as they are named, the others are rolled', () => {
    const falls = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { forum } = viewOf({ forum: { blue: { face: 'owl', section: 2 }, red: { section: 1 }, green: { face: 6 } } }, seed);
      const lying = (die: DieId) => forum.find((other) => other.die === die);
      expect(lying('blue')).toMatchObject({ symbol: 'owl', section: 2 });
      expect(lying('red')?.section).toBe(1);
      expect(lying('green')?.face).toBe(5);
      falls
        .add(`red ${lying('red')?.face}`)
        .add(`green ${lying('green')?.section}`)
        .add(`yellow ${lying('yellow')?.face}`);
    }
    expect(falls.size).toBe(6 + 4 + 6);
  });

  test('a special die lies in the Forum as soon as somebody has unlocked it, in place of any grey one', () => {
    const away = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const view = viewOf({ cities: [{ city: 'giza', crossed: lineOf('white') }, {}] }, seed);
      expect(view.forum.map(({ die }) => die)).toContain('white');
      expect(view.forum).toHaveLength(FORUM_DICE);
      expect(view.seats.map(({ unlocked }) => unlocked)).toEqual([['white'], []]);
      away.add(greyIn(view).join());
    }
    expect(away.size).toBe(3);
    const two: CityWords[] = [
      { city: 'giza', crossed: lineOf('white') },
      { city: 'rhodes', crossed: lineOf('black') },
    ];
    for (let seed = 1; seed <= 12; seed++) {
      expect(greyIn(viewOf({ cities: two, forum: { 'grey-2': {} } }, seed))).toEqual(['grey-2']);
    }
    const all = viewOf({ cities: [{ city: 'giza', crossed: spacesOf('giza', 'university') }, {}] });
    expect(greyIn(all)).toEqual([]);
  });

  test('attacks record what is printed unless said', () => {
    const [a1, a2, a3] = ['barracksWest.a1', 'barracksWest.a2', 'barracksWest.a3'] as const;
    const { seats } = viewOf({
      cities: [
        { city: 'giza', crossed: [a1, a2, a3], attacks: { [a2]: printedOn(a2) - 1, [a3]: printedOn(a3) - 2 } },
        { crossed: ['barracksEast.d1', 'barracksEast.d2'] },
        {},
      ],
    });
    expect(seats[0].attacks).toEqual({ [a1]: printedOn(a1), [a2]: printedOn(a2) - 1, [a3]: printedOn(a3) - 2 });
  });

  test('coins that are missing from those of the start are spent', () => {
    expect(reserve({ coins: 2 })).toEqual([2, START_COINS - 2]);
    expect(reserve({ coins: 12 })).toEqual([12, 0]);
    expect(reserve({ spent: 4 })).toEqual([START_COINS, 4]);
    expect(reserve({ spent: RESERVE })).toEqual([0, RESERVE]);
    expect(reserve({ coins: 1, spent: 20 })).toEqual([1, 20]);
  });

  test('completed structures have given their bonuses, and three bonuses make the turn the last', () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { seats, last } = viewOf(
        { cities: [{ city: 'giza', crossed: spacesOf('giza', 'wonder', 'market'), bonuses: ['coins'] }, {}] },
        seed,
      );
      expect(seats[0].bonuses).toHaveLength(2);
      expect(seats[0].bonuses).toContain('coins');
      expect(last).toBe(false);
      drawn.add(seats[0].bonuses.join());
    }
    expect(drawn.size).toBe(2);
    const end = viewOf({ cities: [{}, { city: 'giza', crossed: THREE }] });
    expect(end).toMatchObject({ last: true, phase: 'turn' });
    expect(end.seats[1].bonuses).toEqual(BONUS_IDS);
    expect(viewOf({ cities: [{ crossed: spacesOf('giza', 'warehouse') }] }).seats[0].bonuses).toEqual([]);
  });

  test('of those who completed the Agora one was the first, unless more are named', () => {
    const whole = { crossed: spacesOf('giza', 'agora') };
    expect(viewOf({ cities: [{}, whole] })).toMatchObject({ agoraTaken: true, seats: [{ agoraFirst: false }, { agoraFirst: true }] });
    const first = (words: DicePosition, seed: number): string =>
      viewOf(words, seed)
        .seats.flatMap(({ agoraFirst }, seat) => (agoraFirst ? [seat] : []))
        .join();
    const met = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) met.add(first({ cities: [whole, whole, {}] }, seed));
    expect([...met].sort()).toEqual(['0', '1']);
    expect(
      first(
        {
          cities: [
            { ...whole, agoraFirst: true },
            { ...whole, agoraFirst: true },
          ],
        },
        1,
      ),
    ).toBe('0,1');
    for (let seed = 1; seed <= 9; seed++) expect(first({ cities: [{ ...whole, agoraFirst: false }, whole] }, seed)).toBe('1');
  });

  test('the turn is as if every space had taken one, unless said', () => {
    expect(viewOf({ cities: [{ crossed: ['market.k1'] }, { crossed: ['market.m1', 'market.t2'] }] }).turn).toBe(3);
    expect(viewOf({ turn: 9 }).turn).toBe(9);
  });

  test('lines may be named in any order, and a space on two lines needs one of them', () => {
    const crossed = [...lineOf('black')].reverse();
    expect([...viewOf({ cities: [{ city: 'giza', crossed }, {}] }).seats[0].crossed].sort()).toEqual([...crossed].sort());
    // In its row agora.b2 comes after agora.b1, in its column after agora.a2.
    for (const before of ['agora.b1', 'agora.a2'] as const) {
      expect(viewOf({ cities: [{ crossed: [before, 'agora.b2'] }, {}] }).seats[0].crossed).toContain('agora.b2');
    }
  });
});

test('a position plays on to the end, also as a viewer imagines it', () => {
  const words: readonly DicePosition[] = [
    {},
    { cities: [{ city: 'giza', crossed: THREE }, {}], last: true },
    { cities: [{ city: 'giza', crossed: spacesOf('giza', 'university', 'leadersGallery') }, { coins: 0 }, {}], turn: 20 },
    { options: { seats: 7, cities: 'choose' }, cities: [{ crossed: spacesOf('giza', 'agora', 'warehouse') }, { coins: RESERVE }] },
  ];
  return expectPlayable(dice, words, 3);
});

test('crossed spaces give what they give from now on', () => {
  const crossed = spacesOf('giza', 'university', 'warehouse');
  const effects = crossed.flatMap((space) => spaceOf('giza', space)?.effects ?? []);
  const s = stateWith({ cities: [{}, { city: 'giza', crossed }] });
  expect(s.resources[1]).toBe(effects.filter(({ kind }) => kind === 'produceResource').length);
  expect(s.dieMinus[1]).toBe(effects.reduce((sum, effect) => (effect.kind === 'dieCostMinus' ? sum + effect.amount : sum), 0));
  const coins = effects.reduce((sum, effect) => (effect.kind === 'coinsWhenChosen' ? sum + effect.amount : sum), 0);
  expect(s.dieCoins.reduce((sum, n) => sum + n, 0)).toBe(coins);
  expect([s.resources[0], s.dieMinus[0], s.dieZero[0]]).toEqual([0, 0, 0]);
  expect(s.dieZero[1]).not.toBe(0);
});

describe('what cannot be is refused, with its place', () => {
  const A1 = printedOn('barracksWest.a1');
  const cases: readonly WrongPosition[] = [
    ['another game', { game: 'duel' }, 'game', /must be "dice"/],
    ['an unknown field', { dice: {} }, 'dice', /known are game, options, turn, last, forum/],
    ['an unknown field of a city', own({ wonder: 2 }), 'cities[0].wonder', /known are city, crossed/],
    ['an unknown field of a die', { forum: { blue: { cost: 1 } } }, 'forum.blue.cost', /known are face, section/],
    ['an unknown option', { options: { boards: 'random' } }, 'options.boards', /known are seats, cities/],
    ['an unknown way to get cities', { options: { cities: 'draft' } }, 'options.cities', /random, choose/],
    ['one seat', { options: { seats: 1 } }, 'options.seats', /2 to 7/],
    ['eight cities', { cities: [{}, {}, {}, {}, {}, {}, {}, {}] }, 'cities', /at most 7/],
    ['more cities than seats', { options: { seats: 2 }, cities: [{}, {}, {}] }, 'cities', /2 seats/],
    ['an unknown city', { cities: [{ city: 'petra' }] }, 'cities[0].city', /"petra" is not the id of a city/],
    ['a city twice', { cities: [{ city: 'giza' }, { city: 'giza' }] }, 'cities[1].city', /giza is already named in cities\[0\]\.city/],
    ['an unknown space', own({ crossed: ['agora.z9'] }), 'cities[0].crossed[0]', /"agora.z9" is not the id of a space/],
    ['an inherited name', own({ crossed: ['constructor'] }), 'cities[0].crossed[0]', /not the id of a space/],
    ['a space that is no word', own({ crossed: [3] }), 'cities[0].crossed[0]', /3 is not the id of a space/],
    ['a space twice', own({ crossed: ['agora.a1', 'agora.a1'] }), 'cities[0].crossed[1]', /agora.a1 is named twice/],
    ['crossed spaces as a record', own({ crossed: { 'agora.a1': true } }), 'cities[0].crossed', /list/],
    [
      'a space without the one before',
      own({ crossed: ['university.black2'] }),
      'cities[0].crossed[0]',
      /university.black2 comes after university.black1/,
    ],
    [
      'a space on two lines without the ones before',
      own({ crossed: ['market.k1', 'agora.b2'] }),
      'cities[0].crossed[1]',
      /agora.b2 comes after agora.b1 or agora.a2/,
    ],
    ['a gap in a line', own({ crossed: ['wonder.w1', 'wonder.w3'] }), 'cities[0].crossed[1]', /wonder.w3 comes after wonder.w2/],
    ['a gap for any city', { cities: [{ crossed: ['market.m2'] }, {}] }, 'cities[0].crossed[0]', /market.m2 comes after market.m1/],
    [
      'a leader without the white die',
      own({ crossed: ['leadersGallery.blue'] }),
      'cities[0].crossed[0]',
      /only the white die leads to leadersGallery.blue, and this city has not unlocked it/,
    ],
    ['a guild with another die', own({ crossed: [...lineOf('white'), 'guildCourt.g1'] }), 'cities[0].crossed[3]', /only the purple die/],
    ['too many coins', own({ coins: RESERVE + 1 }), 'cities[0].coins', new RegExp(`0 to ${RESERVE}`)],
    ['half a coin', own({ coins: 0.5 }), 'cities[0].coins', /whole/],
    [
      'more than the Gold Reserve holds',
      own({ coins: RESERVE - 8, spent: 9 }),
      'cities[0].spent',
      new RegExp(`coins and 9 spent ones .* ${RESERVE} places`),
    ],
    ['fewer than at the start', own({ coins: START_COINS - 3, spent: 2 }), 'cities[0].spent', /fewer than the .* of the start/],
    ['no attack', own({ crossed: ['agora.a1'], attacks: { 'agora.a1': 2 } }), 'cities[0].attacks.agora.a1', /agora.a1 is no attack/],
    ['an attack that is open', own({ attacks: { 'barracksWest.a1': 2 } }), 'cities[0].attacks.barracksWest.a1', /not crossed off/],
    [
      'more than is printed',
      own({ crossed: ['barracksWest.a1'], attacks: { 'barracksWest.a1': A1 + 1 } }),
      'cities[0].attacks.barracksWest.a1',
      new RegExp(`from ${A1} to ${A1}`),
    ],
    [
      'less than the defence took off',
      {
        cities: [
          { crossed: ['barracksWest.a1'], attacks: { 'barracksWest.a1': A1 - 2 } },
          { crossed: ['barracksEast.d1', 'barracksWest.d1'] },
        ],
      },
      'cities[0].attacks.barracksWest.a1',
      new RegExp(`from ${A1 - 1} to ${A1}: ${A1} are printed, and the neighbour has crossed off a defence of 1`),
    ],
    [
      'defence that was lost again',
      {
        cities: [
          { crossed: ['barracksEast.a1', 'barracksEast.a2'], attacks: { 'barracksEast.a1': printedOn('barracksEast.a1') - 1 } },
          { crossed: ['barracksWest.d1'] },
        ],
      },
      'cities[0].attacks',
      /barracksEast.a2 records .*, but an attack before it met a defence of 1/,
    ],
    ['an unknown bonus', own({ bonuses: ['points'] }), 'cities[0].bonuses[0]', /not the id of a bonus/],
    ['a bonus twice', own({ crossed: THREE, bonuses: ['coins', 'coins'] }), 'cities[0].bonuses[1]', /coins is named twice/],
    [
      'more bonuses than structures',
      own({ crossed: spacesOf('giza', 'wonder'), bonuses: ['coins', 'again'] }),
      'cities[0].bonuses',
      /2 are named, but completed structures of the city: 1/,
    ],
    [
      'a bonus for the Warehouse',
      own({ crossed: spacesOf('giza', 'warehouse'), bonuses: ['coins'] }),
      'cities[0].bonuses',
      /completed structures of the city: 0/,
    ],
    [
      'three bonuses, but not the last turn',
      { ...own({ crossed: THREE }), last: false },
      'last',
      /seat 0 has . bonuses, so this turn is the last/,
    ],
    ['the last turn without three bonuses', { last: true }, 'last', /nobody has/],
    ['an end that is no truth', { last: 1 }, 'last', /true or false/],
    ['the first in no Agora', own({ agoraFirst: true }), 'cities[0].agoraFirst', /seat 0 has not completed the Agora/],
    ['no first in the Agora', own({ crossed: spacesOf('giza', 'agora'), agoraFirst: false }), 'cities[0].agoraFirst', /was the first/],
    ['an Agora that nobody completed', { agoraTaken: true }, 'agoraTaken', /nobody has completed/],
    [
      'an Agora that somebody completed',
      { ...own({ crossed: spacesOf('giza', 'agora') }), agoraTaken: false },
      'agoraTaken',
      /seat 0 has completed/,
    ],
    ['turn 0', { turn: 0 }, 'turn', /1 to 999/],
    ['a first turn with crossed spaces', { ...own({ crossed: ['agora.a1'] }), turn: 1 }, 'turn', /nothing is crossed off yet/],
    ['an unknown die', { forum: { grey: {} } }, 'forum.grey', /"grey" is not the id of a die/],
    ['a die that nobody unlocked', { forum: { black: { section: 0 } } }, 'forum.black', /nobody has unlocked the black die/],
    [
      'too many grey dice',
      { ...own({ crossed: lineOf('white') }), forum: { 'grey-1': {}, 'grey-2': {}, 'grey-3': {} } },
      'forum.grey-3',
      /beside the special dice there is room for 2 of the grey ones/,
    ],
    ['a fifth section', { forum: { blue: { section: 4 } } }, 'forum.blue.section', /0 to 3/],
    ['a seventh face', { forum: { blue: { face: 7 } } }, 'forum.blue.face', /1 to 6/],
    [
      'a symbol of another die',
      { forum: { blue: { face: 'axe' } } },
      'forum.blue.face',
      /the blue die has no "axe"; its faces are mask, scales/,
    ],
    [
      'a symbol that two faces show',
      { forum: { red: { face: 'axe' } } },
      'forum.red.face',
      /several faces show axe: say by its number which of 2 and 6/,
    ],
  ];
  test('each with a sentence of its own', () => expectRefused(dice, cases));

  test('a space that the board of the city does not have', () => {
    withoutSpace('giza', 'market.k1', () => {
      expect(positionError(dice, own({ crossed: ['market.k1'] }))).toMatchObject({
        path: 'cities[0].crossed[0]',
        detail: 'the board of giza has no market.k1',
      });
    });
  });
});
