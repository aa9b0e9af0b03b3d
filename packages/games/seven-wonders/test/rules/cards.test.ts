import { eventsOf, forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { BoardId, CardId, CityWords } from '../../src/index.ts';
import { build, type Scenario, tableWith } from '../kit/scenario.ts';

/** A city among neighbours that sell nothing it could want, with no coins. */
const alone = (board: BoardId, age: 1 | 2 | 3, city: CityWords): Scenario =>
  tableWith({
    age,
    turn: 3,
    options: { seats: 7, sides: 'day' },
    cities: [{ board, coins: 0, ...city }],
  });

/** The points of one row of the score pad for a city with these cards, between the given neighbours. */
const rowOf = (
  row: 'blue' | 'yellow' | 'green' | 'purple',
  built: readonly CardId[],
  left: CityWords = {},
  right: CityWords = {},
  own: CityWords = {},
): number => tableWith({ options: { seats: 5 }, age: 3, turn: 6, cities: [{ built, ...own }, left, {}, {}, right] }).row(0, row);

/** Coins that the card itself gives when it is built. */
const gain = (g: Scenario, card: CardId): number => {
  const [[left, right]] = g.payments(0, card);
  const events = g.play({ 0: build(card, left, right) });
  return eventsOf(events, 'coins')
    .filter(({ seat, source }) => seat === 0 && source === card)
    .reduce((sum, { count }) => sum + count, 0);
};

const fourCities = (hand: CardId): CityWords[] => [
  { board: 'gizah', built: ['lumber-yard', 'loom-i'], hand: [hand] },
  { board: 'rhodes', built: ['ore-vein', 'clay-pit', 'press-i'] },
  { board: 'ephesus', built: ['stone-pit', 'glassworks-i'] },
  { board: 'alexandria', built: ['clay-pool', 'glassworks-ii', 'loom-ii'] },
];

describe('cards', () => {
  test('[WO-CARD-1] each card makes what is printed on it', () =>
    forRows(
      [
        ['lumber-yard', 'stockade'],
        ['stone-pit', 'baths'],
        ['ore-vein', 'barracks'],
        ['clay-pool', 'guard-tower'],
        ['tree-farm', 'stockade'],
        ['tree-farm', 'guard-tower'],
        ['excavation', 'baths'],
        ['excavation', 'guard-tower'],
        ['clay-pit', 'guard-tower'],
        ['clay-pit', 'barracks'],
        ['timber-yard', 'baths'],
        ['timber-yard', 'stockade'],
        ['forest-cave', 'stockade'],
        ['forest-cave', 'barracks'],
        ['mine', 'barracks'],
        ['mine', 'baths'],
        ['loom-i', 'apothecary'],
        ['glassworks-i', 'workshop'],
      ] as const,
      ([producer, card]) => {
        expect(alone('ephesus', 1, { hand: [card] }).can(0, build(card))).toBe(false);
        expect(alone('ephesus', 1, { built: [producer], hand: [card] }).can(0, build(card))).toBe(true);
      },
    ));

  test('[WO-CARD-1] so does each board', () =>
    forRows(
      [
        ['sawmill', 'ephesus', 'caravansery'],
        ['quarry', 'gizah', 'walls'],
        ['brickyard', 'ephesus', 'forum'],
        ['foundry', 'babylon', 'training-ground'],
        ['press-i', 'babylon', 'school'],
        ['press-ii', 'babylon', 'school'],
      ] as const,
      ([producer, board, card]) => {
        expect(alone(board, 2, { hand: [card] }).can(0, build(card))).toBe(false);
        expect(alone(board, 2, { built: [producer], hand: [card] }).can(0, build(card))).toBe(true);
      },
    ));

  test('[WO-CARD-1] looms and glassworks of Age II make the same as those of Age I', () => {
    expect(alone('rhodes', 2, { built: ['foundry', 'glassworks-ii'], hand: ['dispensary'] }).can(0, build('dispensary'))).toBe(true);
    expect(alone('gizah', 2, { built: ['quarry', 'loom-ii'], hand: ['library'] }).can(0, build('library'))).toBe(true);
  });

  test('[WO-CARD-2] blue cards are worth the points they show', () => {
    const points: Partial<Record<CardId, number>> = {
      well: 3,
      baths: 3,
      altar: 3,
      theater: 3,
      statue: 4,
      aqueduct: 5,
      temple: 4,
      courthouse: 4,
      pantheon: 7,
      gardens: 5,
      'town-hall': 6,
      palace: 8,
      senate: 6,
    };
    for (const [card, count] of Object.entries(points)) expect([card, rowOf('blue', [card as CardId])]).toEqual([card, count]);
    expect(rowOf('blue', Object.keys(points) as CardId[])).toBe(61);
  });

  test('[WO-CARD-3] Tavern, Caravansery and Forum', () => {
    expect(gain(tableWith({ options: { seats: 4 }, cities: [{ hand: ['tavern'] }] }), 'tavern')).toBe(5);
    const raw = alone('ephesus', 2, { built: ['caravansery', 'clay-pool', 'lumber-yard', 'ore-vein'], hand: ['stables', 'school'] });
    expect(raw.can(0, build('stables'))).toBe(true);
    expect(raw.can(0, build('school'))).toBe(true);
    for (const [board, built, card] of [
      ['rhodes', ['foundry', 'forum'], 'dispensary'],
      ['gizah', ['quarry', 'forum'], 'library'],
      ['babylon', ['forum'], 'school'],
    ] as const) {
      expect(alone(board, 2, { built, hand: [card] }).can(0, build(card))).toBe(true);
    }
    // One unit each, never two.
    expect(alone('babylon', 3, { built: ['forum'], hand: ['study'] }).can(0, build('study'))).toBe(false);
    expect(alone('ephesus', 2, { built: ['caravansery', 'forum'], hand: ['archery-range'] }).can(0, build('archery-range'))).toBe(false);
  });

  test('[WO-CARD-4] Vineyard and Bazar count one’s own city and both neighbours, no others and no boards', () => {
    expect(gain(tableWith({ age: 2, cities: fourCities('vineyard') }), 'vineyard')).toBe(4);
    expect(gain(tableWith({ age: 2, cities: fourCities('bazaar') }), 'bazaar')).toBe(8);
  });

  test('[WO-CARD-5] yellow cards of Age III: coins when built, points at the end', () => {
    const built = [
      'stone-pit',
      'ore-vein',
      'foundry',
      'quarry',
      'loom-i',
      'glassworks-i',
      'press-i',
      'tavern',
      'stockade',
      'barracks',
      'walls',
    ] as const;
    for (const [card, coins, points] of [
      ['lighthouse', 2, 2],
      ['haven', 4, 4],
      ['chamber-of-commerce', 6, 6],
      ['ludus', 9, 3],
      ['arena', 6, 2],
    ] as const) {
      const g = tableWith({
        age: 3,
        options: { seats: 5 },
        cities: [
          { board: 'gizah', stages: 2, coins: 9, built, hand: [card] },
          { board: 'babylon', built: ['sawmill', 'brickyard'] },
        ],
      });
      expect([card, gain(g, card)]).toEqual([card, coins]);
      expect([card, g.row(0, 'yellow')]).toEqual([card, points]);
    }
  });

  test('[WO-CARD-6] red cards add their shields', () => {
    for (const [cards, shields] of [
      [['stockade', 'barracks', 'guard-tower'], 1],
      [['stables', 'archery-range', 'walls', 'training-ground'], 2],
      [['castrum', 'fortifications', 'circus', 'arsenal', 'siege-workshop'], 3],
    ] as const) {
      for (const card of cards) {
        const g = tableWith({ options: { seats: 4 }, age: 3, cities: [{ board: 'gizah', built: [card] }] });
        expect([card, g.seat(0).shields]).toEqual([card, shields]);
      }
    }
  });

  test('[WO-CARD-7] the symbols of green cards', () => {
    for (const symbol of [
      ['apothecary', 'dispensary', 'lodge', 'academy'],
      ['workshop', 'laboratory', 'observatory', 'study'],
      ['scriptorium', 'library', 'school', 'university'],
    ] as const) {
      expect(rowOf('green', symbol.slice(0, 1))).toBe(1);
      expect(rowOf('green', symbol)).toBe(16);
    }
  });

  test('[WO-CARD-8] guilds for the cards of both neighbours', () => {
    for (const [guild, left, right, own, points] of [
      ['workers-guild', ['lumber-yard', 'quarry'], ['ore-vein'], ['clay-pool'], 3],
      ['magistrates-guild', ['altar', 'theater'], ['baths', 'palace'], ['altar'], 4],
      ['traders-guild', ['tavern'], ['forum', 'vineyard'], ['tavern', 'marketplace'], 3],
      ['spies-guild', ['stockade'], ['walls'], ['barracks'], 2],
      ['philosophers-guild', ['workshop', 'school'], ['lodge'], ['study'], 3],
      ['craftsmens-guild', ['loom-i', 'press-i'], ['glassworks-i'], ['loom-ii'], 6],
    ] as const) {
      expect([guild, rowOf('purple', [guild, ...own], { built: left }, { built: right })]).toEqual([guild, points]);
    }
    // Cards of the others do not count.
    const g = tableWith({ age: 3, cities: [{ built: ['workers-guild'] }, {}, { built: ['lumber-yard', 'ore-vein'] }, {}] });
    expect(g.row(0, 'purple')).toBe(0);
  });

  test('[WO-CARD-9] Shipowners and Builders Guild', () => {
    expect(rowOf('purple', ['shipowners-guild', 'lumber-yard', 'loom-i', 'altar'], { built: ['ore-vein'] })).toBe(3);
    expect(
      rowOf('purple', ['builders-guild'], { board: 'gizah', stages: 1 }, { board: 'rhodes', stages: 3 }, { board: 'ephesus', stages: 2 }),
    ).toBe(6);
  });

  test('[WO-CARD-10] Decorators and Scientists Guild', () => {
    expect(rowOf('purple', ['decorators-guild'], {}, {}, { board: 'rhodes', stages: 3 })).toBe(7);
    expect(rowOf('purple', ['decorators-guild'], {}, {}, { board: 'rhodes', stages: 2 })).toBe(0);
    expect(rowOf('green', ['scientists-guild', 'workshop', 'apothecary'])).toBe(10);
    expect(rowOf('purple', ['scientists-guild', 'workshop', 'apothecary'])).toBe(0);
  });
});

describe('rulings on cards', () => {
  test('[WO-R38] the Vineyard with 2, 3 and 1 brown cards, one of them built this turn', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'babylon', built: ['lumber-yard', 'stone-pit'], hand: ['vineyard'] },
        { board: 'gizah', coins: 1, built: ['clay-pool', 'ore-vein'], hand: ['sawmill'] },
        { board: 'rhodes', built: ['clay-pit'] },
      ],
    });
    const events = g.play({ 0: build('vineyard'), 1: build('sawmill') });
    expect(eventsOf(events, 'coins')).toEqual([{ kind: 'coins', seat: 0, count: 6, source: 'vineyard' }]);
  });

  test('[WO-R40] the Lighthouse as fourth yellow card, a fifth later', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'gizah', built: ['glassworks-i', 'marketplace', 'vineyard', 'forum'], hand: ['lighthouse'] },
        { board: 'rhodes' },
        { board: 'ephesus', hand: ['haven'] },
      ],
    });
    expect(gain(g, 'lighthouse')).toBe(4);
    g.play({ 0: build('haven') });
    // Five for the Lighthouse, none for the Haven of a city without brown cards.
    expect(g.row(0, 'yellow')).toBe(5);
  });

  test('[WO-R41] the Ludus with three red cards, a fourth later', () => {
    const g = tableWith({
      age: 3,
      options: { seats: 5 },
      cities: [
        { board: 'gizah', built: ['ore-vein', 'stockade', 'barracks', 'walls'], hand: ['ludus'] },
        {},
        {},
        {},
        { hand: ['fortifications'] },
      ],
    });
    expect(gain(g, 'ludus')).toBe(9);
    g.play({ 0: build('fortifications') });
    expect(g.row(0, 'yellow')).toBe(4);
  });

  test('[WO-R42] the Arena with one stage, three at the end', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'rhodes', stages: 1, built: ['quarry', 'brickyard', 'clay-pool', 'foundry', 'ore-vein'], hand: ['arena'] },
        { board: 'gizah' },
        { board: 'ephesus' },
      ],
    });
    expect(gain(g, 'arena')).toBe(3);
    for (let n = 0; n < 2; n++) g.play({ 0: { kind: 'stage', card: g.hand(0)[0] } });
    expect(g.seat(0).stages).toHaveLength(3);
    expect(g.row(0, 'yellow')).toBe(3);
  });

  test('[WO-R43] the Chamber of Commerce with three grey cards', () => {
    const g = tableWith({
      age: 3,
      options: { seats: 4 },
      cities: [{ board: 'gizah', built: ['brickyard', 'press-i', 'loom-i', 'glassworks-i'], hand: ['chamber-of-commerce'] }],
    });
    expect(gain(g, 'chamber-of-commerce')).toBe(6);
    expect(g.row(0, 'yellow')).toBe(6);
  });

  test('[WO-R71] Builders Guild with 3, 2 and 4 stages', () => {
    expect(
      rowOf(
        'purple',
        ['builders-guild'],
        { board: 'babylon', side: 'night', stages: 2 },
        { board: 'gizah', side: 'night', stages: 4 },
        { board: 'rhodes', side: 'day', stages: 3 },
      ),
    ).toBe(9);
  });

  test('[WO-R72] Shipowners Guild with five brown, two grey, two purple', () => {
    const brown = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill'] as const;
    expect(rowOf('purple', [...brown, 'loom-i', 'press-i', 'workers-guild', 'shipowners-guild'])).toBe(9);
  });

  test('[WO-R73] Spies Guild with four red cards of its own, 2 left, 3 right', () => {
    const own = ['stockade', 'barracks', 'guard-tower', 'walls', 'spies-guild'] as const;
    expect(rowOf('purple', own, { built: ['stables', 'arsenal'] }, { built: ['archery-range', 'stables', 'training-ground'] })).toBe(5);
  });

  test('[WO-R75] Decorators Guild with 2 of 2 and with 3 of 4 stages', () => {
    expect(rowOf('purple', ['decorators-guild'], {}, {}, { board: 'babylon', side: 'night', stages: 2 })).toBe(7);
    expect(rowOf('purple', ['decorators-guild'], {}, {}, { board: 'gizah', side: 'night', stages: 3 })).toBe(0);
  });

  test('[WO-R76] the Traders Guild counts yellow cards built after it', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'alexandria', built: ['press-i', 'loom-i'], hand: ['traders-guild', 'lighthouse'] },
        { board: 'gizah', built: ['marketplace', 'glassworks-i'] },
        { board: 'rhodes', built: ['vineyard'] },
      ],
    });
    g.play({ 0: build('traders-guild') });
    expect(g.row(0, 'purple')).toBe(2);
    g.play({ 1: build('lighthouse') });
    expect(g.row(0, 'purple')).toBe(3);
  });
});
