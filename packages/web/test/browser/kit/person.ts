// A person in a browser: keeps all that came over the line, and notes what a page must never do.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CHANNEL, type OnChannel } from '../../../src/local/channel.ts';
import { clicking, type Hand, tapping } from './hand.ts';
import { fetchOnDemand, troublesOf } from './page.ts';

interface Answer {
  readonly refused: string | undefined;
  readonly seq: number;
}

export interface Person {
  readonly page: Page;
  readonly press: Hand;
  /** Every frame that came, as text. */
  readonly received: string[];
  /** What the server said to each move. */
  readonly answers: Answer[];
  /** The answer to the move with this number, counted from 0; it may be on its way. */
  answered(n: number): Promise<Answer>;
  /** Errors, failed requests and refusals: empty in a good run. */
  readonly troubles: string[];
  /** Takes a frame that came to the page. */
  hear(text: string): void;
}

/** What does not come in so many milliseconds never comes. */
const PATIENCE = 120_000;

/** Starts to listen; has to come before the first page is opened. */
export const personAt = (page: Page, press: Hand = clicking): Person => {
  // What lies under something else, or never comes, shall be told as such, long before the test's own time is over.
  page.setDefaultTimeout(PATIENCE);
  const troubles = troublesOf(page);
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What a page asked for when it was left is not wanted any more.
    if (why !== 'net::ERR_ABORTED') troubles.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.url()}: ${response.status()}`);
  });
  const received: string[] = [];
  const answers: Answer[] = [];
  const waiting = new Set<() => void>();
  const answer = (one: Answer): void => {
    answers.push(one);
    for (const look of waiting) look();
  };
  const hear = (text: string): void => {
    received.push(text);
    const { t, seq, code } = JSON.parse(text) as { readonly t: string; readonly seq?: number; readonly code?: string };
    // Only the answer to a move names a number.
    if (t === 'ok' && seq !== undefined) answer({ refused: undefined, seq });
    if (t !== 'refused') return;
    troubles.push(`refused: ${text}`);
    answer({ refused: code, seq: -1 });
  };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => hear(payload.toString()));
  });
  const answered = (n: number): Promise<Answer> =>
    new Promise((done, failed) => {
      const patience = setTimeout(() => failed(new Error(`move ${n} was never answered: was it sent?`)), PATIENCE);
      const look = (): void => {
        const one = answers[n];
        if (one === undefined) return;
        clearTimeout(patience);
        waiting.delete(look);
        done(one);
      };
      waiting.add(look);
      look();
    });
  return { page, press, received, answers, answered, troubles, hear };
};

/** Somebody whose tables are on their own device: what comes to their page comes over its channel. Has to come before the first page is opened. */
export const personHere = (page: Page): Promise<Person> => listeningHere(personAt(page));

export const listeningHere = async (who: Person): Promise<Person> => {
  const { page } = who;
  await page.exposeFunction('heardHere', who.hear);
  await page.addInitScript((name) => {
    const { heardHere } = globalThis as unknown as { readonly heardHere: (text: string) => void };
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<OnChannel>) => {
      if (data.to === 'pages' && data.t === 'text') heardHere(data.text);
    });
  }, CHANNEL);
  return who;
};

interface Coming extends BrowserContextOptions {
  /** Was never here: whoever comes by a link is then asked for a name. */
  readonly newcomer?: boolean;
  /** Their pages fetch all parts while they are idle. */
  readonly idle?: boolean;
}

/** People in browsers of their own. */
const people = (browser: Browser, count: number, { newcomer = false, idle = false, ...options }: Coming): Promise<readonly Person[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      if (!idle) await fetchOnDemand(context);
      if (!newcomer)
        await context.addInitScript(() => {
          // The page that every tab begins with has no memory.
          if (location.protocol !== 'about:') localStorage.setItem('maravilha.name-asked', 'yes');
        });
      return personAt(await context.newPage(), options.hasTouch ? tapping : clicking);
    }),
  );

/** People who leave when the test is over. To be called once in a file, with its `test`. */
export const guestsOf = (test: { afterEach(leaving: () => Promise<void>): void }) => {
  const here: Person[] = [];
  test.afterEach(async () => {
    await Promise.all(here.splice(0).map((who) => who.page.context().close()));
  });
  const come = async <N extends 1 | 2 | 3 | 4>(browser: Browser, count: N, options: Coming = {}): Promise<Crowd<N>> => {
    const came = await people(browser, count, options);
    here.push(...came);
    // As many as were asked.
    return came as unknown as Crowd<N>;
  };
  return { here, come };
};

type Crowd<N extends 1 | 2 | 3 | 4> = {
  1: readonly [Person];
  2: readonly [Person, Person];
  3: readonly [Person, Person, Person];
  4: readonly [Person, Person, Person, Person];
}[N];
