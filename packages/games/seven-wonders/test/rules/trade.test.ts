// Left of seat 0 sits seat 1, right of it the last seat.
import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardId, CityWords } from '../../src/index.ts';
import { build, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

/** Payments for stone and for glass, both of which either neighbour sells. */
const prices = (built: readonly CardId[]) => {
  const g = tableWith({
    turn: 3,
    cities: [
      { board: 'ephesus', coins: 9, built, hand: ['baths', 'workshop'] },
      { board: 'gizah', built: ['glassworks-i'] },
      { board: 'alexandria', built: ['stone-pit'] },
    ],
  });
  return { stone: g.payments(0, 'baths'), glass: g.payments(0, 'workshop') };
};

const SIX = [
  { board: 'alexandria' },
  { board: 'rhodes' },
  { board: 'gizah' },
  { board: 'babylon' },
  { board: 'olympia' },
  { board: 'ephesus' },
] as const satisfies readonly CityWords[];

const besideTreeFarm = (right: readonly CardId[]): Scenario =>
  tableWith({
    age: 2,
    cities: [{ ...SIX[0], coins: 9, hand: ['temple'] }, ...SIX.slice(1, 5), { ...SIX[5], built: right }],
  });

const ownWood = (teams: boolean) => ({
  options: { seats: 4, teams },
  cities: [
    { board: 'babylon', coins: 2, hand: ['stockade'] },
    { board: 'gizah', built: ['lumber-yard'] },
    { board: 'rhodes' },
    { board: 'ephesus' },
  ] as const,
});

describe('trade', () => {
  test('[WO-TRADE-1] a unit costs 2 coins, paid to the neighbour who makes it; others sell nothing', () => {
    const g = tableWith({
      cities: [
        { board: 'gizah', coins: 5, hand: ['stockade', 'barracks', 'workshop'] },
        { board: 'babylon', coins: 0 },
        { board: 'alexandria', coins: 0 },
        { board: 'rhodes', coins: 0 },
      ],
    });
    expect(g.payments(0, 'stockade')).toEqual([[2, 0]]);
    expect(g.payments(0, 'barracks')).toEqual([[0, 2]]);
    expect(g.refused(0, build('workshop'))).toEqual([{ code: 'no-source', resources: ['glass'] }]);
    const events = g.play({ 0: build('barracks', 0, 2) });
    expect(theEvent(events, 'trade-income')).toEqual({ kind: 'trade-income', seat: 3, count: 2 });
    expect(g.coins()).toEqual([3, 3, 3, 5]);
  });

  test('[WO-TRADE-2] the seller is not asked and keeps the resource for the same turn', () => {
    const g = tableWith({
      cities: [
        { board: 'gizah', coins: 2, hand: ['stockade'] },
        { board: 'babylon', coins: 0, hand: ['stockade'] },
        { board: 'rhodes' },
        { board: 'ephesus' },
        { board: 'olympia' },
        { board: 'alexandria' },
        { board: 'halicarnassus' },
      ],
    });
    g.play({ 0: build('stockade', 2), 1: build('stockade') });
    expect(g.seat(1)).toMatchObject({ built: ['stockade'], coins: 2 });
    expect(g.seat(0)).toMatchObject({ built: ['stockade'], coins: 0 });
  });

  test('[WO-TRADE-3] for sale are the initial resource, brown and grey cards', () => {
    const g = tableWith({
      age: 3,
      cities: [{ board: 'gizah', coins: 20, hand: ['arsenal'] }, { board: 'rhodes', built: ['sawmill', 'loom-i'] }, { board: 'ephesus' }],
    });
    expect(g.payments(0, 'arsenal')).toEqual([[8, 0]]);
    expect(g.bill(0, 'arsenal').splits[0].bought.map(({ resource, from, price }) => [resource, from, price])).toEqual(
      expect.arrayContaining([
        ['wood', 'left', 2],
        ['wood', 'left', 2],
        ['ore', 'left', 2],
        ['cloth', 'left', 2],
      ]),
    );
  });

  test('[WO-TRADE-4] what yellow cards and stages make is not for sale', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'gizah', side: 'day', coins: 20, hand: ['dispensary', 'temple', 'stables'] },
        { board: 'ephesus', side: 'day', built: ['forum', 'caravansery'] },
        { board: 'alexandria', side: 'night', stages: 2 },
      ],
    });
    expect(g.refused(0, build('stables'))[0]).toMatchObject({ code: 'no-source' });
    expect(g.refused(0, build('dispensary'))).toEqual([{ code: 'no-source', resources: ['ore', 'ore'] }]);
    expect(g.refused(0, build('temple'))[0]).toEqual({ code: 'no-source', resources: ['wood', 'clay'] });
  });

  test('[WO-TRADE-5] a symbol is bought once a turn by one buyer, but by both neighbours', () => {
    const g = tableWith({
      age: 2,
      cities: [{ board: 'ephesus', coins: 9, built: ['sawmill'], hand: ['statue'] }, { board: 'rhodes' }, { board: 'gizah' }],
    });
    // Two ore are wanted, and the board of the left neighbour has one.
    expect(g.refused(0, build('statue'))).toEqual([{ code: 'no-source', resources: ['ore'] }]);
    const h = tableWith({
      age: 1,
      cities: [
        { board: 'gizah', coins: 2, hand: ['barracks'] },
        { board: 'rhodes', coins: 0 },
        { board: 'babylon', coins: 2, hand: ['barracks'] },
        { board: 'ephesus' },
        { board: 'olympia' },
      ],
    });
    h.play({ 0: build('barracks', 2), 2: build('barracks', 0, 2), 1: sell(h.hand(1)[0]) });
    expect(h.coins().slice(0, 3)).toEqual([0, 7, 0]);
  });

  test('[WO-TRADE-6] of a choice the buyer takes one resource, whatever the owner takes', () => {
    const g = tableWith({
      turn: 2,
      cities: [
        { board: 'ephesus', coins: 2, hand: ['baths'] },
        { board: 'rhodes', coins: 0, built: ['timber-yard'], hand: ['stockade'] },
        { board: 'alexandria' },
      ],
    });
    g.play({ 0: build('baths', 2), 1: build('stockade') });
    expect(g.seat(0).built).toEqual(['baths']);
    expect(g.seat(1)).toMatchObject({ built: ['timber-yard', 'stockade'], coins: 2 });
  });

  test('[WO-TRADE-7] what is bought serves a card or a stage of that turn', () => {
    const g = tableWith({
      cities: [
        { board: 'gizah', side: 'day', coins: 4, hand: ['altar'] },
        { board: 'babylon', built: ['lumber-yard'] },
        { board: 'rhodes' },
      ],
    });
    g.play({ 0: stage('altar', 4) });
    expect(g.seat(0).stages).toHaveLength(1);
    expect(g.coins()).toEqual([0, 10, 6]);
    expect(g.can(0, stage(g.hand(0)[0]))).toBe(false);
  });

  test('[WO-TRADE-8] trading posts and Marketplace lower prices to 1', () => {
    const [dear, left, right, both] = [
      [
        [0, 2],
        [2, 0],
      ],
      [
        [0, 2],
        [1, 0],
      ],
      [
        [0, 1],
        [2, 0],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ];
    expect(prices([])).toEqual({ stone: dear, glass: dear });
    expect(prices(['west-trading-post'])).toEqual({ stone: left, glass: dear });
    expect(prices(['east-trading-post'])).toEqual({ stone: right, glass: dear });
    expect(prices(['marketplace'])).toEqual({ stone: dear, glass: both });
    expect(prices(['marketplace', 'east-trading-post', 'west-trading-post'])).toEqual({ stone: both, glass: both });
  });

  test('[WO-TRADE-9] a discount works from the turn after it was built', () => {
    const g = tableWith({
      options: { seats: 7 },
      cities: [
        { board: 'ephesus', coins: 9, hand: ['west-trading-post', 'baths'] },
        { board: 'gizah' },
        ...(['alexandria', 'rhodes', 'olympia', 'babylon'] as const).map((board) => ({ board })),
        { board: 'halicarnassus', hand: ['baths'] },
      ],
    });
    expect(g.payments(0, 'baths')).toEqual([[2, 0]]);
    g.play({ 0: build('west-trading-post') });
    expect(g.payments(0, 'baths')).toEqual([[1, 0]]);
  });

  test('[WO-TRADE-10] every mix of own production and both neighbours that pays the cost is allowed', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'ephesus', coins: 20, built: ['lumber-yard'], hand: ['caravansery'] },
        { board: 'babylon', built: ['timber-yard'] },
        { board: 'gizah', built: ['sawmill'] },
      ],
    });
    // Two wood: one of the own, or none; up to two from either side.
    expect(g.payments(0, 'caravansery')).toEqual([
      [0, 2],
      [0, 4],
      [2, 0],
      [2, 2],
      [4, 0],
    ]);
    expect(g.bill(0, 'caravansery').splits.map(({ pay }) => [pay.left, pay.right])).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(g.refused(0, build('caravansery', 3, 0))).toEqual([{ code: 'bad-payment' }]);
    expect(g.refused(0, build('caravansery', 4, 2))).toEqual([{ code: 'bad-payment' }]);
  });
});

