import { ActionList, SPECTATOR } from '@maravilha/kernel';
import { type Asking, checkAllWishes, oneIn } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { CARD_IDS, type DuelShape, type DuelState, type DuelWish, duel, WONDER_IDS } from '../../src/index.ts';
import { randomGames } from '../kit/random.ts';

test('what explain calls possible is what the list of actions holds, for every wish', () => {
  const asking: Asking<DuelShape> = {
    means: (wish, move) => wish.kind === 'wonder' && move.kind === 'wonder' && wish.wonder === move.wonder,
    missing(wish, { bill, income }) {
      if ((wish.kind === 'build' || wish.kind === 'wonder') && bill === undefined) return 'bill';
      return wish.kind === 'discard' && income === undefined ? 'income' : undefined;
    },
  };
  const met = checkAllWishes(duel, (visit) => randomGames(3, visit), asking);
  const codes = [
    'game-over',
    'not-your-turn',
    'other-decision',
    'not-on-the-table',
    'covered',
    'too-expensive',
    'already-built',
    'wonder-limit',
  ];
  expect(met).toEqual(codes.sort());
});

test('any card and wonder can be asked about, wherever it is', () => {
  const list = new ActionList();
  const check = (s: DuelState): void => {
    for (const seat of [0, 1]) {
      duel.actions(s, seat, list);
      const legal = (wish: DuelWish): boolean => {
        const action = duel.toAction(s, seat, wish as Parameters<typeof duel.toAction>[2]);
        return typeof action === 'number' && list.has(action);
      };
      for (const card of CARD_IDS) {
        for (const kind of ['build', 'discard', 'revive', 'destroy'] as const)
          expect(duel.explain(s, seat, { kind, card }).possible).toBe(legal({ kind, card }));
        expect(duel.explain(s, seat, { kind: 'build', card }).bill).toBeDefined();
      }
      for (const wonder of WONDER_IDS) {
        expect(duel.explain(s, seat, { kind: 'draft', wonder }).possible).toBe(legal({ kind: 'draft', wonder }));
        const { bill, why } = duel.explain(s, seat, { kind: 'wonder', wonder });
        expect(bill).toBeDefined();
        const mine = duel.view(s, SPECTATOR).cities[seat].wonders.some((w) => w.wonder === wonder);
        expect(why.some(({ code }) => code === 'not-your-wonder')).toBe(!mine);
      }
    }
  };
  randomGames(1, oneIn(7, check));
});
