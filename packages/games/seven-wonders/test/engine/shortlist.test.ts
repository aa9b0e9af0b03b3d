import { ActionList, lowest } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { type SevenWondersMove, sevenWonders } from '../../src/index.ts';
import { randomGames } from '../kit/random.ts';

const paidFor = (move: SevenWondersMove): number => ('pay' in move && move.pay !== undefined ? move.pay.left + move.pay.right : 0);
const toLeft = (move: SevenWondersMove): number => ('pay' in move && move.pay !== undefined ? move.pay.left : 0);
/** What the move is about, without the payment. */
const wishOf = (move: SevenWondersMove): string => JSON.stringify({ ...move, pay: undefined });

test('the shortlist is the full list with the cheapest payment of each card and stage, in the same order', () => {
  const [all, short] = [new ActionList(), new ActionList()];
  let shorter = 0;
  randomGames(1, (s) => {
    for (let owing = sevenWonders.awaiting(s); owing !== 0; owing &= owing - 1) {
      const seat = lowest(owing);
      sevenWonders.actions(s, seat, all);
      sevenWonders.shortlist?.(s, seat, short);
      const cheapest = new Map<string, { readonly action: number; readonly move: SevenWondersMove }>();
      for (const action of all.toArray()) {
        const move = sevenWonders.toMove(s, seat, action);
        const known = cheapest.get(wishOf(move))?.move;
        const better =
          known === undefined || paidFor(move) < paidFor(known) || (paidFor(move) === paidFor(known) && toLeft(move) < toLeft(known));
        if (better) cheapest.set(wishOf(move), { action, move });
      }
      const expected = [...cheapest.values()].map(({ action }) => action);
      if (short.toArray().join() !== expected.join()) expect(short.toArray()).toEqual(expected);
      if (short.length < all.length) shorter++;
      if (new Set(all.toArray()).size !== all.length) expect(all.toArray()).toBe('without repetition');
    }
  });
  expect(shorter).toBeGreaterThan(1000);
});

test('a seat that owes nothing has nothing to choose', () => {
  const list = new ActionList();
  let others = 0;
  randomGames(1, (s) => {
    for (let seat = 0; seat < s.seats; seat++) {
      if ((sevenWonders.awaiting(s) >>> seat) & 1) continue;
      for (const ask of [sevenWonders.actions, sevenWonders.shortlist]) {
        ask?.(s, seat, list);
        if (list.length > 0) expect(list.toArray()).toEqual([]);
      }
      others++;
    }
  });
  expect(others).toBeGreaterThan(100);
});
