// What the Worker of this device's tables runs. One page's Worker is the host for all pages; those of the others wait in line, and the next one
// takes over when it ends.
import { type Ended, HOST_LOCK } from './channel.ts';
import { DatabaseError } from './faults.ts';
import { consoleLog } from './log.ts';

const run = async (): Promise<Ended> => {
  // Those who wait need none of it. What cannot be fetched ends the Worker, and its page tries again.
  const { serve } = await import('./serving.ts');
  try {
    await serve();
    return { fault: undefined };
  } catch (error) {
    consoleLog.error({ err: error }, 'there can be no tables on this device');
    return { fault: error instanceof DatabaseError ? error.fault : 'unusable' };
  }
};

const live = async (): Promise<void> => {
  const ended = await navigator.locks.request(HOST_LOCK, run);
  postMessage(ended, {});
  // With the Worker ends all that it has begun.
  self.close();
};

live().catch(reportError);

/** All that is said to it comes over the channel. */
export const hear = (): void => undefined;
