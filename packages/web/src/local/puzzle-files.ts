// The puzzles of a month, fetched when they are wanted and kept for when there is no network.
import type { Puzzle, PuzzleFile } from '@maravilha/bots/puzzle';
import { placeOf } from './puzzle-place.ts';
import type { PuzzleQuestion } from './puzzle-run.ts';

/** Addresses by the name of the file; each has the hash of what is in it. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob<string>('../../../family/puzzles/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

const CACHE = 'puzzles';

/** In the order of the months. */
const filesOf = (book: string): readonly string[] =>
  Object.keys(ADDRESSES)
    .filter((path) => new RegExp(`/${book}-\\d+\\.json$`).test(path))
    .sort()
    .map((path) => ADDRESSES[path] ?? '');

/** Where pages may keep nothing, the network is asked each time. */
const cache = async (): Promise<Cache | undefined> => {
  if (typeof caches === 'undefined') return undefined;
  // A browser may forbid it.
  return caches.open(CACHE).catch(() => undefined);
};

const fetchFile = async (address: string): Promise<PuzzleFile> => {
  const kept = await cache();
  const known = await kept?.match(address);
  if (known !== undefined) return (await known.json()) as PuzzleFile;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no puzzles at ${address}: ${answer.status}`);
  await kept?.put(address, answer.clone()).catch(() => undefined);
  return (await answer.json()) as PuzzleFile;
};

/** The last file may be short: then its puzzles come twice. */
const puzzleIn = (puzzles: readonly Puzzle[], at: number): Puzzle | undefined => puzzles[at % puzzles.length];

/** The puzzle of a day; `undefined` where the book has none. */
export const puzzleOf = async (book: string, day: number): Promise<PuzzleQuestion | undefined> => {
  const files = filesOf(book);
  if (files.length === 0) return undefined;
  const { file, at } = placeOf(day, files.length);
  const { puzzles, ...header } = await fetchFile(files[file] ?? '');
  const puzzle = puzzleIn(puzzles, at);
  return puzzle && { ...header, puzzle };
};

/** Keeps the files of these days, and no others than there are now. */
export const keepPuzzles = async (books: readonly string[], days: readonly number[]): Promise<void> => {
  for (const book of books) {
    const files = filesOf(book);
    if (files.length === 0) continue;
    const wanted = new Set(days.map((day) => files[placeOf(day, files.length).file] ?? ''));
    for (const address of wanted) await fetchFile(address);
  }
  const kept = await cache();
  const now = new Set(Object.values(ADDRESSES));
  for (const { url } of (await kept?.keys()) ?? []) if (!now.has(new URL(url).pathname)) await kept?.delete(url);
};
