import { accept, readArguments, refuse } from './args.ts';
import { benchGame, FULL, type GameFigures } from './bench-game.ts';
import { type Command, findGame, OK } from './context.ts';
import { GAMES } from './games.ts';
import { calibrate, type Speed } from './measure.ts';
import { columns } from './text.ts';

const OPTIONS = { json: 'flag', server: 'flag', lang: 'text' } as const;
const CALIBRATION_RUNS = 5;

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

const gameRows = (figures: BenchResult['games'][number]): readonly (readonly string[])[] => [
  [figures.game, 'best', 'median'],
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
];

export const bench: Command = async (argv, { io, words }) => {
  const args = readArguments('bench', argv, OPTIONS, 1, words);
  if (!args.ok) return args;
  const [named] = args.value.positionals;
  const ids = named === undefined ? Object.keys(GAMES) : [named];
  if (args.value.flag('server')) return refuse(words.noServerBench);
  const now = (): number => io.now();
  const calibration = calibrate(CALIBRATION_RUNS, now);
  const games: BenchResult['games'][number][] = [];
  for (const id of ids) {
    const playable = findGame(id, 'bench', words);
    if (!playable.ok) return playable;
    const figures = benchGame(playable.value.game, FULL, now);
    const { gamesWithLists, gamesWithPick } = figures;
    const ratios = {
      gamesWithLists: ratio(gamesWithLists, calibration),
      gamesWithPick: gamesWithPick === undefined ? undefined : ratio(gamesWithPick, calibration),
    };
    games.push({ ...figures, ratios });
  }
  const result: BenchResult = { node: process.version, calibration, games };
  if (args.value.flag('json')) {
    io.out(`${JSON.stringify(result)}\n`);
    return accept(OK);
  }
  const rows = [['calibration', 'best', 'median'], ['steps/s', ...pair(calibration)], ...games.flatMap(gameRows)];
  io.out(`Node ${result.node}\n${columns(rows).join('\n')}\n`);
  return accept(OK);
};
