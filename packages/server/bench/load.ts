// How fast the server is, measured from outside over real sockets on loopback. Bounded in count and time.
import type { WebSocket } from 'ws';
import { startMeasured } from './process.ts';
import { LoadTable, openSocket } from './table.ts';

interface LoadOptions {
  /** At most 500; each has two people. */
  readonly tables?: number;
  /** Moves a second over all tables, at most 5000. */
  readonly rate?: number;
  /** At most 60. */
  readonly seconds?: number;
  /** Milliseconds of play before the measuring begins; 2000 unless said. */
  readonly warmUp?: number;
  /** The built server. */
  readonly serverFile: string;
}

export interface LoadResult {
  readonly tables: number;
  readonly sockets: number;
  readonly rate: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move until the opponent has received it. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface IdleOptions {
  /** At most 20,000, and never more than the system lets one process open. */
  readonly sockets?: number;
  readonly serverFile: string;
}

export interface IdleResult {
  readonly sockets: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  /** What the sockets cost. */
  readonly growth: number;
  readonly bytesPerSocket: number;
}

const MOST_TABLES = 500;
const MOST_RATE = 5000;
const MOST_SECONDS = 60;
const MOST_SOCKETS = 20_000;
const WARM_UP = 2000;
/** Connections opened at once. */
const BATCH = 50;

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
export const round = (value: number): number => Math.round(value * 100) / 100;

export const runLoad = async (options: LoadOptions): Promise<LoadResult> => {
  const tables = Math.min(options.tables ?? 100, MOST_TABLES);
  const rate = Math.min(options.rate ?? 1000, MOST_RATE);
  const seconds = Math.min(options.seconds ?? 10, MOST_SECONDS);
  const server = await startMeasured(options.serverFile);
  const opened: LoadTable[] = [];
  try {
    for (let index = 0; index < tables; index++) opened.push(await LoadTable.open(server.url, index));
    return await playAtRate(opened, rate, seconds, options.warmUp);
  } finally {
    for (const table of opened) table.close();
    await server.stop();
  }
};

/** Lets the people at these tables play, and times them. */
export const playAtRate = async (tables: readonly LoadTable[], rate: number, seconds: number, warmUp = WARM_UP): Promise<LoadResult> => {
  const latencies: number[] = [];
  const ready: LoadTable[] = [];
  let measuring = false;
  const failed = new Promise<never>((_, reject) => {
    for (const table of tables) table.onFailure = reject;
  });
  for (const table of tables) {
    table.onReady = () => ready.push(table);
    table.onBroadcast = (latency) => {
      if (measuring) latencies.push(latency);
    };
  }
  await Promise.race([Promise.all(tables.map((table) => table.begin())), failed]);

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
  let passed = await drive(seconds * 1000);
  // However slow the machine, one move is measured.
  while (latencies.length === 0) passed += await drive(1000);
  measuring = false;

  const sorted = [...latencies].sort((a, b) => a - b);
  return {
    tables: tables.length,
    sockets: tables.length * 2,
    rate,
    seconds: round(passed / 1000),
    moves: sorted.length,
    movesPerSecond: Math.round(sorted.length / (passed / 1000)),
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
    max: round(sorted.at(-1) ?? 0),
  };
};

/** Memory that a server needs for sockets which have said hello and then nothing. */
export const runIdle = async (options: IdleOptions): Promise<IdleResult> => {
  const wanted = Math.min(options.sockets ?? 10_000, MOST_SOCKETS);
  const server = await startMeasured(options.serverFile);
  const sockets: WebSocket[] = [];
  try {
    const bytesBefore = await server.metric('maravilha_memory_bytes');
    while (sockets.length < wanted) {
      const first = sockets.length;
      const batch = Array.from({ length: Math.min(BATCH, wanted - first) }, (_, index) => openSocket(server.url, first + index));
      sockets.push(...(await Promise.all(batch)));
    }
    const open = await server.metric('maravilha_sockets');
    const bytesAfter = await server.metric('maravilha_memory_bytes');
    const growth = bytesAfter - bytesBefore;
    return { sockets: open, bytesBefore, bytesAfter, growth, bytesPerSocket: Math.round(growth / Math.max(1, open)) };
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  }
};
