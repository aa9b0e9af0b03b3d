import { expectPlayable, expectRefused, type WrongPosition } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type ArchitectsPosition, type ArchitectsState, architects, type CardCounts, CARD_IDS, DECKS, TOKEN_IDS } from '../../src/index.ts';
import { tableWith } from '../kit/scenario.ts';
import { USUAL } from '../kit/readings.ts';

/** Everything that lies somewhere, drawn from the seed. */
const textOf = (seed: number): string => JSON.stringify([...tableWith({}, seed).state.bytes]);

const sizeOf = (counts: CardCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

describe('what is left out is filled', () => {
  test('nothing said: two seats at the start of a game', () => {
    const { options, seats, decks, open, pile, ...view } = tableWith({}).view();
    expect(options).toEqual({ seats: 2, wonders: 'random', starter: 'random', ...USUAL });
    expect(decks.map(({ count }) => count)).toEqual([25, 25, 60]);
    expect(new Set(seats.map(({ wonder }) => wonder)).size).toBe(2);
    expect(open).toHaveLength(3);
    expect(pile).toBe(12);
    expect(view).toMatchObject({
      decision: 'card',
      active: 0,
      cat: undefined,
      lookers: [],
      conflict: { tokens: 3, battle: 0 },
      discard: {},
    });
    for (const city of seats) expect(city).toMatchObject({ built: [], cards: {}, tokens: [], victories: 0 });
  });

  test('the same words and seed give the same position, another seed another one', () => {
    expect(textOf(5)).toBe(textOf(5));
    expect(textOf(5)).not.toBe(textOf(6));
  });

  test('as many seats as cities are named; the first city is that of seat 0', () => {
    const cities = [{ wonder: 'giza' }, {}, { wonder: 'rhodes' }, {}] as const;
    const { seats } = tableWith({ cities }).view();
    expect(seats.map(({ wonder }) => wonder)).toEqual(['giza', expect.any(String), 'rhodes', expect.any(String)]);
    expect(tableWith({ cities, options: { seats: 7 } }).view().seats).toHaveLength(7);
  });

  test('a wonder is drawn that can have the stages, and one whose deck is named', () => {
    for (let seed = 1; seed <= 12; seed++) {
      expect(tableWith({ cities: [{ built: [2] }] }, seed).seat(0).wonder).toBe('rhodes');
      const g = tableWith({ cities: [{ built: [1, 4] }, {}], decks: { giza: { top: ['wood'] } } }, seed);
      expect(g.view().seats.map(({ wonder }) => wonder)).toEqual(['ephesus', 'giza']);
    }
  });

  test('cards of a city come out of its own deck, then out of the one with most', () => {
    const one = tableWith({ cities: [{ wonder: 'giza', cards: { 'blue-3': 2 } }, { wonder: 'rhodes' }] });
    expect(one.view().decks.map(({ count }) => count)).toEqual([23, 25, 60]);
    const more = tableWith({ cities: [{ wonder: 'giza', cards: { 'blue-3': 3 } }, { wonder: 'rhodes' }] });
    expect(more.view().decks.map(({ count }) => count)).toEqual([23, 25, 59]);
    expect(more.deck('giza').left['blue-3']).toBeUndefined();
  });

  test('cards named on top stay there, so a city takes its cards elsewhere', () => {
    const g = tableWith({
      cities: [{ wonder: 'giza', cards: { 'blue-3': 1 } }, { wonder: 'rhodes' }],
      decks: { giza: { top: ['blue-3', 'blue-3', 'coin'] } },
    });
    expect(g.view().decks.map(({ count }) => count)).toEqual([25, 25, 59]);
    expect(g.deck('giza').top).toBe('blue-3');
  });

  test('what a deck has too many lies in the discard pile', () => {
    const g = tableWith({
      cities: [{ wonder: 'giza', cards: { wood: 1 } }, { wonder: 'rhodes' }],
      decks: { giza: { top: ['coin'], count: 4 }, central: { count: 0 } },
    });
    expect(g.view().decks.map(({ count }) => count)).toEqual([4, 25, 0]);
    expect(g.deck('giza').top).toBe('coin');
    expect(sizeOf(g.view().discard)).toBe(20 + 60);
    expect(g.view().lastDiscarded).toBeDefined();
  });

  test('where counts bind, a card is taken elsewhere if another needs its place', () => {
    // The one card that may leave the deck of Rhodes must be its red-2: the central deck has two of them, that of Giza none.
    const g = tableWith({
      cities: [{ wonder: 'rhodes', cards: { 'blue-3': 3, 'red-2': 3 } }, { wonder: 'giza' }],
      decks: { rhodes: { count: 24 }, giza: { count: 25 }, central: { count: 55 } },
    });
    expect(g.view().decks.map(({ count }) => count)).toEqual([24, 25, 55]);
    expect(g.seat(0).cards).toEqual({ 'blue-3': 3, 'red-2': 3 });
    expect(g.deck('rhodes').left).toMatchObject({ 'blue-3': DECKS.rhodes['blue-3'] });
    expect(g.deck('rhodes').left['red-2']).toBeUndefined();
    expect(g.view().discard).toEqual({});
  });

  test('named tokens lie where they were named, the others fill up', () => {
    const g = tableWith({ cities: [{ tokens: ['culture'] }], open: ['tactics'], pile: ['culture', 'science'] });
    expect(g.view().open).toHaveLength(3);
    expect(g.view().open[0]).toBe('tactics');
    expect(g.view().pile).toBe(11);
    expect(TOKEN_IDS[g.state.pile[10]]).toBe('culture');
    expect(TOKEN_IDS[g.state.pile[9]]).toBe('science');
  });

  test('the holder of the Cat has looked if it is on turn, and only then', () => {
    expect(tableWith({ cat: 1, turn: 1 }).view().lookers).toEqual([1]);
    expect(tableWith({ cat: 1, turn: 0 }).view().lookers).toEqual([]);
    expect(tableWith({ cat: 1, turn: 1, decks: { central: { count: 0 } } }).view().lookers).toEqual([]);
  });

  test('stages that search have searched', () => {
    expect(tableWith({ cities: [{ wonder: 'halicarnassus', built: [1, 2] }] }).view().searches).toBe(1);
    expect(tableWith({ cities: [{ wonder: 'halicarnassus', built: [1, 2, 4] }] }).view().searches).toBe(2);
    expect(tableWith({ cities: [{ wonder: 'giza', built: [1, 2, 3, 4] }] }).view().searches).toBe(0);
  });

  test('a stage that needs Engineering or Economy may be payable: the token may have been used before', () => {
    expect(
      tableWith({ cities: [{ wonder: 'giza', built: [1], cards: { wood: 1, stone: 1 }, tokens: ['engineering'] }] }).seat(0).built,
    ).toEqual([1]);
    expect(tableWith({ cities: [{ wonder: 'giza', cards: { coin: 1 }, tokens: ['economy'] }] }).seat(0).cards).toEqual({ coin: 1 });
  });

  test('with no token left green cards may lie in any number', () => {
    const all = TOKEN_IDS.flatMap((id) => (id === 'culture' ? [id, id] : [id]));
    expect(tableWith({ cities: [{ tokens: all, cards: { gear: 3 } }] }).seat(0).cards).toEqual({ gear: 3 });
  });
});

/** How many cards of each kind. */
const kindsIn = (all: readonly CardCounts[]): string =>
  CARD_IDS.map((id) => all.reduce((sum, counts) => sum + (counts[id] ?? 0), 0)).join();

/** The cards, wherever they lie, are those of the decks in play. */
const checkCards = (s: ArchitectsState): void => {
  const { decks, seats, discard } = architects.view(s, 0);
  const found = kindsIn([...decks.map(({ left }) => left), ...seats.map(({ cards }) => cards), discard]);
  const inPlay = kindsIn(decks.map(({ id }) => DECKS[id]));
  if (found !== inPlay) expect(found).toBe(inPlay);
};

test('a position plays on to the end and keeps its cards, also as a viewer imagines it', () => {
  const words: readonly ArchitectsPosition[] = [
    { decks: { central: { count: 1 } } },
    { cities: [{ wonder: 'alexandria', built: [1], cards: { wood: 1 } }, {}, {}], turn: 2, cat: 2, battle: 2 },
    { options: { seats: 7 }, cities: [{ wonder: 'halicarnassus', built: [1, 2], cards: { wood: 1, stone: 1, 'red-1': 2 } }], battle: 5 },
    { cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }], decks: { giza: { count: 0 }, rhodes: { count: 2 }, central: { count: 3 } } },
  ];
  return expectPlayable(architects, words, 5, checkCards);
});

