// The page's end of the Worker that has a match of the past.
import type { LogCheck, Seat } from '@maravilha/kernel';
import type { Frame } from './lesson-run.ts';
import type { Story, Unreadable } from './review-run.ts';

export type Question =
  | { readonly t: 'open'; readonly log: unknown }
  | { readonly t: 'frames'; readonly seat: Seat }
  | { readonly t: 'check' };

export type Answer =
  | { readonly ok: true; readonly value: Story | readonly Frame[] | readonly LogCheck[] }
  | { readonly ok: false; readonly error: Unreadable };

export type Opened = { readonly ok: true; readonly value: Story } | { readonly ok: false; readonly error: Unreadable };

/** Answers one question after the other. */
export class ReviewWorker {
  readonly #worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'review' });
  readonly #waiting: { readonly take: (answer: Answer) => void; readonly fail: (error: Error) => void }[] = [];

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#waiting.shift()?.take(data));
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { fail } of this.#waiting.splice(0)) fail(new Error(`the log cannot be played: ${message}`));
    });
  }

  #ask(question: Question): Promise<Answer> {
    return new Promise((take, fail) => {
      this.#waiting.push({ take, fail });
      this.#worker.postMessage(question, []);
    });
  }

  /** It must come first. */
  async open(log: unknown): Promise<Opened> {
    // The Worker answers each question with what belongs to it.
    return (await this.#ask({ t: 'open', log })) as Opened;
  }

  /** Of all moments, as the seat saw them. */
  async frames(seat: Seat): Promise<readonly Frame[]> {
    const answer = await this.#ask({ t: 'frames', seat });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value as readonly Frame[];
  }

  /** What `verify` says of the log. */
  async check(): Promise<readonly LogCheck[]> {
    const answer = await this.#ask({ t: 'check' });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value as readonly LogCheck[];
  }

  close(): void {
    this.#worker.terminate();
  }
}
