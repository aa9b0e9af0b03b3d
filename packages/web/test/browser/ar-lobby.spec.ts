// The way from the home page to a table of Architects, for two to seven seats.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './server.ts';
import { expectNoSideways, troublesOf } from './kit/page.ts';
import { option } from './kit/lobby.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const seats = (page: Page): Locator => page.locator('.seats .seat:not(.shut)');

const openTable = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Create table: Architects with friends' }).click();
  await expect(option(page, /^First player/)).toBeAttached();
};

test('two clicks from a first visit to a game of four against bots', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play Architects against bots' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /^Random/ })).toBeChecked();
  await expect(sheet.getByText('You and 3 bots')).toBeVisible();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await expect(page.locator('.architects-table')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a table takes two to seven, and everyone sees its options', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Architects');
  await expect(seats(page)).toHaveCount(4);
  // Every setting of the game has its row, and nothing of another game.
  await expect(page.locator('.options .list .option b').first()).toHaveText('Seats');
  await expect(page.getByRole('switch', { name: 'Teams' })).toHaveCount(0);

  const guest = await (await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' })).newPage();
  await guest.goto(page.url());
  await expect(option(guest, /^Primeiro jogador/)).toContainText('Sorteio');
  await option(page, /^First player/)
    .getByText('Youngest', { exact: true })
    .click();
  await expect(option(guest, /^Primeiro jogador/)).toContainText('Mais jovem');
  await option(page, /^Wonders/)
    .getByText('Choose', { exact: true })
    .click();
  await expect(option(guest, /^Maravilhas/)).toContainText('Escolha');

  const count = option(page, /^Seats/);
  await count.getByText('7', { exact: true }).click();
  await expect(seats(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Open the table to/ })).toHaveCount(0);
  await count.getByText('2', { exact: true }).click();
  await expect(seats(page)).toHaveCount(2);
  // Fewer than two is not a game; the open seat is the opponent's, so no bot takes it unasked.
  await expect(page.getByRole('button', { name: /^Close seat/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start with 2' })).toBeDisabled();
  await guest.getByRole('button', { name: 'Sentar-se no lugar 2' }).click();
  await page.getByRole('button', { name: 'Start with 2' }).click();
  await expect(page.locator('.architects-table[data-decision=wonder]')).toBeVisible();
  await expect(guest.locator('.architects-table[data-decision=wonder]')).toBeVisible();
  expect(troubles).toEqual([]);
  await guest.context().close();
});

for (const width of [360, 320]) {
  test(`on a phone of ${width} pixels seven seats and the options fit`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 640 });
    await openTable(page, server.url);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .locator('.option')
      .filter({ hasText: /^Seats/ })
      .getByText('7', { exact: true })
      .click();
    await sheet.getByText('Seat 1 decides', { exact: true }).click();
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await expect(seats(page)).toHaveCount(7);
    await expect(page.locator('.chips')).toContainText('7 seats');
    await expect(page.locator('.chips')).toContainText('Seat 1 decides');
    await expectNoSideways(page);
  });
}
