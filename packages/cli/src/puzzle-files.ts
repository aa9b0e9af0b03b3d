// Puzzles in files of a month each: what is there already, and what is written as soon as it is found.
import { type Puzzle, PUZZLE_FORMAT, type PuzzleFile, PUZZLES_IN_FILE } from '@maravilha/bots/puzzle';
import { accept, type Answer, refuse } from './args.ts';
import { type Context, readFile, writeFile } from './context.ts';
import { difference, isRecord, parsed } from './saved.ts';

/** What makes a run what it is; it stands at the beginning of each file. */
export type PuzzleHeader = Omit<PuzzleFile, 'format' | 'puzzles'>;

export const puzzlePath = (folder: string, book: string, at: number): string =>
  `${folder}/${book}-${String(Math.floor(at / PUZZLES_IN_FILE) + 1).padStart(2, '0')}.json`;

/** One line for each puzzle, so that a change can be read. */
const textOf = (header: PuzzleHeader, puzzles: readonly Puzzle[]): string => {
  const head = JSON.stringify({ format: PUZZLE_FORMAT, ...header }).slice(0, -1);
  return `${head},"puzzles":[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}\n`;
};

/** Writes the file in which the last puzzle stands. */
export const writePuzzles = (
  folder: string,
  book: string,
  header: PuzzleHeader,
  puzzles: readonly Puzzle[],
  context: Context,
): Answer<undefined> => {
  const last = puzzles.length - 1;
  const first = last - (last % PUZZLES_IN_FILE);
  return writeFile(puzzlePath(folder, book, last), textOf(header, puzzles.slice(first)), context, 'replaceFile');
};

/** All puzzles of earlier runs with the same settings. */
export const puzzlesBefore = (folder: string, book: string, header: PuzzleHeader, context: Context): Answer<readonly Puzzle[]> => {
  const { io, words } = context;
  const puzzles: Puzzle[] = [];
  for (let path = puzzlePath(folder, book, 0); io.exists(path); path = puzzlePath(folder, book, puzzles.length)) {
    const text = readFile(path, context);
    if (!text.ok) return text;
    const found = parsed(text.value);
    if (!isRecord(found) || found['format'] !== PUZZLE_FORMAT || !Array.isArray(found['puzzles'])) {
      return refuse(words['puzzles.otherFile']({ path }));
    }
    const other = difference(found, header);
    if (other !== undefined) return refuse(words.otherSettings({ path, ...other }));
    // The form was checked above; the numbers in it are the program's own.
    puzzles.push(...(found['puzzles'] as readonly Puzzle[]));
    if (found['puzzles'].length < PUZZLES_IN_FILE) break;
  }
  return accept(puzzles);
};
