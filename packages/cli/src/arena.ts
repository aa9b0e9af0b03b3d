import { arenaText } from './arena-text.ts';
import type { ArenaGame } from '@maravilha/bots/arena';
import { playAll } from './crew.ts';
import { headerOf, openGames } from './arena-file.ts';
import { type ArenaOrder, arenaOf, readOrder } from './arena-settings.ts';
import { type ArenaSummary, summarise } from './arena-summary.ts';
import { accept, type Answer, refuse } from './args.ts';
import { type Command, type Context, INTERRUPTED, OK, writeFile } from './context.ts';
import { Progress } from './progress.ts';

const MINUTE = 60_000;

/** The games of the order that are in the file already; without a file there are none. */
const gamesBefore = async ({ out, plan, games }: ArenaOrder, context: Context): Promise<Answer<Map<number, ArenaGame>>> => {
  if (out === undefined) return accept(new Map());
  const { family, io } = context;
  const bots = (await arenaOf(plan, family, () => io.now())).fingerprint();
  const found = openGames(out, headerOf(plan, bots), context);
  return found.ok ? accept(new Map(found.value.filter(({ n }) => n < games).map((game) => [game.n, game]))) : found;
};

/** Plays what is missing. Whether all of it was played: the person may interrupt. */
const playMissing = async (order: ArenaOrder, known: Map<number, ArenaGame>, context: Context): Promise<Answer<boolean>> => {
  const { io, words } = context;
  const { plan, games, out, sides } = order;
  const todo = Array.from({ length: games }, (_, n) => n).filter((n) => !known.has(n));
  if (todo.length === 0) return accept(true);
  const progress = new Progress(io);
  const start = io.now();
  const before = known.size;
  let trouble: string | undefined;
  const stop = new AbortController();
  const keep = (game: ArenaGame): void => {
    if (out !== undefined) {
      const written = writeFile(out, `${JSON.stringify(game)}\n`, context, 'appendFile');
      if (!written.ok) {
        trouble = written.error;
        stop.abort();
        return;
      }
    }
    known.set(game.n, game);
    progress.tell(() => {
      const { share } = summarise([...known.values()], sides);
      const left = ((io.now() - start) / (known.size - before)) * (games - known.size);
      return words['arena.progress']({ done: known.size, games, share: (share * 100).toFixed(1), minutes: Math.ceil(left / MINUTE) });
    });
  };
  const release = io.onInterrupt(() => stop.abort());
  try {
    const hands = Array.from({ length: Math.min(order.workers, todo.length) }, () => io.startHand(plan));
    await playAll(hands, todo, keep, stop.signal);
  } finally {
    release();
    progress.end();
  }
  return trouble === undefined ? accept(known.size === games) : refuse(trouble);
};

export const arena: Command = async (argv, context) => {
  const { io } = context;
  const read = await readOrder(argv, context);
  if (!read.ok) return read;
  const order = read.value;
  const known = await gamesBefore(order, context);
  if (!known.ok) return known;
  const complete = await playMissing(order, known.value, context);
  if (!complete.ok) return complete;
  const summary: ArenaSummary = summarise([...known.value.values()], order.sides);
  io.out(
    order.json
      ? `${JSON.stringify({ ...order.plan, seats: order.plan.options.seats, asked: order.asked, ...summary })}\n`
      : `${arenaText(order, summary, context).join('\n')}\n`,
  );
  return accept(complete.value ? OK : INTERRUPTED);
};
