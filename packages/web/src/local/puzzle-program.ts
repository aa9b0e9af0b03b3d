// What the Worker of a puzzle runs: it keeps the position, so that the page need not have an engine.
import { FAMILY } from '@maravilha/family';
import { openPuzzle, type PuzzleQuestion } from './puzzle-run.ts';
import type { PuzzleAnswer, PuzzleRequest } from './puzzle-worker.ts';

let opened: ReturnType<typeof openPuzzle> | undefined;

const open = (question: PuzzleQuestion): ReturnType<typeof openPuzzle> => {
  const expert = FAMILY.find(question.game)?.expert(question.rules);
  if (expert === undefined) throw new Error(`there are no rules ${question.rules} of ${question.game}`);
  return openPuzzle(expert, question);
};

export const hear = (data: unknown): void => {
  // Only pages of our own speak to it.
  const asked = data as PuzzleRequest;
  if ('puzzle' in asked) {
    opened = open(asked);
    postMessage({ run: opened.run } satisfies PuzzleAnswer, {});
  } else if (opened !== undefined) postMessage({ judged: opened.judge(asked.move) } satisfies PuzzleAnswer, {});
};
