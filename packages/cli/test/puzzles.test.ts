import type { Puzzle, PuzzleFile } from '@maravilha/bots/puzzle';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { cli, type World } from './kit.ts';

/** So few playouts that what they find is worth little, but they find it soon. */
const FIND = ['puzzles', '--game', 'architects', '--playouts', '80', '--seed', '5', '--out', 'there'];
const FIRST = 'there/architects-01.json';

const find = (count: number, world: World = {}, more: readonly string[] = []) => cli([...FIND, '--count', String(count), ...more], world);

const puzzlesIn = (written: ReadonlyMap<string, string>): readonly Puzzle[] =>
  [...written.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, text]) => (JSON.parse(text) as PuzzleFile).puzzles);

test('what is found hangs on the seed alone, however many look for it', async () => {
  const one = await find(3, {}, ['--workers', '1']);
  const four = await find(3, {}, ['--workers', '4']);
  expect(one.code).toBe(0);
  expect(one.out).toMatch(/^architects: 3 puzzles; \d+ games looked through\.\n$/);
  expect(puzzlesIn(one.written)).toHaveLength(3);
  expect(four.written).toEqual(one.written);
  const other = await cli([...FIND.map((word) => (word === '5' ? '1' : word)), '--count', '3']);
  expect(puzzlesIn(other.written)).not.toEqual(puzzlesIn(one.written));
});

test('a run that was stopped goes on as if it had not been', async () => {
  const whole = await find(3);
  const begun = await find(3, { interruptAt: 6 });
  expect(begun.code).toBe(130);
  const found = puzzlesIn(begun.written).length;
  expect(found).toBeLessThan(3);
  const resumed = await find(3, { files: Object.fromEntries(begun.written) }, ['--resume']);
  expect(resumed.code).toBe(0);
  expect(resumed.written).toEqual(whole.written);
});

test('what is there is left alone unless it belongs to the same run', async () => {
  const { written } = await find(1);
  const text = written.get(FIRST)!;
  await forRows(
    [
      ['without --resume', text, [], /--resume goes on with them/],
      ['another seed', text.replace('"seed":5', '"seed":4'), ['--resume'], /seed is 4, not 5/],
      ['another budget', text.replace('"find":80', '"find":81'), ['--resume'], /budget is /],
      ['something else', '{"a":1}', ['--resume'], /does not contain puzzles/],
    ] as const,
    async ([, file, more, complaint]) => {
      const { code, err, written: changed } = await find(2, { files: { [FIRST]: file } }, more);
      expect(code).toBe(2);
      expect(err).toMatch(complaint);
      expect(changed.size).toBe(0);
    },
  );
});

const complaint = async (...argv: readonly string[]): Promise<string> => (await cli(['puzzles', ...argv])).err;

test('what it does not understand', async () => {
  expect(await complaint('--out', 'x')).toMatch(/needs the option --game/);
  expect(await complaint('--game', 'duel')).toMatch(/needs the option --out/);
  expect(await complaint('--game', 'chess', '--out', 'x')).toMatch(/choose one of duel, seven-wonders, cities, architects, dice/);
  expect(await complaint('--game', 'duel', '--out', 'x', '--count', '0')).toMatch(/--count/);
});
