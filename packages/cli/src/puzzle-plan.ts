import { type Puzzle, type PuzzleBudget, type PuzzleRun, puzzlesIn } from '@maravilha/bots/puzzle';
import type { Family } from '@maravilha/family';
import { readOptions } from '@maravilha/kernel';

/** What makes a search for puzzles what it is, as data: two with the same find the same. */
export interface PuzzlePlan {
  readonly book: string;
  readonly seed: number;
  readonly budget: PuzzleBudget;
}

/** `undefined` for a book that is not here. */
export const runOf = ({ book, seed, budget }: PuzzlePlan, family: Family): PuzzleRun | undefined => {
  const found = family.findBook(book);
  return found && { expert: found.game.newest, seed, budget };
};

/** Looks through the game of a number; the tables of the book take turns. */
export const finderOf = async (plan: PuzzlePlan, family: Family): Promise<(deal: number) => readonly Puzzle[]> => {
  const run = runOf(plan, family);
  const tables = (await family.findBook(plan.book)?.game.terminal())?.puzzles[plan.book];
  if (run === undefined || tables === undefined) throw new Error(`there are no puzzles of ${plan.book}`);
  const { game } = run.expert;
  const known = tables.map((table) => {
    const options = readOptions(game, table);
    if (!options.ok) throw new Error(`${options.error.path}: ${options.error.detail}`);
    return options.value;
  });
  return (deal) => {
    const options = known[deal % known.length];
    if (options === undefined) throw new Error(`there are no tables of ${plan.book}`);
    return puzzlesIn(run, options, deal);
  };
};
