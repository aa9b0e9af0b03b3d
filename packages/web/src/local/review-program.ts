// What the Worker of a review runs: it has the engines of all games, under all versions of their rules.
import { Run } from './review-run.ts';
import type { Answer, Question } from './review-worker.ts';

let run: Run | undefined;

const played = (): Run => {
  if (run === undefined) throw new Error('no log was opened');
  return run;
};

const answerTo = (question: Question): Answer => {
  switch (question.t) {
    case 'open': {
      const read = Run.read(question.log);
      if (!read.ok) return read;
      run = read.value;
      return { ok: true, value: run.story };
    }
    case 'frames':
      return { ok: true, value: played().frames(question.seat) };
    case 'check':
      return { ok: true, value: played().check() };
  }
};

export const hear = (data: unknown): void => {
  // Only pages of our own speak to it.
  postMessage(answerTo(data as Question), {});
};
