// One thread of the bots.
import { decide, isBotName, Memory, recent, searches } from '@maravilha/bots';
import { FastRng } from '@maravilha/kernel';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { milliseconds, sharedClock } from './bot-lane.ts';
import type { BotTask } from './bots.ts';
import { GAMES } from './games.ts';

/** Steps below the server, of the system's 19. Further down, any other program on the machine would leave the bots next to nothing. */
const NICE = 10;

// Only on Linux is the priority that of the thread: elsewhere it is the whole server's, which must stay as it is.
if (process.platform === 'linux') {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICE));
  } catch (error) {
    parentPort?.postMessage(`a thread could not be given a lower priority: ${String(error)}`, []);
  }
}

/** Seats that this thread still knows its last thoughts of; a master's take up to 25 MB. */
const MEMORIES = 2;
const memories = new Map<string, Memory>();

export default (task: BotTask): object => {
  const game = GAMES.get(task.game);
  if (game === undefined) throw new Error(`unknown game ${task.game}`);
  if (!isBotName(task.level)) throw new Error(`unknown level ${task.level}`);
  const ms = Math.max(task.least, task.due - milliseconds());
  const memory = searches(task.level, game.id) ? recent(memories, `${task.match} ${task.seat}`, MEMORIES, () => new Memory()) : undefined;
  return decide(game, task.level, task.view, task.seat, new FastRng(task.seed), { ms, now: sharedClock(task.crowd) }, memory);
};
