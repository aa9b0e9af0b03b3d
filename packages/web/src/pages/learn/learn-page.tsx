import { type ComponentType, h } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BookPlug } from '../../base/book.ts';
import type { Lesson } from '../../base/lesson.ts';
import { learnWords } from '../../base/learn-words.ts';
import { useTitle } from '../../base/ui/page.ts';
import type { LessonRun } from '../../local/lesson-run.ts';
import type { TableSession } from '../../net/session.ts';
import { Coach } from './coach.tsx';
import { Course } from './course.ts';
import { Ended, Welcome } from './welcome.tsx';

interface LearnPageProps {
  readonly book: BookPlug;
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly Table: ComponentType<{ readonly session: TableSession }>;
}

/** The real table, and the coach over it. */
export function LearnPage({ book, lesson, run, Table }: LearnPageProps) {
  const words = learnWords();
  const course = useMemo(() => new Course(book.id, lesson, run, words.you), []);
  useTitle(words.page({ book: book.name() }));
  const { table } = course;
  return (
    <>
      {h(Table, { key: course.laid, session: table })}
      {course.where === 'welcome' && <Welcome book={book} course={course} />}
      {course.where === 'step' && <Coach course={course} onLeave={() => course.leave()} />}
      {course.where === 'end' && <Ended book={book} course={course} />}
    </>
  );
}
