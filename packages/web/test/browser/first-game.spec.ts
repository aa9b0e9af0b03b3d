// A first game: from the end of a lesson to a table of this device, set up as the rule book advises; tips come once each, in nobody's way.
import { expect, type Page } from '@playwright/test';
import { GAMES } from './games/index.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { expectNoSideways, reload, resize } from './kit/page.ts';
import { personHere } from './kit/person.ts';
import { decide, panelIn, tableIn, untilAsked } from './kit/player.ts';
import { DESK } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of two games: the name of the tile, and what is agreed on at a first table. */
const FIRST: Readonly<Record<string, { readonly tile: string; readonly agreed: RegExp }>> = {
  'seven-wonders': { tile: '7 Wonders', agreed: /Day/ },
  duel: { tile: 'Duel', agreed: /First game/ },
};

const tip = (page: Page) => page.locator('.advice');

const toFirstGame = async (page: Page, url: string, book: string): Promise<void> => {
  await page.goto(`${url}/learn/${book}`);
  await page.getByRole('button', { name: /Guided lesson/ }).click();
  await page.getByRole('button', { name: /list of steps/ }).click();
  await page.getByRole('navigation', { name: 'Steps of the lesson' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: /Play your first game/ }).click();
  await tableIn(page).waitFor();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
};

/** No card and no button lies under it. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('.advice')?.getBoundingClientRect();
    if (place === undefined) return ['there is no tip'];
    return [...document.querySelectorAll('.table :is(button, a, [data-card], [data-die])')].flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const over = width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      return over ? [one.outerHTML.slice(0, 120)] : [];
    });
  });

for (const [book, { tile, agreed }] of Object.entries(FIRST))
  test(`the first game of ${book}: a tip comes, is put away, and does not come again`, async ({ page, server }) => {
    const who = await personHere(page);
    await resize(page, DESK);
    await toFirstGame(page, server.url, book);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(panelIn(page).locator('.agreed')).toContainText(agreed);
    await expect(
      panelIn(page)
        .getByRole('group', { name: 'Tips of the first game' })
        .or(panelIn(page).getByRole('radiogroup', { name: 'Tips of the first game' })),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const driver = GAMES.find((game) => game.tile === tile)?.driver;
    if (driver === undefined) throw new Error(`nobody plays ${book}`);
    for (let n = 0; n < 12 && !(await tip(page).isVisible()); n++) {
      await decide(who, driver, n);
      await untilAsked(page);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expect(tip(page)).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await expectAccessible(page, 'a tip');
    await expectContrast(page, 'a tip');
    await expectNoSideways(page);
    const met = await tip(page).getAttribute('data-tip');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(tip(page)).toHaveCount(0);
    await reload(page);
    await untilAsked(page);
    await expect(page.locator(`.advice[data-tip="${met}"]`)).toHaveCount(0);
    expect(who.troubles).toEqual([]);
  });
