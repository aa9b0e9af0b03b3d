// Asks the bots of this browser. Their worker is started by the first question and kept for the next.
import type { Advice } from '@maravilha/bots';
import type { HintAnswer, HintQuestion } from './thinking-messages.ts';

type Waiting = Map<number, (advice: Advice | undefined) => void>;

/** A slow machine may take this much longer than it was given, and must fetch the bots before; what takes still longer hangs. */
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;
const waiting: Waiting = new Map();
let questions = 0;

const settle = (id: number, advice: Advice | undefined): void => {
  waiting.get(id)?.(advice);
  waiting.delete(id);
};

/** Nobody waits for this worker any longer; the next question starts another. */
const giveUp = (failed: Worker): void => {
  if (worker === failed) worker = undefined;
  failed.terminate();
  for (const id of waiting.keys()) settle(id, undefined);
};

const start = (): Worker => {
  const started = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  started.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => settle(data.id, data.advice));
  // It could not be fetched, or died.
  started.addEventListener('error', () => giveUp(started));
  return started;
};

/** The best moves of the seat; `undefined` where no answer was found. */
export const askHint = (question: Omit<HintQuestion, 't' | 'id' | 'seed'>): Promise<Advice | undefined> =>
  new Promise((resolve) => {
    const id = questions++;
    const asked = (worker ??= start());
    const timer = setTimeout(() => giveUp(asked), question.ms + PATIENCE_MS);
    waiting.set(id, (advice) => {
      clearTimeout(timer);
      resolve(advice);
    });
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    asked.postMessage({ ...question, t: 'hint', id, seed } satisfies HintQuestion, []);
  });
