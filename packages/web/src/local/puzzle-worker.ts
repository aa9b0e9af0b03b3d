// The page's end of the Worker that keeps a puzzle.
import type { Judged, PuzzleQuestion, PuzzleRun } from './puzzle-run.ts';

export type PuzzleRequest = PuzzleQuestion | { readonly move: object };
export type PuzzleAnswer = { readonly run: PuzzleRun } | { readonly judged: Judged };

export interface OpenPuzzle {
  readonly run: PuzzleRun;
  judge(move: object): Promise<Judged>;
  close(): void;
}

/** One question at a time; each has its answer, or the Worker has failed. */
const ask = (worker: Worker, question: PuzzleRequest): Promise<PuzzleAnswer> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleAnswer>) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(`the puzzle cannot be opened: ${message}`)), { once: true });
    worker.postMessage(question, []);
  });

/** Fails where the engines cannot be fetched. */
export const openPuzzle = async (question: PuzzleQuestion): Promise<OpenPuzzle> => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'puzzle' });
  const answer = await ask(worker, question).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  if (!('run' in answer)) throw new Error('the puzzle was answered before it was opened');
  return {
    run: answer.run,
    judge: async (move) => {
      const said = await ask(worker, { move });
      if (!('judged' in said)) throw new Error('a move was answered with a puzzle');
      return said.judged;
    },
    close: () => worker.terminate(),
  };
};
