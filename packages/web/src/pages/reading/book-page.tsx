// Rules, cards, score pad, lesson and puzzle, by the book that an address names.
import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { closedDoor } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { lazy } from '../../base/ui/lazy.tsx';
import { BOOKS } from '../books.ts';
import { lastPuzzle } from '../puzzle/last.ts';
import type { AnyPage } from './frame.tsx';

export interface BookPageProps {
  /** None where an address leads nowhere, which then stands in the place of the book. */
  readonly page?: AnyPage;
  readonly book: string;
}

/** The page of each book, fetched with its words when it is opened. */
const pagesOf = (load: (book: BookPlug) => Promise<ComponentType>): ReadonlyMap<string, ComponentType> =>
  new Map(BOOKS.map((book) => [book.id, lazy(closedDoor(() => load(book)))]));

const PAGES: Readonly<Record<AnyPage, ReadonlyMap<string, ComponentType>>> = {
  rules: pagesOf(async (book) => (await import('../rules/load.tsx')).loadRules(book)),
  cards: pagesOf(async (book) => (await import('../cards/load.tsx')).loadCards(book)),
  score: pagesOf(async (book) => (await import('../score/load.tsx')).loadScore(book)),
  puzzle: pagesOf(async (book) => (await import('../puzzle/load.tsx')).loadPuzzle(book)),
  learn: pagesOf(async (book) => (await import('../learn/load.tsx')).loadLesson(book)),
};

const Unknown = lazy(
  closedDoor(async () => {
    const [page] = await Promise.all([import('./unknown.tsx'), loadWords([readingWords])]);
    return page.Unknown;
  }),
);

export function BookPage({ page, book }: BookPageProps) {
  // Its plain address is that of the game whose puzzle was last looked at.
  const id = page === 'puzzle' && book === '' ? lastPuzzle(BOOKS) : book;
  const Known = page && PAGES[page].get(id);
  return Known === undefined ? <Unknown path={book} {...(page !== undefined && { page })} /> : <Known key={id} />;
}
