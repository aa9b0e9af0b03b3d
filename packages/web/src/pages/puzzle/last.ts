// Which game's puzzle this browser looked at last.
import { recall, remember } from '../../base/memory.ts';

const KEY = 'puzzle.last';

/** At first that of the first book. */
export const lastPuzzle = (books: readonly { readonly id: string }[]): string => {
  const known = recall(KEY);
  return books.find(({ id }) => id === known)?.id ?? books[0]?.id ?? '';
};

export const rememberPuzzle = (book: string): boolean => remember(KEY, book);
