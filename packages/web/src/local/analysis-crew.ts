// Workers that share the tasks of an analysis. Each takes the next one when it is done, so what the reader looks at now can always come first.
import type { Effort, Judgement, Outline, Task } from '@maravilha/bots/analysis';
import type { Log } from '@maravilha/kernel';

export type AnalysisQuestion =
  | { readonly t: 'open'; readonly log: Log }
  | { readonly t: 'judge'; readonly task: Task; readonly effort: Effort };

export type AnalysisAnswer =
  | { readonly t: 'outline'; readonly outline: Outline }
  | { readonly t: 'judgement'; readonly judgement: Judgement };

export interface CrewListener {
  outline(outline: Outline): void;
  judgement(judgement: Judgement): void;
  /** The next task that nobody has; `undefined` if there is none. */
  next(): Task | undefined;
  /** A Worker could not be fetched or died; the console says why. */
  failed(): void;
}

/** One core is left to the page. */
const crewSize = (cores: number): number => Math.max(1, cores - 1);

export class AnalysisCrew {
  readonly #workers: readonly Worker[];

  constructor(log: Log, effort: Effort, listener: CrewListener, size = crewSize(navigator.hardwareConcurrency)) {
    this.#workers = Array.from({ length: size }, () => {
      const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
      const goOn = (): void => {
        const task = listener.next();
        if (task !== undefined) worker.postMessage({ t: 'judge', task, effort } satisfies AnalysisQuestion, []);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
        if (data.t === 'outline') listener.outline(data.outline);
        else listener.judgement(data.judgement);
        goOn();
      });
      worker.addEventListener('error', () => listener.failed());
      worker.postMessage({ t: 'open', log } satisfies AnalysisQuestion, []);
      return worker;
    });
  }

  stop(): void {
    for (const worker of this.#workers) worker.terminate();
  }
}
