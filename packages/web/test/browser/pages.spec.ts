// Pages around the tables.
import { expect } from '@playwright/test';
import { PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import { createTable } from './kit/lobby.ts';
import { reload } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { openAt } from './kit/player.ts';
import * as duel from './games/duel.ts';
import { test } from './server.ts';

const { come } = guestsOf(test);

test('theme and name are kept over a reload', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Night theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: /change your name/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Íris');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /You are Íris/ })).toBeVisible();
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('button', { name: /You are Íris/ })).toBeVisible();
});

test('a wrong code is answered in words, a right one leads to the table', async ({ page, server, browser }) => {
  await page.goto(server.url);
  await page.getByRole('textbox', { name: /code/i }).fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText(/There is no table ZZZZZZ/)).toBeVisible();

  const [friend] = await come(browser, 1);
  await createTable(friend.page, server.url, 'Duel');
  const code = friend.page.url().slice(-PRIVATE_CODE_LENGTH);
  await page.getByRole('textbox', { name: /code/i }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(code));
});

test('unknown pages and tables say so, with a way home', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing was built here' })).toBeVisible();
  await page.goto(`${server.url}/t/ZZZZZZ`);
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wonder/i);
});

test('a running table stands on the home page with its turn', async ({ page, server }) => {
  await openAt([personAt(page)], server, duel.positions.turn());
  await page.goto(server.url);
  await expect(page.getByText('Your turn').first()).toBeVisible();
});
