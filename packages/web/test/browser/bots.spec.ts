import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { decide, standingOf, startAgainstBot } from './player.ts';
import { test } from './server.ts';
import { clicking } from './kit/hand.ts';
import { expectNoSideways, troublesOf } from './kit/page.ts';
import { personAt } from './kit/person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

const GAMES = ['7 Wonders', 'Cities', 'Duel', 'Architects', 'Dice'] as const;

const ENGLISH = [
  'Apprentice learns with you',
  'Builder takes what is best right now',
  'Architect plans ahead',
  'Master gives nothing away',
];
const PORTUGUESE = [
  'Aprendiz aprende junto com você',
  'Construtor pega o que é melhor agora',
  'Arquiteto planeja adiante',
  'Mestre não deixa passar nada',
];

const openGame = async (page: Page, url: string, game: string): Promise<Locator> => {
  await page.goto(url);
  await page
    .locator('.tile', { has: page.getByRole('heading', { name: game, exact: true }) })
    .getByRole('button')
    .first()
    .click();
  return page.getByRole('dialog');
};

const levelsIn = async (sheet: Locator, label: string): Promise<readonly string[]> => {
  const radios = sheet.getByRole('group', { name: label }).getByRole('radio');
  await expect(radios).toHaveCount(4);
  return Promise.all((await radios.all()).map(async (radio) => (await radio.locator('..').innerText()).replaceAll(/\s+/g, ' ').trim()));
};

const askForHint = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  return page.getByRole('dialog', { name: 'Hint' });
};

for (const game of GAMES) {
  test(`${game}: four levels to choose from, and a hint in words with the chance of victory`, async ({ page, server }) => {
    const troubles = troublesOf(page);
    const sheet = await openGame(page, server.url, game);
    expect(await levelsIn(sheet, 'Against')).toEqual(ENGLISH);
    await expect(sheet.getByRole('radio', { name: /^Builder/ })).toBeChecked();
    await sheet.getByText('Apprentice', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Start playing' }).click();
    await page.waitForSelector('.table[data-mine]');

    const hint = await askForHint(page);
    const lines = hint.getByRole('listitem');
    await expect(lines.first()).toHaveText(/^\S.+\d+% to win.*best opponent \d+\./);
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    const { violations } = await new AxeBuilder({ page }).include('.panel').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(hint).toHaveCount(0);

    // What was chosen once is suggested the next time.
    const again = await openGame(page, server.url, game);
    await expect(again.getByRole('radio', { name: /^Apprentice/ })).toBeChecked();
    expect(troubles).toEqual([]);
  });
}

test.describe('in Portuguese, on a phone', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 360, height: 640 } });

  test('the four levels have names and notes, and all of them fit', async ({ page, server }) => {
    const sheet = await openGame(page, server.url, 'Duel');
    expect(await levelsIn(sheet, 'Contra')).toEqual(PORTUGUESE);
    await expectNoSideways(page);
  });
});

test('in the lobby a bot is put on a seat as a builder, and can be any of the four', async ({ page, server }) => {
  const sheet = await openGame(page, server.url, 'Architects');
  await sheet.getByRole('button', { name: 'With friends instead' }).click();
  await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
  const level = page.getByRole('combobox', { name: 'Bot level' });
  await expect(level).toHaveValue('builder');
  await expect(level.getByRole('option')).toHaveText(['Apprentice', 'Builder', 'Architect', 'Master']);
  await level.selectOption('Master');
  await expect(page.locator('.seat.bot')).toContainText('gives nothing away');
});

test('masters answer, choice after choice', async ({ page, server }) => {
  const who = personAt(page);
  const sheet = await openGame(page, server.url, 'Duel');
  await sheet.getByText('Master', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await expect.poll(() => who.received.some((text) => text.includes('"bot":"master"'))).toBe(true);
  for (let luck = 3; who.answers.length < 4; luck += 7) {
    await page.waitForSelector('.duel .turn.mine');
    await decide(page, clicking, luck);
  }
  // Nobody else is at the table: it is my turn again because the master has had its own.
  await page.waitForSelector('.duel .turn.mine');
  expect(who.troubles).toEqual([]);
});

test('a hint thinks anew when the game has gone on', async ({ page, server }) => {
  await startAgainstBot(page, server.url);
  await page.waitForSelector('.duel .turn.mine');
  const hint = await askForHint(page);
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  const first = await hint.getByRole('list').innerText();
  await hint.getByRole('button', { name: 'Close' }).click();
  for (let move = 0; move < 2; move++) {
    await page.waitForSelector('.duel .turn.mine');
    await decide(page, clicking, move);
  }
  await page.waitForSelector('.duel .turn.mine');
  expect(await standingOf(page)).not.toBe('over');
  const later = await askForHint(page);
  await expect(later.getByRole('listitem').first()).toBeVisible();
  expect(await later.getByRole('list').innerText()).not.toBe(first);
});

test('among people there are no hints', async ({ browser, page, server }) => {
  const sheet = await openGame(page, server.url, 'Duel');
  await sheet.getByRole('button', { name: 'With friends instead' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  opened.push(context);
  const guest = await context.newPage();
  await guest.goto(page.url());
  await guest
    .locator('footer')
    .getByRole('button', { name: /Take seat/ })
    .click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.waitForSelector('.duel');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  // Nor when the other has a bot play: that person may come back.
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.duel')).toContainText('bot playing for them');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
