// What one thread of the bots does with its tasks.
import { decide, isBotName, Memory, recent, searches } from '@maravilha/bots';
import type { Family } from '@maravilha/family';
import { FastRng } from '@maravilha/kernel';
import { milliseconds, sharedClock } from './bot-lane.ts';
import type { BotTask } from './bots.ts';

/** Seats that a thread still knows its last thoughts of; a master's take up to 25 MB. */
const MEMORIES = 2;

export const botThread = (family: Family): ((task: BotTask) => object) => {
  const memories = new Map<string, Memory>();
  return (task) => {
    const expert = family.find(task.game)?.expert(task.rules);
    if (expert === undefined) throw new Error(`unknown rules ${task.rules} of ${task.game}`);
    if (!isBotName(task.level)) throw new Error(`unknown level ${task.level}`);
    const ms = Math.max(task.least, task.due - milliseconds());
    const memory = searches(task.level) ? recent(memories, `${task.match} ${task.seat}`, MEMORIES, () => new Memory()) : undefined;
    return decide(expert, task.level, task.view, task.seat, new FastRng(task.seed), { ms, now: sharedClock(task.crowd) }, memory);
  };
};
