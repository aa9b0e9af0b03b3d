import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { expectPlayable, expectRefused, positionError, type WrongPosition } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type CardDef, CARD_IDS, CARDS, type CardId, type SevenWondersPosition, sevenWonders } from '../../src/index.ts';
import { playOn } from '../kit/random.ts';
import { tableWith } from '../kit/scenario.ts';

const CITIES = { options: { cities: true } } as const;
const defOf = (card: CardId): CardDef => CARDS[card];
const text = (seed: number): string => JSON.stringify(tableWith({ age: 2 }, { seed }).view(0));

describe('what is left out is filled legally', () => {
  test('an empty position is the start of Age I for three', () => {
    const g = tableWith({});
    expect(g.view()).toMatchObject({ age: 1, turn: 1, turns: 6, decision: 'turn', awaiting: [0, 1, 2], discard: [], memory: [] });
    for (const seat of [0, 1, 2]) {
      expect(g.seat(seat)).toMatchObject({ side: 'day', coins: 3, built: [], stages: [], handCount: 7, last: undefined });
      for (const card of g.hand(seat)) expect(CARDS[card].age).toBe(1);
    }
    expect(new Set(g.view().seats.map(({ board }) => board)).size).toBe(3);
  });

  test('the same words and seed give the same position, another seed another one', () => {
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  test('seats are as many as cities are named, at least three', () => {
    expect(tableWith({ cities: [{}, {}] }).view().options.seats).toBe(3);
    expect(tableWith({ cities: [{}, {}, {}, {}, {}] }).view().options.seats).toBe(5);
    expect(tableWith({ options: { seats: 6 }, cities: [{}] }).view().seats).toHaveLength(6);
  });

  test('the age is the lowest that has seen the cards named', () => {
    expect(tableWith({ cities: [{ built: ['walls'] }] }).view().age).toBe(2);
    expect(tableWith({ cities: [{ hand: ['palace'] }] }).view().age).toBe(3);
    expect(tableWith({ discard: ['aqueduct', 'altar'] }).view().age).toBe(2);
  });

  test('the turn is the lowest at which the cards of this age can have been played', () => {
    expect(tableWith({ cities: [{ built: ['altar', 'theater', 'baths'] }] }).view().turn).toBe(2);
    expect(tableWith({ cities: [{ built: ['altar', 'theater', 'baths'] }], discard: ['stockade'] }).view().turn).toBe(3);
    expect(tableWith({ cities: [{ stages: 2 }] }).view().turn).toBe(3);
    expect(tableWith({ age: 2, cities: [{ stages: 2, built: ['altar', 'theater', 'baths'] }] }).view().turn).toBe(1);
  });

  test('hands have the size of the turn, with the cards named among them', () => {
    for (const turn of [1, 3, 6]) {
      const g = tableWith({ age: 2, turn, cities: [{ hand: ['walls', 'temple'] }] });
      expect([0, 1, 2].map((seat) => g.hand(seat).length)).toEqual([8 - turn, 8 - turn, 8 - turn]);
      expect(g.hand(0)).toEqual(expect.arrayContaining(['walls', 'temple']));
    }
    expect(tableWith({ ...CITIES, age: 2, turn: 7 }).hand(2)).toHaveLength(2);
  });

  test('a side that is not named is Day, or drawn where one is Night', () => {
    expect(tableWith({ cities: [{ side: 'day' }] }).view().options.sides).toBe('day');
    const g = tableWith({ cities: [{ side: 'night' }] });
    expect(g.view().options.sides).toBe('mixed');
    expect(g.seat(0).side).toBe('night');
    expect(tableWith({ options: { sides: 'night' } }).seat(2).side).toBe('night');
  });

  test('a board that is not named has as many stages as are built', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const g = tableWith({ age: 3, options: { sides: 'night' }, cities: [{ stages: 3 }, { stages: 3 }, { stages: 4 }] }, { seed });
      expect(g.view().seats.map(({ stages }) => stages.length)).toEqual([3, 3, 4]);
      expect(g.seat(2).board).toBe('gizah');
    }
  });

  test('cards under stages and in the discard pile lie there since a turn of their age', () => {
    const g = tableWith({
      age: 2,
      turn: 3,
      cities: [{ stages: 2 }, { stages: 1, under: ['walls'] }],
      discard: ['altar', 'aqueduct', 'temple'],
    });
    const down = [...g.view().seats.flatMap(({ stages }) => stages), ...g.view().discard];
    for (const { age, turn } of down) expect(age === 1 ? turn <= 6 : turn < 3).toBe(true);
    expect(g.view(1).seats[1].stages[0]).toMatchObject({ age: 2, card: 'walls' });
    expect(g.view().discard.map(({ age }) => age)).toEqual([1, 2, 2]);
    const own = g.view(0).seats[0].stages.map(({ card }) => card);
    for (const card of own) expect(CARDS[card as CardId].age).toBe(1);
    expect(new Set(down.map(({ seat, age, turn }) => `${seat} ${age} ${turn}`)).size).toBe(down.length);
  });
});

