// The program of a process that plays games of an arena: the plan comes first, then one number after the other.
import type { ArenaGame } from '@maravilha/bots/arena';
import { type ArenaPlan, arenaOf } from './arena-settings.ts';
import { coreMs } from './measure.ts';

export type ToWorker = { readonly plan: ArenaPlan } | { readonly n: number };
export type FromWorker = { readonly game: ArenaGame } | { readonly failure: string };

let arena: ReturnType<typeof arenaOf> | undefined;

const answer = (message: ToWorker): FromWorker | undefined => {
  if ('plan' in message) {
    // Bots think by the time of their core, so that a busy machine makes nobody weaker.
    arena = arenaOf(message.plan, coreMs);
    return undefined;
  }
  if (arena === undefined) throw new Error('a game was asked for before there was a plan');
  return { game: arena.play(message.n) };
};

process.on('message', (message: ToWorker) => {
  let reply: FromWorker | undefined;
  try {
    reply = answer(message);
  } catch (error) {
    reply = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  if (reply !== undefined) process.send?.(reply);
});

// An interrupt from the keyboard reaches every process; the one that asked for games decides what becomes of them.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
