import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A speed in events per second: the best run says what the machine can do, the median what it did. */
export interface Speed {
  readonly best: number;
  readonly median: number;
}

export type Clock = () => number;

/** Milliseconds that this process has had a core: what others do on the machine takes nothing from it. */
export const coreMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

/** Runs `work` several times; it answers with the number of events it did. The first run only warms up. */
export const speedOf = (runs: number, now: Clock, work: () => number): Speed => {
  work();
  const speeds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = now();
    const events = work();
    speeds.push((events * 1000) / (now() - start));
  }
  speeds.sort((a, b) => b - a);
  return { best: rounded(speeds[0] ?? 0), median: rounded(speeds[Math.floor(speeds.length / 2)] ?? 0) };
};

/** The same for a small piece of work, which each run repeats until so many milliseconds are over. */
export const speedIn = (runs: number, ms: number, now: Clock, work: () => number): Speed =>
  speedOf(runs, now, () => {
    const end = now() + ms;
    let events = 0;
    do events += work();
    while (now() < end);
    return events;
  });

/** Nanoseconds for one event, from a speed. */
export const nanoseconds = ({ best, median }: Speed): Speed => ({ best: rounded(1e9 / best), median: rounded(1e9 / median) });

export const CALIBRATION_RUNS = 5;
const CALIBRATION_STEPS = 20_000_000;
// The sum is kept, so that no compiler may leave out the loop.
let kept = 0;

/** A fixed loop over 32-bit integers (xorshift). Its speed makes figures from different machines and loads comparable as ratios. */
export const calibrate = (runs: number, now: Clock): Speed =>
  speedOf(runs, now, () => {
    let x = 0x9e3779b9 | 0;
    let sum = 0;
    for (let i = 0; i < CALIBRATION_STEPS; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      sum = (sum + x) | 0;
    }
    kept ^= sum;
    return CALIBRATION_STEPS;
  });

/** Collects all garbage now. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** Bytes that `work` leaves on the heap for each of its events: the least of several runs, since other things allocate too. */
export const bytesPerEvent = (runs: number, work: () => number): number => {
  work();
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    const events = work();
    const grown = process.memoryUsage().heapUsed - before;
    least = Math.min(least, Math.max(0, grown) / events);
  }
  return Math.round(least * 100) / 100;
};

/** Milliseconds of single calls. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Times every call alone, after a tenth of the calls for warming up. */
export const percentilesOf = (calls: number, now: Clock, act: () => void): Percentiles => {
  for (let n = 0; n < calls / 10; n++) act();
  const times: number[] = [];
  for (let n = 0; n < calls; n++) {
    const start = now();
    act();
    times.push(now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
};
