// A page as axe sees it.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds serious or worse, each with the places. All rules but the one for colours, which `contrast.ts` measures. */
export const seriousIn = async (page: Page, within: string): Promise<readonly string[]> => {
  // It is half a megabyte: it comes once to each page, not with each question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (place) => {
    // The places are enough to find what is wrong.
    window.axe.configure({ noHtml: true });
    const { violations } = await window.axe.run(place, {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      // Without frames there is nothing to gather from other pages.
      iframes: false,
      preload: false,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, within);
};

/** Soft, so that one run names all that is wrong. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect.soft(await seriousIn(page, 'html'), where).toEqual([]);
};
