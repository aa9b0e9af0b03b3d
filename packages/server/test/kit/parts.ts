// What tests put into a server, in this process or in another.
import type { Family } from '@maravilha/family';
import { quickBots as quickChoices } from '@maravilha/host/testing';
import type { BotThreads } from '../../src/bots.ts';
import type { Limits } from '../../src/limits.ts';

export { familyWith, seedOf } from '@maravilha/host/testing';

/** Bots without threads, which choose at random among the legal moves. */
export const quickBots = (family: Family): BotThreads => ({ ...quickChoices(family), close: async () => undefined });

/** So many connections come from one address in a test that its limits would bite. */
export const WIDE: Partial<Limits> = {
  sockets: { burst: 1e6, perSecond: 1e6 },
  guests: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  misses: { burst: 1e6, perSecond: 1e6 },
  allMisses: { burst: 1e6, perSecond: 1e6 },
};
