// Asks the bots of this browser. Their worker is started by the first question and kept for the next.
import type { Hint } from '@maravilha/bots';
import type { HintAnswer, HintQuestion } from './hint-messages.ts';

type Waiting = Map<number, (hints: readonly Hint[] | undefined) => void>;

/** A slow machine may take this much longer than it was given, and must fetch the bots before; what takes still longer hangs. */
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;
const waiting: Waiting = new Map();
let questions = 0;

const settle = (id: number, hints: readonly Hint[] | undefined): void => {
  waiting.get(id)?.(hints);
  waiting.delete(id);
};

/** Nobody waits for this worker any longer; the next question starts another. */
const giveUp = (failed: Worker): void => {
  if (worker === failed) worker = undefined;
  failed.terminate();
  for (const id of waiting.keys()) settle(id, undefined);
};

const start = (): Worker => {
  const started = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => settle(data.id, data.hints));
  // It could not be fetched, or died.
  started.addEventListener('error', () => giveUp(started));
  return started;
};

/** What a master would consider for the seat, best first; `undefined` where no answer was found. */
export const askHint = (question: Omit<HintQuestion, 'id' | 'seed'>): Promise<readonly Hint[] | undefined> =>
  new Promise((resolve) => {
    const id = questions++;
    const asked = (worker ??= start());
    const timer = setTimeout(() => giveUp(asked), question.ms + PATIENCE_MS);
    waiting.set(id, (hints) => {
      clearTimeout(timer);
      resolve(hints);
    });
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    asked.postMessage({ ...question, id, seed } satisfies HintQuestion, []);
  });
