import type { ComponentType } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { fetchLanguages, loadWords, refusedWords } from '../../base/i18n.ts';
import { learnWords } from '../../base/learn-words.ts';
import { askForLesson } from '../../local/lesson-worker.ts';
import { gameOf } from '../games.ts';
import { LearnPage } from './learn-page.tsx';
import { tipWords } from './tip-words.ts';

/** The lesson of a book, with its table, played through by a Worker. */
export const loadLesson = async (book: BookPlug): Promise<ComponentType> => {
  const { lesson } = await book.lesson();
  const plug = gameOf(lesson.game);
  if (plug === undefined) throw new Error(`there is no table of ${lesson.game}`);
  const [{ default: Table }, run] = await Promise.all([
    plug.table(),
    askForLesson({ game: lesson.game, scenes: lesson.scenes }),
    loadWords([learnWords, tipWords, refusedWords, lesson.words, ...plug.tableWords]),
  ]);
  void fetchLanguages();
  return () => <LearnPage book={book} lesson={lesson} run={run} Table={Table} />;
};
