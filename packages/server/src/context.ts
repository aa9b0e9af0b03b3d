import type { Family } from '@maravilha/family';
import type { Bus, Counters, Host, Log, Store, Time } from '@maravilha/host';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Sessions } from './store/sessions.ts';

/** What the parts of one running server share. */
export interface Context {
  readonly host: Host;
  readonly store: Store & Sessions;
  /** Where other nodes share the store. */
  readonly bus: Bus | undefined;
  readonly family: Family;
  readonly time: Time;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly counters: Counters;
}
