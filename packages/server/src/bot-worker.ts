import { decide, isBotName, THINKING } from '@maravilha/bots';
import { FastRng } from '@maravilha/kernel';
import type { BotRequest } from './bots.ts';
import { GAMES } from './games.ts';

export default (request: BotRequest): object => {
  const game = GAMES.get(request.game);
  if (game === undefined) throw new Error(`unknown game ${request.game}`);
  if (!isBotName(request.level)) throw new Error(`unknown level ${request.level}`);
  return decide(game, request.level, request.view, request.seat, new FastRng(request.seed), {
    ms: THINKING[request.level],
    now: () => performance.now(),
  });
};
