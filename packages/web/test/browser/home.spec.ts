// The home page of somebody who has tables, and the ways from one browser and one person to another.
import { expect, type Locator, type Page } from '@playwright/test';
import { ptBR as PT } from '@maravilha/words/home/pt-BR';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { createTable, mySeatIn } from './kit/lobby.ts';
import { expectNoSideways, resize, speak } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { openAt, playAlone } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);

const yoursIn = (page: Page): Locator => page.getByRole('region', { name: 'Your tables' });
const cardsIn = (page: Page): Locator => page.locator('[data-table]');

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

test('a card shows the game, my own wonder, the age and whose turn it is, on every window in the order in which it is read', async ({
  page,
  server,
}) => {
  const who = personAt(page);
  const wonders: (() => string | undefined)[] = [];
  const shown: (string | null)[] = [];
  await openAt([who], server, sevenWonders.positions.turn());
  wonders.push(() => sevenWonders.viewOf(who).seats[sevenWonders.viewOf(who).viewer]?.board);
  const own = [wonders[0]?.()];
  await page.goto(server.url);
  await expect(cardsIn(page)).toContainText('7 Wonders + Cities against 4 bots');
  await expect(cardsIn(page)).toContainText(/Age I+ · Your turn/);
  shown.push(await cardsIn(page).locator('img').getAttribute('data-wonder'));
  for (const size of [
    { width: 1366, height: 625 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await resize(page, size);
    await expectNoSideways(page);
    const order = [yoursIn(page), page.getByRole('region', { name: 'Games' }), page.getByRole('region', { name: 'Join with a code' })];
    const tops = await Promise.all(order.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const [first, second] = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent));
    expect([first, second]).toEqual(['Your tables', 'Games']);
  }
  for (const [position, wonder] of [
    [architects.positions.card(), () => architects.viewOf(who).seats[architects.viewOf(who).viewer]?.wonder],
    [dice.positions.giza(), () => dice.viewOf(who).seats[dice.viewOf(who).viewer]?.city],
  ] as const) {
    await openAt([who], server, position);
    own.push(wonder());
    await page.goto(server.url);
    shown.push(await cardsIn(page).locator('img').getAttribute('data-wonder'));
  }
  expect(shown).toEqual(own);
  // A picture that does not come would be among the troubles.
  expect(who.troubles).toEqual([]);
});

test('a table of mine alone is thrown away at one press, and comes back at another', async ({ page, server }) => {
  await playAlone(personAt(page), server.url, 'Duel');
  const table = page.url();
  await page.goto(server.url);
  const away = page.getByRole('button', { name: 'Throw away: Duel against a bot' });
  await away.click();
  await expect(cardsIn(page)).toHaveCount(0);
  // It stays while the pointer is on it, and speaks the language of the page.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await speak(page, 'pt-BR');
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(PT['home.thrown-away']);
  await speak(page, 'en');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsIn(page)).toHaveCount(1);
  await away.click();
  await page.getByRole('button', { name: 'Dismiss the message' }).click();
  await expect(cardsIn(page)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(table)).status()).toBe(404);
});

test('who gives up among people is asked first; before the start a seat is left at one press', async ({ page, browser, server }) => {
  const who = personAt(page);
  const [friend] = await come(browser, 1);
  await openAt([who, friend], server, duel.positions.turn(), { names: ['Ana', 'Ben'] });
  await friend.page.goto(server.url);
  await expect(cardsIn(friend.page)).toContainText(/Duel with (Ana|Ben).*waiting for (Ana|Ben)/);
  await page.goto(server.url);
  const button = page.getByRole('button', { name: /^Give up: Duel with/ });
  await button.click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  for (const { page: one } of [who, friend]) await expect(cardsIn(one)).toHaveCount(0);

  await createTable(friend.page, server.url, 'Dice');
  await page.goto(friend.page.url());
  await page.getByRole('dialog').getByRole('button', { name: 'Take a seat' }).click();
  await expect(mySeatIn(page)).toBeVisible();
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Leave: Dice with/ }).click();
  await expect(cardsIn(page)).toHaveCount(0);
  await expect(friend.page.locator('[data-kind=person]')).toHaveCount(1);
  expect(here.map(({ troubles }) => troubles)).toEqual([[]]);
});

test('another browser becomes the same person by a link that is good once', async ({ page, browser, server }) => {
  const who = personAt(page);
  await openAt([who], server, duel.positions.turn(), { names: ['Ana', 'Ana'] });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Continue on another device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Continue on another device' });
  await expect(sheet.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  const link = `http://${await sheet.getByRole('textbox', { name: 'Your link for another device' }).inputValue()}`;
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.url}/`);

  const [phone, late] = await come(browser, 2);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.page.getByRole('button', { name: /You are Ana/ })).toBeVisible();
  await expect(cardsIn(phone.page)).toContainText('Duel against a bot');
  await late.page.goto(link);
  await late.page.getByRole('button', { name: 'Continue here' }).click();
  await expect(late.page.getByText('This link is used up or too old. Make a new one.')).toBeVisible();
  await late.page.getByRole('link', { name: 'Back to home' }).click();
  await expect(late.page.getByRole('button', { name: /^You are/ })).toBeVisible();
  await expect(late.page.getByRole('button', { name: /You are Ana/ })).toHaveCount(0);
  expect([who.troubles, phone.troubles]).toEqual([[], []]);
});

test('who comes by a link for the first time is asked for a name, once, and may leave it', async ({ page, browser, server }) => {
  await createTable(page, server.url, 'Architects');
  const table = page.url();
  const [friend, shy] = await come(browser, 2, { newcomer: true });
  await friend.page.goto(table);
  const welcome = friend.page.getByRole('dialog', { name: /invites you to Architects/ });
  await welcome.getByRole('textbox').fill('!');
  await welcome.getByRole('button', { name: 'Take a seat' }).click();
  await expect(welcome.getByText(/Use letters, digits/)).toBeVisible();
  await welcome.getByRole('textbox').fill('Íris');
  await welcome.getByRole('button', { name: 'Take a seat' }).click();
  await expect(mySeatIn(friend.page)).toContainText('Íris');
  await friend.page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('[data-kind=person]')).toHaveCount(1);
  await friend.page.goto(table);
  await expect(friend.page.getByRole('button', { name: 'Take seat', exact: true })).toBeVisible();
  await expect(friend.page.getByRole('dialog')).toHaveCount(0);

  await shy.page.goto(table);
  await shy.page.getByRole('dialog').getByRole('button', { name: 'Take a seat' }).click();
  await expect(mySeatIn(shy.page)).toContainText(/[A-Z][a-z]+ \d\d/);
  expect(shy.troubles).toEqual([]);
});
