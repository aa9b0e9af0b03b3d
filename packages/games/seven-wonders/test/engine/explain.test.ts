import { ActionList, FastRng, seatsOf } from '@maravilha/kernel';
import { type Asking, checkAllWishes, oneIn } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import {
  CARD_IDS,
  type Pay,
  type SevenWondersMove,
  type SevenWondersShape,
  type SevenWondersState,
  type SevenWondersWish,
  sevenWonders,
} from '../../src/index.ts';
import { ALL_OPTIONS, playOn } from '../kit/random.ts';

const list = new ActionList();

/** One of `every` states of a random game of every eleventh set of options, from `first` on: all seat counts, with Cities and teams, are among them. */
const someGames = (first: number, every: number, visit: (s: SevenWondersState) => void): void => {
  const visitSome = oneIn(every, visit);
  for (let i = first; i < ALL_OPTIONS.length; i += 11) {
    const s = sevenWonders.blank(ALL_OPTIONS[i]);
    const rng = new FastRng(i);
    sevenWonders.setup(ALL_OPTIONS[i], rng, s);
    playOn(s, rng, visitSome);
  }
};
const legalMoves = (s: SevenWondersState, seat: number): SevenWondersMove[] => {
  sevenWonders.actions(s, seat, list);
  return list.toArray().map((action) => sevenWonders.toMove(s, seat, action));
};

/** What a wish asks for, whatever is paid. */
const bare = (wish: SevenWondersWish): string =>
  JSON.stringify(wish.kind === 'build' || (wish.kind === 'stage' && 'card' in wish) ? { kind: wish.kind, card: wish.card } : wish);

test('what explain calls possible is what the list of actions holds, for every wish', () => {
  const asking: Asking<SevenWondersShape> = {
    means: (wish, move) => wish.kind === 'stage' && move.kind === 'stage',
    nameOf: bare,
    missing({ kind }, { bill, debts, income }) {
      if (kind === 'build' && bill === undefined) return 'bill';
      if (kind === 'sell' && income === undefined) return 'income';
      return kind === 'lose' && debts === undefined ? 'debts' : undefined;
    },
  };
  const met = checkAllWishes(sevenWonders, (visit) => someGames(0, 2, visit), asking);
  const codes = ['already-built', 'game-over', 'no-source', 'not-awaited', 'other-decision', 'too-expensive', 'wonder-complete'];
  expect(met).toEqual(codes);
});

test('a payment is possible exactly if it is listed; a move without one means the cheapest', () => {
  const met = new Set<string>();
  someGames(1, 16, (s) => {
    for (const seat of seatsOf(sevenWonders.awaiting(s))) {
      const moves = legalMoves(s, seat);
      const hand = sevenWonders.view(s, seat).seats[seat].hand ?? [];
      for (const card of new Set(hand)) {
        for (const kind of ['build', 'stage'] as const) {
          const pays = moves.flatMap((move): Pay[] =>
            move.kind === kind && move.card === card ? [move.pay ?? { left: 0, right: 0 }] : [],
          );
          for (let left = 0; left < 5; left++) {
            for (let right = 0; right < 5; right++) {
              const reason = sevenWonders.explain(s, seat, { kind, card, pay: { left, right } });
              const listed = pays.some((pay) => pay.left === left && pay.right === right);
              if (reason.possible !== listed) expect.fail(JSON.stringify({ seat, kind, card, left, right, reason, listed }));
              for (const { code } of reason.why) met.add(code);
            }
          }
          const action = sevenWonders.toAction(s, seat, { kind, card });
          const [least] = pays.toSorted((a, b) => a.left + a.right - b.left - b.right || a.left - b.left);
          expect(list.has(action as number) ? sevenWonders.toMove(s, seat, action as number) : undefined).toEqual(
            least && (least.left + least.right === 0 ? { kind, card } : { kind, card, pay: least }),
          );
        }
      }
    }
  });
  expect([...met]).toEqual(expect.arrayContaining(['bad-payment', 'team-rule', 'too-expensive', 'no-source']));
});

test('the splits of a bill that the treasury can pay are listed', () => {
  let several = 0;
  someGames(2, 4, (s) => {
    for (const seat of seatsOf(sevenWonders.awaiting(s))) {
      const texts = new Set(legalMoves(s, seat).map((move) => JSON.stringify(move)));
      for (const wish of sevenWonders.wishes(s, seat)) {
        if (!('card' in wish) || (wish.kind !== 'build' && wish.kind !== 'stage')) continue;
        const { bill, possible } = sevenWonders.explain(s, seat, wish);
        if (bill === undefined || !possible) continue;
        const payable = bill.splits.filter(({ total }) => total <= s.coins[seat]);
        expect(payable.length).toBeGreaterThan(0);
        if (payable.length > 1) several++;
        for (const { pay } of payable) {
          const { kind, card } = wish;
          expect(texts).toContain(JSON.stringify(pay.left + pay.right === 0 ? { kind, card } : { kind, card, pay }));
        }
      }
    }
  });
  expect(several).toBeGreaterThan(10);
});

test('any card can be asked about, wherever it is', () => {
  someGames(3, 80, (s) => {
    for (let seat = 0; seat < s.seats; seat++) {
      const legal = new Set(legalMoves(s, seat).map(bare));
      for (const card of CARD_IDS) {
        for (const kind of ['build', 'stage', 'sell', 'revive'] as const) {
          const { possible, bill } = sevenWonders.explain(s, seat, { kind, card });
          if (possible !== legal.has(bare({ kind, card }))) expect.fail(JSON.stringify({ seat, kind, card, possible }));
          if (kind === 'build') expect(bill !== undefined).toBe(s.age > 0);
        }
      }
    }
  });
});
