import { ActionList, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, type DuelWish, duel, WONDER_IDS } from '../../src/index.ts';
import { randomGames } from '../kit/random.ts';

test('what explain calls possible is what the list of actions holds, for every wish', () => {
  const list = new ActionList();
  const met = new Set<string>();
  randomGames(3, (s) => {
    for (const seat of [0, 1]) {
      duel.actions(s, seat, list);
      const legal = new Set(list.toArray().map((action) => JSON.stringify(duel.toMove(s, seat, action))));
      const wonders = new Set(
        list.toArray().flatMap((action) => {
          const move = duel.toMove(s, seat, action);
          return move.kind === 'wonder' ? [move.wonder] : [];
        }),
      );
      const asked = new Set<string>();
      for (const wish of duel.wishes(s, seat)) {
        const reason = duel.explain(s, seat, wish);
        const bare = wish.kind === 'wonder' && !('card' in wish);
        const listed = bare ? wonders.has(wish.wonder) : legal.has(JSON.stringify(wish));
        if (reason.possible !== listed || reason.possible !== (reason.why.length === 0))
          expect.fail(JSON.stringify({ seat, wish, reason, listed }));
        if ((wish.kind === 'build' || wish.kind === 'wonder') && reason.bill === undefined)
          expect.fail(`no bill for ${JSON.stringify(wish)}`);
        if (wish.kind === 'discard' && reason.income === undefined) expect.fail(`no income for ${JSON.stringify(wish)}`);
        for (const { code } of reason.why) met.add(code);
        asked.add(JSON.stringify(wish));
      }
      expect([...legal].filter((move) => !asked.has(move))).toEqual([]);
    }
  });
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
  expect([...met].sort()).toEqual(codes.sort());
});

test('any card and wonder can be asked about, wherever it is', () => {
  const list = new ActionList();
  let turn = 0;
  randomGames(1, (s) => {
    if (turn++ % 7 !== 0) return;
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
  });
});
