import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { fetchLanguages, loadWords, refusedWords } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { scoreWords } from '../../base/score-words.ts';
import { ScorePage } from './score-page.tsx';

/** The score pad of a book, with all that it will ever need: it works on where there is no network. */
export const loadScore = async (book: BookPlug): Promise<ComponentType> => {
  const { pad } = await book.reading.pad();
  const wonder = pad.wonders && (await import('./seat-wonder.tsx')).SeatWonder;
  // Those of refusals come on every page in the end: then a change of language wants them, too.
  await loadWords([readingWords, scoreWords, refusedWords, ...pad.words]);
  void fetchLanguages();
  return () => <ScorePage book={book} pad={pad} wonder={wonder} />;
};
