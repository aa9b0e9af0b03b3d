// Bots think off the main thread.
import { isBotName, THINKING } from '@maravilha/bots';
import type { BotPlayer, BotRequest, Log } from '@maravilha/host';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { BotLane, type Terms } from './bot-lane.ts';
import { StartError } from './start-error.ts';

/** What a thread is given. */
export type BotTask = BotRequest & Terms;

export interface BotThreads extends BotPlayer {
  close(): Promise<void>;
}

interface BotSettings {
  /** A bot that has not answered in so many milliseconds has failed, and its thread is ended. Waiting for a thread does not count. */
  readonly timeout: number;
  /** What ends a decision instead of the timeout, for tests: no clock is asked. */
  readonly deadline?: () => AbortSignal;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** The threads' program; by default the one built next to this one. */
  readonly worker?: string | undefined;
  /** Milliseconds that a level may think about one decision: those of the bots unless said. */
  readonly thinking?: (level: string) => number;
}

/**
 * Searches at once. One core is left to people: a main thread that must share its core with searches answers late whenever another program
 * wants the machine too, whatever their priority.
 */
const SEARCHES = Math.max(1, availableParallelism() - 1);
/** Bots that look one step ahead are done in a few milliseconds. They have threads of their own, which no search can hold. */
const LOOKS = 2;
/** A budget up to this is that of one look ahead. */
const LOOK_MS = 50;
/** A thread that needs more is ended; the bots need a few dozen. */
const MEGABYTES = 256;
const IDLE_MS = 30_000;

const defaultWorker = (): string => fileURLToPath(new URL('./bot-worker.mjs', import.meta.url));
const ofLevel = (level: string): number => (isBotName(level) ? THINKING[level] : 0);

/**
 * The time of the first choice of a turn, half of it for the one that follows, and so on: however long a chain, all of it takes less than
 * twice the time of one choice.
 */
const shareOf = (budget: number, follows: number): number => budget / 2 ** follows;

export const startBots = (settings: BotSettings): BotThreads => {
  const { timeout, log, worker = defaultWorker(), thinking = ofLevel, deadline = () => AbortSignal.timeout(timeout) } = settings;
  if (!existsSync(worker)) throw new StartError(`The bots' program ${worker} is missing: run npm run build.`);
  const searches = new BotLane(SEARCHES);
  const looks = new BotLane(LOOKS);
  const pool = new Piscina<BotTask, unknown>({
    filename: worker,
    // One is kept, so that the first decision after a rest need not wait for a thread to start.
    minThreads: 1,
    maxThreads: SEARCHES + LOOKS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    // Bots must not block the main thread while they wait.
    atomics: 'disabled',
  });
  // Threads tell what an operator should know.
  pool.on('message', (text: unknown) => log.warn({ text }, 'bots'));
  // A thread that dies while it has nothing to do takes no decision with it, but must not end the server either.
  pool.on('error', (error: unknown) => log.error({ err: error }, 'a thread of the bots died'));
  return {
    decide: (request) => {
      const budget = thinking(request.level);
      const lane = budget <= LOOK_MS ? looks : searches;
      return lane.run(shareOf(budget, request.follows), (terms) => pool.run({ ...request, ...terms }, { signal: deadline() }));
    },
    close: () => pool.destroy(),
  };
};
