// What the Worker of a lesson runs: it has the engines, which are more than a page about one game should carry.
import { FAMILY } from '@maravilha/family';
import { type LessonRun, playLesson } from './lesson-run.ts';
import type { LessonQuestion } from './lesson-worker.ts';

export const hear = (data: unknown): void => {
  // Only pages of our own speak to it.
  const { game, scenes } = data as LessonQuestion;
  const member = FAMILY.find(game);
  if (member === undefined) throw new Error(`there is no game ${game}`);
  postMessage(playLesson(member.newest.game, scenes) satisfies LessonRun, {});
};
