import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { fetchLanguages, loadWords, refusedWords } from '../../base/i18n.ts';
import { puzzleWords } from '../../base/puzzle-words.ts';
import { hintWords } from '../../table/hint/words.ts';
import type { Sayings } from '../../table/hint/sayings.ts';
import { gameOf } from '../games.ts';
import { PuzzlePage } from './puzzle-page.tsx';

const SAYINGS = import.meta.glob<Sayings>('../../games/*/sayings.ts', { import: 'sayings' });

/** The puzzles of a book, with its table and all that is said of moves. */
export const loadPuzzle = async (book: BookPlug): Promise<ComponentType> => {
  const plug = gameOf(book.game);
  const sayingsOf = SAYINGS[`../../games/${book.game}/sayings.ts`];
  if (plug === undefined || sayingsOf === undefined) throw new Error(`there is no table of ${book.game}`);
  const [{ default: Table }, sayings] = await Promise.all([plug.table(), sayingsOf()]);
  await loadWords([puzzleWords, hintWords, refusedWords, sayings.words, ...plug.tableWords]);
  void fetchLanguages();
  return () => <PuzzlePage book={book} sayings={sayings} Table={Table} />;
};
