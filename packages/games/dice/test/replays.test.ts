// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, lookupIn, readLog, replay, verify } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import {
  BONUS_IDS,
  type DiceEvent,
  type DiceMove,
  type DiceShape,
  dice,
  diceVersions,
  DIE_IDS,
  SEAT_COUNTS,
  SPACE_IDS,
  SPECIAL_DICE,
  STRUCTURES,
} from '../src/index.ts';
import { CITY_OPTIONS } from '../src/options.ts';
import { gameOf, type Golden, playLog } from './replays/golden.ts';

const FOLDER = join(import.meta.dirname, 'replays');
const all = diceVersions.map(({ rules }) =>
  readdirSync(join(FOLDER, String(rules))).map((name) => ({
    name: `${rules}/${name}`,
    golden: JSON.parse(readFileSync(join(FOLDER, String(rules), name), 'utf8')) as Golden,
  })),
);

/** A log from a file goes the way of any log from outside. */
const logOf = ({ log }: Golden): Log<DiceShape> => {
  const read = readLog(log, lookupIn(diceVersions));
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  return read.value as Log<DiceShape>;
};

describe.each(all.flat())('$name', ({ golden }) => {
  test('plays to the same end, score and events', () => {
    const again: unknown = JSON.parse(JSON.stringify(playLog(logOf(golden)).golden));
    expect(again).toEqual(golden);
  });

  test('holds against its commitment', () => {
    expect(verify(gameOf(golden.log), logOf(golden)).map(({ name, passed }) => [name, passed])).toEqual([
      ['commitment', true],
      ['moves', true],
      ['ending', true],
      ['hash', true],
    ]);
  });
});

describe.each(all.map((replays, n) => ({ replays, rules: n + 1 })))('the golden replays of rules $rules together', ({ replays }) => {
  const events: readonly DiceEvent[] = replays.flatMap(({ golden }) => playLog(logOf(golden)).events);
  const seen = <K extends DiceEvent['kind'], T>(kind: K, read: (event: Extract<DiceEvent, { kind: K }>) => T): Set<T> =>
    new Set(events.filter((event): event is Extract<DiceEvent, { kind: K }> => event.kind === kind).map(read));
  const options = replays.map(({ golden }) => golden.log.options);

  test('show every number of seats and every option', () => {
    expect(replays.length).toBeGreaterThanOrEqual(12);
    expect(new Set(options.map(({ seats, cities }) => `${seats} ${cities}`)).size).toBe(SEAT_COUNTS.length * CITY_OPTIONS.length);
  });

  test('show a tie-break and a shared victory', () => {
    expect(replays.some(({ golden }) => golden.score.tieBreak === 'coins')).toBe(true);
    expect(replays.some(({ golden }) => golden.score.winners.length > 1)).toBe(true);
  });

  test('show every kind of move and every kind of event', () => {
    const moves: Readonly<Record<DiceMove['kind'], true>> = {
      city: true,
      construct: true,
      wonder: true,
      pass: true,
      cross: true,
      bonus: true,
      decline: true,
    };
    const played = new Set(replays.flatMap(({ golden }) => golden.log.rounds.flat().map(({ move }) => move.kind)));
    expect([...played].sort()).toEqual(Object.keys(moves).sort());
    const kinds: Readonly<Record<DiceEvent['kind'], true>> = {
      'city-chosen': true,
      rolled: true,
      crossed: true,
      attack: true,
      coins: true,
      unlocked: true,
      passed: true,
      completed: true,
      bonus: true,
      declined: true,
      'agora-first': true,
      'die-entered': true,
      'last-turn': true,
      over: true,
    };
    expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
  });

  test('show every space, die, bonus and completed structure', () => {
    expect([...seen('crossed', (e) => e.space)].sort()).toEqual([...SPACE_IDS].sort());
    expect([...seen('crossed', (e) => e.by)].sort()).toEqual([...DIE_IDS, 'effect', 'wonder'].sort());
    expect([...seen('bonus', (e) => e.bonus)].sort()).toEqual([...BONUS_IDS].sort());
    expect([...seen('completed', (e) => e.structure)].sort()).toEqual([...STRUCTURES].sort());
    expect([...seen('die-entered', (e) => e.die)].sort()).toEqual([...SPECIAL_DICE].sort());
    expect([...seen('attack', (e) => e.defence)].sort()).toEqual([0, 1, 2]);
  });
});

test('a log with another move, or with one too many, does not hold', () => {
  const log = logOf(all[all.length - 1][0].golden);
  const [first, ...others] = log.rounds;
  expect(replay(dice, { ...log, rounds: [...log.rounds, first] }).ok).toBe(false);
  expect(verify(dice, { ...log, rounds: others }).every(({ passed }) => passed)).toBe(false);
});
