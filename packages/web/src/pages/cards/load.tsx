import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { door } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { CardsPage } from './cards-page.tsx';

/** The page of a book, with all that is in its box. */
export const loadCards = async (book: BookPlug): Promise<ComponentType> => {
  const { reading } = book;
  const [{ cards }] = await Promise.all([reading.cards(), loadWords([readingWords, ...reading.words])]);
  const rules = door(async () => (await reading.rules()).rules);
  return () => <CardsPage book={book} cards={cards} rules={rules} />;
};
