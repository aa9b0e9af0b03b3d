// What cities make and what neighbours sell to the viewer, grouped for drawing. Production and prices are the engine's word.
import { type Goods, type Neighbour, type Resource, sevenWondersTable as engine, TRADE_PRICE } from '@maravilha/seven-wonders';
import { isMade } from '../../symbols/marks.ts';
import type { Table } from './model.ts';

/** One symbol of production: a single resource, or one of several. */
type Good = readonly Resource[];

interface Sold {
  readonly price: number;
  /** Cheaper than usual, thanks to a card of the viewer. */
  readonly cut: boolean;
  readonly goods: readonly Good[];
}

const singles = (goods: Goods): readonly Good[] =>
  goods.fixed.flatMap(({ resource, count }) => Array.from({ length: count }, () => [resource]));

/** All symbols of a city, also those that are not for sale. */
export const makesOf = (table: Table, seat: number): readonly Good[] => {
  const goods = engine.goodsOf(table.state, seat);
  return [...singles(goods), ...goods.choices.map((choice) => choice.oneOf)];
};

/** What a neighbour sells to the viewer, by price, the dearest first as the usual one. */
export const sellsOf = (table: Table, side: Neighbour): readonly Sold[] => {
  const seat = side === 'left' ? table.left : table.right;
  const goods = engine.goodsOf(table.state, seat);
  const { unit, cheaperInitial } = engine.pricesOf(table.state, table.me)[side];
  const groups = new Map<string, { price: number; cut: boolean; goods: Good[] }>();
  const add = (good: Good, price: number): void => {
    const [first] = good;
    if (first === undefined) return;
    // Raw materials and manufactured goods stand apart: their prices change apart.
    const key = `${price} ${isMade(first) ? 'made' : 'raw'}`;
    const group = groups.get(key) ?? { price, cut: price < TRADE_PRICE, goods: [] };
    group.goods.push(good);
    groups.set(key, group);
  };
  // The board's own symbol comes first among its kind; only that one is cheaper by the Smuggler's Cache.
  let initial = cheaperInitial;
  for (const good of singles(goods)) {
    const [resource] = good;
    if (resource === undefined) continue;
    const less = resource === initial ? 1 : 0;
    if (less > 0) initial = undefined;
    add(good, Math.max(0, unit[resource] - less));
  }
  for (const { oneOf, sellable } of goods.choices) {
    const [first] = oneOf;
    if (sellable && first !== undefined) add(oneOf, unit[first]);
  }
  return [...groups.values()];
};

/** Coins off one purchase a turn on that side: a wharf. */
export const rebateOf = (table: Table, side: Neighbour): number => engine.pricesOf(table.state, table.me)[side].rebate;

/** Groups of one price together, for narrow places. */
export const byPrice = (groups: readonly Sold[]): readonly Sold[] =>
  [...new Set(groups.map((group) => group.price))].map((price) => {
    const same = groups.filter((group) => group.price === price);
    return { price, cut: same.some((group) => group.cut), goods: same.flatMap((group) => group.goods) };
  });
