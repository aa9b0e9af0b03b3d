// The bots of this device, in Workers of their own.
import { isBotName, THINKING } from '@maravilha/bots';
import type { BotPlayer, BotRequest } from '@maravilha/host';
import type { Decision, Task } from '../net/thinking-messages.ts';

/** One core is left to the page, and no more are taken than a table of seven can use. */
const threadsOf = (cores: number): number => Math.min(Math.max(1, cores - 1), 3);

/** A bot that has not answered for so long has failed, and its thread is ended: it may have to be fetched first. */
const PATIENCE_MS = 20_000;
/** The part of its time that a bot has however many think at once. */
const LEAST = 0.1;

interface Thread {
  readonly worker: Worker;
  /** The seat it has thought for last: it may go on from there. */
  last: string;
}

interface Waiting {
  readonly request: BotRequest;
  /** So many were to think at once, at most: all of them share the time of one. */
  crowd: number;
  readonly resolve: (move: object) => void;
  readonly reject: (error: Error) => void;
}

const seatOf = ({ match, seat }: BotRequest): string => `${match} ${seat}`;

export class LocalBots implements BotPlayer {
  readonly #start: () => Worker;
  readonly #most: number;
  readonly #idle: Thread[] = [];
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  constructor(start: () => Worker, cores: number) {
    this.#start = start;
    this.#most = threadsOf(cores);
  }

  decide(request: BotRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, crowd: 0, resolve, reject });
      // First it has to be known how many are asked together.
      queueMicrotask(() => this.#next());
    });
  }

  #next(): void {
    const asked = this.#waiting[0];
    if (asked === undefined || this.#busy >= this.#most) return;
    const crowd = this.#busy + this.#waiting.length;
    for (const waiting of this.#waiting) waiting.crowd = Math.max(waiting.crowd, crowd);
    this.#waiting.shift();
    this.#busy += 1;
    const thread = this.#threadFor(asked.request);
    const task: Task = { ...asked.request, t: 'decide', ms: this.#timeFor(asked) };
    const ended = new AbortController();
    const { signal } = ended;
    const settle = (decision: Decision, reusable: boolean): void => {
      ended.abort();
      clearTimeout(patience);
      if (reusable) this.#idle.push(thread);
      else thread.worker.terminate();
      this.#busy -= 1;
      if ('move' in decision) asked.resolve(decision.move);
      else asked.reject(new Error(decision.failed));
      this.#next();
    };
    const patience = setTimeout(() => settle({ failed: 'a bot has not answered' }, false), PATIENCE_MS);
    thread.worker.addEventListener('message', ({ data }: MessageEvent<Decision>) => settle(data, true), { signal });
    const died = (event: ErrorEvent): void => {
      // Told to whoever has asked; it is not the end of the host.
      event.preventDefault();
      settle({ failed: `a thread of the bots died: ${event.message}` }, false);
    };
    thread.worker.addEventListener('error', died, { signal });
    thread.worker.postMessage(task, []);
  }

  /** Half of it for each choice that follows in the same turn; with more bots than threads each has a share. */
  #timeFor({ request: { level, follows }, crowd }: Waiting): number {
    const budget = (isBotName(level) ? THINKING[level] : 0) / 2 ** follows;
    return budget * Math.max(LEAST, Math.min(1, this.#most / crowd));
  }

  #threadFor(request: BotRequest): Thread {
    const at = this.#idle.findIndex(({ last }) => last === seatOf(request));
    const [thread = { worker: this.#start(), last: '' }] = this.#idle.splice(Math.max(0, at), 1);
    thread.last = seatOf(request);
    return thread;
  }
}
