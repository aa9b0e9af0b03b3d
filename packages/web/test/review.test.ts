// Matches of the past, as the Worker of the review has them: every golden replay of every game can be stepped through from every seat.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAMILY } from '@maravilha/family';
import { findGame, type Log, replay } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { Run } from '../src/local/review-run.ts';

interface Golden {
  readonly log: Log;
  readonly score: unknown;
}

const goldens = (game: string): readonly Golden[] => {
  const folder = fileURLToPath(new URL(`../../games/${game}/test/replays/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden);
};

const opened = (log: unknown): Run => {
  const read = Run.read(log);
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.where}`);
  return read.value;
};

describe.each(FAMILY.ids)('%s', (game) => {
  const all = goldens(game);

  test('has all choices in its moments, and ends as it ended', () => {
    for (const { log, score } of all) {
      const { story } = opened(log);
      expect(story.moments.flatMap(({ choices }) => choices)).toEqual(log.rounds.flat());
      expect(story.scores).toHaveLength(story.moments.length + 1);
      expect(story.scores.at(-1)).toEqual(score);
      expect(story.events).toHaveLength(story.moments.length);
    }
  });

  test('shows each seat at each moment what it saw then', () => {
    for (const { log } of all.slice(0, 4)) {
      const run = opened(log);
      const found = findGame(FAMILY.versions, log.game, log.rules);
      if (!found.ok) throw new Error('no such rules');
      const seats = Array.from({ length: log.options.seats }, (_, seat) => seat);
      const seen: unknown[][] = seats.map(() => []);
      replay(found.value, log, (match) => seats.forEach((seat) => seen[seat]!.push(match.view(seat))));
      for (const seat of seats) expect(run.frames(seat).map(({ view }) => view)).toEqual(seen[seat]);
      expect(run.check().every(({ passed }) => passed)).toBe(true);
    }
  });
});

describe('what cannot be shown', () => {
  const { log } = goldens('duel')[0]!;
  test.each([
    ['nothing', undefined, 'no-log', ''],
    ['something else', { a: 1 }, 'no-log', /./],
    ['a game that nobody knows', { ...log, game: 'chess' }, 'no-log', 'game'],
    ['rules to come', { ...log, rules: 99 }, 'unknown-rules', 'rules'],
    ['a match that goes on', { ...log, seed: undefined }, 'not-over', ''],
    ['another order of rounds', { ...log, rounds: [log.rounds[1], log.rounds[0]] }, 'damaged', '1'],
    ['a move that is none', { ...log, rounds: [[{ seat: 0, move: { kind: 'fly' } }]] }, 'damaged', 'rounds[0][0].move'],
  ] as const)('%s', (_, raw, code, where) => {
    const read = Run.read(JSON.parse(JSON.stringify(raw ?? null)));
    if (read.ok) throw new Error('it can be shown');
    expect(read.error.code).toBe(code);
    if (typeof where === 'string') expect(read.error.where).toBe(where);
  });
});
