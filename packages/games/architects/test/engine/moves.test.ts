import { ActionList } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type ArchitectsMove, architects } from '../../src/index.ts';
import { randomGames } from '../kit/random.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

test('every legal action goes into words and back, also through JSON', () => {
  const list = new ActionList();
  const met = new Set<string>();
  randomGames(1, (s) => {
    architects.actions(s, s.active, list);
    for (const action of list.toArray()) {
      const move = architects.toMove(s, s.active, action);
      const read = architects.readMove(JSON.parse(JSON.stringify(move)));
      if (!read.ok) expect.fail(`${JSON.stringify(move)}: ${JSON.stringify(read.error)}`);
      if (JSON.stringify(read.value) !== JSON.stringify(move)) expect(read.value).toEqual(move);
      if (architects.toAction(s, s.active, read.value) !== action) expect.fail(`${action} becomes ${JSON.stringify(move)}`);
      met.add(move.kind);
    }
  });
  expect([...met].sort()).toEqual(['build', 'end', 'exchange', 'keep', 'search', 'starter', 'take', 'token', 'wonder']);
});

test('every action number has words of its own, and they name it', () => {
  const { state } = newGame();
  const words = new Set<string>();
  for (let action = 0; action < architects.actionCount; action++) {
    const move = architects.toMove(state, 0, action);
    expect(architects.toAction(state, 0, move), JSON.stringify(move)).toBe(action);
    words.add(JSON.stringify(move));
  }
  expect(words.size).toBe(architects.actionCount);
  for (const action of [-1, architects.actionCount]) expect(() => architects.toMove(state, 0, action)).toThrow(/no such action/);
});

const twoWays = () => {
  const g = tableWith({
    cities: [{ wonder: 'giza', built: [1], cards: { wood: 1, stone: 1 } }, { wonder: 'rhodes' }],
    decks: { giza: { top: ['coin'] } },
  });
  g.play({ kind: 'take', deck: 'giza' });
  return g;
};

test('cards of a payment and symbols of a set may stand in any order', () => {
  const g = twoWays();
  const action = (move: ArchitectsMove) => architects.toAction(g.state, 0, move);
  expect(action({ kind: 'build', stage: 2, pay: ['coin', 'wood'] })).toBe(action({ kind: 'build', stage: 2, pay: ['wood', 'coin'] }));
  expect(action({ kind: 'exchange', symbols: ['gear', 'tablet', 'compass'] })).toBe(
    action({ kind: 'exchange', symbols: ['compass', 'gear', 'tablet'] }),
  );
});

test('a build without a payment is the one there is; with several, or none, it is refused', () => {
  const g = twoWays();
  expect(architects.toAction(g.state, 0, { kind: 'build', stage: 2 })).toEqual({ code: 'illegal-move', seat: 0 });
  expect(architects.explain(g.state, 0, { kind: 'build', stage: 2 }).why).toEqual([{ code: 'which-payment' }]);
  expect(architects.toAction(g.state, 0, { kind: 'build', stage: 4 })).toEqual({ code: 'illegal-move', seat: 0 });

  const one = tableWith({
    cities: [{ wonder: 'giza', cards: { wood: 1 }, tokens: ['jewellery'] }, { wonder: 'rhodes' }],
    decks: { giza: { top: ['stone'] } },
  });
  one.play({ kind: 'take', deck: 'giza' });
  expect(architects.toAction(one.state, 0, { kind: 'build', stage: 1 })).toBe(
    architects.toAction(one.state, 0, { kind: 'build', stage: 1, pay: ['wood', 'stone'] }),
  );
  one.play({ kind: 'build', stage: 1 });
  expect(one.seat(0).built).toEqual([1]);
});

test('cards that are no payment and symbols that are no set name no action', () => {
  const g = twoWays();
  const refused = (move: ArchitectsMove, code: string): void => {
    expect(architects.toAction(g.state, 0, move)).toEqual({ code: 'illegal-move', seat: 0 });
    expect(architects.explain(g.state, 0, move).why.map((why) => why.code)).toContain(code);
  };
  refused({ kind: 'build', stage: 2, pay: ['gear', 'gear'] }, 'bad-payment');
  refused({ kind: 'build', stage: 2, pay: ['blue-3', 'wood'] }, 'bad-payment');
  refused({ kind: 'exchange', symbols: ['gear', 'compass'] }, 'no-such-set');
  refused({ kind: 'exchange', symbols: ['gear', 'gear', 'compass'] }, 'no-such-set');
  refused({ kind: 'exchange', symbols: ['gear'] }, 'no-such-set');
});

const malformed: readonly (readonly [string, unknown, RegExp])[] = [
  ['no object', 7, /object/],
  ['null', null, /object/],
  ['a list', [{ kind: 'end' }], /object/],
  ['no kind', {}, /kind: not a kind/],
  ['an inherited name as kind', { kind: 'constructor' }, /kind: not a kind/],
  ['an unknown field', { kind: 'end', now: true }, /now: a move of kind end has no such field/],
  ['a field of another kind', { kind: 'take', deck: 'giza', card: 'wood' }, /card: a move of kind take/],
  ['an unknown deck', { kind: 'take', deck: 'wood' }, /deck: not the id/],
  ['no deck', { kind: 'search' }, /deck: not the id/],
  ['an unknown card', { kind: 'keep', card: 'bone' }, /card: not the id/],
  ['an unknown wonder', { kind: 'wonder', wonder: 'central' }, /wonder: not the id/],
  ['stage 0', { kind: 'build', stage: 0 }, /stage: must be .* 1 to 5/],
  ['stage 6', { kind: 'build', stage: 6 }, /stage/],
  ['a stage in letters', { kind: 'build', stage: '2' }, /stage/],
  ['nothing to pay with', { kind: 'build', stage: 1, pay: [] }, /pay: must have at least 1/],
  ['five cards', { kind: 'build', stage: 5, pay: ['wood', 'wood', 'wood', 'wood', 'wood'] }, /pay/],
  ['a payment that is no list', { kind: 'build', stage: 1, pay: 'wood' }, /pay/],
  ['an unknown card to pay', { kind: 'build', stage: 1, pay: ['wood', 'toString'] }, /pay/],
  ['symbols that are none', { kind: 'exchange', symbols: ['gear', 'wood'] }, /symbols/],
  ['four symbols', { kind: 'exchange', symbols: ['gear', 'gear', 'gear', 'gear'] }, /symbols/],
  ['an unknown token', { kind: 'token', token: 'law' }, /token/],
  ['a seat that is none', { kind: 'starter', seat: 7 }, /seat: must be .* 0 to 6/],
  ['half a seat', { kind: 'starter', seat: 0.5 }, /seat/],
];
test('what no move looks like is malformed', () =>
  forRows(malformed, ([, raw, detail]) => {
    const read = architects.readMove(raw);
    if (read.ok) return expect.fail('it was read');
    expect(read.error).toMatchObject({ code: 'malformed-move', detail: expect.stringMatching(detail) });
  }));
