import { expect } from '@playwright/test';
import { test } from './server.ts';
import { moving, playOn, type Standing, viewOf } from './sw-player.ts';
import { type Person, personAt } from './kit/person.ts';
import { expectFocus, expectPanels, focusOf, startByKeys, tabTo } from './kit/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The arrow keys walk over the hand; Enter opens a card; B, W and D act. */
const playByKeys = async (who: Person, turn: number): Promise<void> => {
  const { page } = who;
  await expectFocus(page, 'at the beginning of a turn');
  await page.keyboard.press('ArrowRight');
  for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'in the hand');
  if ((await page.locator('.wonders-table .dock .action.sell').count()) === 0) {
    expect((await focusOf(page)).name).toMatch(/free now|coins? now|not possible/i);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.wonders-table .dock .action.sell')).toBeVisible();
  await expectFocus(page, 'with the card open');
  const can = async (kind: string): Promise<boolean> =>
    (await page.locator(`.wonders-table .dock .action.${kind}:not([aria-disabled=true])`).count()) > 0;
  const key = turn % 3 === 2 && (await can('stage')) ? 'w' : (await can('build')) ? 'b' : 'd';
  await moving(who, () => page.keyboard.press(key));
};

const answerByKeys = async (who: Person, standing: Standing): Promise<void> => {
  const { page } = who;
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocus(page, `in the question ${standing}`);
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, `among the choices of ${standing}`);
  if (standing === 'revive') await page.keyboard.press('Enter');
  await tabTo(page, standing === 'revive' ? /^Build / : /^Choose /);
  await moving(who, () => page.keyboard.press('Enter'));
};

test('an age by keyboard alone: the focus is always somewhere and always seen', async ({ page, server }) => {
  const who = personAt(page);
  await startByKeys(page, server.url, 'Cities');
  await page.waitForSelector('.wonders-table .turn.mine');
  let turn = 0;
  await playOn([who], {
    enough: () => viewOf(who).age === 2,
    before: async (_, standing) => {
      if (standing === 'turn' || standing === 'last-card') await playByKeys(who, turn++);
      else await answerByKeys(who, standing);
      return true;
    },
  });
  expect(turn).toBeGreaterThanOrEqual(7);
  expect(who.troubles).toEqual([]);
});

test('panels open by a key, hold the focus, and give it back', async ({ page, server }) => {
  const who = personAt(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play 7 Wonders against bots' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.wonders-table .turn.mine');
  await page.keyboard.press('ArrowRight');
  await expectPanels(page, { '?': 'Keys', l: 'Log', x: 'Discard pile' });
  expect(who.troubles).toEqual([]);
});
