import { expectPlayable, expectRefused, positionError, type WrongPosition } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type CardId, CARDS, type DuelPosition, duel, LAYOUTS } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

const openCards = (words: DuelPosition, seed = 1): (CardId | undefined)[] =>
  duelWith(words, seed)
    .view()
    .structure.filter((slot) => slot.open)
    .map((slot) => slot.card);

const text = (seed: number): string => JSON.stringify(duelWith({ age: 2 }, seed).view());

describe('what is left out is filled legally', () => {
  test('an empty position is the start of Age I', () => {
    const view = duelWith({}).view();
    expect(view).toMatchObject({ age: 1, decision: 'turn', active: 0, pawn: 0, draftPick: 8, offered: [] });
    expect(view.structure).toHaveLength(20);
    expect(view.board).toHaveLength(5);
    expect(view.loot).toEqual([
      [2, 5],
      [2, 5],
    ]);
    for (const city of view.cities) {
      expect(city).toMatchObject({ coins: 7, built: [], tokens: [] });
      expect(city.wonders.map((w) => w.status)).toEqual(['unbuilt', 'unbuilt', 'unbuilt', 'unbuilt']);
    }
  });

  test('the same words and seed give the same position, another seed another one', () => {
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  test('the age is the lowest that fits the cards named', () => {
    expect(duelWith({ row: ['aqueduct'] }).view().age).toBe(2);
    expect(duelWith({ cities: [{ built: ['study'] }] }).view().age).toBe(3);
    expect(duelWith({ structure: { a3r7c1: 'arena' } }).view().age).toBe(3);
    expect(duelWith({ taken: ['a2r5c1'] }).view().age).toBe(2);
  });

  test('a built wonder gets a card under it, from an earlier age where there is one', () => {
    const [first] = duelWith({ age: 2, cities: [{ wonders: [{ wonder: 'sphinx' }] }] }).city(0).wonders;
    expect(first).toMatchObject({ wonder: 'sphinx', status: 'built' });
    expect(CARDS[first.under!].age).toBe(1);
  });

  test('cards of this age that have been played leave as many empty slots', () => {
    expect(
      duelWith({ cities: [{ built: ['baths', 'quarry'], wonders: [{ wonder: 'sphinx' }] }], discard: ['altar'] }).view().structure,
    ).toHaveLength(16);
  });

  test('loot that the pawn has passed is gone', () => {
    expect(duelWith({ pawn: 4 }).view().loot).toEqual([[2, 5], [5]]);
    expect(duelWith({ pawn: -6 }).view().loot).toEqual([[], [2, 5]]);
    expect(duelWith({ pawn: 0, loot: [[5], []] }).view().loot).toEqual([[5], []]);
  });

  test('with seven wonders built the eighth is lost', () => {
    const all = (['sphinx', 'pyramids', 'colossus', 'piraeus'] as const).map((wonder) => ({ wonder }));
    const three = (['mausoleum', 'appian-way', 'great-lighthouse'] as const).map((wonder) => ({ wonder }));
    const g = duelWith({ age: 3, cities: [{ wonders: all }, { wonders: three }] });
    expect(g.city(1).wonders.map((w) => w.status)).toEqual(['built', 'built', 'built', 'lost']);
  });

  test('tokens owned came from the board, one from the box if the Great Library stands', () => {
    expect(duelWith({ cities: [{ tokens: ['law', 'economy'] }] }).view().board).toHaveLength(3);
    const g = duelWith({ age: 2, cities: [{ tokens: ['law', 'economy'], wonders: [{ wonder: 'great-library' }] }] });
    expect(g.view().board).toHaveLength(4);
    expect(duelWith({ tokens: ['law'] }).view().board).toEqual(['law']);
    expect(duelWith({ tokens: [] }).view().board).toEqual([]);
  });
});

describe('the structure', () => {
  test('a row names exactly the cards that are open', () => {
    for (const row of [
      ['aqueduct'],
      ['walls', 'temple'],
      ['walls', 'temple', 'school'],
      ['walls', 'temple', 'school', 'forum'],
    ] as CardId[][]) {
      expect(openCards({ row })).toEqual(row);
    }
    expect(openCards({ row: ['study'], left: 1 })).toEqual(['study']);
    expect(openCards({ row: ['study', 'arena'], left: 2 })).toEqual(['study', 'arena']);
  });

  test('a row goes together with named slots behind it', () => {
    const g = duelWith({ row: ['walls', 'temple'], structure: { a2r3c1: 'school' } });
    expect(
      g
        .view()
        .structure.filter((slot) => slot.open)
        .map((slot) => slot.card),
    ).toEqual(['walls', 'temple']);
    expect(g.view().structure.map((slot) => slot.card)).toContain('school');
  });

  test('a row leaves as many cards behind it as it can', () => {
    expect(duelWith({ row: ['walls', 'temple'] }).view().structure).toHaveLength(20);
    expect(duelWith({ row: ['walls', 'temple'], cities: [{ built: ['school'] }] }).view().structure.length).toBeLessThan(20);
  });

  test('left counts from the farthest row', () => {
    expect(
      duelWith({ age: 3, left: 3 })
        .view()
        .structure.map((slot) => slot.slot),
    ).toEqual([0, 1, 2]);
  });

  test('named slots hold the named cards, taken slots none', () => {
    const g = duelWith({ structure: { a2r5c2: 'walls', a2r3c1: 'temple' }, taken: ['a2r5c1'] });
    const at = (id: string): CardId | undefined => {
      const slot = LAYOUTS[1].findIndex((def) => def.id === id);
      return g.view().structure.find((entry) => entry.slot === slot)?.card;
    };
    expect(at('a2r5c2')).toBe('walls');
    expect(at('a2r3c1')).toBe('temple');
    expect(at('a2r5c1')).toBeUndefined();
    expect(g.view().structure).toHaveLength(19);
  });
});

test('a position plays on to the end, also as a viewer imagines it', () => {
  const words: readonly DuelPosition[] = [
    { left: 1, age: 1 },
    { row: ['builders-guild', 'arena'], cities: [{ built: ['merchants-guild'], tokens: ['law'] }], tokens: [] },
    { age: 2, left: 6, cities: [{ built: ['forum'] }, { wonders: [{ wonder: 'sphinx' }] }], tokens: ['law'] },
    { age: 3, taken: ['a3r7c1', 'a3r7c2'], pawn: -8 },
  ];
  return expectPlayable(duel, words, 10);
});

describe('what cannot be is refused, with its place', () => {
  const cases: readonly WrongPosition[] = [
    ['another game', { game: 'dice' }, 'game', /duel/],
    ['an unknown field', { rows: [] }, 'rows', /known/],
    ['an unknown card', { row: ['bath'] }, 'row[0]', /"bath" is not the id of a card/],
    ['a card that is not a word', { row: [4] }, 'row[0]', /not the id of a card/],
    ['an inherited name', { row: ['constructor'] }, 'row[0]', /not the id of a card/],
    ['an unknown wonder', { cities: [{ wonders: ['tower'] }] }, 'cities[0].wonders[0]', /not the id of a wonder/],
    ['an unknown token', { tokens: ['luck'] }, 'tokens[0]', /not the id of a progress token/],
    ['an unknown slot', { taken: ['a4r1c1'] }, 'taken[0]', /not the id of a slot/],
    [
      'a card twice',
      { cities: [{ built: ['baths'] }, { built: ['baths'] }] },
      'cities[1].built[0]',
      /already named in cities\[0\]\.built\[0\]/,
    ],
    ['a card in a city and in the row', { cities: [{ built: ['baths'] }], row: ['baths'] }, 'row[0]', /already named/],
    [
      'a card under a wonder and in the discard',
      { cities: [{ wonders: [{ wonder: 'sphinx', under: 'baths' }] }], discard: ['baths'] },
      'discard[0]',
      /already named/,
    ],
    ['a wonder twice', { cities: [{ wonders: ['sphinx'] }, { wonders: ['sphinx'] }] }, 'cities[1].wonders[0]', /already named/],
    ['a token twice', { tokens: ['law'], cities: [{ tokens: ['law'] }] }, 'tokens[0]', /already named/],
    ['a row of two ages', { row: ['baths', 'walls'] }, 'row[0]', /Age 1, but this is Age 2/],
    ['a card of the wrong age', { age: 2, row: ['baths'] }, 'row[0]', /Age 1, but this is Age 2/],
    ['a card from the future', { age: 1, cities: [{ built: ['study'] }] }, 'cities[0].built[0]', /Age 3, but this is Age 1/],
    ['a slot of another age', { age: 1, taken: ['a2r5c1'] }, 'taken[0]', /slot of Age 2/],
    ['an age that is none', { age: 4 }, 'age', /1 to 3/],
    ['a third seat', { active: 2 }, 'active', /0 to 1/],
    ['three cities', { cities: [{}, {}, {}] }, 'cities', /at most 2/],
    ['three seats', { options: { seats: 3 } }, 'options.seats', /2 seats/],
    ['an unknown option', { options: { wonders: 'all' } }, 'options.wonders', /draft/],
    ['negative coins', { cities: [{ coins: -1 }] }, 'cities[0].coins', /0 to/],
    ['half a coin', { cities: [{ coins: 1.5 }] }, 'cities[0].coins', /whole/],
    ['the pawn in a capital', { pawn: 9 }, 'pawn', /-8 to 8/],
    ['the pawn beyond its own side', { pawn: -9 }, 'pawn', /-8 to 8/],
    ['loot behind the pawn', { pawn: 3, loot: [[], [2, 5]] }, 'loot[1]', /passed/],
    ['loot of another size', { loot: [[3], []] }, 'loot[0][0]', /2, 5/],
    ['loot of one seat', { loot: [[2]] }, 'loot', /each seat/],
    [
      'five wonders of one seat',
      { cities: [{ wonders: ['sphinx', 'pyramids', 'colossus', 'piraeus', 'mausoleum'] }] },
      'cities[0].wonders',
      /at most 4/,
    ],
    [
      'eight built wonders',
      {
        age: 3,
        cities: [
          { wonders: ['sphinx', 'pyramids', 'colossus', 'piraeus'].map((wonder) => ({ wonder })) },
          { wonders: ['mausoleum', 'appian-way', 'great-lighthouse', 'great-library'].map((wonder) => ({ wonder })) },
        ],
      },
      'cities[1].wonders[3]',
      /only 7/,
    ],
    [
      'four guilds',
      { discard: ['builders-guild', 'merchants-guild', 'scientists-guild', 'tacticians-guild'] },
      'discard[3]',
      /only 3 guilds/,
    ],
    [
      'six tokens without the Great Library',
      { tokens: ['law', 'economy', 'masonry', 'theology', 'strategy'], cities: [{ tokens: ['urbanism'] }] },
      'tokens',
      /only 5/,
    ],
    ['a box of six', { box: ['law', 'economy', 'masonry', 'theology', 'strategy', 'urbanism'] }, 'box', /at most 5/],
    ['an empty slot under a full one', { taken: ['a1r4c1'] }, 'taken[0]', /a1r5c1 lies on it/],
    ['a slot both named and taken', { taken: ['a1r5c1'], structure: { a1r5c1: 'baths' } }, 'taken[0]', /also named/],
    ['too few empty slots', { taken: ['a1r5c1'], cities: [{ built: ['baths', 'altar'] }] }, 'taken', /at least 2/],
    ['too many cards left', { age: 1, left: 20, cities: [{ built: ['baths'] }] }, 'left', /at most 19/],
    ['nothing left', { left: 0 }, 'left', /1 to 20/],
    ['an empty row', { row: [] }, 'row', /at least one/],
    ['a row that is too long', { row: ['baths', 'altar', 'theater', 'quarry', 'stable', 'press', 'tavern'] }, 'row', /no shape/],
    ['a row beside an open slot that is named apart', { row: ['walls'], structure: { a2r5c1: 'school' } }, 'row', /no shape/],
    ['a row that does not fit what is left', { row: ['baths', 'altar'], left: 1 }, 'row', /no shape/],
    [
      'six symbols',
      { cities: [{ built: ['scriptorium', 'pharmacist', 'workshop', 'apothecary', 'study', 'university'] }] },
      'cities[0]',
      /would be over/,
    ],
  ];
  test('each with a sentence of its own', () => expectRefused(duel, cases));

  test('too many cards of one age', () => {
    const built = Object.keys(CARDS).slice(0, 21);
    expect(positionError(duel, { age: 2, cities: [{ built }] })).toMatchObject({
      path: 'cities[0].built[20]',
      detail: expect.stringMatching(/only 20/),
    });
  });
});
