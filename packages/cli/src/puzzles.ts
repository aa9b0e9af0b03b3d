import { aboutOf, ageOf, type Puzzle, type PuzzleRun, puzzlesIn, replayed } from '@maravilha/bots/puzzle';
import { type BaseOptions, readOptions } from '@maravilha/kernel';
import { accept, type OptionNames, readArguments, readNumber, refuse } from './args.ts';
import { type Command, OK } from './context.ts';
import { Progress } from './progress.ts';
import { puzzlePath, puzzlesBefore, writePuzzles } from './puzzle-files.ts';

const OPTIONS: OptionNames = { texts: ['game', 'count', 'seed', 'out', 'playouts', 'lang'], flags: ['resume'] };
const YEAR = 365;
const MOST = 10_000;
const PLAYOUTS = { usual: 400, least: 8, most: 100_000 };
/** Playouts of who plays the games, and of the verification, by those of the search that finds. */
const PLAYING = 1 / 8;
const VERIFYING = 10;
const MINUTE = 60_000;

/** No age has more than this part of all puzzles. */
const SHELF = 0.5;

/** Takes puzzles as they are found, and refuses those that are like one that it has, or of an age that has its part. */
class Shelf {
  readonly puzzles: Puzzle[] = [];
  readonly #run: PuzzleRun;
  readonly #most: number;
  readonly #known = new Set<string>();
  readonly #ages = new Map<number, number>();

  constructor(run: PuzzleRun, count: number) {
    this.#run = run;
    this.#most = Math.ceil(count * SHELF);
  }

  /** Whether it was taken. */
  take(puzzle: Puzzle): boolean {
    const { expert, seed } = this.#run;
    const match = replayed(expert.game, seed, puzzle);
    const about = aboutOf(expert, match, puzzle);
    const age = ageOf(expert, match);
    const inAge = this.#ages.get(age) ?? 0;
    if (this.#known.has(about) || (age > 0 && inAge >= this.#most)) return false;
    this.#known.add(about);
    this.#ages.set(age, inAge + 1);
    this.puzzles.push(puzzle);
    return true;
  }
}

export const puzzles: Command = async (argv, context) => {
  const { io, words, family } = context;
  const args = readArguments('puzzles', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const book = args.value.text('game');
  if (book === undefined) return refuse(words.missingOption({ command: 'puzzles', option: '--game' }));
  const member = family.findBook(book)?.game;
  const tables = (await member?.terminal())?.puzzles[book];
  if (member === undefined || tables === undefined) {
    const known = family.members.flatMap(({ books }) => books.map(({ id }) => id)).join(', ');
    return refuse(words.unknownGame({ given: book, known }));
  }
  const out = args.value.text('out');
  if (out === undefined) return refuse(words.missingOption({ command: 'puzzles', option: '--out' }));
  const count = readNumber(args.value, 'count', YEAR, 1, MOST, words);
  if (!count.ok) return count;
  const seed = readNumber(args.value, 'seed', 1, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const playouts = readNumber(args.value, 'playouts', PLAYOUTS.usual, PLAYOUTS.least, PLAYOUTS.most, words);
  if (!playouts.ok) return playouts;

  const expert = member.newest;
  const { game } = expert;
  const budget = { play: Math.ceil(playouts.value * PLAYING), find: playouts.value, verify: playouts.value * VERIFYING };
  const run: PuzzleRun = { expert, seed: seed.value, budget };
  const header = { game: game.id, rules: game.rules, seed: seed.value, budget };
  const first = puzzlePath(out, book, 0);
  if (io.exists(first) && !args.value.flag('resume')) return refuse(words['puzzles.there']({ path: first }));
  const before = puzzlesBefore(out, book, header, context);
  if (!before.ok) return before;

  // How much of an age is too much hangs on a year, so that a run in parts brings the same as one in one go.
  const shelf = new Shelf(run, Math.max(YEAR, count.value));
  for (const puzzle of before.value) shelf.take(puzzle);
  const begun = shelf.puzzles.length;
  const start = io.now();
  const progress = new Progress(io);
  const optionsOf = (deal: number): BaseOptions => {
    const options = readOptions(game, tables[deal % tables.length]);
    if (!options.ok) throw new Error(`${options.error.path}: ${options.error.detail}`);
    return options.value;
  };
  // The last game is looked through again: it may have been left in the middle.
  let deal = shelf.puzzles.at(-1)?.deal ?? 0;
  for (; shelf.puzzles.length < count.value; deal++) {
    for (const puzzle of puzzlesIn(run, optionsOf(deal), deal)) {
      if (shelf.puzzles.length === count.value || !shelf.take(puzzle)) continue;
      const written = writePuzzles(out, book, header, shelf.puzzles, context);
      if (!written.ok) return written;
    }
    const done = shelf.puzzles.length;
    progress.tell(() => {
      const left = ((io.now() - start) / Math.max(1, done - begun)) * (count.value - done);
      return words['puzzles.progress']({ book, done, count: count.value, deals: deal + 1, minutes: Math.ceil(left / MINUTE) });
    });
  }
  progress.end();
  io.out(`${words['puzzles.done']({ book, done: shelf.puzzles.length, deals: deal })}\n`);
  return accept(OK);
};
