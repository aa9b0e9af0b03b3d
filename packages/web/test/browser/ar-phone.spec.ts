// The table on phones: tapped, without scrolling sideways, with targets that a thumb hits.
import { expect, type Page } from '@playwright/test';
import {
  type Asked,
  CHOICES,
  curious,
  DECKS,
  expectDrawn,
  letABotPlay,
  padOf,
  playAlone,
  playOn,
  playTogether,
  viewOf,
} from './ar-player.ts';
import { test } from './server.ts';
import { seriousIn } from './kit/axe.ts';
import { tapping } from './kit/hand.ts';
import { expectPad } from './kit/pad.ts';
import { expectNoSideways } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import { expectInReach, expectTargets } from './kit/fits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What makes a move, and what stands in a sheet. */
const TABLE = {
  table: '.architects-table',
  moves: '[data-deck], [data-choice], [data-confirm], [data-task], .question button, .put-aside button, .panel button',
};

/** A city can be pressed anywhere, also on the cards and signs that are drawn on it. */
const expectWhole = async (page: Page, selector: string): Promise<void> => {
  const holes = await page.evaluate((wanted) => {
    const found = new Set<string>();
    for (const cover of document.querySelectorAll<HTMLElement>(wanted)) {
      const box = cover.getBoundingClientRect();
      for (let x = box.left + 4; x < box.right - 4; x += 6)
        for (let y = box.top + 4; y < box.bottom - 4; y += 6) {
          const at = document.elementFromPoint(x, y);
          if (at !== cover) found.add(at?.closest('[class]:not([class=""])')?.outerHTML.slice(0, 80) ?? 'nothing');
        }
    }
    return [...found];
  }, selector);
  expect.soft(holes, selector).toEqual([]);
};

/** Opens what stands behind the button and looks whether it fits; then closes it again. */
const lookInto = async ({ page, hand }: Person, selector: string): Promise<void> => {
  await hand.choose(page, `.architects-table ${selector}`, 0);
  await expect(page.locator('.architects-table .panel')).toBeVisible();
  await expectNoSideways(page);
  await expectTargets(page, selector, TABLE);
  await hand.choose(page, '.architects-table .panel .head button', 0);
  await expect(page.locator('.architects-table .panel')).toHaveCount(0);
};

const SHEETS = ['.mini-seat .cover', '.home-city .cover', '.mini-tokens .discarded', '.dbar button[aria-expanded]', '.deck .count'];

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  for (const [seats, expected] of [
    [2, ['card', 'token', 'build']],
    [7, ['card']],
  ] as const) {
    test(`${seats} seats by tapping: cards, sheets and questions fit`, async ({ page, server }) => {
      const who = personAt(page, tapping);
      const seen = new Set<Asked>();
      const sheets = [...SHEETS];
      const missing = (): readonly Asked[] => expected.filter((asked) => !seen.has(asked));
      const look = async (asked: Asked): Promise<void> => {
        await expectDrawn(who);
        await expectNoSideways(page);
        const isNew = !seen.has(asked);
        seen.add(asked);
        if (isNew) await expectTargets(page, asked, TABLE);
        if (asked === 'card' || asked === 'extra') {
          await expectInReach(page, DECKS, 'the cards that can be taken');
          await expectWhole(page, '.architects-table .mini-seat .cover, .architects-table .home-city .cover');
          const sheet = sheets.shift();
          if (sheet !== undefined) await lookInto(who, sheet);
          return;
        }
        await expectInReach(page, '.architects-table [data-confirm]', asked);
        if (!isNew) return;
        expect.soft(await seriousIn(page), asked).toEqual([]);
        // The sheet can be put aside, to look at the table, and comes back.
        await page.getByRole('button', { name: 'Hide this and look at the table' }).tap();
        await expect(page.locator('.architects-table .question')).toHaveCount(0);
        await expectNoSideways(page);
        await page.getByRole('button', { name: /^Back: / }).tap();
        await expect(page.locator('.architects-table .question')).toBeVisible();
      };
      // A forced build with a choice comes in four games of five; six without one would be a defect.
      for (let game = 0; game === 0 || (game < 6 && missing().length > 0); game++) {
        await playAlone(who, server.url, seats);
        await playOn([who], {
          liking: curious,
          enough: () => sheets.length === 0 && missing().length === 0,
          before: (_, asked) => look(asked),
        });
      }
      expect(sheets).toEqual([]);
      expect(missing()).toEqual([]);
      if (viewOf(who).decision !== 'over') await letABotPlay(who);
      expectPad(await padOf(page), seats, 5);
      for (const tab of ['pad', 'chart', 'wonders']) {
        await page.locator(`.architects-table [data-tab=${tab}]`).tap();
        await expect(page.locator(`.architects-table .end.tab-${tab}`)).toBeVisible();
        await expectNoSideways(page);
        await expectTargets(page, tab, TABLE);
      }
      expect(who.troubles).toEqual([]);
    });
  }

  test('seven wonders to choose from, and seven seats at 320 pixels', async ({ page, server }) => {
    const who = personAt(page, tapping);
    // The lobby of a phone keeps its options in a sheet: they are chosen on a desk, the game is played on the phone.
    await page.setViewportSize({ width: 1366, height: 768 });
    await playTogether([who], server.url, { seats: 7, wonders: 'Choose', starter: 'Youngest' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector('.architects-table.phone[data-decision=wonder] .turn.mine');
    await expect(page.locator(CHOICES)).toHaveCount(7);
    await expectTargets(page, 'wonders', TABLE);
    await expectNoSideways(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSideways(page);
    await playOn([who], {
      liking: { wonder: 'ephesus' },
      enough: () => (viewOf(who).seats[viewOf(who).viewer]?.built.length ?? 0) > 0,
      before: () => expectNoSideways(page),
    });
    expect(who.troubles).toEqual([]);
  });
});
