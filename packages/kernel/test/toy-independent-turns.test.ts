import { describe, expect, test } from 'vitest';
import { EventList, FastRng, NO_ACTION, seatsOf } from '../src/index.ts';
import { garden, type GardenEvent, type GardenMove, type GardenPosition, forRows } from '../testing/index.ts';

const positionOf = (words: GardenPosition) => {
  const position = garden.position(words, new FastRng(1));
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value.state;
};

type State = ReturnType<typeof positionOf>;

const rest: GardenMove = { kind: 'rest' };

const play = (s: State, moves: Readonly<Record<number, GardenMove>>): readonly GardenEvent[] => {
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  for (const [seat, move] of Object.entries(moves)) joint[Number(seat)] = garden.toAction(s, Number(seat), move) as number;
  const events = new EventList<GardenEvent>();
  garden.step(s, joint, events);
  return events.items.map((event) => event.full);
};

describe('rules', () => {
  test('a sale counts the trees of the next seat as they stood when the turn began', () => {
    const s = positionOf({ rolls: [4, 2], trees: [0, 3] });
    play(s, { 1: { kind: 'work' } });
    play(s, { 1: { kind: 'plant' } });
    play(s, { 1: { kind: 'row', row: 'south' } });
    play(s, { 0: { kind: 'work' } });
    expect(garden.explain(s, 0, { kind: 'sell' })).toEqual({ possible: true, coins: 7 });
    expect(play(s, { 0: { kind: 'sell' } })).toEqual([
      { kind: 'sold', seat: 0, coins: 7 },
      { kind: 'praised', seat: 1 },
      { kind: 'rolled', roll: 2 },
    ]);
    expect(garden.view(s, 0)).toMatchObject({
      turn: 1,
      rolls: [4, 2],
      gardens: [
        { coins: 7, owes: 'turn' },
        { coins: 1, before: 4 },
      ],
    });
  });

  test('equals in trees are all praised, and the poorest has one turn more', () => {
    const s = positionOf({ options: { seats: 3 }, trees: [2, 2, 0] });
    expect(play(s, { 0: rest, 1: rest, 2: rest }).filter(({ kind }) => kind === 'praised')).toHaveLength(2);
    for (let turn = 1; turn < 3; turn++) play(s, { 0: rest, 1: rest, 2: rest });
    expect(seatsOf(garden.awaiting(s))).toEqual([2]);
    expect(play(s, { 2: rest }).at(-1)).toEqual({ kind: 'over', winners: [0, 1] });
    expect(garden.score(s)).toMatchObject({ ending: 'turns-over', winners: [0, 1], seats: [{ total: 13 }, { total: 13 }, { total: 4 }] });
  });

  test('step refuses what is not owed, loudly', () => {
    const s = positionOf({});
    expect(() => play(s, { 0: { kind: 'sell' } })).toThrow('does not owe');
    play(s, { 0: rest });
    expect(() => play(s, { 0: rest })).toThrow('does not owe');
  });
});

test('a position that cannot be is refused at its place', () =>
  forRows(
    [
      [7, ''],
      [{ dice: [] }, 'dice'],
      [{ options: { seats: 5 } }, 'seats'],
      [{ rolls: 3 }, 'rolls'],
      [{ rolls: [1, 1, 1, 1, 1] }, 'rolls'],
      [{ rolls: [1, 7] }, 'rolls[1]'],
      [{ trees: [1, 2, 3] }, 'trees'],
      [{ trees: ['one'] }, 'trees[0]'],
    ],
    ([words, path]) => {
      expect(garden.position(words, new FastRng(1))).toMatchObject({ ok: false, error: { code: 'bad-input', path } });
    },
  ));
