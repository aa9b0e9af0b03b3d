import { describe, expect, test } from 'vitest';
import {
  ActionList,
  EventList,
  NOBODY,
  NO_ACTION,
  SPECTATOR,
  eventsFor,
  everyone,
  includes,
  lowest,
  only,
  readOptions,
  seatsOf,
  shown,
  unreachable,
} from '../src/index.ts';
import { toy, forRows } from '../testing/index.ts';

describe('ActionList', () => {
  test('grows and keeps its content', () => {
    const list = new ActionList(2);
    for (let i = 0; i < 100; i++) list.push(i * 3);
    expect(list.toArray()).toEqual(Array.from({ length: 100 }, (_, i) => i * 3));
    expect(list.length).toBe(100);
  });

  test('at and has look only at what is listed now', () => {
    const list = new ActionList();
    list.push(4);
    list.push(5);
    expect([list.at(0), list.at(1), list.at(2), list.at(-1)]).toEqual([4, 5, NO_ACTION, NO_ACTION]);
    list.clear();
    expect(list.has(4)).toBe(false);
    expect(list.at(0)).toBe(NO_ACTION);
    list.push(9);
    expect(list.has(9)).toBe(true);
    expect(list.has(5)).toBe(false);
  });

  test('an array taken from it does not change any more', () => {
    const list = new ActionList();
    list.push(1);
    const array = list.toArray();
    list.clear();
    list.push(2);
    expect(array).toEqual([1]);
  });
});

describe('seats', () => {
  test('sets of seats', () => {
    expect(only(3)).toBe(8);
    expect(everyone(7)).toBe(127);
    expect(seatsOf(0b101010)).toEqual([1, 3, 5]);
    expect(seatsOf(NOBODY)).toEqual([]);
    expect(lowest(0b1100)).toBe(2);
    expect([0, 1, 2].map((seat) => includes(0b101, seat))).toEqual([true, false, true]);
  });

  test('a spectator is in no set', () => {
    expect(includes(everyone(7), SPECTATOR)).toBe(false);
    expect(includes(-1, SPECTATOR)).toBe(false);
  });
});

describe('events', () => {
  test('each viewer hears its own part, in order', () => {
    const list = new EventList<{ kind: string; card?: string }>();
    list.all({ kind: 'began' });
    list.split(only(1) | only(2), { kind: 'drew', card: 'baths' }, { kind: 'drew' });
    expect(eventsFor(list.items, 1)).toEqual([{ kind: 'began' }, { kind: 'drew', card: 'baths' }]);
    expect(eventsFor(list.items, 2)).toEqual([{ kind: 'began' }, { kind: 'drew', card: 'baths' }]);
    expect(eventsFor(list.items, 0)).toEqual([{ kind: 'began' }, { kind: 'drew' }]);
    expect(eventsFor(list.items, SPECTATOR)).toEqual([{ kind: 'began' }, { kind: 'drew' }]);
  });
});

describe('readOptions', () => {
  const DEFAULTS = { seats: 2, hand: 'three', openPile: false };

  test('fills in defaults', () => {
    expect(readOptions(toy, {})).toEqual({ ok: true, value: DEFAULTS });
    expect(readOptions(toy, undefined)).toEqual({ ok: true, value: DEFAULTS });
    expect(readOptions(toy, { seats: 4, openPile: true })).toEqual({ ok: true, value: { ...DEFAULTS, seats: 4, openPile: true } });
    expect(readOptions(toy, { hand: undefined })).toEqual({ ok: true, value: DEFAULTS });
  });

  test('refuses what cannot be, with its place', () =>
    forRows(
      [
        [{ seats: 5 }, 'seats', '2, 3, 4'],
        [{ seats: '2' }, 'seats', '"2"'],
        [{ seats: 2.5 }, 'seats', '2.5'],
        [{ seats: null }, 'seats', 'null'],
        [{ seats: [2] }, 'seats', 'a list of 1'],
        [{ hand: 'five' }, 'hand', 'three, four'],
        [{ hand: 3 }, 'hand', '3'],
        [{ openPile: 'yes' }, 'openPile', 'true or false'],
        [{ openPile: null }, 'openPile', 'null'],
        [{ wonders: 'draft' }, 'wonders', 'no such option'],
        [JSON.parse('{"__proto__": {"seats": 3}}'), '__proto__', 'no such option'],
        [{ seats: 4, hand: 'four' }, 'hand', 'no card in the box'],
        [[], '', 'record'],
        ['toy', '', 'record'],
        [7, '', 'record'],
      ],
      ([raw, path, detail]) => {
        const read = readOptions(toy, raw);
        expect(read).toMatchObject({ ok: false, error: { code: 'bad-input', path } });
        if (!read.ok) expect(read.error.detail).toContain(detail);
      },
    ));
});

describe('shown', () => {
  test('tells a value in a few words', () =>
    forRows(
      [
        [undefined, 'nothing'],
        [null, 'null'],
        [2.5, '2.5'],
        [true, 'true'],
        ['a "b"', String.raw`"a \"b\""`],
        ['x'.repeat(100), `"${'x'.repeat(60)}…"`],
        [[1, 2], 'a list of 2'],
        [{ a: 1 }, 'a record'],
        [10n, '10'],
      ],
      ([raw, text]) => {
        expect(shown(raw)).toBe(text);
      },
    ));

  test('a value nested a million deep does no harm', () => {
    const deep = JSON.parse(`${'['.repeat(1e6)}${']'.repeat(1e6)}`);
    expect(shown(deep)).toBe('a list of 1');
    expect(toy.readMove(deep)).toMatchObject({ ok: false });
    expect(toy.readMove({ kind: deep })).toMatchObject({ ok: false });
    expect(readOptions(toy, { hand: deep })).toMatchObject({ ok: false });
  });
});

test('unreachable names what got through', () => {
  expect(() => unreachable({ kind: 'new' } as never)).toThrow('{"kind":"new"}');
});
