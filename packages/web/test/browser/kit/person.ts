// A person in a browser: keeps all that came over the line, and notes what a page must never do.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { clicking, type Hand, tapping } from './hand.ts';
import { troublesOf } from './page.ts';

interface Answer {
  readonly refused: string | undefined;
  readonly seq: number;
}

export interface Person {
  readonly page: Page;
  readonly hand: Hand;
  /** Every frame that came, as text. */
  readonly received: string[];
  /** What the server said to each move. */
  readonly answers: Answer[];
  /** Errors, failed requests and refusals: empty in a good run. */
  readonly troubles: string[];
}

/** Starts to listen; has to come before the first page is opened. */
export const personAt = (page: Page, hand: Hand = clicking): Person => {
  // What lies under something else, or never comes, shall be told as such, long before the test's own time is over.
  page.setDefaultTimeout(120_000);
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
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      received.push(text);
      const { t, seq, code } = JSON.parse(text) as { readonly t: string; readonly seq?: number; readonly code?: string };
      // Only the answer to a move names a number.
      if (t === 'ok' && seq !== undefined) answers.push({ refused: undefined, seq });
      if (t !== 'refused') return;
      answers.push({ refused: code, seq: -1 });
      troubles.push(`refused: ${text}`);
    });
  });
  return { page, hand, received, answers, troubles };
};

/** People in browsers of their own. */
export const people = async (browser: Browser, count: number, options: BrowserContextOptions = {}): Promise<readonly Person[]> => {
  const contexts: BrowserContext[] = [];
  for (let i = 0; i < count; i++) contexts.push(await browser.newContext({ reducedMotion: 'reduce', ...options }));
  return Promise.all(contexts.map(async (context) => personAt(await context.newPage(), options.hasTouch ? tapping : clicking)));
};

export const leave = async (all: readonly Person[]): Promise<void> => {
  await Promise.all(all.map((who) => who.page.context().close()));
};

/** People who leave when the test is over. To be called once in a file, with its `test`. */
export const guestsOf = (test: { afterEach(leaving: () => Promise<void>): void }) => {
  const here: Person[] = [];
  test.afterEach(async () => {
    await leave(here.splice(0));
  });
  const come = async (browser: Browser, count: number, options?: BrowserContextOptions): Promise<readonly Person[]> => {
    here.push(...(await people(browser, count, options)));
    return here;
  };
  return { here, come };
};
