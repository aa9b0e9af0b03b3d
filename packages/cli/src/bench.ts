import { fileURLToPath } from 'node:url';
import type { IdleResult, LoadResult, ThinkingResult } from '@maravilha/server/bench';
import { accept, type Answer, type Arguments, type OptionNames, readArguments } from './args.ts';
import { benchGame, FULL, type GameFigures } from './bench-game.ts';
import { type Command, type Context, findGame, OK, type Playable, playableOf } from './context.ts';
import { calibrate, coreMs, type Speed } from './measure.ts';
import { columns } from './text.ts';

const OPTIONS: OptionNames = { texts: ['game', 'lang'], flags: ['json', 'server'] };
const CALIBRATION_RUNS = 5;
/** Of the server under load, since neighbours on the machine show in every one of them. */
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
  /** Fastest p99 first. */
  readonly load: readonly LoadResult[];
  readonly idle: IdleResult;
  /** While masters think; in the order in which they were measured. */
  readonly thinking: readonly ThinkingResult[];
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
  ...Object.entries(figures.botDecisions).map(([bot, speed]) => [`${bot}, decisions/s`, ...pair(speed)]),
  ...Object.entries(figures.playouts).map(([bot, speed]) => [`${bot}, playouts/s`, ...pair(speed)]),
  ...Object.entries(figures.hardest ?? {}).map(([name, { p50, p99 }]) => [
    `hardest hand, ${name}, p50 and p99, ms`,
    number.format(p50),
    number.format(p99),
  ]),
];

const MEGABYTE = 1024 * 1024;

/** Each run of a figure, in order. */
const runsOf = (runs: readonly ThinkingResult[], figure: (run: ThinkingResult) => number): string =>
  runs.map((run) => number.format(figure(run))).join(' · ');

const serverRows = ({ load, idle, thinking }: ServerFigures): readonly (readonly string[])[] => {
  const best = load[0];
  const median = load[Math.floor(load.length / 2)];
  const [first] = thinking;
  if (best === undefined || median === undefined || first === undefined) return [];
  return [
    ['server', 'best', 'median'],
    ['moves/s', number.format(best.movesPerSecond), number.format(median.movesPerSecond)],
    ['move to broadcast, p50, ms', number.format(best.p50), number.format(median.p50)],
    ['move to broadcast, p99, ms', number.format(best.p99), number.format(median.p99)],
    [`${number.format(idle.sockets)} idle sockets, MB`, number.format(idle.growth / MEGABYTE)],
    [`while ${number.format(first.bots)} of level ${first.level} think`, `${thinking.length} runs`],
    ['event loop late, p99, ms', runsOf(thinking, ({ loopP99 }) => loopP99)],
    ['move to broadcast, p50, ms', runsOf(thinking, ({ moveP50 }) => moveP50)],
    ['move to broadcast, p99, ms', runsOf(thinking, ({ moveP99 }) => moveP99)],
    ['answer of a bot, p50, ms', runsOf(thinking, ({ answerP50 }) => answerP50)],
    ['answer of a bot, most, ms', runsOf(thinking, ({ answerMost }) => answerMost)],
  ];
};

/** Loaded only when asked for: everything else of the command line does without sockets. */
const benchServer = async (): Promise<ServerFigures> => {
  const { runIdle, runLoad, runThinking } = await import('@maravilha/server/bench');
  // The server that was built beside this program.
  const serverFile = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const load: LoadResult[] = [];
  for (let run = 0; run < LOAD_RUNS; run++) load.push(await runLoad({ serverFile, seconds: LOAD_SECONDS }));
  load.sort((a, b) => a.p99 - b.p99);
  const thinking: ThinkingResult[] = [];
  for (let run = 0; run < LOAD_RUNS; run++) thinking.push(await runThinking({ serverFile }));
  // Last, since what ten thousand sockets leave behind in this process would be taken for the server's.
  return { load, thinking, idle: await runIdle({ serverFile }) };
};

/** The games that are asked for, by option or by the first word; all of them without. */
const gamesAsked = async (args: Arguments, context: Context): Promise<Answer<readonly Playable[]>> => {
  const named = args.text('game') ?? args.positionals[0];
  if (named === undefined) return accept(await Promise.all(context.family.members.map((member) => playableOf(member))));
  const playable = await findGame(named, 'bench', context);
  return playable.ok ? accept([playable.value]) : playable;
};

export const bench: Command = async (argv, context) => {
  const { io, words } = context;
  const args = readArguments('bench', argv, OPTIONS, 1, words);
  if (!args.ok) return args;
  const asked = await gamesAsked(args.value, context);
  if (!asked.ok) return asked;
  // Games and server are measured by processes of their own: what one leaves behind in memory would slow the other.
  const ofServer = args.value.flag('server');
  const json = args.value.flag('json');
  /** Every figure is told as soon as it is there. */
  const tell = (rows: readonly (readonly string[])[]): void => {
    if (!json) io.out(`${columns(rows).join('\n')}\n`);
  };
  if (!json) io.out(`Node ${process.version}\n`);
  const server = ofServer ? await benchServer() : undefined;
  const calibration = calibrate(CALIBRATION_RUNS, coreMs);
  tell([
    ['calibration', 'best', 'median'],
    ['steps/s', ...pair(calibration)],
  ]);
  if (server !== undefined) tell(serverRows(server));
  const cases = ofServer ? [] : asked.value.flatMap(({ expert, bench: settings }) => settings.map((setting) => ({ expert, setting })));
  const games: BenchResult['games'][number][] = [];
  for (const [at, { expert, setting }] of cases.entries()) {
    io.err(
      `${words['bench.case']({ at: at + 1, of: cases.length, name: `${expert.game.id} ${optionsText(setting.options)}`.trimEnd() })}\n`,
    );
    const figures = benchGame(expert, setting, FULL, coreMs);
    const { gamesWithLists, gamesWithPick } = figures;
    const ratios = {
      gamesWithLists: ratio(gamesWithLists, calibration),
      gamesWithPick: gamesWithPick === undefined ? undefined : ratio(gamesWithPick, calibration),
    };
    games.push({ ...figures, ratios });
    tell(gameRows({ ...figures, ratios }));
  }
  const result: BenchResult = { node: process.version, calibration, games, ...(server === undefined ? {} : { server }) };
  if (json) io.out(`${JSON.stringify(result)}\n`);
  return accept(OK);
};
