// Every bound of the server, in one place; those of its tables are the host's. Times are in milliseconds.
import { DAY, HOST_LIMITS, type HostLimits, MINUTE, type Rate, SECOND } from '@maravilha/host';

export interface Limits extends HostLimits {
  /** Messages of one socket; beyond it they are refused, and after `excess` refusals the socket is closed. */
  readonly messages: Rate;
  readonly excess: number;
  /** New sockets of one network. */
  readonly sockets: Rate;
  /** New guests of one network. */
  readonly guests: Rate;
  /** Codes that no table has, asked for by one network; and by all, beyond which those who have missed lately wait. */
  readonly misses: Rate;
  readonly allMisses: Rate;
  /** Matches that one network hands in. */
  readonly handed: Rate;
  /** A socket that was refused or told to close is cut off after so long. */
  readonly farewell: number;
  /** A socket that leaves a ping unanswered until the next one is dead. */
  readonly ping: number;
  /** Bytes that may wait for a slow reader before it is cut off; it resumes when it comes back. */
  readonly backlog: number;
  /** For so long the token for another device is good. */
  readonly device: number;
  /**
   * A bot that has not answered counts as failed. It thinks for a second at the most, but a thread must start first, and may get little of
   * a busy machine. While it waits for others to think this time stands still.
   */
  readonly bot: number;
  /** Between two real looks at whether the store works. */
  readonly health: number;
  /** Session is marked as seen at most this often. */
  readonly seen: number;
  readonly keep: HostLimits['keep'] & { readonly session: number };
}

export const LIMITS: Limits = {
  ...HOST_LIMITS,
  messages: { burst: 60, perSecond: 30 },
  excess: 60,
  sockets: { burst: 60, perSecond: 5 },
  guests: { burst: 30, perSecond: 0.5 },
  misses: { burst: 60, perSecond: 0.2 },
  allMisses: { burst: 300, perSecond: 5 },
  handed: { burst: 10, perSecond: 0.1 },
  farewell: 2 * SECOND,
  ping: 30 * SECOND,
  backlog: 1024 * 1024,
  device: 10 * MINUTE,
  bot: 20 * SECOND,
  health: SECOND,
  seen: DAY,
  keep: { ...HOST_LIMITS.keep, session: 180 * DAY },
};
