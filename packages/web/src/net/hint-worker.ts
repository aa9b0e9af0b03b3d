// Bots in the browser, off the page's own thread. They get the view that the page has, and nothing else.
import { hint } from '@maravilha/bots';
import { FAMILY } from '@maravilha/family';
import { FastRng } from '@maravilha/kernel';
import type { HintAnswer, HintQuestion } from './hint-messages.ts';

const answer = ({ id, game, rules, view, seat, seed, ms }: HintQuestion): HintAnswer => {
  const expert = FAMILY.find(game)?.expert(rules);
  if (expert === undefined) throw new Error(`no bot plays rules ${rules} of ${game}`);
  return { id, advice: hint(expert, view, seat, new FastRng(seed), { ms, now: () => performance.now() }) };
};

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  try {
    postMessage(answer(data), {});
  } catch (error) {
    postMessage({ id: data.id, advice: undefined } satisfies HintAnswer, {});
    // The page says that there is no hint; the console says why.
    throw error;
  }
});
