import { fileURLToPath } from 'node:url';
import type { IdleResult, LoadResult } from '@maravilha/server/bench';
import { accept, readArguments } from './args.ts';
import { benchGame, FULL, type GameFigures } from './bench-game.ts';
import { type Command, findGame, OK } from './context.ts';
import { GAMES } from './games.ts';
import { calibrate, type Speed } from './measure.ts';
import { columns } from './text.ts';

const OPTIONS = { json: 'flag', server: 'flag', lang: 'text' } as const;
const CALIBRATION_RUNS = 5;
const LOAD_RUNS = 5;
const LOAD_SECONDS = 6;

interface BenchResult {
  readonly node: string;
  /** Steps of the calibration loop in a second. */
  readonly calibration: Speed;
  readonly games: readonly (GameFigures & { readonly ratios: Ratios })[];
  /** With `--server`, in place of the games: the built server under load, and with many idle sockets. */
  readonly server?: ServerFigures;
}

interface ServerFigures {
  /** Several runs, since neighbours on the machine show in every one of them; fastest p99 first. */
  readonly load: readonly LoadResult[];
  readonly idle: IdleResult;
}

/** Best speeds for each million steps of the calibration loop: comparable between machines. */
interface Ratios {
  readonly gamesWithLists: number;
  readonly gamesWithPick: number | undefined;
}

const ratio = (speed: Speed, calibration: Speed): number => Math.round((speed.best * 1e9) / calibration.best) / 1000;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const pair = ({ best, median }: Speed): readonly string[] => [number.format(best), number.format(median)];

const optionsText = (options: object): string =>
  Object.entries(options)
    .flatMap(([key, value]) => (value === false ? [] : value === true ? [key] : [`${key} ${value}`]))
    .join(', ');

const gameRows = (figures: BenchResult['games'][number]): readonly (readonly string[])[] => [
  [`${figures.game} ${optionsText(figures.options)}`, 'best', 'median'],
  ['random games/s, full lists', ...pair(figures.gamesWithLists)],
  ...(figures.gamesWithPick === undefined ? [] : [['random games/s, pick', ...pair(figures.gamesWithPick)]]),
  ['games per million calibration steps', number.format(figures.ratios.gamesWithLists)],
  ['decisions per game', number.format(figures.decisionsPerGame)],
  ['state, bytes', number.format(figures.stateBytes)],
  ['allocated per decision, bytes', number.format(figures.bytesPerDecision)],
  ['copy, ns', ...pair(figures.copyNanoseconds)],
  ['redeal, ns', ...pair(figures.redealNanoseconds)],
  ['view, ns', ...pair(figures.viewNanoseconds)],
  ['imagine, ns', ...pair(figures.imagineNanoseconds)],
  ...Object.entries(figures.botDecisions).map(([bot, speed]) => [`bot ${bot}, decisions/s`, ...pair(speed)]),
  ...Object.entries(figures.hardest ?? {}).map(([name, { p50, p99 }]) => [
    `hardest hand, ${name}, p50 and p99, ms`,
    number.format(p50),
    number.format(p99),
  ]),
];

const MEGABYTE = 1024 * 1024;

const serverRows = ({ load, idle }: ServerFigures): readonly (readonly string[])[] => {
  const best = load[0];
  const median = load[Math.floor(load.length / 2)];
  if (best === undefined || median === undefined) return [];
  return [
    ['server', 'best', 'median'],
    ['moves/s', number.format(best.movesPerSecond), number.format(median.movesPerSecond)],
    ['move to broadcast, p50, ms', number.format(best.p50), number.format(median.p50)],
    ['move to broadcast, p99, ms', number.format(best.p99), number.format(median.p99)],
    [`${number.format(idle.sockets)} idle sockets, MB`, number.format(idle.growth / MEGABYTE)],
  ];
};

/** Loaded only when asked for: everything else of the command line does without sockets. */
const benchServer = async (): Promise<ServerFigures> => {
  const { runIdle, runLoad } = await import('@maravilha/server/bench');
  // The server that was built beside this program.
  const serverFile = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const load: LoadResult[] = [];
  for (let run = 0; run < LOAD_RUNS; run++) load.push(await runLoad({ serverFile, seconds: LOAD_SECONDS }));
  load.sort((a, b) => a.p99 - b.p99);
  return { load, idle: await runIdle({ serverFile }) };
};

export const bench: Command = async (argv, { io, words }) => {
  const args = readArguments('bench', argv, OPTIONS, 1, words);
  if (!args.ok) return args;
  const [named] = args.value.positionals;
  // Games and server are measured by processes of their own: what one leaves behind in memory would slow the other.
  const ofServer = args.value.flag('server');
  const ids = ofServer ? [] : named === undefined ? Object.keys(GAMES) : [named];
  const now = (): number => io.now();
  const server = ofServer ? await benchServer() : undefined;
  const calibration = calibrate(CALIBRATION_RUNS, now);
  const games: BenchResult['games'][number][] = [];
  for (const id of ids) {
    const playable = findGame(id, 'bench', words);
    if (!playable.ok) return playable;
    for (const setting of playable.value.bench) {
      const figures = benchGame(playable.value.game, setting, FULL, now);
      const { gamesWithLists, gamesWithPick } = figures;
      const ratios = {
        gamesWithLists: ratio(gamesWithLists, calibration),
        gamesWithPick: gamesWithPick === undefined ? undefined : ratio(gamesWithPick, calibration),
      };
      games.push({ ...figures, ratios });
    }
  }
  const result: BenchResult = { node: process.version, calibration, games, ...(server === undefined ? {} : { server }) };
  if (args.value.flag('json')) {
    io.out(`${JSON.stringify(result)}\n`);
    return accept(OK);
  }
  const rows = [
    ['calibration', 'best', 'median'],
    ['steps/s', ...pair(calibration)],
    ...games.flatMap(gameRows),
    ...(server === undefined ? [] : serverRows(server)),
  ];
  io.out(`Node ${result.node}\n${columns(rows).join('\n')}\n`);
  return accept(OK);
};
