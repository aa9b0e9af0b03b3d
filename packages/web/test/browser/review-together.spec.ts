// A match of the past with others: one leads and the rest go along, and from any moment somebody plays on alone.
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectNoSideways, resize } from './kit/page.ts';
import { guestsOf, type Person, personHere } from './kit/person.ts';
import { lookAt, panelIn, tableIn, untilAsked } from './kit/player.ts';
import { DESK, lookerOf, PHONE } from './kit/windows.ts';
import { golden, laidOut } from './kit/past.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);

const DUEL = 'duel/test/replays/1/0000-science';

const review = (page: Page) => page.locator('.review');
const company = (page: Page) => page.getByRole('group', { name: 'Review together' });
const expectAt = (page: Page, moment: number) => expect(review(page)).toHaveAttribute('data-at', String(moment));
const expectFrom = (page: Page, from: string) => expect(review(page)).toHaveAttribute('data-from', from);

const arrive = async ({ page }: Person, address: string): Promise<void> => {
  await page.goto(address);
  await review(page).locator('.table').waitFor();
};

const join = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: 'Review together' }).click();
  await expect(company(page)).toBeVisible();
};

test('the second goes along with the first, steps away, comes back, and leads in turn', async ({ browser, server }) => {
  const code = await laidOut(server, golden(DUEL));
  const [ann, bob] = await come(browser, 2, { viewport: DESK });
  for (const each of [ann, bob]) await arrive(each, `${server.url}/r/${code}`);
  await join(ann);
  await expect(company(ann.page)).toContainText('You lead');
  await ann.page.locator('.moves [data-moment="6"]').click();
  await join(bob);
  await expectAt(bob.page, 6);
  const goesAlong = company(bob.page).getByRole('button', { name: /^Following / });
  await expect(goesAlong).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(bob.page, 'going along');

  // The steps, the view and the owl.
  await ann.page.keyboard.press('ArrowRight');
  await expectAt(bob.page, 7);
  await ann.page.keyboard.press('2');
  await expectFrom(bob.page, '1');
  await ann.page.keyboard.press('o');
  await expect(bob.page.locator('.course .opinion')).toBeVisible();
  await ann.page.keyboard.press('o');
  await expect(bob.page.locator('.course .opinion')).toHaveCount(0);

  // Apart: what the first does is not followed, and is where one can go.
  await bob.page.keyboard.press('Home');
  await expect(goesAlong).toHaveCount(0);
  await ann.page.keyboard.press('ArrowRight');
  await expect(bob.page.locator('.cursor.of-leader')).toHaveAttribute('style', '--at: 8;');
  await expectAt(bob.page, 0);
  const goBack = company(bob.page).getByRole('button', { name: /^Go to .+ · [IV]+\.\d/ });
  await goBack.click();
  await expectAt(bob.page, 8);
  await ann.page.keyboard.press('1');
  await expectFrom(bob.page, '0');
  await bob.page.keyboard.press('ArrowLeft');
  await expect(goBack).toBeVisible();
  await bob.page.keyboard.press('s');
  await expectAt(bob.page, 8);

  // The lead goes to the other one.
  await company(ann.page).getByRole('button', { name: '2 people here' }).click();
  await expectAccessible(ann.page, 'who is there');
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Let .+ lead$/ })
    .click();
  await ann.page.keyboard.press('Escape');
  await expect(company(bob.page)).toContainText('You lead');
  await bob.page.keyboard.press('End');
  await expect(review(ann.page)).toHaveAttribute('data-at', (await review(bob.page).getAttribute('data-moments')) ?? '');

  // Whoever leads goes: anybody may take it.
  await company(bob.page).getByRole('button', { name: '2 people here' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click();
  await expect(company(bob.page)).toHaveCount(0);
  await company(ann.page).getByRole('button', { name: 'Take the lead' }).click();
  await expect(company(ann.page)).toContainText('You lead');
  expect([...ann.troubles, ...bob.troubles]).toEqual([]);
});

test('on a phone the group has a row of its own', async ({ page, server }) => {
  const code = await laidOut(server, golden(DUEL));
  const look = await lookerOf(page);
  await look(PHONE);
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  await page.getByRole('button', { name: 'Log, shuffle and keys' }).click();
  await page.getByRole('button', { name: /^Review together/ }).click();
  await expect(company(page)).toContainText('You lead');
  await expectNoSideways(page);
  await expectAccessible(page, 'a phone');
});

test('from the middle of a match somebody plays on at this device', async ({ page, server }) => {
  const who = await personHere(page);
  const code = await laidOut(server, golden(DUEL));
  await resize(page, DESK);
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  const middle = Math.floor(Number(await review(page).getAttribute('data-moments')) / 2);
  await page.locator(`.moves [data-moment="${middle}"]`).click();
  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog', { name: 'Play on from here' });
  await sheet.getByText('Íris', { exact: true }).click();
  await sheet.getByText('Apprentice', { exact: true }).click();
  await expectAccessible(page, 'playing on');
  await sheet.getByRole('button', { name: 'Start from here' }).click();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
  await tableIn(page).waitFor();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(panelIn(page).getByText(`Played on after turn ${middle} of another game`)).toBeVisible();
  await page.keyboard.press('Escape');
  await duel.driver.decide(who, await lookAt(page), 0);
  expect(who.troubles).toEqual([]);
});
