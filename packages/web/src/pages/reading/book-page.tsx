// Rules, cards, score pad and lesson, by the book that an address names.
import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { closedDoor } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { lazy } from '../../base/ui/lazy.tsx';
import { BOOKS } from '../books.ts';
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
  learn: pagesOf(async (book) => (await import('../learn/load.tsx')).loadLesson(book)),
};

const Unknown = lazy(
  closedDoor(async () => {
    const [page] = await Promise.all([import('./unknown.tsx'), loadWords([readingWords])]);
    return page.Unknown;
  }),
);

export function BookPage({ page, book }: BookPageProps) {
  const Known = page && PAGES[page].get(book);
  return Known === undefined ? <Unknown path={book} {...(page !== undefined && { page })} /> : <Known key={book} />;
}
