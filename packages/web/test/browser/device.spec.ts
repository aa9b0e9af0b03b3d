// What the page asks of the device: a screen that stays on, a light shake, its sheet for sharing, a place among its apps. What is asked is
// noted on its way to the browser.
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { guestsOf } from './kit/person.ts';
import { decide, openAt, panelIn, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

const { come } = guestsOf(test);

interface Asked {
  /** Screens held on now. */
  held: number;
  readonly shakes: unknown[];
  readonly shared: ShareData[];
  prompts: number;
}

const noteDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked: Asked = { held: 0, shakes: [], shared: [], prompts: 0 };
    Object.assign(globalThis, { asked });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      asked.held++;
      lock.addEventListener('release', () => asked.held--);
      return lock;
    };
    const vibrate = navigator.vibrate.bind(navigator);
    navigator.vibrate = (pattern: VibratePattern | Iterable<number>) => {
      asked.shakes.push(pattern);
      return vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
    };
    // The sheet itself belongs to the system; a test has nobody to close it.
    navigator.share = (what) => {
      asked.shared.push(what ?? {});
      return Promise.resolve();
    };
  });

const askedOf = (page: Page): Promise<Asked> => page.evaluate(() => (globalThis as unknown as { readonly asked: Asked }).asked);
const held = (page: Page) => async (): Promise<number> => (await askedOf(page)).held;

test('the screen stays on while a game is alive, and not after it, nor at a table that is left alone', async ({ browser, server }) => {
  const [who] = await come(browser, 1);
  const { page } = who;
  // As every browser with a screen of its own allows it.
  await page.context().grantPermissions(['screen-wake-lock']);
  await noteDevice(page);
  await page.clock.install();
  await openAt([who], server, duel.positions.turn());
  await expect.poll(held(page)).toBe(1);
  // Nothing happens, and nobody touches it.
  await page.clock.fastForward(11 * 60_000);
  await expect.poll(held(page)).toBe(0);
  await page.mouse.click(5, 5);
  await expect.poll(held(page)).toBe(1);
  await page.getByRole('link', { name: 'Maravilha, home page' }).first().click();
  await expect.poll(held(page)).toBe(0);
  await openAt([who], server, duel.positions.over());
  await page.waitForSelector('[data-game][data-ended=true]');
  await expect(page.getByRole('button', { name: 'Share the result' })).toBeVisible();
  expect((await askedOf(page)).held).toBe(0);
});

test('the phone shakes when it is my turn, for those who want that', async ({ browser, server }) => {
  const [who] = await come(browser, 1, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const { page } = who;
  await noteDevice(page);
  await openAt([who], server, duel.positions.turn());
  await decide(who, duel.driver);
  await untilAsked(page);
  expect((await askedOf(page)).shakes).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const wish = panelIn(page).getByRole('radiogroup', { name: 'Vibrate on your turn' });
  await wish.getByText('Yes', { exact: true }).tap();
  // Once to show what it is like.
  await expect.poll(async () => (await askedOf(page)).shakes).toEqual([30]);
  await page.keyboard.press('Escape');
  await expect(panelIn(page)).toHaveCount(0);
  await decide(who, duel.driver, 1);
  await untilAsked(page);
  await expect.poll(async () => (await askedOf(page)).shakes).toEqual([30, 30]);
});

test('a result is shared with its game, its points and its table', async ({ browser, server }) => {
  const [who] = await come(browser, 1);
  const { page } = who;
  await noteDevice(page);
  await openAt([who], server, duel.positions.over(), { names: ['Ana', 'Ben'], everyone: true });
  await page.getByRole('button', { name: 'Share the result' }).click();
  const [shared] = (await askedOf(page)).shared;
  expect(shared).toMatchObject({ title: '7 Wonders Duel', url: page.url() });
  expect(shared?.text).toMatch(/^How our game of 7 Wonders Duel ended: (?:Ana|Ben) \d+, (?:Ana|Ben) \d+$/);
});

test('an invitation that is shared with the page leads to its table; other texts leave the home page as it is', async ({
  browser,
  server,
}) => {
  const [host, guest] = await come(browser, 2);
  await host.page.goto(server.url);
  await host.page.getByRole('button', { name: /^Create table: Duel/ }).click();
  await expect(host.page).toHaveURL(/\/t\/[A-Z2-9]+$/);
  const link = host.page.url();
  const text = encodeURIComponent(`Play Duel with me: ${link} now`);
  await guest.page.goto(`${server.url}/?title=Maravilha&text=${text}`);
  await expect(guest.page).toHaveURL(link);
  await guest.page.goto(`${server.url}/?text=hello%20there`);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.page).toHaveURL(`${server.url}/`);
  const manifest = (await (await guest.page.request.get(`${server.url}/manifest.webmanifest`)).json()) as { share_target: unknown };
  expect(manifest.share_target).toEqual({ action: '/', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } });
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});

test('where the browser offers it, the home page leads to its question whether to install', async ({ browser, server }) => {
  const [{ page }] = await come(browser, 1);
  await noteDevice(page);
  await page.goto(server.url);
  const install = page.getByRole('button', { name: 'Install on this device' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(install).toHaveCount(0);
  const kept = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const { asked } = globalThis as unknown as { readonly asked: Asked };
    Object.assign(offer, { prompt: () => Promise.resolve(void asked.prompts++) });
    return !dispatchEvent(offer);
  });
  expect(kept, 'the browser does not ask by itself').toBe(true);
  await install.click();
  expect((await askedOf(page)).prompts).toBe(1);
  await expect(install).toHaveCount(0);
  // At a table nobody is asked.
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
  await expect(install).toHaveCount(0);
});
