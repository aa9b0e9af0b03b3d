import { ActionList } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { dice } from '../../src/index.ts';
import { randomGames, seatsAt, stateWith } from '../kit/random.ts';

test('every legal action goes into words and back, also through JSON', () => {
  const list = new ActionList();
  const met = new Set<string>();
  randomGames(1, (s) => {
    for (const seat of seatsAt(s)) {
      dice.actions(s, seat, list);
      for (const action of list.toArray()) {
        const move = dice.toMove(s, seat, action);
        const read = dice.readMove(JSON.parse(JSON.stringify(move)));
        if (!read.ok) expect.fail(`${JSON.stringify(move)}: ${JSON.stringify(read.error)}`);
        if (JSON.stringify(read.value) !== JSON.stringify(move)) expect(read.value).toEqual(move);
        if (dice.toAction(s, seat, read.value) !== action) expect.fail(`${action} becomes ${JSON.stringify(move)}`);
        met.add(move.kind);
      }
    }
  });
  expect([...met].sort()).toEqual(['bonus', 'city', 'construct', 'cross', 'decline', 'pass', 'wonder']);
});

test('every action number has words of its own, and they name it', () => {
  const s = stateWith({});
  const words = new Set<string>();
  for (let action = 0; action < dice.actionCount; action++) {
    const move = dice.toMove(s, 0, action);
    if (dice.toAction(s, 0, move) !== action) expect.fail(`${action} becomes ${JSON.stringify(move)}`);
    words.add(JSON.stringify(move));
  }
  expect(words.size).toBe(dice.actionCount);
  for (const action of [-1, dice.actionCount]) expect(() => dice.toMove(s, 0, action)).toThrow(/no such action/);
});

const malformed: readonly (readonly [string, unknown, RegExp])[] = [
  ['no object', 7, /object/],
  ['null', null, /object/],
  ['a list', [{ kind: 'pass' }], /object/],
  ['no kind', {}, /kind: not a kind/],
  ['an inherited name as kind', { kind: 'constructor' }, /kind: not a kind/],
  ['an unknown field', { kind: 'pass', now: true }, /now: a move of kind pass has no such field/],
  ['a field of another kind', { kind: 'cross', space: 'agora.a1', die: 'blue' }, /die: a move of kind cross has no such field/],
  ['a stage to choose', { kind: 'wonder', space: 'wonder.w1' }, /space: a move of kind wonder/],
  ['an unknown city', { kind: 'city', city: 'petra' }, /city: not the id of a city/],
  ['an unknown die', { kind: 'construct', die: 'grey', space: 'warehouse.wood' }, /die: not the id of a die/],
  ['no die', { kind: 'construct', space: 'warehouse.wood' }, /die: not the id/],
  ['an unknown space', { kind: 'construct', die: 'blue', space: 'agora.z9' }, /space: not the id of a space/],
  ['an inherited name as space', { kind: 'cross', space: 'toString' }, /space: not the id/],
  ['a structure for a space', { kind: 'cross', space: 'agora' }, /space: not the id/],
  ['no space', { kind: 'construct', die: 'blue' }, /space: not the id/],
  ['a space as a number', { kind: 'cross', space: 3 }, /space: not the id/],
  ['an unknown bonus', { kind: 'bonus', bonus: 'points' }, /bonus: not the id of a bonus/],
];
test('what no move looks like is malformed', () =>
  forRows(malformed, ([, raw, detail]) => {
    const read = dice.readMove(raw);
    if (read.ok) return expect.fail('it was read');
    expect(read.error).toMatchObject({ code: 'malformed-move', detail: expect.stringMatching(detail) });
  }));
