// Bots in the browser, off the page's own thread. They get the view that their seat has, and nothing else.
import { decide, type Expert, hint, isBotName, Memory, recent, searches } from '@maravilha/bots';
import { FAMILY } from '@maravilha/family';
import { FastRng } from '@maravilha/kernel';
import type { Decision, HintAnswer, HintQuestion, Task } from './thinking-messages.ts';

const now = (): number => performance.now();

const expertIn = ({ game, rules }: HintQuestion | Task): Expert => {
  const expert = FAMILY.find(game)?.expert(rules);
  if (expert === undefined) throw new Error(`no bot plays rules ${rules} of ${game}`);
  return expert;
};

const advise = (question: HintQuestion): void => {
  const { id, view, seat, seed, ms } = question;
  try {
    const advice = hint(expertIn(question), view, seat, new FastRng(seed), { ms, now });
    postMessage({ id, advice } satisfies HintAnswer, {});
  } catch (error) {
    postMessage({ id, advice: undefined } satisfies HintAnswer, {});
    // The page says that there is no hint; the console says why.
    reportError(error);
  }
};

/** Seats whose last thoughts are still known; a master's take up to 25 MB. */
const MEMORIES = 2;
const memories = new Map<string, Memory>();

const play = (task: Task): Decision => {
  const { level, match, view, seat, seed, ms } = task;
  try {
    if (!isBotName(level)) throw new Error(`unknown level ${level}`);
    const memory = searches(level) ? recent(memories, `${match} ${seat}`, MEMORIES, () => new Memory()) : undefined;
    return { move: decide(expertIn(task), level, view, seat, new FastRng(seed), { ms, now }, memory) };
  } catch (error) {
    return { failed: String(error) };
  }
};

export const hear = (data: unknown): void => {
  // Only pages of our own speak to it.
  const asked = data as HintQuestion | Task;
  if (asked.t === 'hint') advise(asked);
  else postMessage(play(asked), {});
};
