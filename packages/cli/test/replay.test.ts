import { FAMILY } from '@maravilha/family';
import { readdirSync, readFileSync } from 'node:fs';
import { type Log, printLog } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, type Outcome } from './kit.ts';

interface LogText {
  seed?: string;
  seedHash: string;
  hash?: string;
  rounds: { seat: number; move: Record<string, unknown> }[][];
}

let log = '';
beforeAll(async () => {
  const typed = Array.from({ length: 200 }, () => '1');
  const { written } = await cli(['play', '--game', 'duel', '--bot', 'random', '--seed', '0b'.repeat(32), '--save', 'log'], { typed });
  log = written.get('log')!;
});

const on = (command: string, text: string, ...argv: string[]): Promise<Outcome> =>
  cli([command, 'log.json', ...argv], { files: { 'log.json': text } });

/** The log with something changed. */
const changed = (change: (log: LogText) => void): string => {
  const copy = JSON.parse(log) as LogText;
  change(copy);
  return JSON.stringify(copy);
};

describe('replay', () => {
  test('tells the game in words, to its end', async () => {
    const { code, out, err } = await on('replay', log);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1\n {2}Seat [01] chose /m);
    expect(out).toContain('Age I began.');
    expect(out).toMatch(/^Total +\d+ +\d+$/m);
    expect(out).toMatch(/Ended: .*\. Winner: Seat [01]/);
    expect(out).not.toMatch(/undefined|\[object/);
  });

  test('from our notation, with the names that it says', async () => {
    const written = printLog(JSON.parse(log) as Log, ['Lia', 'Bruno']);
    const { code, out } = await on('replay', written);
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1\n {2}(?:Lia|Bruno) chose /m);
    expect((await on('verify', written)).code).toBe(0);
    const wrong = await on('verify', written.replace(/^2\. /m, '3. '));
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/line \d+: expected round 2, not 3/);
  });

  test('in Portuguese too', async () => {
    const { out } = await on('replay', log, '--lang', 'pt-BR');
    expect(out).toContain('Rodada 1\n');
    expect(out).toContain('Era I');
  });

  test('a log of a game that goes on has no seed and cannot be told', async () => {
    const { code, err } = await on(
      'replay',
      changed((l) => void delete l.seed),
    );
    expect(code).toBe(2);
    expect(err).toMatch(/no seed/);
  });

  test('a log that cannot be says in which round', async () => {
    const { code, err } = await on(
      'replay',
      changed((l) => void (l.rounds[8] = l.rounds[9]!)),
    );
    expect(code).toBe(2);
    expect(err).toMatch(/round (9|10)/);
  });
});

describe('verify', () => {
  test('a true log holds', async () => {
    const { code, out } = await on('verify', log);
    expect(out.split(': yes\n')).toHaveLength(5);
    expect(out).toContain('The log checks out.');
    expect(code).toBe(0);
  });

  const TAMPERED: readonly (readonly [string, (l: LogText) => void, RegExp])[] = [
    ['another seed', (l) => void (l.seed = '0c'.repeat(32)), /committed to at the start: NO/],
    ['another promise', (l) => void (l.seedHash = '00'.repeat(32)), /committed to at the start: NO \(committed to 0000/],
    [
      'a move that was not made',
      (l) => void (l.rounds[0]![0]!.move['wonder'] = l.rounds[1]![0]!.move['wonder']),
      /every move was legal: NO \(round [12]/,
    ],
    [
      'the move of the other seat',
      (l) => void (l.rounds[0]![0]!.seat = 1 - l.rounds[0]![0]!.seat),
      /every move was legal: NO \(round 1: seats/,
    ],
    ['the last round cut off', (l) => void l.rounds.pop(), /played to the end: NO \(after round/],
    ['another result', (l) => void (l.hash = '0123456789abcdef'), /recorded one: NO \(recorded 0123456789abcdef/],
    ['no result', (l) => void delete l.hash, /recorded one: NO \(the log has no final hash/],
    ['no seed', (l) => void delete l.seed, /committed to at the start: NO \(the log has no seed/],
  ];
  test('with anything changed it does not, and exit code 1 says so', () =>
    forRows(TAMPERED, async ([, change, verdict]) => {
      const { code, out, err } = await on('verify', changed(change));
      expect(err).toBe('');
      expect(out).toMatch(verdict);
      expect(out).toContain('The log does not check out.');
      expect(code).toBe(1);
    }));
});

/** A golden replay of every version of every game. */
const GOLDEN = FAMILY.members.flatMap(({ id, versions }) =>
  versions.map(({ rules }) => {
    const folder = new URL(`../../games/${id}/test/replays/${rules}/`, import.meta.url);
    const [first = ''] = readdirSync(folder).toSorted();
    return { id, rules, log: (JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { log: { rules: number } }).log };
  }),
);

test.each(GOLDEN)('a log of $id is told and verified under the rules that it was played by: $rules', async ({ rules, log: golden }) => {
  expect(golden.rules).toBe(rules);
  for (const command of ['replay', 'verify']) expect(await on(command, JSON.stringify(golden))).toMatchObject({ code: 0, err: '' });
});
