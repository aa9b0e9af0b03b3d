// The pages of rules and of cards: what a reader finds there, on a desk and on a phone, in both languages.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, resize, speak, troublesOf } from './kit/page.ts';
import { DESK, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BOOKS = ['seven-wonders', 'cities', 'duel', 'architects', 'dice'];
const SMALLEST = { width: 320, height: 568 };

const expectReadable = async (page: Page, where: string): Promise<void> => {
  await expectAccessible(page, where);
  await expectContrast(page, where);
  await expectNoSideways(page);
};

/** What every page owes its reader, whatever its book. */
const expectPage = async (page: Page, url: string, path: string): Promise<void> => {
  const troubles = troublesOf(page);
  await resize(page, DESK);
  const answer = await page.goto(url + path);
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await speak(page, 'en');
  await expectReadable(page, path);
  await speak(page, 'pt-BR');
  expect(await findEnglish(page, '#app'), `${path} in Portuguese`).toEqual([]);
  await resize(page, PHONE);
  await expectReadable(page, `${path} on a phone`);
  await resize(page, SMALLEST);
  await expectNoSideways(page);
  expect(troubles).toEqual([]);
};

for (const book of BOOKS) {
  test(`the rules of ${book} can be read everywhere`, async ({ page, server }) => {
    await expectPage(page, server.url, `/rules/${book}`);
  });
  test(`the cards of ${book} can be read everywhere`, async ({ page, server }) => {
    await expectPage(page, server.url, `/cards/${book}`);
  });
}

test('an address leads to its rule, the search to others, and a symbol to its sentence', async ({ page, server }) => {
  await page.goto(`${server.url}/rules/duel#DU-COST-3`);
  await expect(page.locator('#DU-COST-3')).toBeInViewport();
  await expect(page.locator('#DU-COST-3')).toHaveClass(/here/);
  await page.locator('#DU-COST-3').getByRole('button', { name: 'Coins: what it is' }).click();
  await expect(page.getByRole('dialog', { name: 'Coins' })).toContainText('coins for the bank');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The history takes the step of the dialog back in its own time, and the browser then looks at the rule: nobody types as fast as that.
  await page.waitForFunction(() => history.state === null);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('xyzzy');
  await expect(page.getByRole('heading', { name: /Nothing about/ })).toBeVisible();
  await page.getByRole('searchbox').fill('play again');
  await expect(page.getByRole('heading', { name: /results for “play again”/ })).toBeVisible();
  await page.getByRole('link', { name: /DU-WON-4/ }).click();
  await expect(page).toHaveURL(/#DU-WON-4$/);
  await expect(page.locator('#DU-WON-4')).toBeInViewport();
});

test('chapters are a key apart, and an example can be tried', async ({ page, server }) => {
  await page.goto(`${server.url}/rules/seven-wonders`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await chapters.getByRole('link', { name: 'Trade' }).click();
  const figure = page.getByRole('figure').filter({ hasText: 'Buying from a neighbour' });
  await expect(figure).toContainText('4 coins go to the right neighbour');
  await figure.getByRole('checkbox', { name: 'East Trading Post built' }).uncheck();
  await expect(figure).toContainText('6 coins go to the right neighbour');
  await page.getByRole('heading', { name: 'Trade', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Chains', level: 2 })).toBeFocused();
});

test('cards are filtered, opened and followed along their chains', async ({ page, server }) => {
  await page.goto(`${server.url}/cards/seven-wonders`);
  await expect(page.getByRole('status').filter({ hasText: '80 cards' })).toBeVisible();
  await page.getByRole('radio', { name: 'II', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Green', exact: true }).click();
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '6 cards with 5 players' })).toBeVisible();
  await page.getByRole('link', { name: /^Library, / }).click();
  const detail = page.getByRole('complementary', { name: 'Library' });
  await expect(detail).toContainText('Science symbol: tablet.');
  await expect(detail.getByRole('link', { name: 'Rule WO-CARD-7' })).toHaveAttribute('href', '/rules/seven-wonders#WO-CARD-7');
  await page.getByRole('button', { name: 'Chains' }).click();
  await page.getByRole('link', { name: /^Scriptorium, .*Leads to .*Library/ }).click();
  await expect(page.getByRole('complementary', { name: 'Scriptorium' })).toBeVisible();
  await expect(page).toHaveURL(/#card-scriptorium$/);
});

test('a symbol leads to all that shows it, from a card and from the effect sheet', async ({ page, server }) => {
  await page.goto(`${server.url}/cards/duel#card-theater`);
  const detail = page.getByRole('complementary', { name: 'Theater' });
  await detail.getByRole('link', { name: 'Blue: all that shows this symbol' }).click();
  await expect(page.getByRole('status').filter({ hasText: '14 cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Any symbol' }).click();
  await expect(page.getByRole('status').filter({ hasText: '73 cards' })).toBeVisible();
  await page.goto(`${server.url}/rules/duel#symbol-destroy`);
  await page
    .locator('#symbol-destroy')
    .getByRole('link', { name: /On 2 things/ })
    .click();
  await expect(page.getByText('With the symbol')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Circus Maximus, / })).toBeVisible();
  await expect(page.locator('.piece')).toHaveCount(2);
});

test('keys walk over the cards, open one and show the chains', async ({ page, server }) => {
  await page.goto(`${server.url}/cards/seven-wonders`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const pieces = page.locator('.piece');
  await page.keyboard.press('ArrowRight');
  await expect(pieces.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pieces.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(pieces.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(pieces.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').last()).toContainText('How sure the figures are');
  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: 'Chains' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: 'Chains' })).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('c');
  await expect(page.getByRole('searchbox')).toHaveValue('c');
});

test('on a phone a card and the filters open over the list, and Back closes them', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/cards/cities#card-raider-fort`);
  const sheet = page.getByRole('dialog', { name: 'Raider Fort' });
  await expect(sheet).toContainText('one source');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Black' }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '42 cards' })).toBeVisible();
});

test('on a phone five tabs at the foot lead from page to page of a game, to its lesson and its puzzle too', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/rules/duel`);
  const tabs = page.getByRole('navigation', { name: 'Look up' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  for (const tab of await tabs.getByRole('link').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await tabs.getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards of Duel' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Score pad' }).click();
  await expect(page).toHaveURL(/\/score\/duel$/);
  await tabs.getByRole('link', { name: 'Learn' }).click();
  await expect(page.locator('.welcome')).toBeVisible();
});

test('home and an unknown game lead to the rules', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Rules of Architects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Architects' })).toBeVisible();
  const answer = await page.goto(`${server.url}/rules/chess`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No such game here' })).toBeVisible();
  await page.getByRole('link', { name: 'Dice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Dice' })).toBeVisible();
  await page.goto(`${server.url}/regras/arquitetos`);
  await page.getByRole('main').getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards of Architects' })).toBeVisible();
});
