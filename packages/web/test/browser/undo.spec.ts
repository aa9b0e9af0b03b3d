// Going back to the last choice: alone with bots as often as one likes, among people with their consent.
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { TABLES } from './games/index.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectNoSideways, resize } from './kit/page.ts';
import { guestsOf, type Person, personAt } from './kit/person.ts';
import { decide, moving, openAt, panelIn, untilAsked } from './kit/player.ts';
import { updatesFor } from './kit/updates.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);
const { newestOf } = updatesFor<object, object, object>();

const undoIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
/** Where others have to agree the button says so. */
const askIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask to undo', exact: true });
const matterIn = (page: Page) => page.locator('[data-matter=undo]');

const hears = (page: Page, said: RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(said)).toBeVisible();

const viewOf = (who: Person): string => JSON.stringify(newestOf(who).view);

for (const { tile, driver, turn } of TABLES) {
  test(`${tile}: alone with bots, two choices are undone by key and from the menu of a phone`, async ({ page, server }) => {
    const who = personAt(page);
    await openAt([who], server, turn());
    await untilAsked(page);
    const moments: string[] = [];
    for (let n = 0; n < 2; n++) {
      await untilAsked(page);
      moments.unshift(viewOf(who));
      await decide(who, driver, n);
    }
    await untilAsked(page);
    const [second, first] = moments;
    await expect(undoIn(page)).toBeVisible();
    await moving(who, () => page.keyboard.press('u'));
    expect(viewOf(who)).toBe(second);
    await resize(page, { width: 390, height: 844 });
    await page.waitForSelector('[data-form=phone]');
    await expectNoSideways(page);
    await expect(undoIn(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await moving(who, () => panelIn(page).getByRole('button', { name: 'Undo', exact: true }).click());
    await expect(panelIn(page)).toHaveCount(0);
    expect(viewOf(who)).toBe(first);
    await expectAccessible(page, 'after an undo, on a phone');
    await page.keyboard.press('l');
    await expect(panelIn(page).getByText(/went back to turn \d+/)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await decide(who, driver);
    expect(who.troubles).toEqual([]);
  });
}

test('among people: whoever wants to go back asks, and goes back once the other agrees', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.turn());
  const before = viewOf(ben);
  await decide(ana, duel.driver);
  await decide(ben, duel.driver);
  await untilAsked(ana.page);
  const asking = async (): Promise<void> => {
    await moving(ana, () => askIn(ana.page).click());
    await expect(askIn(ana.page)).toHaveCount(0);
    await expect(matterIn(ben.page)).toContainText(/^Ana asks to go back to turn \d+/);
  };

  await asking();
  await expectAccessible(ben.page, 'the question to undo');
  await moving(ben, () => matterIn(ben.page).getByRole('button', { name: 'Play on' }).click());
  await hears(ana.page, /^Not everyone agreed to go back\.$/);

  await asking();
  await moving(ana, () => matterIn(ana.page).getByRole('button', { name: 'Withdraw' }).click());
  await expect(matterIn(ben.page)).toHaveCount(0);

  await asking();
  await moving(ben, () => matterIn(ben.page).getByRole('button', { name: 'Agree' }).click());
  await hears(ben.page, /^Ana went back to turn \d+\.$/);
  for (const { page } of [ana, ben]) await expect(matterIn(page)).toHaveCount(0);
  expect(viewOf(ben)).toBe(before);
  await decide(ana, duel.driver);
  expect(here.map(({ troubles }) => troubles)).toEqual([[], []]);
});
