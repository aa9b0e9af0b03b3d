// Levels of bots, hints, and masters.
import { expect, type Locator, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { GAMES } from './games/index.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectNoSideways } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { decide, letABotPlay, openAt, playOn, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);

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

const openTile = async (page: Page, url: string, tile: string): Promise<Locator> => {
  await page.goto(url);
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: tile, exact: true }) })
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
  await page.getByRole('banner').getByRole('button', { name: 'Hint', exact: true }).click();
  return page.getByRole('dialog', { name: 'Hint' });
};

test('every game has four levels to choose from, and suggests the next time what was chosen', async ({ page, server }) => {
  for (const { tile } of GAMES) {
    const sheet = await openTile(page, server.url, tile);
    expect(await levelsIn(sheet, 'Against')).toEqual(ENGLISH);
    // For a first game.
    await expect(sheet.getByRole('radio', { name: /^Apprentice/ })).toBeChecked();
  }
  const sheet = await openTile(page, server.url, 'Dice');
  await sheet.getByText('Architect', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
  const again = await openTile(page, server.url, 'Dice');
  await expect(again.getByRole('radio', { name: /^Architect/ })).toBeChecked();
});

test.describe('in Portuguese, on a phone', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 360, height: 640 } });

  test('the four levels have names and notes, and all of them fit', async ({ page, server }) => {
    const sheet = await openTile(page, server.url, 'Duel');
    expect(await levelsIn(sheet, 'Contra')).toEqual(PORTUGUESE);
    await expectNoSideways(page);
  });
});

test('in the lobby a bot is put on a seat as a builder, and can be any of the four', async ({ page, server }) => {
  const sheet = await openTile(page, server.url, 'Architects');
  await sheet.getByRole('button', { name: 'With friends instead' }).click();
  await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
  const level = page.getByRole('combobox', { name: 'Bot level' });
  await expect(level).toHaveValue('builder');
  await expect(level.getByRole('option')).toHaveText(['Apprentice', 'Builder', 'Architect', 'Master']);
  await level.selectOption('Master');
  await expect(page.locator('li[data-kind=bot]')).toContainText('gives nothing away');
});

for (const { tile, turn } of GAMES) {
  test(`${tile}: a hint in words with the chance of victory`, async ({ page, server }) => {
    const who = personAt(page);
    await openAt([who], server, turn());
    await untilAsked(page);
    const hint = await askForHint(page);
    const lines = hint.getByRole('listitem');
    await expect(lines.first()).toHaveText(/^\S.+\d+% to win.*best opponent \d+\./);
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    if (tile === 'Duel') await expectAccessible(page, 'a hint');
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(hint).toHaveCount(0);
    expect(who.troubles).toEqual([]);
  });
}

test('a hint thinks anew when the game has gone on', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, duel.positions.turn());
  const hint = await askForHint(page);
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  const first = await hint.getByRole('list').innerText();
  await hint.getByRole('button', { name: 'Close' }).click();
  await decide(who, duel.driver, 1);
  await untilAsked(page);
  const later = await askForHint(page);
  await expect(later.getByRole('listitem').first()).toBeVisible();
  expect(await later.getByRole('list').innerText()).not.toBe(first);
});

test('among people there are no hints', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.turn());
  const { page } = ana;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  // Nor when the other has a bot play: that person may come back.
  await letABotPlay(ben);
  await expect(tableIn(page)).toContainText('bot playing for them');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

test('masters answer, choice after choice', async ({ page, server }) => {
  const who = personAt(page);
  const sheet = await openTile(page, server.url, 'Duel');
  await sheet.getByText('Master', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await expect.poll(() => who.received.some((text) => text.includes('"bot":"master"'))).toBe(true);
  await playOn([who], duel.driver, { enough: () => who.answers.length >= 4 });
  // Nobody else is at the table: it is my turn again because the master has had its own.
  await untilAsked(page);
  expect(who.troubles).toEqual([]);
});
