// A first game: from the page where a game is learned to a table of this device, set up as the rule book advises. Its first turn is told one
// seat after another where all choose at once; tips come once each, in nobody's way; a mark in the bar switches them off.
import { expect, type Page } from '@playwright/test';
import { GAMES } from './games/index.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, reload, resize, speak } from './kit/page.ts';
import { type Person, personHere } from './kit/person.ts';
import { confirmIn, decide, lookAt, panelIn, tableIn, untilAsked } from './kit/player.ts';
import { DESK, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of each book: the name of the tile, and what is agreed on at a first table. */
const FIRST: Readonly<Record<string, { readonly tile: string; readonly agreed: RegExp }>> = {
  'seven-wonders': { tile: '7 Wonders', agreed: /Day/ },
  cities: { tile: 'Cities', agreed: /Day/ },
  duel: { tile: 'Duel', agreed: /First game/ },
  architects: { tile: 'Architects', agreed: /by lot|Random/i },
  dice: { tile: 'Dice', agreed: /./ },
};

const tip = (page: Page) => page.locator('.advice');
const mark = (page: Page) => page.locator('.first-game-mark');

const toFirstGame = async (page: Page, url: string, book: string): Promise<void> => {
  await page.goto(`${url}/learn/${book}`);
  await page.getByRole('button', { name: /First game with tips|Primeira partida com dicas/ }).click();
  await tableIn(page).waitFor();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
  await expect(mark(page)).toBeVisible();
};

/** No card and no button lies under it. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('.advice')?.getBoundingClientRect();
    if (place === undefined) return ['there is no tip'];
    return [...document.querySelectorAll('.table :is(button, a, [data-card], [data-die])')].flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const over = width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      return over && one.closest('.advice') === null ? [one.outerHTML.slice(0, 120)] : [];
    });
  });

/** Plays the first turn of a game whose seats choose at the same time, and hears what each did. */
const playFirstTurn = async (who: Person): Promise<void> => {
  const { page } = who;
  await expect(page.locator('.seat-plaque.now')).toHaveCount(1);
  const seats = await page.locator('.seat-plaque').count();
  await expectAccessible(page, 'the plaques of the first turn');
  await expectContrast(page, 'the plaques of the first turn');
  await page.locator('[data-hand=mine] [data-card]').first().click();
  const { confirms } = await lookAt(page);
  await confirmIn(page, confirms.includes('build') ? 'build' : 'sell').click();
  const before = await tableIn(page).getAttribute('data-seq');
  for (let n = 1; n < seats; n++) {
    await expect(page.locator('.seat-plaque.done')).toHaveCount(n);
    await expect(page.locator('.turn-told')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-told]')).toBeFocused();
    await expectContrast(page, 'what a seat did');
    await expectNoSideways(page);
    // The table waits until all has been told.
    expect(await tableIn(page).getAttribute('data-seq')).toBe(before);
    await page.locator('[data-told-on]').click();
  }
  await expect(page.locator('.seat-plaque')).toHaveCount(0);
  await expect(tableIn(page)).not.toHaveAttribute('data-seq', before ?? '');
};

for (const [book, { tile, agreed }] of Object.entries(FIRST))
  for (const [kind, window, language] of [
    ['desk', DESK, 'en'],
    ['phone', PHONE, 'pt-BR'],
  ] as const)
    test(`the first game of ${book} on a ${kind}: a tip comes, is put away, and does not come again`, async ({ page, server }) => {
      const who = await personHere(page);
      await resize(page, DESK);
      await toFirstGame(page, server.url, book);
      await agreedOn(page, agreed);
      await speak(page, language);
      await resize(page, window);
      const driver = GAMES.find((game) => game.tile === tile)?.driver;
      if (driver === undefined) throw new Error(`nobody plays ${book}`);
      await untilAsked(page);
      await expect(page.locator('.seat-plaque')).toHaveCount(
        driver.id === 'seven-wonders' ? (GAMES.find((one) => one.tile === tile)?.seats ?? 0) : 0,
      );
      if (driver.id === 'seven-wonders') await playFirstTurn(who);
      for (let n = 0; n < 16 && !(await tip(page).isVisible()); n++) {
        await decide(who, driver, n);
        await untilAsked(page);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      await expect(tip(page)).toBeVisible();
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      expect(await covered(page)).toEqual([]);
      await expectAccessible(page, 'a tip');
      await expectContrast(page, 'a tip');
      await expectNoSideways(page);
      if (language === 'pt-BR') expect(await findEnglish(page, '.advice')).toEqual([]);
      const met = await tip(page).getAttribute('data-tip');
      await page.locator('[data-tip-done]').click();
      await expect(tip(page)).toHaveCount(0);
      await reload(page);
      await untilAsked(page);
      await expect(page.locator(`.advice[data-tip="${met}"]`)).toHaveCount(0);
      expect(who.troubles).toEqual([]);
    });

/** The menu says what was agreed on, and has the switch of the tips. */
const agreedOn = async (page: Page, agreed: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(panelIn(page).locator('.agreed')).toContainText(agreed);
  await expect(
    panelIn(page)
      .getByRole('group', { name: 'Tips of the first game' })
      .or(panelIn(page).getByRole('radiogroup', { name: 'Tips of the first game' })),
  ).toBeVisible();
  await page.keyboard.press('Escape');
};

test('one click on the mark in the bar switches the tips off, another one brings them back', async ({ page, server }) => {
  const who = await personHere(page);
  await resize(page, DESK);
  await toFirstGame(page, server.url, 'duel');
  const driver = GAMES.find((game) => game.tile === 'Duel')?.driver;
  if (driver === undefined) throw new Error('nobody plays Duel');
  for (let n = 0; n < 16 && !(await tip(page).isVisible()); n++) {
    await decide(who, driver, n);
    await untilAsked(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  await expect(tip(page)).toBeVisible();
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true');
  await mark(page).click();
  await expect(tip(page)).toHaveCount(0);
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  await reload(page);
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  await mark(page).click();
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true');
});

test('who comes back in the middle of the first turn finds its end, told or not', async ({ page, server }) => {
  await personHere(page);
  await resize(page, DESK);
  await toFirstGame(page, server.url, 'seven-wonders');
  await untilAsked(page);
  await reload(page);
  await expect(page.locator('.seat-plaque.now')).toHaveCount(1);
  await page.locator('[data-hand=mine] [data-card]').first().click();
  await confirmIn(page, 'sell').click();
  await page.locator('.turn-told').waitFor();
  await reload(page);
  await untilAsked(page);
  await expect(page.locator('.seat-plaque')).toHaveCount(0);
});
