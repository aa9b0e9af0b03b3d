import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardId, CityWords, Resource } from '../../src/index.ts';
import { build, type Scenario, tableWith } from '../kit/scenario.ts';

const CITIES = { cities: true } as const;
/** A city between a left and a right neighbour. */
const between = (age: 1 | 2 | 3, own: CityWords, left: CityWords, right: CityWords): Scenario =>
  tableWith({ options: { ...CITIES, seats: 3 }, age, turn: 4, cities: [own, left, right] });

const SELLERS: Partial<Record<Resource, CardId>> = {
  stone: 'stone-pit',
  ore: 'ore-vein',
  clay: 'clay-pool',
  glass: 'glassworks-i',
  papyrus: 'press-i',
};
/** Whether the city can build the Palace, one of each resource, where the neighbours sell everything but one. */
const palaceWithout = (missing: Resource, built: readonly CardId[]): boolean => {
  const sold = Object.entries(SELLERS).flatMap(([resource, card]) => (resource === missing ? [] : [card]));
  const g = between(
    3,
    { board: 'babylon', coins: 40, built, hand: ['palace'] },
    { board: 'halicarnassus', built: sold },
    { board: missing === 'stone' ? 'rhodes' : 'gizah' },
  );
  return g.can(0, build('palace'));
};

const wharfPrices = (built: readonly CardId[]) =>
  between(
    2,
    { board: 'ephesus', coins: 20, built, hand: ['caravansery'] },
    { board: 'gizah', built: ['sawmill'] },
    { board: 'rhodes', built: ['lumber-yard', 'timber-yard'] },
  ).payments(0, 'caravansery');

const cachePrices = (built: readonly CardId[]) =>
  between(
    2,
    { board: 'halicarnassus', coins: 9, built, hand: ['courthouse'] },
    { board: 'olympia', built: ['clay-pool'] },
    { board: 'rhodes' },
  ).payments(0, 'courthouse');

const canBeside = (extra: CardId, card: CardId, left: CityWords = {}): boolean =>
  between(
    2,
    { board: 'babylon', coins: 9, built: ['caravansery', extra], hand: [card] },
    { board: 'ephesus', ...left },
    { board: 'alexandria' },
  ).can(0, build(card));

// Cloth, glass and papyrus.
const canGoods = (card: CardId): boolean =>
  between(
    2,
    { board: 'babylon', coins: 9, built: ['caravansery', 'black-market'], hand: [card] },
    { board: 'gizah', built: ['stone-pit'] },
    { board: 'rhodes' },
  ).can(0, build(card));

describe('trade and production with Cities', () => {
  test('[CI-TRADE-1] a wharf takes 1 off one resource a turn, from its side, never below 0', () => {
    expect(wharfPrices([])).toEqual([
      [0, 4],
      [2, 2],
      [4, 0],
    ]);
    expect(wharfPrices(['west-clandestine-wharf'])).toEqual([
      [0, 4],
      [1, 2],
      [3, 0],
    ]);
    expect(wharfPrices(['east-clandestine-wharf'])).toEqual([
      [0, 3],
      [2, 1],
      [4, 0],
    ]);
    expect(wharfPrices(['west-clandestine-wharf', 'west-trading-post', 'east-clandestine-wharf'])).toEqual(
      [
        [0, 3],
        [0, 1],
        [1, 0],
      ].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    );
  });

  test('[CI-TRADE-1] goods too, on top of the Marketplace', () => {
    const g = between(
      1,
      { board: 'gizah', coins: 0, built: ['marketplace', 'west-clandestine-wharf'], hand: ['workshop'] },
      { board: 'alexandria', coins: 3 },
      { board: 'rhodes' },
    );
    expect(g.payments(0, 'workshop')).toEqual([[0, 0]]);
    g.play({ 0: build('workshop') });
    expect(g.coins().slice(0, 2)).toEqual([0, 6]);
  });

  test('[CI-TRADE-2] the cache takes 1 off each initial resource, and the seller gets the lower price', () => {
    const g = between(
      2,
      { board: 'ephesus', coins: 9, built: ['smugglers-cache', 'lumber-yard'], hand: ['temple'] },
      { board: 'olympia', coins: 0 },
      { board: 'alexandria', coins: 0 },
    );
    expect(g.payments(0, 'temple')).toEqual([[1, 1]]);
    g.play({ 0: build('temple', 1, 1) });
    expect(g.coins()).toEqual([7, 4, 4]);
  });

  test('[CI-TRADE-3] Secret Warehouse doubles what board, brown or grey cards make; of a choice either', () => {
    const can = (built: readonly CardId[]): boolean =>
      between(2, { board: 'rhodes', coins: 0, built, hand: ['archery-range'] }, { board: 'gizah' }, { board: 'ephesus' }).can(
        0,
        build('archery-range'),
      );
    expect(can(['timber-yard'])).toBe(false);
    expect(can(['timber-yard', 'secret-warehouse'])).toBe(true);
    expect(can(['stone-pit', 'lumber-yard'])).toBe(false);
    expect(can(['secret-warehouse', 'caravansery'])).toBe(false);
    // Grey cards and the board.
    const board = between(
      2,
      { board: 'rhodes', coins: 0, built: ['secret-warehouse', 'glassworks-i'], hand: ['dispensary'] },
      { board: 'gizah' },
      { board: 'ephesus' },
    );
    expect(board.can(0, build('dispensary'))).toBe(true);
  });

  test('[CI-TRADE-4] Black Market makes what none of those make', () => {
    const can = (built: readonly CardId[]): boolean =>
      between(2, { board: 'babylon', coins: 0, built, hand: ['school'] }, { board: 'gizah' }, { board: 'rhodes' }).can(0, build('school'));
    expect(can([])).toBe(false);
    expect(can(['black-market'])).toBe(true);
    // All seven are made: nothing is left for it.
    const all = ['stone-pit', 'ore-vein', 'clay-pool', 'glassworks-i', 'press-i', 'loom-i', 'black-market'] as const;
    const full = between(
      2,
      { board: 'babylon', coins: 0, built: all, hand: ['caravansery', 'school'] },
      { board: 'gizah' },
      { board: 'rhodes' },
    );
    expect(full.can(0, build('caravansery'))).toBe(false);
    expect(full.can(0, build('school'))).toBe(true);
  });

  test('[CI-TRADE-5] neither unit is for sale', () => {
    const g = between(
      2,
      { board: 'alexandria', coins: 20, built: ['lumber-yard'], hand: ['caravansery', 'school'] },
      { board: 'babylon', built: ['secret-warehouse', 'black-market'] },
      { board: 'gizah' },
    );
    // One wood is on the board of the neighbour, no second one for the warehouse; no papyrus of the Black Market.
    expect(g.payments(0, 'caravansery')).toEqual([[2, 0]]);
    expect(g.refused(0, build('school'))).toEqual([{ code: 'no-source', resources: ['papyrus'] }]);
  });
});

