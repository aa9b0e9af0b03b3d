// Portuguese before a game and in the middle of one: no English, no raw key. What is said in the moments of a game, see scenes.spec.ts.
import { expect, type Page } from '@playwright/test';
import { findEnglish } from './kit/english.ts';
import { personAt } from './kit/person.ts';
import { playAlone, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const search = async (page: Page, where: string, root = 'body'): Promise<void> => {
  expect.soft(await findEnglish(page, root), where).toEqual([]);
};

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('the home page, the sheet of a game and the table before its start', async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual será a sua Maravilha?');
    await search(page, 'home');
    await page.getByRole('button', { name: 'Jogar Arquitetos contra bots' }).click();
    const friends = page.getByRole('dialog').getByRole('button', { name: /amigos/ });
    await friends.waitFor();
    await search(page, 'sheet');
    await friends.click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-option=wonders]').waitFor();
    await search(page, 'lobby');
  });
});

test('the language changes in mid-game, without a reload', async ({ page, server }) => {
  await playAlone(personAt(page), server.url, 'Duel');
  await untilAsked(page);
  await page.getByRole('button', { name: 'Mudar para português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(tableIn(page).getByRole('banner')).toContainText('Sua vez');
  expect(await findEnglish(page, '[data-game]')).toEqual([]);
  // The search finds what is there.
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(async () => (await findEnglish(page, '[data-game]')).length).toBeGreaterThan(5);
});
