// The page's one link to the server, and what every page may ask of it.
import { effect, type Signal, signal } from '@preact/signals';
import type { GameInfo } from '@maravilha/protocol';
import { fetchWhenIdle, tryAgain } from '../base/door.ts';
import { mayConnect } from './begun.ts';
import { type Answer, Link, type Request } from './link.ts';
import { tellRefusal } from './refusals.ts';
import { browserSurroundings } from './wire.ts';
import { route } from '../base/router.ts';

export const link = new Link(browserSurroundings);
/** The link of the page that is shown: this one, or that to the tables of this device. */
export const line: Signal<Link> = signal(link);
export const after = browserSurroundings.after;

const mayStart = (): boolean => mayConnect(route.value);

export const startNet = (): void => {
  const wake = (): void => {
    if (mayStart()) link.wake();
  };
  addEventListener('online', () => {
    wake();
    tryAgain();
  });
  // The browser knows before the wire does. Where it errs, as with a server on the same machine, the next try succeeds at once.
  addEventListener('offline', () => link.drop());
  link.onOnline(() => {
    tryAgain();
    void fetchWhenIdle();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  link.onMessage((message) => {
    // Refusals with an id reach the one who asked; these have nobody else to tell.
    if (message.t === 'refused' && message.id === undefined) void tellRefusal(message.code);
  });
  effect(() => {
    if (mayStart()) link.connect();
  });
};

export const myName = (): string | undefined => link.welcome.value?.name;
/** As the link of the page that is shown knows it, unless said. */
export const gameInfo = (id: string, over = line.value): GameInfo | undefined => over.welcome.value?.games.find((game) => game.id === id);

/** Asks, and shows a refusal to the person. */
export const ask = async (request: Request, over = link): Promise<Answer> => {
  const answer = await over.request(request);
  if (!answer.ok) void tellRefusal(answer.code);
  return answer;
};
