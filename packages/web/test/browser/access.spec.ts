import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { letABotPlay, playOut, startAgainstBot } from './player.ts';
import { test } from './server.ts';
import { clicking } from './kit/hand.ts';

const expectNothingSerious = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(
    serious.map((v) => `${where}: ${v.id} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`),
    where,
  ).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing serious from home to the end', async ({ page, server }) => {
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNothingSerious(page, 'home');
      await page.getByRole('button', { name: /Play Duel/ }).click();
      await expectNothingSerious(page, 'play sheet');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Create table: Duel with a friend' }).click();
      await page.getByRole('button', { name: /^Start/ }).waitFor();
      await expectNothingSerious(page, 'lobby');

      await startAgainstBot(page, server.url, /^Draft$/);
      await page.waitForSelector('.duel .turn.mine');
      await expectNothingSerious(page, 'draft');
      let open = false;
      const look = async (now: Page): Promise<void> => {
        if ((await now.locator('.structure [tabindex="0"]').count()) === 0) return;
        open = true;
        await expectNothingSerious(now, 'table');
        await now.locator('.structure [tabindex="0"]').first().click();
        await expectNothingSerious(now, 'open card');
        await now.keyboard.press('l');
        await expectNothingSerious(now, 'log');
        await now.keyboard.press('Escape');
        await now.keyboard.press('Escape');
      };
      await playOut([page], clicking, look, () => open);
      await letABotPlay(page);
      await expectNothingSerious(page, 'end');
    });
  });
}

test('a card says its name, kind, cost, effect and price to a screen reader', async ({ page, server }) => {
  await startAgainstBot(page, server.url);
  await page.waitForSelector('.duel .turn.mine');
  const names = await page
    .locator('.structure [tabindex="0"]')
    .evaluateAll((cards) => cards.map((c) => c.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(name).toMatch(/raw material|manufactured|civilian|scientific|commercial|military|guild/i);
    expect(name).toMatch(/free now|coins? now|coins? short/i);
  }
});
