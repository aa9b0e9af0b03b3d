// The books of all games: every address of rules and of cards. Only pages that speak of rules load it.
import type { BookPlug } from '../base/book.ts';
import { rulePathIn } from '../base/rule-path.ts';

export const BOOKS: readonly BookPlug[] = Object.values(
  import.meta.glob<readonly BookPlug[]>('../games/*/books.ts', { eager: true, import: 'books' }),
)
  .flat()
  .sort((a, b) => a.place - b.place);

export const rulePath = (id: string): string => rulePathIn(BOOKS, id);
