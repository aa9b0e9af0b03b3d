// The stones of the last days as a line of signs: it says how it went, and nothing about the puzzle.
import { puzzleWords } from '../../base/puzzle-words.ts';
import { toast } from '../../base/toasts.ts';
import { type PuzzleRecord, type Stone, streakOf, wallOf } from './record.ts';

const SIGNS: Readonly<Record<Stone, string>> = { gem: '💎', chip: '🔶', crack: '🟥' };
const NOTHING = '▫️';
const DAYS = 7;

const shareText = (book: string, record: PuzzleRecord, today: number): string =>
  puzzleWords()['share.text']({
    book,
    n: today,
    stones: wallOf(record, today, DAYS)
      .map(([, stone]) => (stone === undefined ? NOTHING : SIGNS[stone]))
      .join(''),
    days: streakOf(record, today),
  });

/** Whoever closes the browser's own sheet has changed their mind, which is no failure. */
const isChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export const shareStones = async (book: string, record: PuzzleRecord, today: number): Promise<void> => {
  const text = shareText(book, record, today);
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    toast(() => puzzleWords()['share.copied']);
  } catch (error) {
    if (!isChange(error)) toast(() => puzzleWords()['share.failed'], 'refused');
  }
};
