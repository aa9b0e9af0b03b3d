// Bots in the browser, off the page's own thread. They get the view that the page has, and nothing else.
import { hint } from '@maravilha/bots';
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import type { HintAnswer, HintQuestion } from './hint-messages.ts';

const GAMES: readonly AnyGame[] = [duel, sevenWonders, architects, dice];

const answer = ({ id, game: name, view, seat, seed, ms }: HintQuestion): HintAnswer => {
  const game = GAMES.find((one) => one.id === name);
  if (game === undefined) throw new Error(`no bot plays ${name}`);
  return { id, hints: hint(game, view, seat, new FastRng(seed), { ms, now: () => performance.now() }) };
};

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  try {
    postMessage(answer(data), {});
  } catch (error) {
    postMessage({ id: data.id, hints: undefined } satisfies HintAnswer, {});
    // The page says that there is no hint; the console says why.
    throw error;
  }
});
