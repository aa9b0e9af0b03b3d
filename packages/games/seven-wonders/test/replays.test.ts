// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, lookupIn, readLog, replay, verify } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import {
  BUILT_BY,
  CARD_IDS,
  SEAT_COUNTS,
  type SevenWondersEvent,
  type SevenWondersShape,
  sevenWonders,
  sevenWondersVersions,
  TEAM_SEATS,
} from '../src/index.ts';
import { BOARD_OPTIONS, SIDE_OPTIONS } from '../src/options.ts';
import { type Golden, playLog } from './replays/golden.ts';

const FOLDER = join(import.meta.dirname, 'replays');
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const goldenOf = (name: string): Golden => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden;
const all = NAMES.map((name) => ({ name, golden: goldenOf(name) }));

/** A log from a file goes the way of any log from outside. */
const logOf = ({ log }: Golden): Log<SevenWondersShape> => {
  const read = readLog(log, lookupIn(sevenWondersVersions));
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  return read.value as Log<SevenWondersShape>;
};

describe.each(all)('$name', ({ golden }) => {
  test('plays to the same end, score and events', () => {
    const again: unknown = JSON.parse(JSON.stringify(playLog(logOf(golden)).golden));
    expect(again).toEqual(golden);
  });

  test('holds against its commitment', () => {
    expect(verify(sevenWonders, logOf(golden)).map(({ name, passed }) => [name, passed])).toEqual([
      ['commitment', true],
      ['moves', true],
      ['ending', true],
      ['hash', true],
    ]);
  });
});

describe('the golden replays together', () => {
  const events: readonly SevenWondersEvent[] = all.flatMap(({ golden }) => playLog(logOf(golden)).events);
  const seen = <K extends SevenWondersEvent['kind'], T>(kind: K, read: (event: Extract<SevenWondersEvent, { kind: K }>) => T): Set<T> =>
    new Set(events.filter((event): event is Extract<SevenWondersEvent, { kind: K }> => event.kind === kind).map(read));
  const options = all.map(({ golden }) => golden.log.options);

  test('show every kind of table and every option', () => {
    expect(all.length).toBeGreaterThanOrEqual(14);
    const tables = new Set(options.map(({ seats, cities, teams }) => `${seats} ${cities} ${teams}`));
    expect(tables.size).toBe(2 * (SEAT_COUNTS.length + TEAM_SEATS.length));
    expect(new Set(options.map(({ boards }) => boards))).toEqual(new Set(BOARD_OPTIONS));
    expect(new Set(options.map(({ sides }) => sides))).toEqual(new Set(SIDE_OPTIONS));
  });

  test('show a tie-break and a shared victory', () => {
    expect(all.some(({ golden }) => golden.score.tieBreak === 'treasury')).toBe(true);
    expect(all.some(({ golden: { score, log } }) => !log.options.teams && score.winners.length > 1)).toBe(true);
  });

  test('show every card built, in every way, and every kind of event and move', () => {
    expect([...seen('built', (e) => e.card)].sort()).toEqual([...CARD_IDS].sort());
    expect([...seen('built', (e) => e.by)].sort()).toEqual([...BUILT_BY].sort());
    const kinds: Readonly<Record<SevenWondersEvent['kind'], true>> = {
      'board-taken': true,
      'side-chosen': true,
      'age-began': true,
      built: true,
      'stage-built': true,
      sold: true,
      'left-over': true,
      'trade-income': true,
      coins: true,
      'victory-token': true,
      'defeats-discarded': true,
      'diplomacy-taken': true,
      'debts-given': true,
      'looks-through-discard': true,
      declined: true,
      loss: true,
      'loss-settled': true,
      passed: true,
      conflicts: true,
      over: true,
    };
    expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
    const moves = new Set(all.flatMap(({ golden }) => golden.log.rounds.flat().map(({ move }) => move.kind)));
    expect([...moves].sort()).toEqual(['board', 'build', 'decline', 'lose', 'revive', 'sell', 'side', 'stage']);
  });
});

test('a log with another move, or with one too many, does not hold', () => {
  const log = logOf(all[0].golden);
  const [first, ...others] = log.rounds;
  expect(replay(sevenWonders, { ...log, rounds: [...log.rounds, first] }).ok).toBe(false);
  expect(verify(sevenWonders, { ...log, rounds: others }).every(({ passed }) => passed)).toBe(false);
});
