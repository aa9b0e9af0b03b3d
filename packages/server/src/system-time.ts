import type { Time } from '@maravilha/host';

/** Timers take a signed 32-bit number of milliseconds; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, Math.ceil(milliseconds)), LONGEST));
    return () => clearTimeout(timer);
  },
};
