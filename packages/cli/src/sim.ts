import type { BotName, Expert } from '@maravilha/bots';
import { botAction, type Choose, STREAMS, Table } from '@maravilha/bots/arena';
import { ActionList, type AnyGame, FastRng, fillShortlist, Hasher, type Score, type Shape } from '@maravilha/kernel';
import { accept, type Answer, type OptionNames, readArguments, readNumber } from './args.ts';
import { type Command, type Context, findGame, OK, readBots, readGameOptions } from './context.ts';

export interface SimResult {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** Choices made by all seats together. */
  readonly decisions: number;
  /** Mean length of the list that is chosen from at a decision. */
  readonly meanActions: number;
  /** Games won alone, in team play with the partner. */
  readonly winsBySeat: readonly number[];
  /** Games that several seats or teams won. */
  readonly shared: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly meanScoreBySeat: readonly number[];
  readonly meanWinnerScore: number;
  /** Mean of each row of the score pad over all seats. */
  readonly meanByCategory: Readonly<Record<string, number>>;
  readonly gamesPerSecond: number;
  /** Over set-up, choices and result of every game; the speed is not in it. */
  readonly hash: string;
}

export interface SimSettings {
  readonly expert: Expert;
  readonly options: Shape['Options'];
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly BotName[];
  /** Bots that search think so long; a number of playouts, so that equal seeds give equal games. */
  readonly playouts?: number;
}

const PLAYOUTS = 200;

/** Counts what the games gave. */
class Tally {
  decisions = 0;
  actions = 0;
  shared = 0;
  private winnerScore = 0;
  private winners = 0;
  private readonly wins: number[];
  private readonly scores: number[];
  private readonly endings: Record<string, number> = {};
  private readonly rows: Record<string, number> = {};

  constructor(game: AnyGame, seats: number) {
    this.wins = Array.from({ length: seats }, () => 0);
    this.scores = Array.from({ length: seats }, () => 0);
    for (const ending of game.endings) this.endings[ending] = 0;
    for (const row of game.scoreRows) this.rows[row] = 0;
  }

  add(score: Score): void {
    const [first] = score.winners;
    const side = score.teams?.find((team) => first !== undefined && team.seats.includes(first))?.seats ?? [first];
    if (score.winners.every((seat) => side.includes(seat))) for (const seat of score.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
    else this.shared++;
    if (score.ending !== undefined) this.endings[score.ending] = (this.endings[score.ending] ?? 0) + 1;
    for (const [seat, one] of score.seats.entries()) {
      this.scores[seat] = (this.scores[seat] ?? 0) + one.total;
      for (const [row, points] of Object.entries(one.rows)) this.rows[row] = (this.rows[row] ?? 0) + points;
      if (score.winners.includes(seat)) {
        this.winnerScore += one.total;
        this.winners++;
      }
    }
  }

  result(settings: SimSettings, milliseconds: number, hash: string): SimResult {
    const { expert, games, seed, options } = settings;
    const byRow = Object.entries(this.rows).map(([row, sum]) => [row, rounded(sum / (games * options.seats))] as const);
    return {
      game: expert.game.id,
      seats: options.seats,
      games,
      seed,
      decisions: this.decisions,
      meanActions: rounded(this.actions / this.decisions),
      winsBySeat: this.wins,
      shared: this.shared,
      endings: this.endings,
      meanScoreBySeat: this.scores.map((sum) => rounded(sum / games)),
      meanWinnerScore: rounded(this.winnerScore / this.winners),
      meanByCategory: Object.fromEntries(byRow),
      gamesPerSecond: Math.round((games * 1e5) / milliseconds) / 100,
      hash,
    };
  }
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Plays all games and counts. Equal settings give an equal hash. */
export const simulate = (settings: SimSettings, now: () => number): SimResult => {
  const { expert, options, bots } = settings;
  const { game } = expert;
  const start = now();
  const budget = { playouts: settings.playouts ?? PLAYOUTS };
  // A uniform choice looks at nothing, so the turns need not be kept apart for it.
  const table = new Table(
    game,
    options,
    bots.some((bot) => bot !== 'random'),
  );
  const list = new ActionList();
  const luck = Array.from({ length: options.seats }, () => new FastRng(0));
  const deal = new FastRng(0);
  const tally = new Tally(game, options.seats);
  const hasher = new Hasher().text(game.id).text(JSON.stringify(options));
  const choose: Choose = (from, seat) => {
    fillShortlist(game, from, seat, list);
    tally.decisions++;
    tally.actions += list.length;
    const rng = luck[seat] as FastRng;
    const bot = bots[seat] as BotName;
    // A uniform choice needs no view: it cannot profit from what it does not look at.
    const action = bot === 'random' ? list.at(rng.int(list.length)) : botAction(expert, bot, from, seat, rng, budget);
    hasher.word(action);
    return action;
  };
  for (let n = 0; n < settings.games; n++) {
    deal.reseed(settings.seed, n * STREAMS);
    for (const [seat, rng] of luck.entries()) rng.reseed(settings.seed, n * STREAMS + 1 + seat);
    const score = game.score(table.play(deal, choose));
    for (const seat of score.winners) hasher.word(seat);
    for (const one of score.seats) hasher.word(one.total);
    tally.add(score);
  }
  return tally.result(settings, now() - start, hasher.digest());
};

const OPTIONS: OptionNames = { texts: ['game', 'seats', 'games', 'seed', 'bots', 'playouts', 'options', 'lang'], flags: ['json'] };
const MOST_GAMES = 100_000_000;
const MOST_PLAYOUTS = 100_000_000;

const readSettings = async (argv: readonly string[], context: Context): Promise<Answer<{ settings: SimSettings; json: boolean }>> => {
  const { words } = context;
  const args = readArguments('sim', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const playable = await findGame(args.value.text('game'), 'sim', context);
  if (!playable.ok) return playable;
  const { game, expert } = playable.value;
  const options = readGameOptions(game, args.value, words);
  if (!options.ok) return options;
  const games = readNumber(args.value, 'games', 1000, 1, MOST_GAMES, words);
  if (!games.ok) return games;
  const seed = readNumber(args.value, 'seed', 1, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const bots = readBots(args.value.text('bots') ?? 'random', options.value.seats, words);
  if (!bots.ok) return bots;
  const playouts = readNumber(args.value, 'playouts', PLAYOUTS, 1, MOST_PLAYOUTS, words);
  if (!playouts.ok) return playouts;
  return accept({
    settings: { expert, options: options.value, games: games.value, seed: seed.value, bots: bots.value, playouts: playouts.value },
    json: args.value.flag('json'),
  });
};

export const sim: Command = async (argv, context) => {
  const { io } = context;
  const read = await readSettings(argv, context);
  if (!read.ok) return read;
  const result = simulate(read.value.settings, () => io.now());
  const lines = Object.entries(result).map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  io.out(`${read.value.json ? JSON.stringify(result) : lines.join('\n')}\n`);
  return accept(OK);
};
