import { type BotName, decide, DEFAULT_LEVEL, Memory, THINKING } from '@maravilha/bots';
import type { GameText, NameOf } from '@maravilha/family';
import { ChaChaRng, eventsFor, fromHex, Match, type Rng, type Seat, type Shape } from '@maravilha/kernel';
import type { WhoOf } from '@maravilha/words';
import { accept, type Answer, type OptionNames, readArguments, readNumber, refuse } from './args.ts';
import { type Command, type Context, findGame, OK, type Playable, readBots, readGameOptions, writeFile } from './context.ts';
import { eventLines, listedMoves, scorePad } from './text.ts';

const OPTIONS: OptionNames = { texts: ['game', 'bot', 'seat', 'options', 'seed', 'save', 'lang'] };
const SEED_BYTES = 32;

interface Settings {
  readonly playable: Playable;
  readonly options: Shape['Options'];
  readonly seat: Seat;
  /** By seat; the person's own has none. */
  readonly bots: readonly (BotName | undefined)[];
  readonly seed: Uint8Array;
  readonly save: string | undefined;
}

const readSeed = (text: string | undefined, { io, words }: Context): Answer<Uint8Array> => {
  if (text === undefined) return accept(io.randomSeed());
  const seed = fromHex(text);
  return seed.ok && seed.value.length === SEED_BYTES ? accept(seed.value) : refuse(words.badSeed({ value: text }));
};

