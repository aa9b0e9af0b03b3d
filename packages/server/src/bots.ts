// Bots think off the main thread. They get a view, a level and a number for their generator: never the match.
import type { Seat, Shape } from '@maravilha/kernel';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { StartError } from './start-error.ts';

export interface BotRequest {
  readonly game: string;
  readonly level: string;
  readonly view: Shape['View'];
  readonly seat: Seat;
  /** Seed of the bot's own generator. */
  readonly seed: number;
}

export interface BotPlayer {
  decide(request: BotRequest): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * One number for each decision, the same after a restart, from which nothing about the match's seed can be learnt:
 * so a game that was cut short by a crash goes on exactly as it would have.
 */
export const botSeed = (matchSeed: string, seat: Seat, turn: number, attempt: number): number => {
  const digest = createHmac('sha256', Buffer.from(matchSeed, 'hex')).update(`bot ${seat} ${turn} ${attempt}`).digest();
  return digest.readUIntBE(0, 6);
};

/** Built next to the program. */
const defaultWorker = (): string => fileURLToPath(new URL('./bot-worker.mjs', import.meta.url));

/**
 * `timeout`: a bot that thinks for longer has failed, and its thread is ended. A table of seven asks six bots at once, so more may be
 * asked than there are threads: those wait here, before their time begins to count.
 */
export const startBots = (timeout: number, worker: string = defaultWorker()): BotPlayer => {
  if (!existsSync(worker)) throw new StartError(`The bots' program ${worker} is missing: run npm run build.`);
  const threads = Math.max(1, availableParallelism() - 1);
  const waiting: (() => void)[] = [];
  let free = threads;
  const pool = new Piscina<BotRequest, unknown>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    // Bots must not slow the main thread down by waiting for it in a blocking way.
    atomics: 'disabled',
  });
  return {
    decide: async (request) => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await pool.run(request, { signal: AbortSignal.timeout(timeout) });
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
    close: () => pool.destroy(),
  };
};
