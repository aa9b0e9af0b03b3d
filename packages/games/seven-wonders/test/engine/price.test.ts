import { ActionList, FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { RESOURCES } from '../../data/effects.ts';
import { hasIdentical } from '../../src/city.ts';
import { payCode, payLeft, payRight } from '../../src/action-codes.ts';
import { fieldOf, pack, shortfall } from '../../src/packed-resources.ts';
import {
  addCard,
  addStage,
  blank,
  copy,
  LAST_BUILT,
  LAST_CARD,
  LAST_STAGE,
  type SevenWondersState,
  stageCount,
  TURN,
} from '../../src/state.ts';
import { NEED } from '../../src/tables.ts';
import { cheapest, payments } from '../../src/trade.ts';
import type { SevenWondersOptions } from '../../src/types.ts';
import { citiesAround, MARKET_CARDS, randomMarket } from '../kit/markets.ts';
import { slowPayments } from '../kit/slow-price.ts';

/** All distinct costs of cards and stages. */
const NEEDS = [...new Set(NEED)];
const costOf = (need: number) => Object.fromEntries(RESOURCES.map((r, i) => [r, fieldOf(need, i)]));
/** Above what any cost can come to. */
const MOST = 29;

const list = new ActionList();
const listed = (s: SevenWondersState, seat: number, need: number, budget: number): number[] => {
  list.clear();
  payments(s, seat, need, budget, list, 1000);
  return list.toArray().map((action) => action - 1000);
};

/** Compares list and cheapest payment with the exhaustive ones, at every budget. */
const compare = (s: SevenWondersState, seat: number, need: number): number => {
  const [city, left, right] = citiesAround(s, seat);
  const slow = slowPayments(city, left, right, costOf(need), s.teams === 1).map((pay) => payCode(pay.left, pay.right));
  for (let budget = -1; budget <= MOST; budget++) {
    const expected = slow.filter((pay) => payLeft(pay) + payRight(pay) <= budget);
    const found = listed(s, seat, need, budget);
    if (found.join() !== expected.join() || cheapest(s, seat, need, budget) !== (expected[0] ?? -1))
      expect.fail(
        JSON.stringify({ city, left, right, need: costOf(need), budget, found, cheapest: cheapest(s, seat, need, budget), expected }),
      );
  }
  return slow.length;
};

test.each([false, true])('payments are those of the exhaustive search, at every budget (teams: %s)', (teams) => {
  const rng = new FastRng(11);
  const met = { none: 0, free: 0, several: 0 };
  for (let n = 0; n < 400; n++) {
    const s = randomMarket(rng, teams);
    for (let k = 0; k < 4; k++) {
      const seat = rng.int(s.seats);
      const count = compare(s, seat, NEEDS[rng.int(NEEDS.length)]);
      met[count === 0 ? 'none' : count === 1 ? 'free' : 'several']++;
    }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
});

test('the last card of an age is paid as a turn of its own, under rules 1 without Cities as at the start of the sixth turn', () => {
  const rng = new FastRng(12);
  let differing = 0;
  for (let n = 0; n < 40; n++) {
    const before = randomMarket(rng, false);
    const options: SevenWondersOptions = { seats: 3, cities: true, teams: false, boards: 'random', sides: 'mixed' };
    const after = blank(options, 1);
    const newest = blank(options, 2);
    copy(before, after);
    for (let seat = 0; seat < 3; seat++) {
      const card = MARKET_CARDS[rng.int(MARKET_CARDS.length)];
      if (rng.int(3) === 0 && after.stages[seat] < stageCount(after, seat)) {
        addStage(after, seat);
        after.lastKind[seat] = LAST_STAGE;
      } else if (!hasIdentical(after, seat, card)) {
        addCard(after, seat, card);
        after.lastKind[seat] = LAST_BUILT;
        after.lastCard[seat] = card;
      }
    }
    for (const need of NEEDS) {
      after.decision = TURN;
      const next = listed(after, 0, need, MOST);
      after.decision = LAST_CARD;
      after.cities = 1;
      expect(listed(after, 0, need, MOST)).toEqual(next);
      after.cities = 0;
      copy(after, newest);
      expect(listed(newest, 0, need, MOST)).toEqual(next);
      const now = listed(before, 0, need, MOST);
      expect(listed(after, 0, need, MOST)).toEqual(now);
      expect(cheapest(after, 0, need, MOST)).toBe(now[0] ?? -1);
      if (next.join() !== now.join()) differing++;
    }
  }
  expect(differing).toBeGreaterThan(100);
});

const packed = (amounts: readonly number[]): number => pack((r) => amounts[RESOURCES.indexOf(r)]);

test('packed shortfalls are plain ones', () => {
  const rng = new FastRng(3);
  for (let n = 0; n < 2000; n++) {
    const need = RESOURCES.map(() => rng.int(8));
    const have = RESOURCES.map(() => rng.int(8));
    const rest = shortfall(packed(need), packed(have));
    expect(RESOURCES.map((_, r) => fieldOf(rest, r))).toEqual(need.map((units, r) => Math.max(0, units - have[r])));
  }
});
