// What a symbol means, from wherever it is met: by mouse, by finger, by key, at every table and before it.
import { expect, type Locator, type Page } from '@playwright/test';
import { openScene, SCENES, type Scene } from './games/scenes.ts';
import { expectAccessible } from './kit/axe.ts';
import { weakTextsIn } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { createTable } from './kit/lobby.ts';
import { problemsIn } from './kit/layout.ts';
import { speak } from './kit/page.ts';
import { personAt } from './kit/person.ts';
import { lookerOf, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sceneOf = (game: string, name: string): Scene => {
  const scene = SCENES.find((one) => one.game === game && one.name === name);
  if (scene === undefined) throw new Error(`no scene ${game}: ${name}`);
  return scene;
};

const lookUpIn = (page: Page): Locator => page.locator('.look-up');
const sheetIn = (page: Page): Locator => page.locator('[data-look-up] dialog[open]');

/** The table lies under the sheet on purpose. */
const problemsOfSheet = async (page: Page): Promise<readonly string[]> =>
  (await problemsIn(page, PHONE)).filter((problem) => !problem.includes(' lies under '));

/** It comes after the table: what is asked for before then is asked for again. */
const untilTold = (told: Locator, ask: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await ask();
    await expect(told).toBeVisible({ timeout: 5000 });
  }).toPass();

/** Puts the mouse on it, from elsewhere. */
const restOn = async (page: Page, at: Locator): Promise<void> => {
  await page.mouse.move(0, 0);
  await at.hover();
};

/** Puts a finger on it and leaves it there. */
const holdOn = async (page: Page, at: Locator): Promise<() => Promise<unknown>> => {
  const box = await at.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('on a desk a symbol tells what it is to the mouse that rests, and to the keys', async ({ page, server }) => {
  const who = personAt(page);
  await openScene(who, server, sceneOf('Duel', 'the fullest cities'));
  const wheel = page.locator('.city .science li').first();
  const told = lookUpIn(page);
  await untilTold(told, () => restOn(page, wheel.locator('svg')));
  await expect(told).toHaveAccessibleName(/: what it is$/);
  await expect(told).toHaveAccessibleDescription(/Science symbol/);
  await expect(told.getByText('At this table')).toBeVisible();
  await expect(told.getByRole('link', { name: 'Rule DU-SCI-1' })).toHaveAttribute('href', '/rules/duel#DU-SCI-1');
  // The browser's own words would lie over it; they come back when the mouse goes.
  await expect(wheel).not.toHaveAttribute('title');
  await expectAccessible(page, 'a symbol looked up');
  expect(await weakTextsIn(page)).toEqual([]);
  // It stays while the mouse is on it, and goes with Esc.
  await told.hover();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(wheel).toHaveAttribute('title');

  const card = page.locator('.structure button').last();
  await card.focus();
  await page.keyboard.press('d');
  await expect(told).toBeFocused();
  const others = told.getByRole('group', { name: 'Symbols here' }).getByRole('button');
  await expect(others.first()).toHaveAttribute('aria-pressed', 'true');
  await others.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(others.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(others.nth(1)).toHaveAccessibleName((await told.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(card).toBeFocused();

  // From what is told to all symbols, and from there back.
  await page.mouse.move(0, 0);
  await wheel.locator('svg').hover();
  await page.keyboard.press('?');
  await told.getByRole('button', { name: 'All symbols' }).click();
  await expect(sheetIn(page)).toHaveAccessibleName('Description of symbols');
  await expectAccessible(page, 'all symbols');
  await page.keyboard.press('Escape');
  await expect(sheetIn(page)).toHaveCount(0);
  expect(who.troubles).toEqual([]);
});

test('a chain names the card at its other end, and where that is', async ({ page, server }) => {
  const who = personAt(page);
  await openScene(who, server, sceneOf('7 Wonders', 'an open card at seven'));
  const told = lookUpIn(page);
  await untilTold(told, () => restOn(page, page.locator('.open-spine .disc')));
  await expect(told.getByText('Free with')).toBeVisible();
  await expect(told.getByRole('listitem').first()).toContainText(
    /Age I+ · (in your city|in the city of|in your hand|still to come|in no city)/,
  );
  // A press on the table puts it away, and does what it does there.
  await page.locator('.hand [data-card]').last().click();
  await expect(told).toHaveCount(0);
  await expect(page.locator('.open-card .rule-mark').first()).toHaveAttribute('href', /^\/rules\/(?:seven-wonders|cities)#/);
  expect(who.troubles).toEqual([]);
});

test('on a phone a finger that stays gets a sheet, and presses nothing', async ({ page, server }) => {
  const who = personAt(page);
  const look = await lookerOf(page);
  await openScene(who, server, sceneOf('Architects', 'a turn of four'));
  await speak(page, 'pt-BR');
  await look(PHONE);
  const card = page.locator('main [data-deck] svg, main .architects-card svg').first();
  const seq = await page.locator('[data-game]').getAttribute('data-seq');
  const sheet = sheetIn(page);
  // A sign that is no button is told at once.
  const token = page.locator('.conflict-token svg').first();
  await untilTold(sheet, () => token.click());
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const leave = await holdOn(page, card);
  await expect(sheet).toBeVisible();
  await leave();
  await expect(sheet.getByRole('link', { name: /^Regra AR-/ })).toBeVisible();
  await expectAccessible(page, 'a symbol looked up on a phone');
  expect(await problemsOfSheet(page)).toEqual([]);
  expect(await findEnglish(page, '[data-look-up]')).toEqual([]);
  expect(await weakTextsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-game]')).toHaveAttribute('data-seq', seq ?? '');
  await token.click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Todos os símbolos' }).click();
  await expect(sheet).toHaveAccessibleName('Efeitos');
  expect(await findEnglish(page, '[data-look-up]')).toEqual([]);
  expect(await problemsOfSheet(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(who.troubles).toEqual([]);
});

test('before a game the signs of its options are told, too', async ({ page, server }) => {
  await (await lookerOf(page))(PHONE);
  await createTable(page, server.url, 'Cities');
  const sign = page.locator('.chips li svg', { has: page.locator('use[href$="#mk-black"]') });
  await untilTold(sheetIn(page), () => sign.click());
  await expect(sheetIn(page)).toHaveAccessibleName('Black');
});

test('the menu leads to what there is to read, and so do keys', async ({ page, server }) => {
  const who = personAt(page);
  await openScene(who, server, sceneOf('Dice', 'a turn of three'));
  await page.locator('header button[aria-label="Menu"]').click();
  await expect(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/dice');
  await page.getByRole('button', { name: 'Symbols' }).click();
  await expect(sheetIn(page)).toHaveAccessibleName('Player aid');
  await page.keyboard.press('Escape');
  await expect(sheetIn(page)).toHaveCount(0);
  // The keys are fetched with the look-up, which has been open.
  await page.keyboard.press('g');
  await expect(page).toHaveURL(/\/rules\/dice$/);
  await page.goBack();
  await expect(page.locator('[data-game=dice]')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/cards\/dice$/);
  expect(who.troubles).toEqual([]);
});
