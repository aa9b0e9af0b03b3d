// The table on phones: tapped, without scrolling sideways, with targets that a thumb hits.
import { expect, type Page } from '@playwright/test';
import { SCORE_ROWS } from '@maravilha/dice';
import { expectDrawn } from './di-drawn.ts';
import { type Asked, CHOICES, letABotPlay, padOf, playAlone, playAs, playOn, viewOf } from './di-player.ts';
import { test } from './server.ts';
import { tapping } from './kit/hand.ts';
import { expectPad } from './kit/pad.ts';
import { expectNoSideways } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import { expectInReach, expectTargets } from './kit/fits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What makes a move, what stands in a sheet, and what opens one. */
const TABLE = {
  table: '.dice-table',
  moves: '[data-choice], [data-confirm], .panel button, .dbar button',
  // The drawn sheet is a picture of the whole board: all that it offers stands in the list below it, too.
  drawn: '.dice-sheet *, .sheet-part *',
};

/** All that is on the sheet to be pressed is in the list, too. */
const expectListed = async (page: Page): Promise<void> => {
  const missing = await page.evaluate(() => {
    const listed = new Set([...document.querySelectorAll<HTMLElement>('.dice-table [data-choice]')].map((one) => one.dataset['choice']));
    return [...document.querySelectorAll<HTMLElement>('.dice-table .middle button[data-space]:not(.stage-open)')]
      .map((space) => space.dataset['space'])
      .filter((space) => !listed.has(space));
  });
  expect(missing).toEqual([]);
};

/** Opens what stands behind the button and looks whether it fits; then closes it again. */
const lookInto = async ({ page, hand }: Person, selector: string): Promise<void> => {
  await hand.choose(page, `.dice-table ${selector}`, 0);
  await expect(page.locator('.dice-table .panel')).toBeVisible();
  await expectNoSideways(page);
  await expectTargets(page, selector, TABLE);
  await hand.choose(page, '.dice-table .panel .head button', 0);
  await expect(page.locator('.dice-table .panel')).toHaveCount(0);
};

const SHEETS = ['.rivals button', '.middle button.structure-head', '.dbar button[aria-label=Log]', '.dbar button[aria-label=Menu]'];

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  for (const [seats, turns] of [
    [3, 5],
    [7, 3],
  ] as const) {
    test(`${seats} seats by tapping: dice, list and sheets fit`, async ({ page, server }) => {
      const who = personAt(page, tapping);
      const seen = new Set<Asked>();
      const sheets = [...SHEETS];
      await playAlone(who, server.url, { seats });
      await playOn([who], {
        enough: () => viewOf(who).turn > turns && sheets.length === 0,
        before: async (_, asked) => {
          await expectDrawn(who);
          await expectNoSideways(page);
          await expectListed(page);
          await expectInReach(page, '.dice-table .actions [data-confirm], .dice-table button[data-die], .dice-table .rivals button', asked);
          if (!seen.has(asked)) await expectTargets(page, asked, TABLE);
          seen.add(asked);
          const sheet = sheets.shift();
          if (sheet !== undefined) await lookInto(who, sheet);
        },
      });
      await letABotPlay(who);
      expectPad(await padOf(page), seats, SCORE_ROWS.length);
      for (const tab of ['pad', 'chart', 'sheets']) {
        await page.locator(`.dice-table [data-tab=${tab}]`).tap();
        await expect(page.locator(`.dice-table .end.tab-${tab}`)).toBeVisible();
        await expectNoSideways(page);
        await expectTargets(page, tab, TABLE);
      }
      expect(who.troubles).toEqual([]);
    });
  }

  test('cities to choose from and a chain of choices fit, also at 320 pixels', async ({ page, server }) => {
    const who = personAt(page, tapping);
    // The lobby of a phone keeps its options in a sheet: they are chosen on a desk, the game is played on the phone.
    await page.setViewportSize({ width: 1366, height: 768 });
    await playAs(who, server.url, 'halicarnassus');
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector('.dice-table.phone .turn.mine');
      await page.locator('.dice-table [data-confirm=wonder]').tap();
      await page.waitForSelector('.dice-table[data-decision=cross] .turn.mine');
      await expect(page.locator(CHOICES).first()).toBeVisible();
      await expectNoSideways(page);
      await expectTargets(page, `a chain at ${width}`, TABLE);
      await expectInReach(page, '.dice-table [data-confirm]', `a chain at ${width}`);
      await page.locator('.dice-table [data-confirm=change]').tap();
      await page.waitForSelector('.dice-table[data-decision=action] .turn.mine');
    }
    await page.goto(server.url);
    await page.setViewportSize({ width: 1366, height: 768 });
    await playAlone(who, server.url, { seats: 2, cities: 'Choose' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector('.dice-table.phone[data-decision=city] .turn.mine');
    for (const choice of await page.locator(CHOICES).all()) {
      await choice.tap();
      await expectNoSideways(page);
    }
    await expectTargets(page, 'cities', TABLE);
    await expectInReach(page, '.dice-table [data-confirm=city]', 'cities');
    expect(who.troubles).toEqual([]);
  });
});
