// The puzzles that are shipped: every one is played up to its decision, and some are verified again with all their playouts.
import { readdirSync, readFileSync } from 'node:fs';
import {
  aboutOf,
  isAlike,
  lead,
  LEAD_LEAST,
  type PuzzleFile,
  PUZZLES_IN_FILE,
  PUZZLE_FORMAT,
  replayed,
  stands,
  verify,
} from '@maravilha/bots/puzzle';
import { FastRng, includes, isLegal } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../src/index.ts';

const FOLDER = new URL('../puzzles/', import.meta.url);
const BOOKS = FAMILY.members.flatMap(({ books }) => books.map(({ id }) => id));
/** Puzzles of each book that are verified again; which, is drawn anew with every change of their number. */
const SAMPLE = 2;

const filesOf = (book: string): readonly PuzzleFile[] =>
  readdirSync(FOLDER)
    .filter((name) => new RegExp(`^${book}-\\d\\d\\.json$`).test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as PuzzleFile);

describe.each(BOOKS)('puzzles of %s', (book) => {
  const files = filesOf(book);
  const [first] = files;
  const game = FAMILY.findBook(book)!.game;
  const all = files.flatMap(({ puzzles }) => puzzles);

  test('are in files of a month each, of one run', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const [n, { puzzles, ...header }] of files.entries()) {
      const { puzzles: _, ...same } = first!;
      expect(header).toEqual(same);
      if (n < files.length - 1) expect(puzzles).toHaveLength(PUZZLES_IN_FILE);
    }
    expect(first).toMatchObject({ format: PUZZLE_FORMAT, game: game.id });
    expect(first!.budget.verify).toBeGreaterThanOrEqual(10 * first!.budget.find);
  });

  test('ask a seat that is awaited, have a legal answer far ahead, and no two are alike', () => {
    const expert = game.expert(first!.rules)!;
    const known = new Set<string>();
    for (const puzzle of all) {
      const { seat, weighed, builder, deal } = puzzle;
      const match = replayed(expert.game, first!.seed, puzzle);
      const where = `deal ${deal}, seat ${seat}`;
      expect(includes(match.awaiting, seat), where).toBe(true);
      expect(match.ready, where).toBe(0);
      for (const action of [builder, ...weighed.map(([one]) => one)]) {
        expect(isLegal(expert.game, match.state, seat, action), where).toBe(true);
      }
      expect(isAlike(expert, builder, weighed[0]![0]), where).toBe(false);
      expect(stands(weighed), where).toBe(true);
      const about = aboutOf(expert, match, puzzle);
      expect(known.has(about), where).toBe(false);
      known.add(about);
    }
  });

  test('stay so when they are verified again', () => {
    const expert = game.expert(first!.rules)!;
    const { seed, budget } = first!;
    const rng = new FastRng(all.length);
    for (let n = 0; n < SAMPLE; n++) {
      const puzzle = all[rng.int(all.length)]!;
      const match = replayed(expert.game, seed, puzzle);
      const weighed = verify({ expert, seed, budget }, match.view(puzzle.seat), puzzle);
      expect(weighed.slice(0, 2)).toEqual(puzzle.weighed.slice(0, 2));
      expect(lead(weighed)).toBeGreaterThanOrEqual(LEAD_LEAST);
    }
  });
});
