// How many moves a second, and how soon each is durable and with the opponent: on the file and on PostgreSQL.
import { type Figure, figure, medianOf, round } from './figures.ts';
import { type LoadResult, playAtRate, withTables } from './load.ts';
import { startMeasured } from './process.ts';

/** A program beside the nodes. */
export interface Beside {
  readonly url: string;
  /** To count its processor time. */
  readonly pid: number;
}

interface MovesOptions {
  readonly serverFile: string;
  /** PostgreSQL; without one the server keeps a file. */
  readonly database?: Beside | undefined;
  readonly tables?: number;
  readonly rate?: number;
  readonly seconds?: number;
  readonly runs?: number;
  readonly warmUp?: number;
}

const WARM_UP = 1500;

export const envOf = (database: Beside | undefined, bus?: Beside): Record<string, string> => ({
  ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  ...(bus === undefined ? {} : { BUS_URL: bus.url }),
});

/** Each run has a server of its own. */
export const runMoves = async (options: MovesOptions): Promise<readonly LoadResult[]> => {
  const { serverFile, database, tables = 100, rate = 1000, seconds = 5, runs = 5, warmUp = WARM_UP } = options;
  const results: LoadResult[] = [];
  for (let run = 0; run < runs; run++) {
    const server = await startMeasured(serverFile, envOf(database));
    try {
      const programs = { node: [server.pid], ...(database === undefined ? {} : { database: [database.pid] }) };
      results.push(
        await withTables([[server.url, server.url]], tables, (opened) => playAtRate(opened, { rate, seconds, warmUp, programs })),
      );
    } finally {
      await server.stop();
    }
  }
  return results;
};

export const cpuFigures = (what: string, results: readonly LoadResult[]): readonly Figure[] =>
  Object.keys(results[0]?.cpu ?? {}).map((name) =>
    figure(
      `${what}, ${name}, for a move`,
      'µs of CPU',
      results.map(({ cpu }) => cpu[name] ?? Number.NaN),
    ),
  );

export const movesFigures = (what: string, results: readonly LoadResult[], bar: string): readonly Figure[] => [
  figure(
    `${what}: moves`,
    '1/s',
    results.map(({ movesPerSecond }) => movesPerSecond),
  ),
  figure(
    `${what}: move to opponent, p50`,
    'ms',
    results.map(({ p50 }) => p50),
  ),
  figure(
    `${what}: move to opponent, p99`,
    'ms',
    results.map(({ p99 }) => p99),
    bar,
  ),
  ...cpuFigures(what, results),
  figure(
    `${what}: a person is told a move of Duel in`,
    'kB',
    results.map(({ characters }) => characters / 1024),
  ),
];

/** Milliseconds at the 99th percentile that people may wait at the knee, and what share of the asked rate must be reached. */
const KNEE_P99 = 20;
const REACHED = 0.95;
const TRIES = 3;

interface KneeOptions {
  readonly serverFile: string;
  readonly rates?: readonly number[];
  readonly seconds?: number;
  readonly warmUp?: number;
  readonly tables?: number;
}

const KNEE_RATES = [1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000];

interface Knee {
  readonly rate: number;
  readonly held: LoadResult | undefined;
  /** The first rate that was too much, by its best try. */
  readonly beyond: { readonly rate: number; readonly result: LoadResult } | undefined;
}

/** The highest of the rates at which the 99th percentile is small enough in one of a few tries: a stall of the machine alone is no knee. */
export const findKnee = async (rates: readonly number[], measure: (rate: number) => Promise<LoadResult>): Promise<Knee> => {
  let [rate, held]: [number, LoadResult | undefined] = [0, undefined];
  for (const next of rates) {
    let best: LoadResult | undefined;
    for (let attempt = 0; attempt < TRIES && !isHeld(best, next); attempt++) {
      const result = await measure(next);
      if (best === undefined || isHeld(result, next) || result.p99 < best.p99) best = result;
    }
    if (best !== undefined && !isHeld(best, next)) return { rate, held, beyond: { rate: next, result: best } };
    [rate, held] = [next, best];
  }
  return { rate, held, beyond: undefined };
};

export const runKnee = async (options: KneeOptions): Promise<Knee> => {
  const { serverFile, rates = KNEE_RATES, seconds = 3, warmUp = 700, tables = 250 } = options;
  const server = await startMeasured(serverFile);
  try {
    return await withTables([[server.url, server.url]], tables, (opened) =>
      findKnee(rates, (rate) => playAtRate(opened, { rate, seconds, warmUp, programs: { node: [server.pid] } })),
    );
  } finally {
    await server.stop();
  }
};

const isHeld = (result: LoadResult | undefined, rate: number): boolean =>
  result !== undefined && result.p99 <= KNEE_P99 && result.movesPerSecond >= REACHED * rate;

export const kneeFigures = ({ rate, held, beyond }: Knee): readonly Figure[] => [
  figure(`knee: highest rate with p99 ≤ ${KNEE_P99} ms`, '1/s', rate, 'aim 4,000'),
  ...(held === undefined ? [] : [figure('knee: p50 there', 'ms', held.p50), figure('knee: p99 there', 'ms', held.p99)]),
  ...(held === undefined ? [] : cpuFigures('knee', [held])),
  ...(beyond === undefined
    ? []
    : [
        figure(`beyond, asked for ${beyond.rate}: moves`, '1/s', beyond.result.movesPerSecond),
        figure(`beyond, asked for ${beyond.rate}: p99`, 'ms', beyond.result.p99),
      ]),
];

interface GrowthOptions {
  readonly serverFile: string;
  readonly tables?: readonly number[];
  readonly rate?: number;
  readonly seconds?: number;
  readonly warmUp?: number;
}

interface Growth {
  readonly tables: number;
  readonly result: LoadResult;
}

/** The same rate over more and more tables. */
export const runGrowth = async (options: GrowthOptions): Promise<readonly Growth[]> => {
  const { serverFile, tables = [50, 200, 800], rate = 500, seconds = 4, warmUp = WARM_UP } = options;
  const grown: Growth[] = [];
  for (const count of tables) {
    const server = await startMeasured(serverFile);
    try {
      const result = await withTables([[server.url, server.url]], count, (opened) =>
        playAtRate(opened, { rate, seconds, warmUp, programs: { node: [server.pid] } }),
      );
      grown.push({ tables: count, result });
    } finally {
      await server.stop();
    }
  }
  return grown;
};

export const growthFigures = (grown: readonly Growth[]): readonly Figure[] => [
  ...grown.flatMap(({ tables, result }) => [
    figure(`${tables} tables: p50`, 'ms', result.p50),
    figure(`${tables} tables: node, for a move`, 'µs of CPU', result.cpu['node'] ?? Number.NaN),
  ]),
  ...['1 to 20', '21 to 40', 'beyond 40'].map((length, at) =>
    figure(`choices ${length} of a game: p50`, 'ms', round(medianOf(grown.map(({ result }) => result.byLength[at] ?? Number.NaN)))),
  ),
];