test('no card is there more often than the table has it, also as the game goes on', () => {
  for (const options of [{ seats: 3 }, { seats: 5, cities: true }, { seats: 6, cities: true, teams: true }] as const) {
    for (let seed = 1; seed <= 5; seed++) {
      const g = tableWith({ options, age: 2, cities: [{ built: ['walls', 'altar'], stages: 1 }], discard: ['school', 'baths'] }, { seed });
      playOn(g.state, new FastRng(seed), () => {});
      expect(sevenWonders.awaiting(g.state)).toBe(0);
      const view = sevenWonders.view(g.state, SPECTATOR);
      const cards = [
        ...view.seats.flatMap(({ built, stages }) => [...built, ...stages.map(({ card }) => card)]),
        ...view.discard.map(({ card }) => card),
      ];
      for (const id of CARD_IDS) {
        const most = defOf(id).copies?.filter((from) => from <= options.seats).length ?? 1;
        expect([id, cards.filter((card) => card === id).length <= most]).toEqual([id, true]);
      }
    }
  }
});

test('a position plays on to the end, also as a viewer imagines it', () => {
  const words: readonly SevenWondersPosition[] = [
    { age: 1, turn: 6 },
    { age: 3, turn: 2, cities: [{ stages: 3, built: ['builders-guild', 'arena'] }], discard: ['altar', 'palace'] },
    {
      options: { cities: true, seats: 5 },
      age: 2,
      turn: 5,
      cities: [{ built: ['forging-agency'], debts: 3, diplomacy: 1 }, { stages: 2 }],
    },
    { options: { teams: true, cities: true, seats: 6, sides: 'choose' }, age: 3, turn: 4, cities: [{}, { stages: 2 }], discard: ['walls'] },
  ];
  return expectPlayable(sevenWonders, words, 6);
});

