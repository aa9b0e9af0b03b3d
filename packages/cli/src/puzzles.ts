import { aboutOf, ageOf, type Puzzle, type PuzzleRun, replayed } from '@maravilha/bots/puzzle';
import { accept, type Answer, type OptionNames, readArguments, readNumber, refuse } from './args.ts';
import { type Command, type Context, INTERRUPTED, OK } from './context.ts';
import { playAll } from './crew.ts';
import { Progress } from './progress.ts';
import { type PuzzleHeader, puzzlePath, puzzlesBefore, writePuzzles } from './puzzle-files.ts';
import { type PuzzlePlan, runOf } from './puzzle-plan.ts';

const OPTIONS: OptionNames = { texts: ['game', 'count', 'seed', 'out', 'playouts', 'workers', 'lang'], flags: ['resume'] };
const YEAR = 365;
const MOST = 10_000;
const PLAYOUTS = { usual: 400, least: 8, most: 100_000 };
/** Playouts of who plays the games, and of the verification, by those of the search that finds. */
const PLAYING = 1 / 8;
const VERIFYING = 10;
const WORKERS_MOST = 64;
const MINUTE = 60_000;

/** No age has more than this part of all puzzles. */
const SHELF = 0.5;

/** Takes puzzles as they are found, and refuses those that are like one that it has, or of an age that has its part. */
class Shelf {
  readonly puzzles: Puzzle[] = [];
  /** Games looked through. */
  deals = 0;
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

/** All games from a number on. */
function* gamesFrom(deal: number): Generator<number> {
  for (;;) yield deal++;
}

interface Order {
  readonly plan: PuzzlePlan;
  readonly header: PuzzleHeader;
  readonly count: number;
  readonly workers: number;
  readonly out: string;
}

/** Looks through games until there are enough. Whether there are: the person may interrupt. */
const findMissing = async ({ plan, header, count, workers, out }: Order, shelf: Shelf, context: Context): Promise<Answer<boolean>> => {
  const { io, words } = context;
  const { book } = plan;
  const enough = (): boolean => shelf.puzzles.length >= count;
  // The last game is looked through again: it may have been left in the middle.
  shelf.deals = shelf.puzzles.at(-1)?.deal ?? 0;
  if (enough()) return accept(true);
  const progress = new Progress(io);
  const [begun, start] = [shelf.puzzles.length, io.now()];
  const stop = new AbortController();
  let trouble: string | undefined;
  // They come as they are done, and are taken in their order: so the number of workers changes nothing.
  const early = new Map<number, readonly Puzzle[]>();
  const take = (puzzle: Puzzle): void => {
    if (stop.signal.aborted || !shelf.take(puzzle)) return;
    const written = writePuzzles(out, book, header, shelf.puzzles, context);
    if (!written.ok) trouble = written.error;
    if (!written.ok || enough()) stop.abort();
  };
  const keep = (found: readonly Puzzle[], deal: number): void => {
    early.set(deal, found);
    for (let next = early.get(shelf.deals); next !== undefined; next = early.get(shelf.deals)) {
      early.delete(shelf.deals);
      shelf.deals++;
      for (const puzzle of next) take(puzzle);
    }
    const done = shelf.puzzles.length;
    progress.tell(() => {
      const left = ((io.now() - start) / Math.max(1, done - begun)) * (count - done);
      return words['puzzles.progress']({ book, done, count, deals: shelf.deals, minutes: Math.ceil(left / MINUTE) });
    });
  };
  const release = io.onInterrupt(() => stop.abort());
  try {
    const hands = Array.from({ length: workers }, () => io.startFinder(plan));
    await playAll(hands, gamesFrom(shelf.deals), keep, stop.signal);
  } finally {
    release();
    progress.end();
  }
  return trouble === undefined ? accept(enough()) : refuse(trouble);
};

export const puzzles: Command = async (argv, context) => {
  const { io, words, family } = context;
  const args = readArguments('puzzles', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const book = args.value.text('game');
  if (book === undefined) return refuse(words.missingOption({ command: 'puzzles', option: '--game' }));
  const out = args.value.text('out');
  if (out === undefined) return refuse(words.missingOption({ command: 'puzzles', option: '--out' }));
  const count = readNumber(args.value, 'count', YEAR, 1, MOST, words);
  if (!count.ok) return count;
  const seed = readNumber(args.value, 'seed', 1, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const playouts = readNumber(args.value, 'playouts', PLAYOUTS.usual, PLAYOUTS.least, PLAYOUTS.most, words);
  if (!playouts.ok) return playouts;
  const workers = readNumber(args.value, 'workers', io.cores, 1, WORKERS_MOST, words);
  if (!workers.ok) return workers;

  const budget = { play: Math.ceil(playouts.value * PLAYING), find: playouts.value, verify: playouts.value * VERIFYING };
  const plan: PuzzlePlan = { book, seed: seed.value, budget };
  const run = runOf(plan, family);
  if (run === undefined) {
    const known = family.members.flatMap(({ books }) => books.map(({ id }) => id)).join(', ');
    return refuse(words.unknownGame({ given: book, known }));
  }
  const { game } = run.expert;
  const header = { game: game.id, rules: game.rules, seed: seed.value, budget };
  const first = puzzlePath(out, book, 0);
  if (io.exists(first) && !args.value.flag('resume')) return refuse(words['puzzles.there']({ path: first }));
  const before = puzzlesBefore(out, book, header, context);
  if (!before.ok) return before;

  // How much of an age is too much hangs on a year, so that a run in parts brings the same as one in one go.
  const shelf = new Shelf(run, Math.max(YEAR, count.value));
  for (const puzzle of before.value) shelf.take(puzzle);
  const complete = await findMissing({ plan, header, count: count.value, workers: workers.value, out }, shelf, context);
  if (!complete.ok) return complete;
  io.out(`${words['puzzles.done']({ book, done: shelf.puzzles.length, deals: shelf.deals })}\n`);
  return accept(complete.value ? OK : INTERRUPTED);
};
