import { accept, type Answer, type Arguments, type OptionNames, readArguments } from './args.ts';
import { benchGame, FULL, type GameFigures } from './bench-game.ts';
import { benchServer } from './bench-server.ts';
import { type Command, type Context, findGame, OK, type Playable, playableOf } from './context.ts';
import { CALIBRATION_RUNS, calibrate, coreMs, type Speed } from './measure.ts';
import { columns } from './text.ts';

const OPTIONS: OptionNames = { texts: ['game', 'lang', 'only', 'database', 'bus'], flags: ['json', 'server'] };

interface BenchResult {
  readonly node: string;
  /** Steps of the calibration loop in a second. */
  readonly calibration: Speed;
  readonly games: readonly (GameFigures & { readonly ratios: Ratios })[];
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
  // Games and server are measured by processes of their own: what one leaves behind in memory would slow the other.
  if (args.value.flag('server')) return benchServer(args.value, context);
  const asked = await gamesAsked(args.value, context);
  if (!asked.ok) return asked;
  const json = args.value.flag('json');
  /** Every figure is told as soon as it is there. */
  const tell = (rows: readonly (readonly string[])[]): void => {
    if (!json) io.out(`${columns(rows).join('\n')}\n`);
  };
  if (!json) io.out(`Node ${process.version}\n`);
  const calibration = calibrate(CALIBRATION_RUNS, coreMs);
  tell([
    ['calibration', 'best', 'median'],
    ['steps/s', ...pair(calibration)],
  ]);
  const cases = asked.value.flatMap(({ expert, bench: settings }) => settings.map((setting) => ({ expert, setting })));
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
  const result: BenchResult = { node: process.version, calibration, games };
  if (json) io.out(`${JSON.stringify(result)}\n`);
  return accept(OK);
};
