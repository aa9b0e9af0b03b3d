import type { GameText, NameOf } from '@maravilha/family';
import { apply, FastRng, NO_ACTION, readAction, seatsOf, SPECTATOR, type AnyGame, type Seat, type Shape } from '@maravilha/kernel';
import { accept, type Answer, type Arguments, type OptionNames, readArguments, readJson, readNumber, refuse } from './args.ts';
import { type Command, type Context, findGame, OK, type Playable, readFile, readJsonFile } from './context.ts';
import { refusalText } from './refusals.ts';
import { eventLines, explainedMoves, listedMoves, scorePad } from './text.ts';

const OPTIONS: OptionNames = { texts: ['moves', 'seed', 'game', 'lang'], flags: ['json'] };
const DEFAULT_SEED = 1;

interface Reached {
  readonly state: Shape['State'];
  readonly events: readonly Shape['Event'][];
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** `--moves` is JSON itself or the name of a file with it: a list of moves, or one move. */
const readMoves = (args: Arguments, context: Context): Answer<readonly unknown[]> => {
  const given = args.text('moves');
  if (given === undefined) return accept([]);
  const inline = /^\s*[[{]/.test(given);
  const text = inline ? accept(given) : readFile(given, context);
  if (!text.ok) return text;
  const raw = readJson(text.value, inline ? '--moves' : given, context.words);
  if (!raw.ok) return raw;
  if (Array.isArray(raw.value)) return accept(raw.value as readonly unknown[]);
  return isRecord(raw.value)
    ? accept([raw.value])
    : refuse(context.words.badInput({ where: '--moves', path: '', detail: 'expected a list of moves' }));
};

/** Whose move it is: named as `{ seat, move }`, or else of the first awaited seat that has not chosen yet. */
const ownerOf = (raw: unknown, pending: readonly Seat[]): { readonly seat: Seat; readonly move: unknown } => {
  if (isRecord(raw) && typeof raw['seat'] === 'number' && isRecord(raw['move'])) return { seat: raw['seat'], move: raw['move'] };
  return { seat: pending[0] ?? 0, move: raw };
};

/** Makes the moves one after another; a step happens when every awaited seat has chosen. */
const playOn = (
  game: AnyGame,
  options: Shape['Options'],
  from: Shape['State'],
  moves: readonly unknown[],
  text: GameText,
  context: Context,
): Answer<Reached> => {
  const { words } = context;
  const events: Shape['Event'][] = [];
  let state = from;
  const joint = new Int32Array(options.seats).fill(NO_ACTION);
  for (const [n, raw] of moves.entries()) {
    const bad = (detail: string): Answer<Reached> => refuse(words.badMove({ number: n + 1, detail }));
    const pending = seatsOf(game.awaiting(state)).filter((seat) => joint[seat] === NO_ACTION);
    if (pending.length === 0) return bad(words['move.gameOver']);
    const { seat, move } = ownerOf(raw, pending);
    if (!pending.includes(seat)) return bad(words['move.notAwaited']({ seat }));
    const action = readAction(game, state, seat, move);
    if (!action.ok) return bad(refusalText(action.error, move, text, words));
    joint[seat] = action.value;
    // In own time a seat may go through all its choices before the next one begins.
    if (pending.length > 1 && game.independentTurns !== true) continue;
    const applied = apply(game, state, joint);
    if (!applied.ok) return bad(refusalText(applied.error, move, text, words));
    ({ state } = applied.value);
    events.push(...applied.value.events.map((event) => event.full));
    joint.fill(NO_ACTION);
  }
  return accept({ state, events });
};

/** The answer as one JSON object: see docs/positions.md. */
const asJson = (game: AnyGame, options: Shape['Options'], { state, events }: Reached): object => {
  const { seats, ending, winners, tieBreak } = game.score(state);
  return {
    game: game.id,
    options,
    awaiting: seatsOf(game.awaiting(state)),
    moves: seatsOf(game.awaiting(state)).flatMap((seat) =>
      explainedMoves(game, state, seat).map(({ move, reason }) => ({ seat, move, ...priceOf(reason, move), ...reason })),
    ),
    score: seats.map(({ total, rows }, seat) => ({ seat, total, rows })),
    ending,
    winners,
    tieBreak,
    events,
    table: game.view(state, SPECTATOR),
  };
};

const numberIn = (record: unknown, key: string): number | undefined => {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === 'number' ? value : undefined;
};

/**
 * Coins to pay in all, where the game speaks of a bill: its total, or, where there are several ways to pay, what the bank gets and what
 * this move pays to the neighbours.
 */
const priceOf = (reason: Shape['Reason'], move: Shape['Move']): { readonly price?: number } => {
  const bill = 'bill' in reason ? reason.bill : undefined;
  if (!isRecord(bill)) return {};
  const total = numberIn(bill, 'total');
  if (total !== undefined) return { price: total };
  const pay = 'pay' in move ? move.pay : undefined;
  const neighbours = (numberIn(pay, 'left') ?? 0) + (numberIn(pay, 'right') ?? 0);
  const bank = bill['free'] === undefined || neighbours > 0 ? (numberIn(bill, 'bank') ?? 0) : 0;
  return { price: bank + neighbours };
};

const tell = (game: AnyGame, { state, events }: Reached, text: GameText, { io, words }: Context): void => {
  const nameOf: NameOf = (seat) => words.seatName({ seat });
  const awaited = seatsOf(game.awaiting(state));
  const score = game.score(state);
  io.out(`${text.title}\n\n`);
  if (events.length > 0)
    io.out(
      `${words['position.happened']}\n${eventLines(events, text, nameOf)
        .map((line) => `  ${line}\n`)
        .join('')}\n`,
    );
  io.out(`${text.table(game.view(state, awaited[0] ?? SPECTATOR), nameOf).join('\n')}\n\n`);
  io.out(`${awaited.length === 0 ? words['position.nobody'] : words['position.awaited']({ seats: awaited.map(nameOf).join(', ') })}\n`);
  for (const seat of awaited) {
    const moves = listedMoves(game, state, seat, text);
    io.out(`${words['position.moves']({ who: nameOf(seat), count: moves.length })}\n`);
    for (const { move, reason } of moves) {
      const price = text.price(reason, move, seat, nameOf);
      io.out(`  ${text.move(move, nameOf)}${price === '' ? '' : ` — ${price}`}\n`);
    }
  }
  io.out(`\n${words['position.score']}\n${scorePad(game.scoreRows, score, text, words, nameOf).join('\n')}\n`);
  if (score.ending !== undefined) {
    io.out(`\n${words['position.ended']({ ending: text.ending(score.ending), winners: score.winners.map(nameOf).join(', ') })}\n`);
  }
};

const gameOf = (raw: unknown, args: Arguments, context: Context): Promise<Answer<Playable>> => {
  const named = isRecord(raw) && typeof raw['game'] === 'string' ? raw['game'] : undefined;
  // A position that names no game is one of the first game of the family.
  return findGame(args.text('game') ?? named ?? context.family.ids[0], 'position', context);
};

export const position: Command = async (argv, context) => {
  const { io, words } = context;
  const args = readArguments('position', argv, OPTIONS, 1, words);
  if (!args.ok) return args;
  const [path] = args.value.positionals;
  if (path === undefined) return refuse(words.missingFile({ command: 'position' }));
  const seed = readNumber(args.value, 'seed', DEFAULT_SEED, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const raw = readJsonFile(path, context);
  if (!raw.ok) return raw;
  const playable = await gameOf(raw.value, args.value, context);
  if (!playable.ok) return playable;
  const { game } = playable.value;
  const found = game.position(raw.value, new FastRng(seed.value));
  if (!found.ok) return refuse(words.badInput({ where: path, path: found.error.path, detail: found.error.detail }));
  const moves = readMoves(args.value, context);
  if (!moves.ok) return moves;
  const text = playable.value.text(context.language, words);
  const reached = playOn(game, found.value.options, found.value.state, moves.value, text, context);
  if (!reached.ok) return reached;
  if (args.value.flag('json')) io.out(`${JSON.stringify(asJson(game, found.value.options, reached.value), undefined, 2)}\n`);
  else tell(game, reached.value, text, context);
  return accept(OK);
};
