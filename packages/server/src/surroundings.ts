import type { Family } from '@maravilha/family';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { MatchStore } from './store/types.ts';
import type { Time } from './time.ts';

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What every part of a running server stands on. */
export interface Surroundings {
  readonly store: MatchStore;
  readonly family: Family;
  /** Levels of bots that people may choose. */
  readonly levels: readonly string[];
  readonly time: Time;
  /** Secure random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** 32 secure random bytes for a match. */
  readonly drawSeed: () => Uint8Array;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** For work that nobody waits for: its errors are logged, not lost. */
export const inBackground = (context: Pick<Surroundings, 'log' | 'metrics'>, what: string, work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    context.metrics.errors.inc();
    context.log.error({ err: error }, what);
  });
};
