// The page's end of the Worker that plays a lesson.
import type { Scene } from '../base/lesson.ts';
import type { LessonRun } from './lesson-run.ts';

export interface LessonQuestion {
  readonly game: string;
  readonly scenes: readonly Scene[];
}

/** The whole lesson; fails where the engines cannot be fetched. */
export const askForLesson = (question: LessonQuestion): Promise<LessonRun> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'lesson' });
    worker.addEventListener('message', ({ data }: MessageEvent<LessonRun>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(`the lesson cannot be played: ${message}`));
    });
    worker.postMessage(question, []);
  });