describe('what cannot be is refused, with its place', () => {
  const cases: readonly WrongPosition[] = [
    ['another game', { game: 'duel' }, 'game', /seven-wonders/],
    ['an unknown field', { row: [] }, 'row', /known/],
    ['an unknown field of a city', { cities: [{ tokens: [] }] }, 'cities[0].tokens', /known/],
    ['an unknown option', { options: { leaders: true } }, 'options.leaders', /known/],
    ['an unknown card', { cities: [{ hand: ['bath'] }] }, 'cities[0].hand[0]', /"bath" is not the id of a card/],
    ['a card that is not a word', { discard: [4] }, 'discard[0]', /not the id of a card/],
    ['an inherited name', { discard: ['constructor'] }, 'discard[0]', /not the id of a card/],
    ['an unknown board', { cities: [{ board: 'troy' }] }, 'cities[0].board', /not the id of a board/],
    ['an unknown side', { cities: [{ side: 'dusk' }] }, 'cities[0].side', /day, night/],
    ['two seats', { options: { seats: 2 } }, 'options.seats', /3 to 7/],
    ['eight seats', { options: { seats: 8 } }, 'options.seats', /3 to 7/],
    ['teams of five', { options: { seats: 5, teams: true } }, 'options.teams', /4 or 6/],
    ['a switch that is a word', { options: { cities: 'yes' } }, 'options.cities', /true or false/],
    ['an unknown way to boards', { options: { boards: 'all' } }, 'options.boards', /random, choose, draft/],
    ['more cities than seats', { options: { seats: 3 }, cities: [{}, {}, {}, {}] }, 'cities', /3 seats/],
    ['eight cities', { cities: [{}, {}, {}, {}, {}, {}, {}, {}] }, 'cities', /at most 7/],
    ['a card of more seats', { cities: [{ hand: ['tavern'] }] }, 'cities[0].hand[0]', /not in the game with 3 seats/],
    ['too many copies', { cities: [{ hand: ['altar'] }, { built: ['altar'] }] }, 'cities[0].hand[0]', /altar is there once/],
    ['a guild twice', { discard: ['spies-guild', 'spies-guild'] }, 'discard[1]', /once/],
    ['a black card without Cities', { cities: [{ hand: ['dive'] }] }, 'cities[0].hand[0]', /Cities/],
    ['a board of Cities without it', { cities: [{ board: 'petra' }] }, 'cities[0].board', /Cities/],
    ['debts without Cities', { cities: [{ debts: 1 }] }, 'cities[0].debts', /Cities/],
    ['diplomacy without Cities', { cities: [{}, { diplomacy: 1 }] }, 'cities[1].diplomacy', /Cities/],
    [
      'four black cards of an age at three seats',
      { ...CITIES, cities: [{ built: ['dive', 'customs', 'hideout'] }], discard: ['militia'] },
      'discard[0]',
      /only 3 black cards of Age 1/,
    ],
    [
      'six guilds at three seats',
      { discard: ['workers-guild', 'spies-guild', 'traders-guild', 'builders-guild', 'scientists-guild', 'shipowners-guild'] },
      'discard[5]',
      /only 5 guilds/,
    ],
    [
      'the same board twice',
      { cities: [{ board: 'gizah' }, { board: 'gizah' }] },
      'cities[1].board',
      /already named in cities\[0\]\.board/,
    ],
    ['identical structures', { cities: [{ built: ['loom-i', 'loom-ii'] }] }, 'cities[0].built[1]', /identical to loom-i/],
    ['the same structure twice', { options: { seats: 6 }, cities: [{ built: ['altar', 'altar'] }] }, 'cities[0].built[1]', /identical/],
    ['a side against the option', { options: { sides: 'day' }, cities: [{ side: 'night' }] }, 'cities[0].side', /all play day/],
    ['a third stage of Rhodes by night', { cities: [{ board: 'rhodes', side: 'night', stages: 3 }] }, 'cities[0].stages', /has 2 stages/],
    ['five stages', { cities: [{ stages: 5 }] }, 'cities[0].stages', /0 to 4/],
    ['a card under no stage', { cities: [{ stages: 1, under: ['altar', 'baths'] }] }, 'cities[0].under[1]', /1 are built/],
    ['a card from the future', { age: 1, cities: [{ built: ['walls'] }] }, 'cities[0].built[0]', /Age 2, but this is Age 1/],
    ['a hand of another age', { age: 2, cities: [{ hand: ['altar'] }] }, 'cities[0].hand[0]', /Age 1, but this is Age 2/],
    ['an age that is none', { age: 4 }, 'age', /1 to 3/],
    ['a seventh turn without Cities', { turn: 7 }, 'turn', /1 to 6/],
    ['an eighth turn with Cities', { ...CITIES, turn: 8 }, 'turn', /1 to 7/],
    ['cards played before the first turn', { turn: 1, cities: [{ built: ['altar'] }] }, 'turn', /turn 2 at the earliest/],
    [
      'a hand that is too long',
      { age: 3, turn: 6, cities: [{ hand: ['palace', 'senate', 'study'] }] },
      'cities[0].hand[2]',
      /2 cards at turn 6/,
    ],
    ['negative coins', { cities: [{ coins: -1 }] }, 'cities[0].coins', /0 to/],
    ['half a coin', { cities: [{ coins: 1.5 }] }, 'cities[0].coins', /whole/],
    ['two ages of victories', { cities: [{ victories: [1, 2] }] }, 'cities[0].victories', /each age/],
    ['victories that are no numbers', { cities: [{ victories: [1, 'x', 0] }] }, 'cities[0].victories[1]', /whole number/],
    ['four victories in an age', { cities: [{ victories: [0, 4, 0] }] }, 'cities[0].victories[1]', /0 to 3/],
    ['seven defeats', { cities: [{ defeats: 7 }] }, 'cities[0].defeats', /0 to 6/],
    ['built that is no list', { cities: [{ built: 'altar' }] }, 'cities[0].built', /list/],
    ['a city that is no record', { cities: ['gizah'] }, 'cities[0]', /object/],
  ];
  test('each with a sentence of its own', () => expectRefused(sevenWonders, cases));

  test('more cards of an age than its turns allow', () => {
    const built = CARD_IDS.filter((id) => CARDS[id].age === 1 && defOf(id).copies?.[0] === 3);
    expect(positionError(sevenWonders, { age: 1, cities: [{ built: built.slice(0, 16) }] })).toMatchObject({ path: 'cities' });
  });
});
