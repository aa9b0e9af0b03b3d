// People who play at a given rate, measured from outside over real sockets on loopback. Bounded in count and time.
import type { ClockKind } from '@maravilha/protocol';
import { percentile, round, sorted } from './figures.ts';
import { cpuOf } from './process.ts';
import { LoadTable } from './table.ts';

/** Processor time is told by these names; each may be several processes. */
export type Programs = Readonly<Record<string, readonly number[]>>;

export interface LoadOptions {
  /** Moves a second over all tables, at most 10,000. */
  readonly rate: number;
  /** At most 60. */
  readonly seconds: number;
  /** Milliseconds of play before the measuring begins; 2000 unless said. */
  readonly warmUp?: number | undefined;
  readonly programs?: Programs | undefined;
}

export interface LoadResult {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move until the opponent has received it. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Characters in which a person is told a move, on average. */
  readonly characters: number;
  /** The median by how many choices the game had before, in steps of twenty. */
  readonly byLength: readonly number[];
  /** Microseconds of processor time for a move: of the programs that were named, and of this one, the clients. */
  readonly cpu: Readonly<Record<string, number>>;
}

const MOST_TABLES = 1000;
const MOST_RATE = 10_000;
const MOST_SECONDS = 60;
const WARM_UP = 2000;
/** Tables opened at once. */
const BATCH = 25;
const STEP = 20;
const STEPS = 3;

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Two people each. `urls`: where the first and the second of each pair goes, in turn from table to table. */
export const withTables = async <T>(
  urls: readonly (readonly [string, string])[],
  count: number,
  task: (tables: readonly LoadTable[]) => Promise<T>,
  clock?: ClockKind,
): Promise<T> => {
  const opened: LoadTable[] = [];
  const wanted = Math.min(count, MOST_TABLES);
  try {
    while (opened.length < wanted) {
      const first = opened.length;
      const batch = Array.from({ length: Math.min(BATCH, wanted - first) }, (_, at) => {
        const pair = urls[(first + at) % urls.length];
        if (pair === undefined) throw new Error('there is no server');
        return LoadTable.open(pair, first + at, clock);
      });
      opened.push(...(await Promise.all(batch)));
    }
    await Promise.race([Promise.all(opened.map((table) => table.begin())), failureAt(opened)]);
    return await task(opened);
  } finally {
    for (const table of opened) table.close();
  }
};

/** Rejects when one of them fails. */
const failureAt = (tables: readonly LoadTable[]): Promise<never> =>
  new Promise((_, reject) => {
    for (const table of tables) table.onFailure = reject;
  });

/** Seconds so far. */
export const cpuNow = (programs: Programs): Readonly<Record<string, number>> => {
  const { user, system } = process.cpuUsage();
  const used = Object.entries(programs).map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + cpuOf(pid), 0)] as const);
  return { ...Object.fromEntries(used), clients: (user + system) / 1e6 };
};

/** Lets the people at these tables play, and times them. */
export const playAtRate = async (tables: readonly LoadTable[], options: LoadOptions): Promise<LoadResult> => {
  const rate = Math.min(options.rate, MOST_RATE);
  const seconds = Math.min(options.seconds, MOST_SECONDS);
  const { warmUp = WARM_UP, programs = {} } = options;
  const latencies: number[] = [];
  const lengths: number[][] = Array.from({ length: STEPS }, () => []);
  const ready: LoadTable[] = [];
  let characters = 0;
  let measuring = false;
  const failed = failureAt(tables);
  for (const table of tables) {
    table.onReady = () => ready.push(table);
    table.onBroadcast = ({ latency, length, characters: some }) => {
      if (!measuring) return;
      latencies.push(latency);
      characters += some;
      lengths[Math.min(STEPS - 1, Math.floor(length / STEP))]?.push(latency);
    };
    table.goOn();
  }

  const drive = async (milliseconds: number): Promise<number> => {
    const start = performance.now();
    let sent = 0;
    for (;;) {
      const passed = performance.now() - start;
      if (passed >= milliseconds) return passed;
      // Open loop: a slow answer does not lower the rate as long as other tables are ready. What this process itself was late with is
      // made up for little by little: people do not all move at once because a measuring program had to wait for its turn.
      const due = Math.min((passed * rate) / 1000 - sent, (2 * rate) / 1000);
      for (let i = 0; i < due; i++) {
        const table = ready.shift();
        if (table === undefined) break;
        table.play();
        sent += 1;
      }
      await Promise.race([pause(), failed]);
    }
  };
  while (ready.length < tables.length) await Promise.race([pause(), failed]);
  await drive(warmUp);
  measuring = true;
  const before = cpuNow(programs);
  let passed = await drive(seconds * 1000);
  // However slow the machine, one move is measured.
  while (latencies.length === 0) passed += await drive(1000);
  measuring = false;
  const after = cpuNow(programs);
  for (const table of tables) table.rest();

  const times = sorted(latencies);
  const moves = times.length;
  return {
    moves,
    movesPerSecond: Math.round(moves / (passed / 1000)),
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    max: round(times.at(-1) ?? 0),
    characters: Math.round(characters / moves),
    byLength: lengths.map((some) => round(percentile(sorted(some), 0.5))),
    cpu: Object.fromEntries(Object.entries(after).map(([name, spent]) => [name, round(((spent - (before[name] ?? 0)) * 1e6) / moves)])),
  };
};
