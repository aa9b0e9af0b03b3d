// The books of all games: every address of rules and of cards. Only pages that speak of rules load it.
import type { BookPlug } from '../base/book.ts';

export const BOOKS: readonly BookPlug[] = Object.values(
  import.meta.glob<readonly BookPlug[]>('../games/*/books.ts', { eager: true, import: 'books' }),
)
  .flat()
  .sort((a, b) => a.place - b.place);

/** Where a rule stands. The ids of each book begin in their own way. */
export const rulePath = (id: string): string => {
  const book = BOOKS.find(({ prefix }) => id.startsWith(`${prefix}-`));
  return `/rules/${book?.id ?? ''}#${id}`;
};