const readSettings = async (argv: readonly string[], context: Context): Promise<Answer<Settings>> => {
  const { words } = context;
  const args = readArguments('play', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const playable = await findGame(args.value.text('game'), 'play', context);
  if (!playable.ok) return playable;
  const options = readGameOptions(playable.value.game, args.value, words);
  if (!options.ok) return options;
  const { seats } = options.value;
  const seat = readNumber(args.value, 'seat', 0, 0, seats - 1, words);
  if (!seat.ok) return seat;
  const others = readBots(args.value.text('bot') ?? DEFAULT_LEVEL, seats - 1, words);
  if (!others.ok) return others;
  const bots: (BotName | undefined)[] = [...others.value];
  bots.splice(seat.value, 0, undefined);
  const seed = readSeed(args.value.text('seed'), context);
  if (!seed.ok) return seed;
  return accept({
    playable: playable.value,
    options: options.value,
    seat: seat.value,
    bots,
    seed: seed.value,
    save: args.value.text('save'),
  });
};

/** One game in a terminal: what happens is told, and the person picks from a numbered list of moves. */
class Terminal {
  private readonly settings: Settings;
  private readonly context: Context;
  private readonly match: Match<Shape>;
  private readonly text: GameText;
  private readonly nameOf: NameOf;
  private readonly lines: AsyncIterator<string>;
  private readonly luck: readonly Rng[];
  private readonly memories: readonly Memory[];

  constructor(settings: Settings, context: Context) {
    const { playable, options, seed, bots } = settings;
    const { words } = context;
    this.settings = settings;
    this.context = context;
    this.match = Match.start(playable.game, options, seed);
    this.text = playable.text(context.language, words);
    this.nameOf = (seat) => {
      const bot = bots[seat];
      if (bot === undefined) return words.you;
      return options.seats === 2 ? words[`bot.${bot}`] : words.botName({ bot: words[`bot.${bot}`], seat });
    };
    this.lines = context.io.lines();
    // Streams of their own: what a bot draws says nothing about the shuffle.
    this.luck = bots.map((_, seat) => new ChaChaRng(seed, 1 + seat));
    this.memories = bots.map(() => new Memory());
  }

  /** The person is told "you"; bots have names. */
  private readonly whoOf: WhoOf = (seat) => (seat === this.settings.seat ? undefined : this.nameOf(seat));

  /** Whether the game was played to its end. */
  async play(): Promise<boolean> {
    const { io, words } = this.context;
    const opponents = this.settings.bots.flatMap((bot, seat) => (bot === undefined ? [] : [this.nameOf(seat)])).join(', ');
    io.out(`${words['play.welcome']({ game: this.text.title, opponents })}\n${words['play.commitment']({ hash: this.match.seedHash })}\n`);
    while (!this.match.over) {
      for (const seat of this.match.pendingSeats) {
        if (await this.takeTurn(seat)) continue;
        io.out(`\n${words['play.left']}\n`);
        return false;
      }
    }
    this.tellEnd();
    return true;
  }

  /** All that the seat owes in this round, follow-ups at once. Whether it was done: the person may leave. */
  private async takeTurn(seat: Seat): Promise<boolean> {
    for (;;) {
      const move = await this.choose(seat);
      if (move === undefined) return false;
      const chosen = this.match.choose(seat, move);
      if (!chosen.ok) throw new Error(`a listed move was refused: ${JSON.stringify(chosen.error)}`);
      const heard = eventsFor(chosen.value.events ?? [], this.settings.seat);
      for (const line of eventLines(heard, this.text, this.whoOf)) this.context.io.out(`${line}\n`);
      if (chosen.value.events !== undefined || !this.match.pendingSeats.includes(seat)) return true;
    }
  }

  private async choose(seat: Seat): Promise<Shape['Move'] | undefined> {
    const bot = this.settings.bots[seat];
    const rng = this.luck[seat];
    if (bot === undefined || rng === undefined) return this.ask(seat);
    const budget = { ms: THINKING[bot], now: () => this.context.io.now() };
    return decide(this.settings.playable.expert, bot, this.match.view(seat), seat, rng, budget, this.memories[seat]);
  }

  /** `undefined` when the person leaves. */
  private async ask(seat: Seat): Promise<Shape['Move'] | undefined> {
    const { io, words } = this.context;
    const { game } = this.match;
    const moves = listedMoves(game, this.match.stateFor(seat), seat, this.text);
    const list = moves.map(({ move, reason }, n) => {
      const price = this.text.price(reason, move, seat, this.nameOf);
      return `${String(n + 1).padStart(4)}  ${this.text.move(move, this.nameOf)}${price === '' ? '' : ` — ${price}`}\n`;
    });
    const show = (): void => {
      const view = this.match.view(seat);
      io.out(`\n${this.text.table(view, this.nameOf).join('\n')}\n\n${this.text.prompt(view)}\n${list.join('')}`);
    };
    show();
    for (;;) {
      io.out(words['play.prompt']({ count: moves.length }));
      const line = await this.lines.next();
      if (line.done === true) return undefined;
      const answer = line.value.trim();
      if (answer === 'q') return undefined;
      if (answer === '?') {
        show();
        continue;
      }
      const chosen = /^\d+$/.test(answer) ? moves[Number(answer) - 1] : undefined;
      if (chosen !== undefined) return chosen.move;
      io.out(`${words['play.again']({ count: moves.length })}\n`);
    }
  }

  private tellEnd(): void {
    const { io, words } = this.context;
    const score = this.match.score();
    io.out(`\n${scorePad(this.match.game.scoreRows, score, this.text, words, this.nameOf).join('\n')}\n\n`);
    const winners = score.winners.map((seat) => this.nameOf(seat)).join(', ');
    const ending = score.ending === undefined ? '' : `${this.text.ending(score.ending)}. `;
    if (score.winners.length > 1) io.out(`${ending}${words['play.shared']({ winners })}\n`);
    else io.out(`${ending}${score.winners.includes(this.settings.seat) ? words['play.won'] : words['play.lost']({ winners })}\n`);
  }

  log(): string {
    return `${JSON.stringify(this.match.log())}\n`;
  }

  get seed(): string {
    return this.match.log().seed ?? '';
  }

  /** Frees the input, so that the process can end. */
  async close(): Promise<void> {
    await this.lines.return?.();
  }
}

export const play: Command = async (argv, context) => {
  const settings = await readSettings(argv, context);
  if (!settings.ok) return settings;
  const { io, words } = context;
  const terminal = new Terminal(settings.value, context);
  const finished = await terminal.play();
  await terminal.close();
  if (finished) io.out(`${words['play.seed']({ seed: terminal.seed })}\n`);
  const { save } = settings.value;
  if (finished && save !== undefined) {
    const written = writeFile(save, terminal.log(), context);
    if (!written.ok) return written;
    io.out(`${words['play.saved']({ path: save })}\n`);
  }
  return accept(OK);
};
