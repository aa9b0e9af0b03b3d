// Once visited, the page needs no network; and a newer one on the server takes nothing away from the one that is open.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
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

test('without a network: a game of Duel against bots is begun, left in mid-turn, played to its end and begun anew', async ({
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
    await page.getByRole('button', { name: /^Play Duel against/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Builder', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Play on this device' }).click();
    await tableIn(page).waitFor();
    for (let n = 0; n < 4; n++) await decide(who, duel.driver, n);
    await leaveAndReturn(who);
    await playOn([who], duel.driver);
    expectPad(await padOf(page), 2, duel.rows);
    const over = page.url();
    await page.getByRole('button', { name: /Rematch/ }).click();
    await expect(page).not.toHaveURL(over);
    await untilAsked(page);
    await expect(page).toHaveURL(/\/local\//);
    // From home it is found again, in the other language.
    await page.goto(server.url);
    await page.getByTitle('Mudar para português').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Qual será a sua Maravilha?' })).toBeVisible();
    await expect(page.locator('[data-table]').filter({ hasText: 'neste aparelho' })).toHaveCount(1);
    expect(who.troubles.filter((trouble) => !isTold(trouble))).toEqual([]);
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});

const BUILT = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/** A version of the page whose first script has another name, as it has with every change. */
const newerPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-newer-'));
  // What was compressed beforehand would be the older one.
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  const first = /<script type="module"[^>]* src="\/assets\/([\w-]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  const renamed = first.replace(/-[\w-]{8}\.js$/, '-newer000.js');
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
