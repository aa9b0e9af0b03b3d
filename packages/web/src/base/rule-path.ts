import type { BookPlug } from './book.ts';

/** Where a rule stands. The ids of each book begin in their own way. */
export const rulePathIn = (books: readonly BookPlug[], id: string): string => {
  const book = books.find(({ prefix }) => id.startsWith(`${prefix}-`));
  return `/rules/${book?.id ?? ''}#${id}`;
};
