// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, lookupIn, readLog, replay, verify } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, DECISIONS, type DuelEvent, type DuelShape, duel, duelVersions, ENDINGS, TOKEN_IDS, WONDER_IDS } from '../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../src/state.ts';
import { type Golden, playLog } from './replays/golden.ts';

const FOLDER = join(import.meta.dirname, 'replays');
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const goldenOf = (name: string): Golden => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden;
const all = NAMES.map((name) => ({ name, golden: goldenOf(name) }));

/** A log from a file goes the way of any log from outside. */
const logOf = ({ log }: Golden): Log<DuelShape> => {
  const read = readLog(log, lookupIn(duelVersions));
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  return read.value as Log<DuelShape>;
};

describe.each(all)('$name', ({ golden }) => {
  test('plays to the same end, score and events', () => {
    const again: unknown = JSON.parse(JSON.stringify(playLog(logOf(golden)).golden));
    expect(again).toEqual(golden);
  });

  test('holds against its commitment', () => {
    expect(verify(duel, logOf(golden)).map(({ name, passed }) => [name, passed])).toEqual([
      ['commitment', true],
      ['moves', true],
      ['ending', true],
      ['hash', true],
    ]);
  });
});

describe('the golden replays together', () => {
  const events: readonly DuelEvent[] = all.flatMap(({ golden }) => playLog(logOf(golden)).events);
  const seen = <K extends DuelEvent['kind'], T>(kind: K, read: (event: Extract<DuelEvent, { kind: K }>) => T): Set<T> =>
    new Set(events.filter((event): event is Extract<DuelEvent, { kind: K }> => event.kind === kind).map(read));

  test('are at least a dozen and show every option', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
    const options = new Set(all.map(({ golden: { log } }) => `${log.options.wonders} ${log.options.starter}`));
    expect(options.size).toBe(WONDER_OPTIONS.length * STARTER_OPTIONS.length);
  });

  test('show every ending by either seat, a tie-break and a shared victory', () => {
    const endings = new Set(all.map(({ golden: { score } }) => `${score.ending} ${score.winners.join('+')}`));
    for (const ending of ENDINGS) for (const seat of [0, 1]) expect(endings).toContain(`${ending} ${seat}`);
    expect(endings).toContain('civil 0+1');
    expect(all.some(({ golden }) => golden.score.tieBreak === 'blue')).toBe(true);
  });

  test('show every card built, every wonder, every token and every decision', () => {
    expect([...seen('built', (e) => e.card)].sort()).toEqual([...CARD_IDS].sort());
    expect([...seen('wonder-built', (e) => e.wonder)].sort()).toEqual([...WONDER_IDS].sort());
    expect([...seen('token', (e) => e.token)].sort()).toEqual([...TOKEN_IDS].sort());
    expect([...seen('built', (e) => e.by)].sort()).toEqual(['chain', 'mausoleum', 'payment']);
    expect([...seen('token', (e) => e.from)].sort()).toEqual(['board', 'box']);
    const decisions = new Set(all.flatMap(({ golden }) => decisionsOf(logOf(golden))));
    expect([...decisions].sort()).toEqual([...DECISIONS].sort());
  });

  test('a log with one move changed does not hold', () => {
    const log = logOf(all[0].golden);
    const at = log.rounds.length - 1;
    const rounds = log.rounds.map((round, i) =>
      i === at ? round.map(({ seat }) => ({ seat, move: { kind: 'discard' as const, card: 'altar' as const } })) : round,
    );
    expect(verify(duel, { ...log, rounds }).every(({ passed }) => passed)).toBe(false);
  });
});

/** The decision that was owed at each round of the log, and at its end. */
const decisionsOf = (log: Log<DuelShape>): string[] =>
  Array.from({ length: log.rounds.length + 1 }, (_, n) => {
    const part = replay(duel, { ...log, rounds: log.rounds.slice(0, n) });
    if (!part.ok) throw new Error(JSON.stringify(part.error));
    return part.value.match.view(0).decision;
  });
