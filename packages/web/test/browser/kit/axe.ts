// A page as axe sees it, by day and by night.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds serious or worse, each with the places. */
const seriousIn = async (page: Page, within: string, rules: readonly string[]): Promise<readonly string[]> => {
  // Without frames there is nothing to gather from other pages.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`);
};

const inTheme = (page: Page, theme: 'day' | 'night'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/**
 * Only colours differ at night: the other rules are asked once. Nor is the rest of a page looked at again when a part of it has changed.
 * Soft, so that one run names all that is wrong.
 */
export const expectAccessible = async (page: Page, where: string, within = 'html'): Promise<void> => {
  await inTheme(page, 'day');
  expect.soft(await seriousIn(page, within, []), `${where} by day`).toEqual([]);
  await inTheme(page, 'night');
  expect.soft(await seriousIn(page, within, ['color-contrast']), `${where} by night`).toEqual([]);
  await inTheme(page, 'day');
};
