import { ActionList, FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { type CardDef, RESOURCES } from '../../data/effects.ts';
import { CARDS } from '../../data/index.ts';
import { payCode } from '../../src/action-codes.ts';
import { sevenWonders } from '../../src/index.ts';
import { fieldOf } from '../../src/packed-resources.ts';
import { frontier, resourcesIn } from '../../src/payment-splits.ts';
import { NEED } from '../../src/tables.ts';
import { cheapest } from '../../src/trade.ts';
import { worstHand } from '../kit/worst-hand.ts';
import { citiesAround, randomMarket } from '../kit/markets.ts';
import { slowFrontier, slowMakes, slowPayments, slowSales } from '../kit/slow-price.ts';

const NEEDS = [...new Set(NEED)];
const costOf = (need: number) => Object.fromEntries(RESOURCES.map((r, i) => [r, fieldOf(need, i)]));

test.each([false, true])('the splits offered are the ones that nothing beats, cheapest first (teams: %s)', (teams) => {
  const rng = new FastRng(21);
  let several = 0;
  for (let n = 0; n < 400; n++) {
    const s = randomMarket(rng, teams);
    const seat = rng.int(s.seats);
    for (let k = 0; k < 3; k++) {
      const need = NEEDS[rng.int(NEEDS.length)];
      const [city, left, right] = citiesAround(s, seat);
      const expected = slowFrontier(slowPayments(city, left, right, costOf(need), teams));
      const ways = frontier(s, seat, need);
      expect(ways.map((way) => way.pay)).toEqual(expected);
      const [first] = ways;
      expect(cheapest(s, seat, need, 99)).toBe(first === undefined ? -1 : payCode(first.pay.left, first.pay.right));
      if (ways.length > 1) several++;
    }
  }
  expect(several).toBeGreaterThan(50);
});

test('each split says one way of buying that is possible and comes to so much', () => {
  const rng = new FastRng(22);
  let count = 0;
  for (let n = 0; n < 500; n++) {
    const s = randomMarket(rng, n % 2 === 0);
    const seat = rng.int(s.seats);
    const need = NEEDS[rng.int(NEEDS.length)];
    const [city, left, right] = citiesAround(s, seat);
    for (const { pay, own, bought } of frontier(s, seat, need)) {
      expect(slowMakes(city, own)).toBe(true);
      expect([...own, ...bought.map(({ resource }) => resource)].toSorted()).toEqual(resourcesIn(need).toSorted());
      for (const side of ['left', 'right'] as const) {
        const purchases = bought.filter(({ from }) => from === side);
        const units = purchases.map(({ resource }) => resource);
        expect(slowSales(city, side === 'left' ? left : right, side, units)).toContain(pay[side]);
        expect(purchases.every(({ price }) => price >= 0)).toBe(true);
        expect(purchases.reduce((sum, { price }) => sum + price, 0)).toBe(pay[side]);
      }
      count += bought.length;
    }
  }
  expect(count).toBeGreaterThan(500);
});

test('the hand that is hardest to list is listed in full', () => {
  const s = worstHand();
  const list = new ActionList();
  sevenWonders.actions(s, 0, list);
  const moves = list.toArray().map((action) => sevenWonders.toMove(s, 0, action));
  const [city, left, right] = citiesAround(s, 0);
  const hand = sevenWonders.view(s, 0).seats[0].hand ?? [];
  expect(hand.length).toBe(8);
  for (const card of hand) {
    const { cost }: CardDef = CARDS[card];
    const pays = moves.flatMap((move) => (move.kind === 'build' && move.card === card ? [move.pay ?? { left: 0, right: 0 }] : []));
    expect(pays).toEqual(slowPayments(city, left, right, cost, false));
  }
});
