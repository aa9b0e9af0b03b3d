import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { canBuild, canChain, canPayWonder, priceOf } from '../../src/cost.ts';
import {
  CARD_IDS,
  type CardId,
  type DuelPosition,
  type DuelState,
  duel,
  type TokenId,
  WONDER_IDS,
  type WonderId,
} from '../../src/index.ts';
import { fieldOf, pack, shortfall, sumOf } from '../../src/packed-resources.ts';
import { thingOfWonder } from '../../src/tables.ts';
import { randomGames } from '../kit/random.ts';
import { slowCardPrice, slowWonderPrice } from '../kit/slow-price.ts';

/** Compares every price of both seats with the exhaustive one, and the bill with both. */
const compare = (s: DuelState): void => {
  const view = duel.view(s, SPECTATOR);
  for (const seat of [0, 1]) {
    CARD_IDS.forEach((id, card) => {
      const slow = slowCardPrice(view, seat, id);
      const bill = duel.explain(s, seat, { kind: 'build', card: id }).bill!;
      const found = {
        price: canChain(s, seat, card) ? 0 : priceOf(s, seat, card),
        bill: bill.total,
        parts: bill.coins + bill.trade,
        canBuild: canBuild(s, seat, card),
      };
      const expected = { price: slow, bill: slow, parts: slow, canBuild: slow <= view.cities[seat].coins };
      expect({ id, ...found }).toEqual({ id, ...expected });
    });
    WONDER_IDS.forEach((id, wonder) => {
      const slow = slowWonderPrice(view, seat, id);
      const bill = duel.explain(s, seat, { kind: 'wonder', wonder: id }).bill!;
      const found = { price: priceOf(s, seat, thingOfWonder(wonder)), bill: bill.total, canPay: canPayWonder(s, seat, wonder) };
      expect({ id, ...found }).toEqual({ id, price: slow, bill: slow, canPay: slow <= view.cities[seat].coins });
    });
  }
};

test('prices and bills are the exhaustive search’s, in random games', () => {
  let turn = 0;
  randomGames(2, (s) => {
    if (turn++ % 9 === 0) compare(s);
  });
  expect(turn).toBeGreaterThan(1000);
});

test('prices and bills are the exhaustive search’s, in cities rich in choices and discounts', () => {
  const rng = new FastRng(5);
  const some = <T>(items: readonly T[], n: number): T[] => {
    const order = items.map((_, i) => i);
    rng.shuffle(order, order.length);
    return order.slice(0, n).map((i) => items[i]);
  };
  const producers: CardId[] = [
    'clay-pit',
    'quarry',
    'lumber-yard',
    'press',
    'glassworks',
    'sawmill',
    'brickyard',
    'shelf-quarry',
    'drying-room',
    'glass-blower',
  ];
  const helpers: CardId[] = [
    'forum',
    'caravansery',
    'stone-reserve',
    'wood-reserve',
    'clay-reserve',
    'customs-house',
    'theater',
    'baths',
    'school',
  ];
  const wonders: WonderId[] = ['great-lighthouse', 'piraeus'];
  const discounts: TokenId[] = ['masonry', 'architecture'];
  for (let n = 0; n < 60; n++) {
    const cards = some(producers, producers.length);
    const words: DuelPosition = {
      age: 3,
      cities: [
        {
          coins: rng.int(20),
          built: [...cards.slice(0, rng.int(5)), ...some(helpers, rng.int(7))],
          wonders: some(wonders, rng.int(3)).map((wonder) => ({ wonder })),
          tokens: some(discounts, rng.int(3)),
        },
        { coins: rng.int(20), built: cards.slice(5, 5 + rng.int(6)) },
      ],
    };
    const built = duel.position(words, rng);
    if (!built.ok) throw new Error(built.error.detail);
    compare(built.value.state);
  }
});

const packed = (list: readonly number[]): number => {
  let i = 0;
  return pack(() => list[i++]);
};

test('packed sums are plain sums', () => {
  const rng = new FastRng(3);
  for (let n = 0; n < 2000; n++) {
    const amounts = () => Array.from({ length: 5 }, () => rng.int(7));
    const [need, have, prices] = [amounts(), amounts(), amounts()];
    const missing = need.map((units, r) => Math.max(0, units - have[r]));
    const result = shortfall(packed(need), packed(have));
    expect(missing.map((_, r) => fieldOf(result, r))).toEqual(missing);
    expect(sumOf(result, packed(prices))).toBe(missing.reduce((sum, units, r) => sum + units * prices[r], 0));
  }
});
