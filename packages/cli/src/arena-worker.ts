// The program of a process that plays games of an arena: the plan comes first, then one number after the other.
import type { Arena } from '@maravilha/bots/arena';
import { FAMILY } from '@maravilha/family';
import type { FromWorker, ToWorker } from './arena-plan.ts';
import { arenaOf } from './arena-settings.ts';
import { coreMs } from './measure.ts';

let arena: Promise<Arena> | undefined;

const answer = async (message: ToWorker): Promise<FromWorker | undefined> => {
  if ('plan' in message) {
    // Bots think by the time of their core, so that a busy machine makes nobody weaker.
    arena = arenaOf(message.plan, FAMILY, coreMs);
    return undefined;
  }
  if (arena === undefined) throw new Error('a game was asked for before there was a plan');
  return { game: (await arena).play(message.n) };
};

const reply = async (message: ToWorker): Promise<void> => {
  let said: FromWorker | undefined;
  try {
    said = await answer(message);
  } catch (error) {
    said = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  if (said !== undefined) process.send?.(said);
};

process.on('message', (message: ToWorker) => void reply(message));

// An interrupt from the keyboard reaches every process; the one that asked for games decides what becomes of them.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
