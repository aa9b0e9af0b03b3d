// How soon a server answers that finds many tables in its store.
import { FAMILY } from '@maravilha/family';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../src/store/driver.ts';
import { DATA_FILE } from '../src/store/open.ts';
import { type Figure, figure, MEGABYTE } from './figures.ts';
import { Player } from './people.ts';
import { cpuOf, dataFolder, type MeasuredServer, startMeasured } from './process.ts';
import { fill, type Model, type Person, SEATS } from './stored.ts';

interface StartOptions {
  readonly serverFile: string;
  readonly tables?: number;
  readonly runs?: number;
}

interface StartResult {
  /** Milliseconds from the start of the process until it says that it is open, and until somebody who sits at a table sees it. */
  readonly open: number;
  readonly answered: number;
  /** Microseconds of processor time until then. */
  readonly cpu: number;
}

interface Started {
  readonly tables: number;
  readonly entries: number;
  /** Bytes of the file. */
  readonly file: number;
  readonly afterEnd: readonly StartResult[];
  readonly afterKill: readonly StartResult[];
}

/** Of all games; half of those in play have clocks that run. */
const OF_ALL_KINDS: readonly Model[] = FAMILY.ids.flatMap((game) =>
  [0.2, 0.5, 0.8, 1].flatMap((share) => [undefined, 'calm' as const].map((clock): Model => ({ game, options: {}, share, clock }))),
);

export const runStart = async ({ serverFile, tables = 20_000, runs = 3 }: StartOptions): Promise<Started> => {
  const folder = dataFolder();
  try {
    // Nobody sits at more than two.
    const { codes, people } = await fill(folder.path, OF_ALL_KINDS, tables, Math.ceil(tables / 2) + SEATS, (table) =>
      Math.floor(table / 2),
    );
    const begin = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<StartResult> => {
      const began = performance.now();
      const server = await startMeasured(serverFile, {}, folder.path);
      try {
        const open = performance.now() - began;
        const table = Math.floor(codes.length / 2);
        const [code, person] = [codes[table], people[Math.floor(table / 2)]];
        if (code === undefined || person === undefined) throw new Error('there is no such table');
        await look(server, code, person);
        return { open, answered: performance.now() - began, cpu: cpuOf(server.pid) * 1e6 };
      } finally {
        await server.stop(signal);
      }
    };
    const [afterEnd, afterKill]: [StartResult[], StartResult[]] = [[], []];
    // What a start finds is what the one before has left.
    await begin('SIGTERM');
    for (let run = 0; run < runs; run++) {
      afterEnd.push(await begin('SIGKILL'));
      afterKill.push(await begin('SIGTERM'));
    }
    return {
      tables: codes.length,
      entries: await entriesIn(folder.path),
      file: statSync(join(folder.path, DATA_FILE)).size,
      afterEnd,
      afterKill,
    };
  } finally {
    folder.remove();
  }
};

const entriesIn = async (path: string): Promise<number> => {
  const db = await openDatabase(join(path, DATA_FILE), true);
  try {
    const [row] = db.prepare('SELECT SUM(length) AS entries FROM tables').all() as { entries: number }[];
    return row?.entries ?? 0;
  } finally {
    db.close();
  }
};

/** The person comes and sees the table. */
const look = async (server: MeasuredServer, code: string, { sid }: Person): Promise<void> => {
  const player = await Player.open(server.url, 0, sid);
  try {
    await new Promise<void>((resolve, reject) => {
      player.onUpdate = () => resolve();
      player.onFailure = reject;
      player.enter(code).catch(reject);
    });
  } finally {
    player.close();
  }
};

const runsOf = (runs: readonly StartResult[], how: string): readonly Figure[] => [
  figure(
    `${how}: open`,
    'ms',
    runs.map(({ open }) => open),
  ),
  figure(
    `${how}: first answer`,
    'ms',
    runs.map(({ answered }) => answered),
    '≤ 2,000',
  ),
  figure(
    `${how}: until the first answer`,
    'µs of CPU',
    runs.map(({ cpu }) => cpu),
  ),
];

export const startFigures = ({ tables, entries, file, afterEnd, afterKill }: Started): readonly Figure[] => {
  return [
    figure('tables in the store', '', tables),
    figure('entries in the store', '', entries),
    figure('size of the file', 'MB', file / MEGABYTE),
    ...runsOf(afterEnd, 'start after a clean end'),
    ...runsOf(afterKill, 'start after kill -9'),
  ];
};
