// What holds of every page.
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Pages fetch what is opened when it is opened, as for readers who save data. Fetching the rest while idle is a third of the work of most tests. */
export const fetchOnDemand = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Watches for anything that a page must never do. The list stays empty in a good run. */
export const troublesOf = (page: Page): string[] => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
};

/** Nothing is wider than the window. */
export const expectNoSideways = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
};

/** Gives the page another window, and waits until it is laid out in it. */
export const resize = async (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // The first frame tells the page its new window, the second one is drawn for it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

export const LANGUAGES = ['en', 'pt-BR'] as const;

/** Changes the language in the bar of a desk, if it is another one; what lies over the bar is left open. */
export const speak = async (page: Page, language: (typeof LANGUAGES)[number]): Promise<void> => {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  await page.getByTitle(language === 'en' ? 'Switch to English' : 'Mudar para português').dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', language);
};

/** The step of the history that a sheet takes back when it is closed may still be on its way, and ends the first try. */
const insistently = <T>(go: () => Promise<T>): Promise<T> => go().catch(go);

export const goTo = (page: Page, url: string): Promise<unknown> => insistently(() => page.goto(url));

export const reload = (page: Page): Promise<unknown> => insistently(() => page.reload());
