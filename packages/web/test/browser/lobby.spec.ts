// The home page and the table before its start, for a game of three to seven seats.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from './server.ts';
import { expectNoSideways, troublesOf } from './kit/page.ts';
import { option } from './kit/lobby.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const seats = (page: Page): Locator => page.locator('.seats .seat:not(.shut)');
const names = (page: Page): Promise<string[]> => seats(page).locator('.who b').allInnerTexts();

/** Opens a table of the tile and waits for its options. */
const openTable = async (page: Page, url: string, tile: '7 Wonders' | 'Cities'): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: `Create table: ${tile} with friends` }).click();
  await expect(page.locator('.options .preset')).toBeAttached();
};

const guestAt = async (browser: Browser, page: Page): Promise<Page> => {
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await guest.goto(page.url());
  return guest;
};

test('two clicks from a first visit to a first game against two bots', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play 7 Wonders against bots' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /First game/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await expect(page.locator('.wonders-table')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('Cities against bots starts with five, and remembers another number', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play Cities against bots' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  await sheet.getByText('7', { exact: true }).click();
  await expect(sheet.getByText('You and 6 bots')).toBeVisible();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await expect(page.locator('.wonders-table')).toBeVisible();
  await page.goto(server.url);
  await expect(page.locator('.yours .row')).toContainText('7 Wonders + Cities against 6 bots');
  await page.getByRole('button', { name: 'Play Cities against bots' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: '7', exact: true })).toBeChecked();
});

test('the sheet leads to a table for friends with what was chosen', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play 7 Wonders against bots' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('4', { exact: true }).click();
  await sheet.getByText('Night', { exact: true }).click();
  await sheet.getByRole('button', { name: 'With friends instead' }).click();
  await expect(seats(page)).toHaveCount(4);
  await expect(option(page, /^Sides/).getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Wonders');
});

