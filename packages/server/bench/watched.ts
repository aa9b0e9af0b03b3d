// What it costs to tell a choice to many who look on.
import { type Figure, figure, medianOf, percentile, sorted } from './figures.ts';
import { Player, readUpdate } from './people.ts';
import { cpuOf, dataFolder, type MeasuredServer, startMeasured } from './process.ts';
import { fill, type Model, type Person, SEATS } from './stored.ts';

interface WatchedOptions {
  readonly serverFile: string;
  /** Measured with each of these numbers, at a table of its own. */
  readonly spectators?: readonly number[];
  readonly choices?: number;
}

interface Watched {
  readonly spectators: number;
  /** Milliseconds from sending a choice until the last of all who look has got it. */
  readonly last: readonly number[];
  /** Milliseconds in the server from the arrival of a choice until it is durable and written to all sockets, on average. */
  readonly inServer: number;
  /** Microseconds of processor time for a choice. */
  readonly cpu: number;
  /** Characters in which each is told a choice, on average. */
  readonly characters: number;
}

const WARM_UP = 20;

/** One table of 7 Wonders with seven people and many who look on: one choice after the other. */
export const runWatched = async ({
  serverFile,
  spectators = [0, 50, 100, 200],
  choices = 90,
}: WatchedOptions): Promise<readonly Watched[]> => {
  const folder = dataFolder();
  let server: MeasuredServer | undefined;
  try {
    const most = Math.max(...spectators);
    const model: Model = { game: 'seven-wonders', options: { seats: SEATS }, share: 0.05 };
    const { codes, people } = await fill(folder.path, [model], spectators.length, SEATS + most, () => 0);
    server = await startMeasured(serverFile, {}, folder.path);
    const results: Watched[] = [];
    for (const [at, count] of spectators.entries()) {
      const some = people.slice(0, SEATS + count);
      results.push(await watch(server, codes[at] ?? '', some, choices));
    }
    return results;
  } finally {
    await server?.stop();
    folder.remove();
  }
};

const watch = async (server: MeasuredServer, code: string, people: readonly Person[], choices: number): Promise<Watched> => {
  const players: Player[] = [];
  const newest = new Map<number, string>();
  let missing = 0;
  let characters = 0;
  let toldAll: (() => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const come = async (index: number, sid: string): Promise<void> => {
    const player = await Player.open(server.url, index, sid);
    players.push(player);
    player.onFailure = (error) => fail?.(error);
    player.onUpdate = (text) => {
      characters += text.length;
      if (index < SEATS) newest.set(index, text);
      missing -= 1;
      if (missing === 0) toldAll?.();
    };
    await player.enter(code);
  };
  const now = async () => ({
    cpu: cpuOf(server.pid),
    sum: await server.metric('maravilha_move_seconds_sum'),
    count: await server.metric('maravilha_move_seconds_count'),
  });
  const choose = async (): Promise<number> => {
    const updates = [...newest].map(([seat, text]) => ({ seat, update: readUpdate(text) }));
    const next = updates.find(({ seat, update }) => update.awaiting.includes(seat) && !update.ready.includes(seat));
    const player = next && players[next.seat];
    if (next === undefined || player === undefined) throw new Error('nobody at the table owes a choice');
    const told = new Promise<void>((resolve) => (toldAll = resolve));
    missing = people.length;
    const sent = performance.now();
    const answered = player.choose(next.update, next.seat);
    await Promise.race([told, failed]);
    const last = performance.now() - sent;
    await Promise.race([answered, failed]);
    return last;
  };
  try {
    for (const [index, { sid }] of people.entries()) await Promise.race([come(index, sid), failed]);
    for (let n = 0; n < WARM_UP; n++) await choose();
    const before = await now();
    characters = 0;
    const last: number[] = [];
    for (let n = 0; n < choices; n++) last.push(await choose());
    const after = await now();
    const count = after.count - before.count;
    return {
      spectators: people.length - SEATS,
      last,
      inServer: ((after.sum - before.sum) * 1000) / count,
      cpu: ((after.cpu - before.cpu) * 1e6) / count,
      characters: characters / count / people.length,
    };
  } finally {
    for (const player of players) player.close();
  }
};

export const watchedFigures = (results: readonly Watched[]): readonly Figure[] =>
  results.flatMap(({ spectators, last, inServer, cpu, characters }) => [
    figure(`${spectators} spectators: a choice durable and written to all`, 'ms', inServer, spectators === 200 ? '≤ 5' : undefined),
    figure(`${spectators} spectators: until the last has got it, p50`, 'ms', medianOf(last)),
    figure(`${spectators} spectators: until the last has got it, p99`, 'ms', percentile(sorted(last), 0.99)),
    figure(`${spectators} spectators: a choice`, 'µs of CPU', cpu),
    figure(`${spectators} spectators: each is told a choice in`, 'kB', characters / 1024),
  ]);
