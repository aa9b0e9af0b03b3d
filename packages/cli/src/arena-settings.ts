import { type BotName, type Budget, isBotName, BOT_NAMES, THINKING } from '@maravilha/bots';
import { Arena } from '@maravilha/bots/arena';
import type { Family } from '@maravilha/family';
import { type Seat, sidesOf } from '@maravilha/kernel';
import type { CliWords } from '@maravilha/words/cli';
import { accept, type Answer, type Arguments, type OptionNames, readArguments, readNumber, refuse } from './args.ts';
import { type Context, findGame, type Playable, readGameOptions } from './context.ts';
import type { ArenaPlan } from './arena-plan.ts';

export interface ArenaOrder {
  readonly plan: ArenaPlan;
  readonly playable: Playable;
  /** Those who win together; every deal is played with A as each of them. */
  readonly sides: readonly (readonly Seat[])[];
  /** As many as were asked for, made up to whole rounds. */
  readonly games: number;
  readonly asked: number;
  readonly workers: number;
  readonly json: boolean;
  readonly out: string | undefined;
}

const OPTIONS: OptionNames = {
  texts: ['game', 'seats', 'options', 'a', 'b', 'ms', 'playouts', 'games', 'seed', 'workers', 'out', 'lang'],
  flags: ['json'],
};
const MOST_GAMES = 10_000_000;
const MOST_PLAYOUTS = 100_000_000;
const MOST_MS = 600_000;
const MOST_WORKERS = 256;
const GAMES_USUAL = 100;

const readBot = (args: Arguments, option: 'a' | 'b', words: CliWords): Answer<BotName> => {
  const name = args.text(option);
  if (name === undefined) return refuse(words.missingOption({ command: 'arena', option: `--${option}` }));
  return isBotName(name) ? accept(name) : refuse(words.unknownBot({ given: name, known: BOT_NAMES.join(', ') }));
};

const readBudget = (args: Arguments, words: CliWords): Answer<ArenaPlan['budget']> => {
  const [ms, playouts] = [args.text('ms'), args.text('playouts')];
  if (ms !== undefined && playouts !== undefined) return refuse(words.eitherOption({ first: '--ms', second: '--playouts' }));
  if (playouts !== undefined) {
    const number = readNumber(args, 'playouts', 0, 1, MOST_PLAYOUTS, words);
    return number.ok ? accept({ playouts: number.value }) : number;
  }
  if (ms === undefined) return accept('levels');
  const number = readNumber(args, 'ms', 0, 1, MOST_MS, words);
  return number.ok ? accept({ ms: number.value }) : number;
};

export const readOrder = async (argv: readonly string[], context: Context): Promise<Answer<ArenaOrder>> => {
  const { io, words } = context;
  const args = readArguments('arena', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const playable = await findGame(args.value.text('game'), 'arena', context);
  if (!playable.ok) return playable;
  const { game } = playable.value;
  const options = readGameOptions(game, args.value, words);
  if (!options.ok) return options;
  const a = readBot(args.value, 'a', words);
  if (!a.ok) return a;
  const b = readBot(args.value, 'b', words);
  if (!b.ok) return b;
  const budget = readBudget(args.value, words);
  if (!budget.ok) return budget;
  const asked = readNumber(args.value, 'games', GAMES_USUAL, 1, MOST_GAMES, words);
  if (!asked.ok) return asked;
  const seed = readNumber(args.value, 'seed', 1, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const workers = readNumber(args.value, 'workers', io.cores, 1, MOST_WORKERS, words);
  if (!workers.ok) return workers;
  const sides = sidesOf(game, options.value);
  const plan: ArenaPlan = { game: game.id, options: options.value, a: a.value, b: b.value, budget: budget.value, seed: seed.value };
  return accept({
    plan,
    playable: playable.value,
    sides,
    games: Math.ceil(asked.value / sides.length) * sides.length,
    asked: asked.value,
    workers: workers.value,
    json: args.value.flag('json'),
    out: args.value.text('out'),
  });
};

/** The arena that a plan describes; `now` counts the milliseconds of thought. */
export const arenaOf = async (plan: ArenaPlan, family: Family, now: () => number): Promise<Arena> => {
  const member = family.find(plan.game);
  if (member === undefined) throw new Error(`there is no game ${plan.game}`);
  const { budget } = plan;
  const budgetOf = (bot: BotName): Budget => {
    if (budget === 'levels') return { ms: THINKING[bot], now };
    return 'playouts' in budget ? budget : { ms: budget.ms, now };
  };
  const { options, a, b, seed } = plan;
  const { marks } = await member.terminal();
  return new Arena({ expert: member.newest, options, a, b, seed, budgetOf, now, marksOf: marks });
};