describe('what cannot be is refused, with its place', () => {
  const cases: readonly WrongPosition[] = [
    ['another game', { game: 'duel' }, 'game', /architects/],
    ['an unknown field', { deck: {} }, 'deck', /known are game/],
    ['an unknown field of a city', { cities: [{ coins: 3 }] }, 'cities[0].coins', /known are wonder/],
    ['an unknown field of a deck', { decks: { central: { cards: [] } } }, 'decks.central.cards', /known are top, count/],
    ['an unknown card', { cities: [{ cards: { ore: 1 } }] }, 'cities[0].cards.ore', /"ore" is not the id of a card/],
    ['an inherited name', { cities: [{ cards: { constructor: 1 } }] }, 'cities[0].cards.constructor', /not the id of a card/],
    ['an unknown card on top', { decks: { central: { top: ['ore'] } } }, 'decks.central.top[0]', /not the id of a card/],
    ['an unknown deck', { decks: { pile: {} } }, 'decks.pile', /not the id of a deck/],
    ['an unknown wonder', { cities: [{ wonder: 'tower' }] }, 'cities[0].wonder', /"tower" is not the id of a wonder/],
    ['an unknown token', { open: ['law'] }, 'open[0]', /not the id of a progress token/],
    ['a wonder twice', { cities: [{ wonder: 'giza' }, { wonder: 'giza' }] }, 'cities[1].wonder', /already named in cities\[0\]\.wonder/],
    [
      'a token twice',
      { cities: [{ tokens: ['decor'] }], open: ['decor'] },
      'open[0]',
      /decor is already named in cities\[0\]\.tokens\[0\]/,
    ],
    [
      'Culture three times',
      { cities: [{ tokens: ['culture'] }, { tokens: ['culture'] }], pile: ['culture'] },
      'pile[0]',
      /already named in cities\[0\]\.tokens\[0\] and cities\[1\]\.tokens\[0\]/,
    ],
    ['a stage twice', { cities: [{ wonder: 'giza', built: [1, 1] }] }, 'cities[0].built[1]', /named twice/],
    ['stage 6', { cities: [{ built: [6] }] }, 'cities[0].built[0]', /1 to 5/],
    [
      'a stage without the one below',
      { cities: [{ wonder: 'giza', built: [1, 3] }] },
      'cities[0].built[1]',
      /stage 3 of giza stands on stage 2/,
    ],
    [
      'a top without two below',
      { cities: [{ wonder: 'rhodes', built: [3, 1] }] },
      'cities[0].built[0]',
      /stage 3 of rhodes stands on stage 2/,
    ],
    ['stages that no wonder can have', { cities: [{ built: [5] }] }, 'cities[0].built', /no wonder that is left/],
    [
      'stages that no wonder left can have',
      { cities: [{ built: [2] }, { wonder: 'rhodes' }] },
      'cities[0].built',
      /no wonder that is left/,
    ],
    ['all five stages', { cities: [{ wonder: 'giza', built: [1, 2, 3, 4, 5] }] }, 'cities[0].built', /would be over/],
    [
      'too many of a kind',
      { cities: [{ wonder: 'giza', cards: { 'red-2': 4 } }, { wonder: 'rhodes' }] },
      'cities[0].cards.red-2',
      /only 3 red-2/,
    ],
    [
      'too many of a kind together',
      {
        cities: [
          { wonder: 'giza', cards: { 'red-2': 2 } },
          { wonder: 'rhodes', cards: { 'red-2': 2 } },
        ],
      },
      'cities[1].cards.red-2',
      /only 1 red-2/,
    ],
    [
      'more of a card than a seat can reach',
      { options: { seats: 7 }, cities: [{ wonder: 'giza', built: [1, 2], cards: { wood: 15 } }] },
      'cities[0].cards.wood',
      /more wood than the decks in reach of seat 0/,
    ],
    ['negative cards', { cities: [{ cards: { wood: -1 } }] }, 'cities[0].cards.wood', /0 to/],
    ['half a card', { cities: [{ cards: { wood: 0.5 } }] }, 'cities[0].cards.wood', /whole/],
    ['cards as a list', { cities: [{ cards: ['wood'] }] }, 'cities[0].cards', /object/],
    ['all conflict tokens on battle', { battle: 3 }, 'battle', /0 to 2/],
    ['too many conflict tokens', { options: { seats: 5 }, battle: 5 }, 'battle', /0 to 4/],
    ['a turn of nobody', { turn: 2 }, 'turn', /0 to 1/],
    ['the Cat with nobody', { cat: 2 }, 'cat', /0 to 1/],
    ['a deck of nobody', { cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }], decks: { babylon: {} } }, 'decks.babylon', /not in play/],
    ['more cards than a deck has', { decks: { central: { count: 61 } } }, 'decks.central.count', /0 to 60/],
    ['fewer cards than are named', { decks: { central: { top: ['wood', 'stone'], count: 1 } } }, 'decks.central.count', /at least 2/],
    [
      'a card on top that the deck does not have',
      { cities: [{ wonder: 'giza' }], decks: { giza: { top: ['wood', 'red-2'] } } },
      'decks.giza.top[1]',
      /the deck of giza has no red-2/,
    ],
    [
      'more of a card on top than the deck has',
      { cities: [{ wonder: 'giza' }], decks: { giza: { top: ['brick', 'brick'] } } },
      'decks.giza.top[1]',
      /no brick/,
    ],
    [
      'counts that leave nothing for a city',
      {
        cities: [{ wonder: 'giza', cards: { wood: 1 } }, { wonder: 'rhodes' }],
        decks: { giza: { count: 25 }, rhodes: { count: 25 }, central: { count: 60 } },
      },
      'cities[0].cards.wood',
      /counts of the decks leave no wood/,
    ],
    [
      'no card for the seat on turn',
      {
        cities: [{ wonder: 'giza' }, {}, { wonder: 'rhodes' }],
        decks: { giza: { count: 0 }, rhodes: { count: 0 }, central: { count: 0 } },
      },
      'decks',
      /seat 0, whose turn begins, reaches no card/,
    ],
    [
      'a stage that could be paid',
      { cities: [{}, { wonder: 'giza', cards: { wood: 1, stone: 1 } }] },
      'cities[1].cards',
      /pay for stage 1/,
    ],
    ['a stage that coins could pay', { cities: [{ wonder: 'giza', cards: { coin: 2 } }] }, 'cities[0].cards', /pay for stage 1/],
    ['a pair of symbols', { cities: [{ cards: { gear: 2 } }] }, 'cities[0].cards', /exchanged/],
    ['three different symbols', { cities: [{ cards: { gear: 1, compass: 1, tablet: 1 } }] }, 'cities[0].cards', /exchanged/],
    ['eight cities', { cities: [{}, {}, {}, {}, {}, {}, {}, {}] }, 'cities', /at most 7/],
    ['more cities than seats', { options: { seats: 2 }, cities: [{}, {}, {}] }, 'cities', /2 seats/],
    ['one seat', { options: { seats: 1 } }, 'options.seats', /2 to 7/],
    ['an unknown option', { options: { starter: 'youngest' } }, 'options.starter', /random, owner, choose/],
    ['four open tokens', { open: ['decor', 'culture', 'culture', 'tactics'] }, 'open', /at most 3/],
    ['a pile and too few open tokens', { pile: TOKEN_IDS }, 'pile', /only where 3 tokens lie open/],
    ['too many victories', { cities: [{ victories: 29 }] }, 'cities[0].victories', /0 to 28/],
  ];
  test('each with a sentence of its own', () => expectRefused(architects, cases));
});
