// Once visited, the page needs no network; and a newer one on the server takes nothing away from the one that is open.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as duel from './games/duel.ts';
import { GAMES } from './games/index.ts';
import { findEnglish } from './kit/english.ts';
import { expectPad, padOf } from './kit/pad.ts';
import { guestsOf, listeningHere, type Person } from './kit/person.ts';
import { decide, leaveAndReturn, openAt, panelIn, playOn, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

const { come } = guestsOf(test);

/** Opens the page, and stays until it is kept. */
const visit = async ({ page }: Person, url: string): Promise<void> => {
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

/** A line that fails is told by the browser, too; but no part of the page is to be asked of it. */
const isTold = (trouble: string): boolean => /ERR_|WebSocket/.test(trouble) && !trouble.includes('/assets/');

const LEVELS = ['Master', 'Architect', 'Builder', 'Apprentice'];

for (const { tile, driver, seats, rows } of GAMES)
  test(`without a network: a game of ${tile} against bots is begun, left in mid-turn, played to its end and begun anew`, async ({
    browser,
    server,
  }) => {
    const [guest] = await come(browser, 1, { idle: true });
    const who = await listeningHere(guest);
    const { page } = who;
    await visit(who, server.url);
    await server.stop();
    await page.context().setOffline(true);
    try {
      await page.goto(server.url);
      await page.getByRole('button', { name: new RegExp(`^Play ${tile} against`) }).click();
      const sheet = page.getByRole('dialog');
      for (const level of LEVELS) await expect(sheet.getByRole('radio', { name: level }), level).toBeEnabled();
      await sheet.getByText('Apprentice', { exact: true }).click();
      await sheet.getByRole('button', { name: 'Play on this device' }).click();
      await tableIn(page).waitFor();
      for (let n = 0; n < 3; n++) await decide(who, driver, n);
      await leaveAndReturn(who);
      await playOn([who], driver);
      expectPad(await padOf(page), seats, rows);
      const over = page.url();
      await page.getByRole('button', { name: /Rematch/ }).click();
      await expect(page).not.toHaveURL(over);
      await untilAsked(page);
      await expect(page).toHaveURL(/\/local\//);
      expect(who.troubles.filter((trouble) => !isTold(trouble))).toEqual([]);
    } finally {
      await page.context().setOffline(false);
      await server.restart();
    }
  });

test('without a network: a table of this device is found again from home, in the other language', async ({ browser, server }) => {
  const [guest] = await come(browser, 1, { idle: true });
  const { page } = guest;
  await visit(guest, server.url);
  await server.stop();
  await page.context().setOffline(true);
  try {
    await page.goto(server.url);
    await page.getByRole('button', { name: /^Play Duel against/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on this device' }).click();
    await untilAsked(page);
    await page.goto(server.url);
    await page.getByTitle('Mudar para português').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Qual será a sua Maravilha?' })).toBeVisible();
    await expect(page.locator('[data-table]').filter({ hasText: 'neste aparelho' })).toHaveCount(1);
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});

const BOOKS = ['seven-wonders', 'cities', 'duel', 'architects', 'dice'];

test('without a network: who was at home once reads rules and cards, learns, keeps a score and looks symbols up', async ({
  browser,
  server,
}) => {
  const [guest] = await come(browser, 1, { idle: true });
  const who = await listeningHere(guest);
  const { page } = who;
  await visit(who, server.url);
  await server.stop();
  await page.context().setOffline(true);
  try {
    for (const book of BOOKS) {
      await page.goto(`${server.url}/rules/${book}`);
      await expect(page.locator('.effect-sheet .symbol-drawing').first(), `rules of ${book}`).toBeVisible();
      await page.goto(`${server.url}/cards/${book}`);
      await expect(page.locator('.piece-drawing').first(), `cards of ${book}`).toBeVisible();
      await page.goto(`${server.url}/score/${book}`);
      const cell = page.locator('[data-cell="0,1"]');
      await cell.focus();
      await page.keyboard.press('4');
      await expect(cell, `pad of ${book}`).not.toHaveText('0');
      await page.goto(`${server.url}/learn/${book}`);
      await page.locator('.big-way.primary').click();
      await expect(page.locator('.coach'), `lesson of ${book}`).toBeInViewport({ ratio: 1 });
    }
    await page.goto(server.url);
    await page.getByRole('button', { name: /^Play 7 Wonders against/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on this device' }).click();
    await untilAsked(page);
    const told = page.locator('.look-up');
    // It comes after the table: what is asked for before then is asked for again.
    await expect(async () => {
      await page.locator('.hand [data-card]').first().focus();
      await page.keyboard.press('d');
      await expect(told).toBeVisible({ timeout: 5000 });
    }).toPass();
    await told.getByRole('link', { name: /^Rule / }).click();
    await expect(page).toHaveURL(/\/rules\/seven-wonders#/);
    await expect(page.locator('.here').first()).toBeInViewport();
    expect(who.troubles.filter((trouble) => !isTold(trouble))).toEqual([]);
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});

test('without a network: a table changes its language, with all that it has not said yet', async ({ browser, server }) => {
  const [guest] = await come(browser, 1, { idle: true });
  const { page } = guest;
  await visit(guest, server.url);
  await openAt([guest], server, architects.positions.card());
  await untilAsked(page);
  await page.context().setOffline(true);
  try {
    await page.getByRole('button', { name: 'Menu' }).click();
    await panelIn(page).getByText('Português').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect(await findEnglish(page, '[data-panel]')).toEqual([]);
    await page.keyboard.press('Escape');
    // Its words had not been fetched in any language.
    await page.keyboard.press('x');
    await expect(panelIn(page)).toBeVisible();
    expect(await findEnglish(page, '[data-game]')).toEqual([]);
  } finally {
    await page.context().setOffline(false);
  }
});

const BUILT = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/** A version of the page whose first script has another name, as it has with every change. */
const newerPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-newer-'));
  // What was compressed beforehand would be the older one.
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  const first = /<script type="module"[^>]* src="\/assets\/([\w-]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  const renamed = first.replace(/-[\w-]{7}\.js$/, '-newer000.js');
  expect(renamed).not.toBe(first);
  renameSync(join(folder, 'assets', first), join(folder, 'assets', renamed));
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:js|html|json)$/.test(name)) continue;
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    if (text.includes(first)) writeFileSync(path, text.replaceAll(first, renamed));
  }
  return folder;
};

const offered = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version of Maravilha is available' });

test('a newer page on the server: a game goes on with all its parts, and at home a reload is offered', async ({ browser, server }) => {
  const [who] = await come(browser, 1, { idle: true });
  const { page } = who;
  const folder = newerPage();
  try {
    await visit(who, server.url);
    await openAt([who], server, duel.positions.turn());
    await server.restart(folder);
    await decide(who, duel.driver);
    await page.getByRole('button', { name: 'Log' }).first().click();
    await expect(panelIn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // What has come by now is not told at the table.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      if (registration.waiting === null) await new Promise((come) => registration.installing?.addEventListener('statechange', come));
    });
    await expect(offered(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Maravilha, home page' }).first().click();
    await offered(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('script[type=module][src*="newer000"]')).toHaveCount(1);
    await expect(offered(page)).toHaveCount(0);
  } finally {
    await server.restart();
    rmSync(folder, { recursive: true });
  }
});
