// Asks the bots of this browser. Their worker is started by the first question and kept for the next.
import type { Hint } from '@maravilha/bots';
import type { Shape } from '@maravilha/kernel';
import type { HintAnswer, HintQuestion } from './messages.ts';

type Waiting = Map<number, (hints: readonly Hint[] | undefined) => void>;

let worker: Worker | undefined;
const waiting: Waiting = new Map();
let questions = 0;

const settle = (id: number, hints: readonly Hint[] | undefined): void => {
  waiting.get(id)?.(hints);
  waiting.delete(id);
};

const start = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => settle(data.id, data.hints));
  // It could not be fetched, or died: nobody waits for it any longer, and the next question starts another.
  started.addEventListener('error', () => {
    if (worker === started) worker = undefined;
    started.terminate();
    for (const id of waiting.keys()) settle(id, undefined);
  });
  return started;
};

/** What a master would consider for the seat, best first; empty where there is nothing to choose, `undefined` where no answer was found. */
export const askHint = (game: string, view: Shape['View'], seat: number, ms: number): Promise<readonly Hint[] | undefined> =>
  new Promise((resolve) => {
    const id = questions++;
    waiting.set(id, resolve);
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    worker ??= start();
    worker.postMessage({ id, game, view, seat, seed, ms } satisfies HintQuestion, []);
  });