test('seats are opened, closed, swapped, given to bots and taken back', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url, '7 Wonders');
  await expect(seats(page)).toHaveCount(3);
  // Fewer than three is not a game.
  await expect(page.getByRole('button', { name: /^Close seat/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the table to 4 players' }).click();
  await page.getByRole('button', { name: 'Open the table to 5 players' }).click();
  await expect(seats(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
  const level = seats(page).nth(1).getByRole('combobox');
  await level.selectOption({ label: 'Builder' });
  await expect(seats(page).nth(1)).toContainText('takes what is best right now');

  const guest = await guestAt(browser, page);
  await guest.getByRole('button', { name: 'Take seat 4' }).click();
  await expect(guest.locator('.seat.mine')).toBeVisible();
  const [owner, , , friend] = await names(page);
  await expect(guest.locator('.foot')).toContainText('2 seats are still open');

  await page.getByRole('button', { name: 'Swap seat 1 with another' }).click();
  await expect(page.getByRole('button', { name: 'Keep the seats as they are' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Swap seats 1 and 4' }).click();
  await expect(seats(page).nth(3)).toHaveClass(/mine/);
  expect(await names(page)).toEqual([friend, 'Bot Dido', 'Open seat', owner, 'Open seat']);

  await page.getByRole('button', { name: 'Close seat 3' }).click();
  await expect(seats(page)).toHaveCount(4);
  expect(await names(page)).toEqual([friend, 'Bot Dido', owner, 'Open seat']);
  await page.getByRole('button', { name: 'Remove Bot Dido from the table' }).click();
  await expect(seats(page).nth(1)).toContainText('Open seat');
  await page.getByRole('button', { name: `Remove ${friend} from the table` }).click();
  await expect(guest.locator('.seat.mine')).toHaveCount(0);
  await expect(guest.locator('.foot')).toContainText('You are watching');
  expect(troubles).toEqual([]);
  await guest.context().close();
});

test('everyone sees the options; teams ask for a fitting number and sit in pairs', async ({ page, server, browser }) => {
  await openTable(page, server.url, 'Cities');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Wonders + Cities');
  await expect(seats(page)).toHaveCount(5);
  const guest = await guestAt(browser, page);
  await expect(option(guest, /^Cities expansion/)).toContainText('Yes');

  await page.getByRole('switch', { name: 'Teams' }).click();
  await expect(page.getByRole('switch', { name: 'Teams' })).toHaveAttribute('aria-checked', 'false');
  await page
    .getByRole('group', { name: /4 or 6/ })
    .getByRole('button', { name: '6 seats' })
    .click();
  await expect(page.getByRole('switch', { name: 'Teams' })).toHaveAttribute('aria-checked', 'true');
  for (const team of ['Team 1', 'Team 2', 'Team 3'])
    await expect(page.getByRole('group', { name: new RegExp(`^${team}`) }).locator('.seat')).toHaveCount(2);
  await expect(guest.getByRole('group', { name: /^Team/ })).toHaveCount(3);
  await expect(option(guest, /^Teams/)).toContainText('Yes');

  // With teams only four and six can be chosen.
  const count = option(page, /^Seats/);
  await expect(count.getByRole('radio', { name: '5', exact: true })).toBeDisabled();
  await count.getByText('4', { exact: true }).click();
  await expect(seats(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'First game: Use' }).click();
  await expect(page.getByRole('button', { name: 'First game: In use' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: /^Team/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Cities');
  await expect(option(guest, /^Sides/)).toContainText('Simpler effects');
  await option(page, /^Wonders/)
    .getByText('Draft', { exact: true })
    .click();
  await expect(option(guest, /^Wonders/)).toContainText('Draft');
  await expect(page.getByRole('button', { name: 'First game: Use' })).toBeVisible();
  await guest.context().close();
});

test('the owner starts with bots on the open seats, and both people are at the table', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url, 'Cities');
  const guest = await guestAt(browser, page);
  await guest.getByRole('button', { name: 'Take seat' }).last().click();
  await expect(guest.locator('.seat.mine')).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await expect(page.locator('.foot')).toContainText('The 3 open seats go to bots (Builder).');
  await page.getByRole('button', { name: 'Start with 5' }).click();
  await expect(page.locator('.wonders-table')).toBeVisible();
  await expect(guest.locator('.wonders-table')).toBeVisible();
  expect(troubles).toEqual([]);
  await guest.context().close();
});

for (const width of [360, 320]) {
  test(`on a phone of ${width} pixels seats and options fit, seven seats and teams too`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 640 });
    await openTable(page, server.url, 'Cities');
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .locator('.option')
      .filter({ hasText: /^Seats/ })
      .getByText('7', { exact: true })
      .click();
    await expect(seats(page)).toHaveCount(7);
    await expectNoSideways(page);
    await sheet.getByRole('switch', { name: 'Teams' }).click();
    await sheet.getByRole('button', { name: '6 seats' }).click();
    await expect(page.locator('.pair')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
    await expect(seats(page).nth(1).getByRole('combobox')).toBeVisible();
    await expectNoSideways(page);
    // All that can be pressed lies within its row.
    const outside = await seats(page).evaluateAll(
      (rows) =>
        rows.filter((row) =>
          [...row.querySelectorAll('button, select, .who b')].some(
            (part) => part.getBoundingClientRect().right > row.getBoundingClientRect().right + 1,
          ),
        ).length,
    );
    expect(outside).toBe(0);
    await expect(page.locator('.chips')).toContainText('6 seats');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in sheet and lobby (${colorScheme})`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    const expectNothingSerious = async (where: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
      expect(serious.map((v) => `${where}: ${v.id} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`)).toEqual([]);
    };
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play Cities against bots' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
    await expectNothingSerious('sheet');
    await openTable(page, server.url, 'Cities');
    await page.getByRole('button', { name: 'Put a bot in seat 3' }).click();
    await page.getByRole('switch', { name: 'Teams' }).click();
    await expectNothingSerious('lobby');
    await page.getByRole('button', { name: '6 seats' }).click();
    await expect(page.locator('.pair')).toHaveCount(3);
    await expectNothingSerious('teams');
  });
}
