// The home page and the table before its start.
import { expect, type Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import { GAMES } from './games/index.ts';
import { findEnglish } from './kit/english.ts';
import { createTable, mySeatIn, optionIn, seatsIn } from './kit/lobby.ts';
import { expectNoSideways, troublesOf, resize } from './kit/page.ts';
import { guestsOf, type Person, personAt } from './kit/person.ts';
import { decide, lookAt, tableIn, untilAnyAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);

const namesIn = (page: Page): Promise<string[]> => seatsIn(page).locator('b').allInnerTexts();

/** Opens a table and waits for its options. */
const openTable = async (page: Page, url: string, tile: string): Promise<void> => {
  await createTable(page, url, tile);
  await expect(page.locator('[data-option]').nth(2)).toBeAttached();
};

const visit = async ({ page }: Person, host: Page): Promise<Page> => {
  await page.goto(host.url());
  return page;
};

test('the sheet of each game suggests a number of seats', async ({ page, server }) => {
  await page.goto(server.url);
  for (const { tile, seats } of GAMES) {
    await page.getByRole('button', { name: new RegExp(`^Play ${tile} against`) }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Start playing' })).toBeEnabled();
    // Duel is for two: there is nothing to choose.
    if (seats > 2) {
      await expect(sheet.getByRole('radio', { name: String(seats), exact: true })).toBeChecked();
      await expect(sheet.getByText(`You and ${seats - 1} bots`)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});

test('a number of seats that was chosen once is suggested the next time', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play Cities against bots' }).click();
  await page.getByRole('dialog').getByText('7', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
  await page.goto(server.url);
  await expect(page.getByRole('region', { name: 'Your tables' }).getByRole('link')).toContainText('7 Wonders + Cities against 6 bots');
  await page.getByRole('button', { name: 'Play Cities against bots' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: '7', exact: true })).toBeChecked();
});

test('the sheet leads to a table for friends with what was chosen', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play 7 Wonders against bots' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: /^Apprentice/ })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /^Day/ })).toBeChecked();
  await sheet.getByText('4', { exact: true }).click();
  await sheet.getByText('Night', { exact: true }).click();
  await sheet.getByRole('button', { name: 'With friends instead' }).click();
  await expect(seatsIn(page)).toHaveCount(4);
  await expect(optionIn(page, 'sides').getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Wonders');
});

test('seats are opened, closed, swapped, given to bots and taken back', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url, '7 Wonders');
  await expect(seatsIn(page)).toHaveCount(3);
  // Fewer than three is not a game.
  await expect(page.getByRole('button', { name: /^Close seat/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the table to 4 players' }).click();
  await page.getByRole('button', { name: 'Open the table to 5 players' }).click();
  await expect(seatsIn(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
  await seatsIn(page).nth(1).getByRole('combobox').selectOption({ label: 'Builder' });
  await expect(seatsIn(page).nth(1)).toContainText('takes what is best right now');

  const [friend] = await come(browser, 1);
  const guest = await visit(friend, page);
  await guest.getByRole('button', { name: 'Take seat 4' }).click();
  await expect(mySeatIn(guest)).toBeVisible();
  const [owner, , , other] = await namesIn(page);
  await expect(guest.locator('footer')).toContainText('2 seats are still open');

  await page.getByRole('button', { name: 'Swap seat 1 with another' }).click();
  await expect(page.getByRole('button', { name: 'Keep the seats as they are' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep the seats as they are' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Swap seat 1 with another' }).click();
  await page.getByRole('button', { name: 'Swap seats 1 and 4' }).click();
  await expect(seatsIn(page).nth(3)).toHaveAttribute('data-mine', 'true');
  expect(await namesIn(page)).toEqual([other, 'Bot Dido', 'Open seat', owner, 'Open seat']);

  await page.getByRole('button', { name: 'Close seat 3' }).click();
  await expect(seatsIn(page)).toHaveCount(4);
  expect(await namesIn(page)).toEqual([other, 'Bot Dido', owner, 'Open seat']);
  await page.getByRole('button', { name: 'Remove Bot Dido from the table' }).click();
  await expect(seatsIn(page).nth(1)).toContainText('Open seat');
  await page.getByRole('button', { name: `Remove ${other} from the table` }).click();
  await expect(mySeatIn(guest)).toHaveCount(0);
  await expect(guest.locator('footer')).toContainText('You are watching');
  expect(troubles).toEqual([]);
});

test('everyone sees the options; teams ask for a fitting number and sit in pairs', async ({ page, server, browser }) => {
  await openTable(page, server.url, 'Cities');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Wonders + Cities');
  await expect(seatsIn(page)).toHaveCount(5);
  const [friend] = await come(browser, 1);
  const guest = await visit(friend, page);
  await expect(optionIn(guest, 'cities')).toContainText('Yes');

  const teams = page.getByRole('switch', { name: 'Teams' });
  await teams.click();
  await expect(teams).toHaveAttribute('aria-checked', 'false');
  await page
    .getByRole('group', { name: /4 or 6/ })
    .getByRole('button', { name: '6 seats' })
    .click();
  await expect(teams).toHaveAttribute('aria-checked', 'true');
  for (const team of ['Team 1', 'Team 2', 'Team 3'])
    await expect(page.getByRole('group', { name: new RegExp(`^${team}`) }).locator('[data-seat]')).toHaveCount(2);
  await expect(guest.getByRole('group', { name: /^Team/ })).toHaveCount(3);
  await expect(optionIn(guest, 'teams')).toContainText('Yes');

  // With teams only four and six can be chosen.
  const count = optionIn(page, 'seats');
  await expect(count.getByRole('radio', { name: '5', exact: true })).toBeDisabled();
  await count.getByText('4', { exact: true }).click();
  await expect(seatsIn(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'First game: Use' }).click();
  await expect(page.getByRole('button', { name: 'First game: In use' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: /^Team/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Cities');
  await expect(optionIn(guest, 'sides')).toContainText('good for a first game');
  await optionIn(page, 'boards').getByText('Draft', { exact: true }).click();
  await expect(optionIn(guest, 'boards')).toContainText('Draft');
  await expect(page.getByRole('button', { name: 'First game: Use' })).toBeVisible();
});

test('the owner starts with bots on the open seats, and both people are at the table', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url, 'Cities');
  const [friend] = await come(browser, 1);
  const guest = await visit(friend, page);
  await guest.getByRole('button', { name: 'Take seat' }).last().click();
  await expect(mySeatIn(guest)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await expect(page.locator('footer')).toContainText('The 3 open seats go to bots (Builder).');
  await page.getByRole('button', { name: 'Start with 5' }).click();
  await expect(tableIn(page)).toBeVisible();
  await expect(tableIn(guest)).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a table of Architects takes two to seven, and everyone sees its options in their own language', async ({ page, server, browser }) => {
  const troubles = troublesOf(page);
  await openTable(page, server.url, 'Architects');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Architects');
  await expect(seatsIn(page)).toHaveCount(4);
  // Every setting of the game has its row, and nothing of another game.
  await expect(page.locator('[data-option]').first().locator('b')).toHaveText('Seats');
  await expect(page.getByRole('switch', { name: 'Teams' })).toHaveCount(0);

  const [friend] = await come(browser, 1, { locale: 'pt-BR' });
  const guest = await visit(friend, page);
  await expect(optionIn(guest, 'starter')).toContainText('Sorteio');
  await optionIn(page, 'starter').getByText('Youngest', { exact: true }).click();
  await expect(optionIn(guest, 'starter')).toContainText('Mais jovem');
  await optionIn(page, 'wonders').getByText('Choose', { exact: true }).click();
  await expect(optionIn(guest, 'wonders')).toContainText('Escolha');

  const count = optionIn(page, 'seats');
  await count.getByText('7', { exact: true }).click();
  await expect(seatsIn(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Open the table to/ })).toHaveCount(0);
  await count.getByText('2', { exact: true }).click();
  await expect(seatsIn(page)).toHaveCount(2);
  // Fewer than two is not a game; the open seat is the opponent's, so no bot takes it unasked.
  await expect(page.getByRole('button', { name: /^Close seat/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start with 2' })).toBeDisabled();
  await guest.getByRole('button', { name: 'Sentar-se no lugar 2' }).click();
  await page.getByRole('button', { name: 'Start with 2' }).click();
  for (const table of [page, guest]) await expect(table.locator('[data-game=architects][data-decision=wonder]')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a table of Architects chooses its reading of what the rule book leaves open, and is played by it', async ({
  page,
  server,
  browser,
}) => {
  const owner = personAt(page);
  await openTable(page, server.url, 'Architects');
  await optionIn(page, 'seats').getByText('2', { exact: true }).click();
  await expect(seatsIn(page)).toHaveCount(2);
  const [friend] = await come(browser, 1, { locale: 'pt-BR' });
  const guest = await visit(friend, page);
  for (const [key, first, chosen, shown] of [
    ['coins', 'For missing cards', 'Freely', 'À vontade'],
    ['battle', 'Two tokens', 'One token', 'Uma ficha'],
    ['engineering', 'Must be used', 'May be used', 'Uso opcional'],
  ] as const) {
    await expect(optionIn(page, key).getByRole('radio', { name: first })).toBeChecked();
    await optionIn(page, key).getByText(chosen, { exact: true }).click();
    await expect(optionIn(guest, key)).toContainText(shown);
  }
  expect(await findEnglish(guest, '#app')).toEqual([]);
  await guest.getByRole('button', { name: 'Sentar-se no lugar 2' }).click();
  await page.getByRole('button', { name: 'Start with 2' }).click();
  await untilAnyAsked([owner, friend]);
  const all = [owner, friend];
  const asked = (await lookAt(page)).standing === 'asked' ? owner : friend;
  await decide(asked, architects.driver);
  for (const who of all) {
    await expect.poll(() => architects.newestOf(who).seq).toBeGreaterThan(0);
    expect(architects.viewOf(who).options).toMatchObject({ coins: 'free', battle: 'single', engineering: 'may' });
    expect(who.troubles).toEqual([]);
  }
});

for (const width of [360, 320]) {
  test(`on a phone of ${width} pixels seats and options fit, seven seats and teams too`, async ({ page, server }) => {
    await resize(page, { width, height: 640 });
    await openTable(page, server.url, 'Cities');
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await optionIn(sheet, 'seats').getByText('7', { exact: true }).click();
    await expect(seatsIn(page)).toHaveCount(7);
    await expectNoSideways(page);
    await sheet.getByRole('switch', { name: 'Teams' }).click();
    await sheet.getByRole('button', { name: '6 seats' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: /^Team \d/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
    await expect(seatsIn(page).nth(1).getByRole('combobox')).toBeVisible();
    await expectNoSideways(page);
    // All that can be pressed lies within its row.
    const outside = await seatsIn(page).evaluateAll(
      (rows) =>
        rows.filter((row) =>
          [...row.querySelectorAll('button, select, b')].some(
            (part) => part.getBoundingClientRect().right > row.getBoundingClientRect().right + 1,
          ),
        ).length,
    );
    expect(outside).toBe(0);
    await expect(page.getByRole('listitem').filter({ hasText: '6 seats' })).toBeVisible();
  });
}

/** Parts of the page that lie over one another. */
const overlapsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > section')].map((part) => ({
      name: part.className,
      box: part.getBoundingClientRect(),
    }));
    return parts.flatMap((a, n) =>
      parts
        .slice(n + 1)
        .filter(
          (b) =>
            a.box.right > b.box.left + 1 && b.box.right > a.box.left + 1 && a.box.bottom > b.box.top + 1 && b.box.bottom > a.box.top + 1,
        )
        .map((b) => `${a.name} over ${b.name}`),
    );
  });

/** Buttons of seats and foot that something else lies over, wherever one scrolls to. */
const coveredIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li[data-seat] button, footer button')]
      .filter((button) => {
        button.scrollIntoView({ block: 'center' });
        const box = button.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return at === null || !button.contains(at);
      })
      .map((button) => button.getAttribute('aria-label') ?? button.innerText),
  );

test('with seven seats and with teams nothing lies over anything, and all can be pressed, from the smallest phone to the largest screen', async ({
  page,
  server,
}) => {
  await openTable(page, server.url, 'Cities');
  const settle = async (seats: string): Promise<void> => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1024, 768],
      [1366, 625],
      [2560, 1440],
    ] as const) {
      await resize(page, { width, height });
      const where = `${seats} at ${width}×${height}`;
      await expectNoSideways(page);
      // Its parts scroll, not the page.
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), where).toBeLessThanOrEqual(0);
      expect.soft(await overlapsIn(page), where).toEqual([]);
      expect.soft(await coveredIn(page), where).toEqual([]);
    }
  };
  await optionIn(page, 'seats').getByText('7', { exact: true }).click();
  await expect(seatsIn(page)).toHaveCount(7);
  await settle('seven seats');
  await resize(page, { width: 1366, height: 768 });
  await page.getByRole('switch', { name: 'Teams' }).click();
  await page.getByRole('button', { name: '6 seats' }).click();
  await expect(page.getByRole('group', { name: /^Team \d/ })).toHaveCount(3);
  await settle('teams');
});
