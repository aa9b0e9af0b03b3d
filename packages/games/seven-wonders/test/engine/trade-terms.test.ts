import { expect, test } from 'vitest';
import { sevenWondersTable } from '../../src/index.ts';
import { tableWith } from '../kit/scenario.ts';

const { goodsOf, pricesOf } = sevenWondersTable;

test('a city makes what its board and cards say, and sells what is brown, grey or on the board', () => {
  const { state } = tableWith({
    options: { seats: 3, cities: true, sides: 'night' },
    age: 3,
    cities: [
      { board: 'alexandria', stages: 1, built: ['sawmill', 'lumber-yard', 'clay-pit', 'forum', 'secret-warehouse', 'black-market'] },
      { board: 'gizah' },
      { board: 'rhodes' },
    ],
  });
  expect(goodsOf(state, 0)).toEqual({
    fixed: [
      { resource: 'wood', count: 3 },
      { resource: 'glass', count: 1 },
    ],
    choices: [
      { oneOf: ['ore', 'clay'], sellable: true },
      { oneOf: ['glass', 'papyrus', 'cloth'], sellable: false },
      { oneOf: ['wood', 'stone', 'ore', 'clay'], sellable: false },
      { oneOf: ['wood', 'ore', 'clay', 'glass'], sellable: false },
      { oneOf: ['stone', 'papyrus', 'cloth'], sellable: false },
    ],
  });
  expect(goodsOf(state, 1)).toEqual({ fixed: [{ resource: 'stone', count: 1 }], choices: [] });
});

test('prices follow the terms of trade on each side', () => {
  const { state } = tableWith({
    options: { seats: 3, cities: true },
    cities: [
      { built: ['west-trading-post', 'marketplace', 'east-clandestine-wharf', 'smugglers-cache'] },
      { board: 'gizah' },
      { board: 'rhodes' },
    ],
  });
  const cheapGoods = { glass: 1, papyrus: 1, cloth: 1 };
  expect(pricesOf(state, 0)).toEqual({
    left: { unit: { wood: 1, stone: 1, ore: 1, clay: 1, ...cheapGoods }, cheaperInitial: 'stone', rebate: 0 },
    right: { unit: { wood: 2, stone: 2, ore: 2, clay: 2, ...cheapGoods }, cheaperInitial: 'ore', rebate: 1 },
  });
  const unit = { wood: 2, stone: 2, ore: 2, clay: 2, glass: 2, papyrus: 2, cloth: 2 };
  expect(pricesOf(state, 1).left).toEqual({ unit, cheaperInitial: undefined, rebate: 0 });
});
