// What a second node brings, and what a move costs in each of the programs that several nodes need.
import { type Figure, figure } from './figures.ts';
import { cpuNow, type LoadResult, playAtRate, type Programs, withTables } from './load.ts';
import { type Beside, cpuFigures, envOf } from './moves.ts';
import { type MeasuredServer, startMeasured } from './process.ts';

interface NodesOptions {
  readonly serverFile: string;
  readonly database: Beside;
  readonly bus: Beside;
  readonly tables?: number;
  /** For each node a rate that the machine has room for, to count what a move costs. */
  readonly rate?: number;
  /** More than it can do, to see where it ends. */
  readonly most?: number;
  readonly seconds?: number;
  readonly warmUp?: number;
  /** Tables at which nobody does anything. */
  readonly standing?: number;
}

/** Tables with clocks, both nodes looking on, at which nobody does anything for so many seconds. */
interface Standing {
  readonly tables: number;
  /** Microseconds of processor time for a table in a second. */
  readonly cpu: Readonly<Record<string, number>>;
}

interface Measured {
  readonly what: string;
  readonly calm: LoadResult;
  readonly most: LoadResult;
}

interface NodesResult {
  readonly measured: readonly Measured[];
  readonly standing: Standing;
}

/** In place of the seconds of play. */
const STAND_FOR = 2;
const rest = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** One node, then two: with both people of a table on the same one, and with each on another. */
export const runNodes = async (options: NodesOptions): Promise<NodesResult> => {
  const { serverFile, database, bus, tables = 100, rate = 300, most = 5000, seconds = 5, warmUp = 2500, standing = 500 } = options;
  const servers: MeasuredServer[] = [];
  const measured: Measured[] = [];
  const start = async (): Promise<string> => {
    const server = await startMeasured(serverFile, envOf(database, bus));
    servers.push(server);
    return server.url;
  };
  const programsNow = (): Programs => ({ nodes: servers.map(({ pid }) => pid), database: [database.pid], bus: [bus.pid] });
  const stand = (urls: readonly [string, string]): Promise<Standing> =>
    withTables(
      [urls],
      standing,
      async () => {
        await rest(warmUp);
        const [before, began] = [cpuNow(programsNow()), performance.now()];
        await rest(STAND_FOR * seconds * 1000);
        const after = cpuNow(programsNow());
        const tableSeconds = (standing * (performance.now() - began)) / 1000;
        const spent = Object.entries(after).map(([name, used]) => [name, ((used - (before[name] ?? 0)) * 1e6) / tableSeconds] as const);
        return { tables: standing, cpu: Object.fromEntries(spent) };
      },
      'calm',
    );
  const measure = async (what: string, urls: readonly (readonly [string, string])[]): Promise<void> => {
    const programs = programsNow();
    await withTables(urls, tables, async (opened) => {
      // Each node as busy as the one alone, since what it does each second anyway is part of what a move costs.
      const calm = await playAtRate(opened, { rate: rate * servers.length, seconds, warmUp, programs });
      measured.push({ what, calm, most: await playAtRate(opened, { rate: most, seconds, warmUp, programs }) });
    });
  };
  try {
    const first = await start();
    await measure('one node', [[first, first]]);
    const second = await start();
    await measure('two nodes, tables apart', [
      [first, first],
      [second, second],
    ]);
    await measure('two nodes, each table on both', [[first, second]]);
    return { measured, standing: await stand([first, second]) };
  } finally {
    for (const server of servers) await server.stop();
  }
};

const ofNodes = ({ calm }: Measured): number => calm.cpu['nodes'] ?? Number.NaN;

export const nodesFigures = ({ measured, standing }: NodesResult): readonly Figure[] => {
  const [one, ...two] = measured;
  if (one === undefined) return [];
  return [
    ...measured.flatMap(({ what, calm, most }) => [
      ...cpuFigures(what, [calm]),
      figure(`${what}: p50 at ${calm.movesPerSecond}/s`, 'ms', calm.p50),
      figure(`${what}: most that this machine does`, '1/s', most.movesPerSecond),
    ]),
    ...two.map((both) =>
      figure(
        `${both.what}: rate of one node, if each has a core and nothing else is the limit`,
        '',
        (2 * ofNodes(one)) / ofNodes(both),
        '≥ 1.6',
      ),
    ),
    ...['nodes', 'database', 'bus'].map((name) =>
      figure(
        `${standing.tables} tables with clocks on both nodes, nobody moves: ${name}, for a table in a second`,
        'µs of CPU',
        standing.cpu[name] ?? Number.NaN,
      ),
    ),
  ];
};
