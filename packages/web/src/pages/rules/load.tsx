import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { door } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { RulesPage } from './rules-page.tsx';

/** The page of a book, with its text and its symbols. */
export const loadRules = async (book: BookPlug): Promise<ComponentType> => {
  const { reading } = book;
  const [{ rules }] = await Promise.all([reading.rules(), loadWords([readingWords, reading.text, ...reading.words])]);
  const cards = door(async () => (await reading.cards()).cards);
  const figures = door(async () => (await rules.figures()).figures);
  return () => <RulesPage book={book} rules={rules} cards={cards} figures={figures} />;
};
