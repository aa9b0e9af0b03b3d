import { expect, type Page } from '@playwright/test';
import { resultOf, seqOf, standingOf } from './player.ts';
import { test } from './server.ts';
import { troublesOf } from './kit/page.ts';
import { startByKeys, tabTo } from './kit/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const movedFrom = async (page: Page, seq: number): Promise<boolean> => {
  await page.waitForTimeout(0);
  return (await seqOf(page)) > seq;
};

test('a whole game by keyboard alone', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await startByKeys(page, server.url, 'Duel');
  await page.waitForSelector('.duel');

  for (let decision = 0; decision < 120; decision++) {
    await page.waitForFunction(() => document.querySelector('.duel .turn.mine') !== null || document.querySelector('.duel.ended') !== null);
    const standing = await standingOf(page);
    if (standing === 'over') break;
    const seq = await seqOf(page);
    if (standing === 'choice') {
      await page.keyboard.press('1');
      if (!(await movedFrom(page, seq)) && (await page.locator('[data-confirm]').count()) > 0) {
        await tabTo(page, /^(Build|Destroy) /);
        await page.keyboard.press('Enter');
      }
    } else {
      await page.keyboard.press('Escape');
      // From the page itself an arrow goes to the first card that can be taken.
      await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page.locator('.dock .action.sell')).toBeVisible();
      const buildable = (await page.locator('.dock .action.build:not([aria-disabled=true])').count()) > 0;
      await page.keyboard.press(buildable ? 'b' : 'd');
    }
    await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>('.duel')?.dataset['seq']) > before, seq);
  }
  const { totals } = await resultOf(page);
  expect(totals).toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('? lists the keys, and Escape closes what is open', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play Duel/ }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.duel');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Keys' })).toHaveCount(0);
});
