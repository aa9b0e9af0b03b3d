// Bots think off the main thread. They get a view, a level and a number for their generator: never the match.
import { isBotName, THINKING } from '@maravilha/bots';
import type { Seat, Shape } from '@maravilha/kernel';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { BotLane, type Terms } from './bot-lane.ts';
import { hmac } from './digest.ts';
import type { Log } from './surroundings.ts';
import { StartError } from './start-error.ts';

export interface BotRequest {
  readonly game: string;
  readonly rules: number;
  readonly level: string;
  readonly view: Shape['View'];
  readonly seat: Seat;
  /** Names the match: a thread that has thought for this seat in it before may go on from there. */
  readonly match: string;
  /** How many choices of the same turn this one follows. */
  readonly follows: number;
  /** Seed of the bot's own generator. */
  readonly seed: number;
}

/** What a thread is given. */
export type BotTask = BotRequest & Terms;

export interface BotPlayer {
  decide(request: BotRequest): Promise<unknown>;
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
 * One number for each decision, the same after a restart, from which nothing about the match's seed can be learnt. Apprentices and builders
 * so go on after a crash exactly as they would have; architects and masters search until the clock says stop, and may find another move.
 */
export const botSeed = (matchSeed: string, seat: Seat, turn: number, attempt: number): number =>
  Number.parseInt(hmac(matchSeed, `bot ${seat} ${turn} ${attempt}`).slice(0, 12), 16);

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

export const startBots = (settings: BotSettings): BotPlayer => {
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