describe('rulings on trade with Cities', () => {
  test('[CI-R40] East Wharf and East Trading Post, 2 wood from the right: 1 coin', () => {
    const g = between(
      2,
      { board: 'ephesus', coins: 9, built: ['east-clandestine-wharf', 'east-trading-post'], hand: ['caravansery'] },
      { board: 'gizah' },
      { board: 'rhodes', built: ['sawmill'], coins: 0 },
    );
    expect(g.payments(0, 'caravansery')).toEqual([[0, 1]]);
    expect(theEvent(g.play({ 0: build('caravansery', 0, 1) }), 'trade-income')).toEqual({ kind: 'trade-income', seat: 2, count: 1 });
  });

  test('[CI-R41] East Wharf alone, 2 stone from the right: 3 coins', () => {
    const g = between(
      2,
      { board: 'halicarnassus', coins: 9, built: ['east-clandestine-wharf'], hand: ['library'] },
      { board: 'ephesus' },
      { board: 'rhodes', built: ['quarry'] },
    );
    expect(g.payments(0, 'library')).toEqual([[0, 3]]);
  });

  test('[CI-R42] West Wharf, 1 ore from the left and 1 from the right: 3 coins, and again next turn', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 3 },
      age: 2,
      turn: 2,
      cities: [
        { board: 'alexandria', coins: 9, built: ['west-clandestine-wharf', 'lumber-yard'], hand: ['dispensary'] },
        { board: 'ephesus', built: ['ore-vein'], hand: ['statue'] },
        { board: 'rhodes' },
      ],
    });
    expect(g.payments(0, 'dispensary')).toEqual([[1, 2]]);
    g.play({ 0: build('dispensary', 1, 2) });
    expect(g.payments(0, 'statue')).toEqual([[1, 2]]);
  });

  test('[CI-R43] Smuggler’s Cache: board and Clay Pool of the left neighbour', () => {
    expect(cachePrices(['smugglers-cache'])).toEqual([[3, 0]]);
    expect(cachePrices(['smugglers-cache', 'west-trading-post'])).toEqual([[1, 0]]);
  });

  test('[CI-R45] Black Market beside wood and the Loom', () => {
    for (const resource of ['stone', 'ore', 'clay', 'glass', 'papyrus'] as const) {
      expect([resource, palaceWithout(resource, ['loom-i'])]).toEqual([resource, false]);
      expect([resource, palaceWithout(resource, ['loom-i', 'black-market'])]).toEqual([resource, true]);
    }
    // Not wood: no second one for the Caravansery. No cost in the game has two cloth.
    const g = between(
      2,
      { board: 'babylon', coins: 0, built: ['loom-i', 'black-market'], hand: ['caravansery'] },
      { board: 'gizah' },
      { board: 'rhodes' },
    );
    expect(g.refused(0, build('caravansery'))).toEqual([{ code: 'no-source', resources: ['wood'] }]);
  });

  test('[CI-R46] yellow production does not count', () => {
    // Wood twice and ore of the Caravansery; but not ore, stone or clay twice.
    expect(canBeside('secret-warehouse', 'archery-range')).toBe(true);
    expect(canBeside('secret-warehouse', 'dispensary')).toBe(false);
    expect(canBeside('secret-warehouse', 'laboratory')).toBe(false);
    // What the Caravansery offers is not made, so the Black Market may give it once more.
    expect(canBeside('black-market', 'dispensary')).toBe(true);
    expect(canBeside('black-market', 'laboratory')).toBe(true);
    expect(canBeside('black-market', 'library', { built: ['loom-i'] })).toBe(true);
    expect([canGoods('library'), canGoods('temple'), canGoods('school')]).toEqual([true, true, true]);
  });

  test('[CI-R47] the units of Black Market and Secret Warehouse cannot be bought', () => {
    const g = between(
      3,
      {
        board: 'rhodes',
        coins: 40,
        built: ['lumber-yard', 'stone-pit', 'clay-pool', 'glassworks-i', 'loom-i'],
        hand: ['palace', 'senate'],
      },
      { board: 'babylon', built: ['black-market', 'secret-warehouse'] },
      { board: 'gizah' },
    );
    expect(g.refused(0, build('palace'))).toEqual([{ code: 'no-source', resources: ['papyrus'] }]);
    expect(g.payments(0, 'senate').every(([left]) => left <= 2)).toBe(true);
  });
});
