// What a browser remembers of the puzzles of a game: the stones of the last days, the longest streak, and the attempts of a day.
import { recall, remember } from '../../base/memory.ts';

export const STONES = ['gem', 'chip', 'crack'] as const;
export type Stone = (typeof STONES)[number];

/** An attempt: the place of the move among those that were weighed, or nothing for one that was not. */
type Attempt = number | null;

/** What was done about the puzzle of one day. */
export interface Solving {
  readonly day: number;
  readonly attempts: readonly Attempt[];
  readonly hinted: boolean;
  readonly given: boolean;
}

export interface PuzzleRecord {
  /** The stone of each day that was answered on that day, oldest first. */
  readonly days: readonly (readonly [day: number, stone: Stone])[];
  /** The longest streak. */
  readonly best: number;
  /** Of the day that was begun last. */
  readonly solving?: Solving;
}

export const NO_RECORD: PuzzleRecord = { days: [], best: 0 };

/** More are not kept. */
const KEPT = 400;
export const ATTEMPTS = 2;

export const fresh = (day: number): Solving => ({ day, attempts: [], hinted: false, given: false });

/** The stone, once it is decided. The best move is the first of those that were weighed. */
export const stoneOf = ({ attempts, hinted, given }: Solving): Stone | undefined => {
  if (attempts.at(-1) === 0) return attempts.length === 1 && !hinted ? 'gem' : 'chip';
  return given || attempts.length >= ATTEMPTS ? 'crack' : undefined;
};

/** Days in a row that were solved, up to today or, before today's is answered, up to yesterday. */
export const streakOf = ({ days }: Pick<PuzzleRecord, 'days'>, today: number): number => {
  const solved = new Set(days.filter(([, stone]) => stone !== 'crack').map(([day]) => day));
  const missed = days.some(([day, stone]) => day === today && stone === 'crack');
  let day = solved.has(today) ? today : today - 1;
  if (missed) return 0;
  let count = 0;
  for (; solved.has(day); day--) count++;
  return count;
};

/** The record with a step of today's puzzle; a stone counts once. */
export const noted = (record: PuzzleRecord, solving: Solving): PuzzleRecord => {
  const stone = stoneOf(solving);
  const known = record.days.some(([day]) => day === solving.day);
  const days = stone === undefined || known ? record.days : [...record.days, [solving.day, stone] as const].slice(-KEPT);
  return { days, best: Math.max(record.best, streakOf({ days }, solving.day)), solving };
};

/** The stones of so many days up to today. */
export const wallOf = (
  { days }: PuzzleRecord,
  today: number,
  count: number,
): readonly (readonly [day: number, stone: Stone | undefined])[] => {
  const stones = new Map(days);
  return Array.from({ length: count }, (_, n) => today - count + 1 + n).map((day) => [day, stones.get(day)]);
};

// ---------------------------------------------------------------- in the browser

const keyOf = (book: string): string => `puzzle.${book}`;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const readSolving = (value: unknown): Solving | undefined => {
  if (!isRecord(value) || typeof value['day'] !== 'number' || !isList(value['attempts'])) return undefined;
  const attempts = value['attempts'].map((one) => (typeof one === 'number' ? one : null));
  return { day: value['day'], attempts, hinted: value['hinted'] === true, given: value['given'] === true };
};

/** What does not look like a record, such as one of a later version, is none. */
export const readRecord = (text: string | undefined): PuzzleRecord => {
  if (text === undefined) return NO_RECORD;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NO_RECORD;
  }
  if (!isRecord(value) || !isList(value['days'])) return NO_RECORD;
  const days = value['days'].flatMap((entry): readonly (readonly [number, Stone])[] => {
    if (!isList(entry)) return [];
    const [day, word] = entry;
    const stone = STONES.find((one) => one === word);
    return typeof day === 'number' && stone !== undefined ? [[day, stone]] : [];
  });
  const solving = readSolving(value['solving']);
  return { days, best: typeof value['best'] === 'number' ? value['best'] : 0, ...(solving && { solving }) };
};

export const recallRecord = (book: string): PuzzleRecord => readRecord(recall(keyOf(book)));

export const keepRecord = (book: string, record: PuzzleRecord): boolean => remember(keyOf(book), JSON.stringify(record));
