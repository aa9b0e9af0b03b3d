// Memory that a server needs for sockets which have said hello and then nothing.
import type { WebSocket } from 'ws';
import { type Figure, figure, MEGABYTE } from './figures.ts';
import { startMeasured } from './process.ts';
import { openSocket } from './table.ts';

interface IdleOptions {
  readonly serverFile: string;
  /** Measured at each of these numbers; at most 20,000, and never more than the system lets one process open. */
  readonly steps?: readonly number[];
}

interface IdleResult {
  /** As the server counts them. */
  readonly sockets: number;
  readonly growth: number;
}

const MOST_SOCKETS = 20_000;
const STEPS = [2500, 5000, 10_000];
/** Connections opened at once. */
const BATCH = 50;

export const runIdle = async ({ serverFile, steps = STEPS }: IdleOptions): Promise<readonly IdleResult[]> => {
  const server = await startMeasured(serverFile);
  const sockets: WebSocket[] = [];
  const results: IdleResult[] = [];
  try {
    const before = await server.metric('maravilha_memory_bytes');
    for (const step of steps) {
      const wanted = Math.min(step, MOST_SOCKETS);
      while (sockets.length < wanted) {
        const first = sockets.length;
        const batch = Array.from({ length: Math.min(BATCH, wanted - first) }, (_, index) => openSocket(server.url, first + index));
        sockets.push(...(await Promise.all(batch)));
      }
      const open = await server.metric('maravilha_sockets');
      results.push({ sockets: open, growth: (await server.metric('maravilha_memory_bytes')) - before });
    }
    return results;
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  }
};

export const idleFigures = (results: readonly IdleResult[]): readonly Figure[] =>
  results.map(({ sockets, growth }, at) =>
    figure(
      `${sockets.toLocaleString('en')} idle sockets: growth`,
      'MB',
      growth / MEGABYTE,
      at === results.length - 1 ? '≤ 100 for 10,000' : undefined,
    ),
  );
