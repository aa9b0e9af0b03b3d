import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { decide, playOut, resultOf, seqOf, standingOf } from './player.ts';
import { type RunningServer, test } from './server.ts';
import { clicking } from './kit/hand.ts';
import { troublesOf } from './kit/page.ts';

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

const person = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  opened.push(context);
  return context.newPage();
};

/** Two people at one table, the second by the link. */
const together = async (browser: Browser, server: RunningServer): Promise<readonly [Page, Page]> => {
  const [host, guest] = [await person(browser), await person(browser)];
  await host.goto(server.url);
  await host.getByRole('button', { name: 'Create table: Duel with a friend' }).click();
  await host.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  await expect(host.getByRole('button', { name: /^Start/ })).toBeDisabled();
  await guest.goto(host.url());
  await guest
    .locator('footer')
    .getByRole('button', { name: /Take seat/ })
    .click();
  await host.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.duel')));
  return [host, guest];
};

/** A few decisions by whoever is asked. */
const someMoves = async (pages: readonly Page[], count: number): Promise<void> => {
  let moves = 0;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          const standing = await standingOf(page);
          if (moves < count && (standing === 'turn' || standing === 'choice')) {
            await decide(page, clicking, moves * 5 + 1);
            moves++;
          }
        }
        return moves;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(count);
};

const summaryOf = (page: Page): Promise<string[]> =>
  page
    .locator('.structure [data-slot]')
    .evaluateAll((cards) => cards.map((c) => `${c.getAttribute('data-slot')}:${c.getAttribute('data-place') ?? 'back'}`));

test('two people play a whole game, each in a browser of their own', async ({ browser, server }) => {
  const [host, guest] = await together(browser, server);
  const troubles = [troublesOf(host), troublesOf(guest)];
  await playOut([host, guest], clicking);
  const [a, b] = [await resultOf(host), await resultOf(guest)];
  // Each sees the own column first.
  expect([...a.totals].reverse()).toEqual([...b.totals]);
  expect(troubles).toEqual([[], []]);
});

test('reload, lost connection and a killed server lose nothing', async ({ browser, server }) => {
  const [host, guest] = await together(browser, server);
  await someMoves([host, guest], 12);
  const before = { seq: await seqOf(host), cards: await summaryOf(host) };

  await guest.reload();
  await guest.waitForSelector('.duel');
  await expect.poll(() => seqOf(guest)).toBe(before.seq);
  expect(await summaryOf(guest)).toEqual(before.cards);

  await guest.context().setOffline(true);
  await someMovesWhere(host);
  await guest.context().setOffline(false);
  await expect.poll(async () => (await seqOf(guest)) === (await seqOf(host))).toBe(true);
  expect(await summaryOf(guest)).toEqual(await summaryOf(host));

  await server.restart();
  await someMoves([host, guest], 4);
  await expect.poll(async () => (await seqOf(guest)) === (await seqOf(host))).toBe(true);
  expect(await summaryOf(guest)).toEqual(await summaryOf(host));
});

/** The host moves while the guest is away, if it is the host's turn. */
const someMovesWhere = async (host: Page): Promise<void> => {
  const standing = await standingOf(host);
  if (standing === 'turn' || standing === 'choice') await decide(host, clicking, 2);
};

test('a spectator sees the table and cannot act', async ({ browser, server }) => {
  const [host, guest] = await together(browser, server);
  const watcher = await person(browser);
  const troubles = troublesOf(watcher);
  await watcher.goto(host.url());
  await watcher.waitForSelector('.duel');
  await someMoves([host, guest], 10);
  await expect.poll(async () => (await seqOf(watcher)) === (await seqOf(host))).toBe(true);
  expect(await standingOf(watcher)).toBe('waiting');
  const card = watcher.locator('.structure [data-slot][tabindex="0"]');
  if ((await card.count()) > 0) {
    await card.first().click();
    await expect(watcher.getByRole('region').filter({ has: watcher.locator('h3') })).toBeVisible();
    await expect(watcher.locator('.dock .action')).toHaveCount(0);
  }
  expect(troubles).toEqual([]);
});
