// What may become of a match that is over: friends play the same deal and compare, and a server keeps what was played on a device.
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { GAMES } from './games/index.ts';
import { expectNoSideways } from './kit/page.ts';
import { personAt, personHere } from './kit/person.ts';
import { openAt, panelIn, playOn, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DUEL = GAMES.find(({ tile }) => tile === 'Duel') ?? GAMES[0];

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('friends play the same deal, and compare once both have finished', async ({ page, browser, server }) => {
  const ana = personAt(page);
  await openAt([ana], server, DUEL!.late());
  await playOn([ana], duel.driver);
  await page.getByRole('button', { name: 'Same deal for friends' }).first().click();
  await expect(heading(page, 'The same deal')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review .+’s game$/ })).toHaveCount(1);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSideways(page);
  const address = page.url();

  const friend = await browser.newContext({ reducedMotion: 'reduce' });
  const ben = personAt(await friend.newPage());
  await ben.page.goto(address);
  await expect(ben.page.getByText('1 person has finished it.')).toBeVisible();
  await expect(ben.page.getByRole('table')).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Play this deal' }).click();
  await tableIn(ben.page).waitFor();
  const theirs = ben.page.url();
  // Who gives up has no second try, and sees how the other did.
  await ben.page.goto(address);
  await expect(ben.page.getByRole('link', { name: 'Go on with my game' })).toHaveAttribute('href', new URL(theirs).pathname);
  await ben.page.getByRole('link', { name: 'Go on with my game' }).click();
  await tableIn(ben.page).waitFor();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await panelIn(ben.page)
    .getByRole('button', { name: /^Give up/ })
    .click();
  await panelIn(ben.page)
    .getByRole('button', { name: /^Give up/ })
    .click();
  await ben.page.getByRole('link', { name: 'Review', exact: true }).waitFor();
  for (const each of [ben.page, page]) {
    await each.goto(address);
    await expect(each.getByRole('link', { name: /^Review .+’s game$/ })).toHaveCount(2);
    await expect(each.getByText('gave up')).toBeVisible();
  }
  await page
    .getByRole('link', { name: /^Review .+’s game$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/r\/[A-Z2-9]+$/);
  await page.locator('[data-game]').waitFor();
  expect([...ana.troubles, ...ben.troubles]).toEqual([]);
  await friend.close();
});

test('a deal that is not there is told', async ({ page, server }) => {
  await page.goto(`${server.url}/d/AAAAAAAAAA`);
  await expect(heading(page, 'There is no such deal')).toBeVisible();
});

test('a game of this device is handed to the server, once', async ({ page, server, context }) => {
  const who = await personHere(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Apprentice', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Play on this device' }).click();
  await tableIn(page).waitFor();
  await playOn([who], duel.driver);
  const hand = page.getByRole('button', { name: 'Hand to the server' }).first();
  await context.setOffline(true);
  await expect(hand).toHaveCount(0);
  await context.setOffline(false);
  await hand.click();
  const there = page.getByRole('link', { name: 'Handed over: open it there' }).first();
  const path = (await there.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/r\/[A-Z2-9]{10}$/);
  // Somebody else may look at it.
  const stranger = await context.browser()?.newContext();
  const other = await stranger?.newPage();
  await other?.goto(server.url + path);
  await other?.locator('[data-game]').waitFor();
  await stranger?.close();
  await page.reload();
  await page.getByRole('button', { name: 'Hand to the server' }).first().click();
  await expect(page.getByRole('link', { name: 'Handed over: open it there' }).first()).toHaveAttribute('href', path);

  // The whole log comes back as a table at one of its moments.
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.locator('.moves [data-moment="8"]').click();
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByRole('button', { name: 'Start from here' }).click();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(panelIn(page).getByText('Played on after turn 8 of another game')).toBeVisible();
});
