import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { CARDS, letABotPlay, openCard, padOf, playAlone, playOn, playTogether, type Standing, viewOf } from './sw-player.ts';
import { tapping } from './kit/hand.ts';
import { expectNoSideways } from './kit/page.ts';
import { leave, people, type Person, personAt } from './kit/person.ts';
import { expectInReach, expectTargets } from './kit/fits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TABLE = { table: '.wonders-table' };

/** Opens what stands behind the button and looks whether it fits; then closes it again. */
const lookAt = async ({ page, hand }: Person, selector: string): Promise<void> => {
  await hand.choose(page, selector, 0);
  await expect(page.locator('.wonders-table .panel')).toBeVisible();
  await expectNoSideways(page);
  await expectTargets(page, selector, TABLE);
  await hand.choose(page, '.wonders-table .panel .head button', 0);
  await expect(page.locator('.wonders-table .panel')).toHaveCount(0);
};

const SHEETS = [
  '.neighbour-city.left .cover',
  '.neighbour-city.right .cover',
  '.seat .cover',
  '.my-board .cover',
  '.dbar button[aria-expanded]',
];

const expectFits = async (page: Page, standing: Standing): Promise<void> => {
  await expectNoSideways(page);
  await expectTargets(page, standing, TABLE);
  if (standing === 'turn') await expectInReach(page, CARDS, 'the hand');
};

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('an age of seven with Cities by tapping, with every sheet open once', async ({ page, server }) => {
    const who = personAt(page, tapping);
    await playAlone(who, server.url, 'Cities', 7);
    let turn = 0;
    await playOn([who], {
      enough: () => viewOf(who).age === 2,
      before: async (_, standing) => {
        await expectFits(page, standing);
        if (standing !== 'turn') return;
        const sheet = SHEETS[turn++];
        if (sheet !== undefined) await lookAt(who, `.wonders-table ${sheet}`);
        await openCard(who, turn);
        await expectNoSideways(page);
        await expectTargets(page, 'an open card', TABLE);
        await expectInReach(page, '.wonders-table .dock .action', 'what can be done with a card');
      },
    });
    expect(turn).toBe(7);
    expect(who.troubles).toEqual([]);
  });

  test('the end with all its sheets', async ({ page, server }) => {
    const who = personAt(page, tapping);
    await playAlone(who, server.url, 'Cities', 7);
    await letABotPlay(who);
    const pad = await padOf(page);
    expect(pad.totals).toHaveLength(7);
    for (const tab of ['pad', 'chart', 'buried', 'discard']) {
      await page.locator(`.wonders-table [data-tab=${tab}]`).tap();
      await expect(page.locator(`.wonders-table .end.tab-${tab}`)).toBeVisible();
      await expectNoSideways(page);
      await expectTargets(page, tab, TABLE);
    }
    expect(who.troubles).toEqual([]);
  });
});

test('every screen fits a window of 320 pixels', async ({ browser, server }) => {
  const all = await people(browser, 2);
  const [who, friend] = all;
  if (who === undefined || friend === undefined) throw new Error('two came');
  const { page } = who;
  await playTogether(all, server.url, 'Cities', { seats: 6, teams: true, wonders: 'Draft', sides: 'Choose' });
  await page.setViewportSize({ width: 320, height: 568 });
  const seen = new Set<string>();
  const fits = async (where: string): Promise<void> => {
    seen.add(where);
    await expectNoSideways(page);
  };
  await playOn(all, {
    enough: () => viewOf(who).age === 1 && viewOf(who).turn === 3,
    before: async (asked, standing) => {
      if (asked !== who) return;
      await fits(standing);
      if (standing !== 'turn') return;
      for (const sheet of SHEETS) {
        await page.locator(`.wonders-table ${sheet}`).first().click();
        await expect(page.locator('.wonders-table .panel')).toBeVisible();
        await fits(sheet);
        await page.keyboard.press('Escape');
      }
      await page.locator('.wonders-table [data-partner-hand]').click();
      await fits('the partner’s hand');
      await page.keyboard.press('Escape');
      await openCard(who, 1);
      await fits('an open card');
    },
  });
  await letABotPlay(who);
  await letABotPlay(friend);
  await padOf(page);
  for (const tab of ['pad', 'chart', 'buried', 'discard']) {
    await page.locator(`.wonders-table [data-tab=${tab}]`).click();
    await fits(`end: ${tab}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['board', 'side', 'turn']));
  expect(all.map((one) => one.troubles)).toEqual([[], []]);
  await leave(all);
});
