// A page as axe sees it.
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds serious or worse, each with the places. */
const seriousIn = async (page: Page, within: string, options: RunOptions): Promise<readonly string[]> => {
  // It is half a megabyte: it comes once to each page, not with each question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([place, asked]) => {
      const { violations } = await window.axe.run(place, asked);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
    },
    // Without frames there is nothing to gather from other pages.
    [within, { resultTypes: ['violations'], iframes: false, preload: false, ...options }] satisfies [string, RunOptions],
  );
};

/** All rules but the one for colours. Soft, so that one run names all that is wrong. */
export const expectAccessible = async (page: Page, where: string, within = 'html'): Promise<void> => {
  expect.soft(await seriousIn(page, within, { rules: { 'color-contrast': { enabled: false } } }), where).toEqual([]);
};

/** Text stands out from what lies behind it, by day and by night. Takes as long as all other rules together, four times over. */
export const expectContrast = async (page: Page, where: string): Promise<void> => {
  for (const theme of ['night', 'day']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    expect.soft(await seriousIn(page, 'html', { runOnly: ['color-contrast'] }), `${where} by ${theme}`).toEqual([]);
  }
};