describe('rulings on trade', () => {
  test('[WO-R12] the owner uses the Tree Farm as wood, the neighbour buys it as clay', () => {
    const [own, ...others] = SIX;
    const [right, ...rest] = others.toReversed();
    const g = tableWith({
      cities: [
        { ...own, coins: 2, hand: ['guard-tower'] },
        ...rest.reverse(),
        { ...right, coins: 0, built: ['tree-farm'], hand: ['stockade'] },
      ],
    });
    g.play({ 0: build('guard-tower', 0, 2), 5: build('stockade') });
    expect([g.seat(0), g.seat(5)]).toMatchObject([
      { built: ['guard-tower'], coins: 0 },
      { built: ['tree-farm', 'stockade'], coins: 2 },
    ]);
  });

  test('[WO-R13] one Tree Farm is not sold as wood and as clay to the same buyer', () => {
    expect(besideTreeFarm(['tree-farm']).refused(0, build('temple'))).toMatchObject([{ code: 'no-source' }]);
    expect(besideTreeFarm(['tree-farm', 'clay-pool']).payments(0, 'temple')).toEqual([[0, 4]]);
  });

  test('[WO-R15] Forum, Caravansery and stages of Alexandria sell nothing', () => {
    const g = tableWith({
      cities: [
        { board: 'rhodes', side: 'day', coins: 9, hand: ['workshop', 'stockade'] },
        { board: 'gizah', side: 'day' },
        { board: 'alexandria', side: 'night', stages: 1 },
      ],
    });
    expect(g.payments(0, 'workshop')).toEqual([[0, 2]]);
    expect(g.refused(0, build('stockade'))).toEqual([{ code: 'no-source', resources: ['wood'] }]);
    const h = tableWith({
      age: 2,
      cities: [
        { board: 'rhodes', coins: 9, built: ['foundry', 'clay-pool'], hand: ['dispensary', 'stables'] },
        { board: 'gizah', built: ['forum'] },
        { board: 'ephesus', built: ['caravansery'] },
      ],
    });
    expect(h.refused(0, build('dispensary'))).toEqual([{ code: 'no-source', resources: ['glass'] }]);
    expect(h.refused(0, build('stables'))).toEqual([{ code: 'no-source', resources: ['wood'] }]);
  });

  test('[WO-R16] a neighbour’s initial resource can be bought', () => {
    const g = tableWith({ cities: [{ board: 'rhodes', coins: 2, hand: ['baths'] }, { board: 'gizah', coins: 0 }, { board: 'ephesus' }] });
    g.play({ 0: build('baths', 2) });
    expect(g.coins().slice(0, 2)).toEqual([0, 5]);
  });

  test('[WO-R17] both neighbours buy the only glass, and its owner uses it too', () => {
    const g = tableWith({
      age: 3,
      options: { seats: 5 },
      cities: [
        { board: 'alexandria', coins: 0, built: ['timber-yard'], hand: ['lighthouse'] },
        { board: 'gizah', coins: 2, built: ['quarry', 'ore-vein'], hand: ['town-hall'] },
        { board: 'ephesus' },
        { board: 'olympia' },
        { board: 'rhodes', coins: 2, built: ['quarry', 'stone-pit'], hand: ['academy'] },
      ],
    });
    const events = g.play({ 0: build('lighthouse'), 1: build('town-hall', 0, 2), 4: build('academy', 2) });
    expect(theEvent(events, 'trade-income')).toEqual({ kind: 'trade-income', seat: 0, count: 4 });
    // The Lighthouse itself gives 1 for its own colour.
    expect([g.coins()[0], g.coins()[1], g.coins()[4]]).toEqual([5, 0, 0]);
  });

  test('[WO-R18] coins that come in this turn do not pay', () => {
    const g = tableWith({
      cities: [{ board: 'gizah', coins: 1, hand: ['stockade'] }, { board: 'babylon' }, { board: 'rhodes', coins: 2, hand: ['baths'] }],
    });
    expect(g.refused(0, build('stockade', 2))).toEqual([{ code: 'too-expensive', short: 1 }]);
    g.play({ 0: sell('stockade'), 2: build('baths', 2) });
    expect(g.coins()[0]).toBe(6);
  });

  test('[WO-R20] East Trading Post: stone 1 from the right, 2 from the left, glass 2', () => {
    expect(prices(['east-trading-post'])).toEqual({
      stone: [
        [0, 1],
        [2, 0],
      ],
      glass: [
        [0, 2],
        [2, 0],
      ],
    });
  });

  test('[WO-R21] Marketplace: cloth 1 from either side, wood 2', () => {
    const g = tableWith({
      turn: 2,
      cities: [
        { board: 'rhodes', coins: 9, built: ['marketplace'], hand: ['apothecary', 'stockade'] },
        { board: 'halicarnassus', built: ['lumber-yard'] },
        { board: 'babylon', built: ['loom-i'] },
      ],
    });
    expect(g.payments(0, 'apothecary')).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(g.payments(0, 'stockade')).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  test('[WO-R22] both trading posts: raw materials 1 from either side, never 0', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'ephesus', coins: 9, built: ['east-trading-post', 'west-trading-post'], hand: ['walls'] },
        { board: 'gizah', built: ['stone-pit'] },
        { board: 'rhodes', built: ['quarry'] },
      ],
    });
    expect(g.payments(0, 'walls')).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('[WO-R25] wood of one’s own, bought all the same; not in team play', () => {
    expect(tableWith(ownWood(false)).payments(0, 'stockade')).toEqual([
      [0, 0],
      [2, 0],
    ]);
    const team = tableWith(ownWood(true));
    expect(team.payments(0, 'stockade')).toEqual([[0, 0]]);
    expect(team.refused(0, build('stockade', 2))).toEqual([{ code: 'team-rule' }]);
  });
});
