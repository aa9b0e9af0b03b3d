import { expect } from '@playwright/test';
import { type Asked, lookAt, moving, playOn, type Sight, viewOf } from './ar-player.ts';
import { test } from './server.ts';
import { type Person, personAt } from './kit/person.ts';
import { expectFocus, expectPanels, focusOf, startByKeys } from './kit/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The arrows walk over the cards and Enter takes one; or a number takes it at once. */
const takeByKeys = async (who: Person, turn: number, { decks }: Sight): Promise<void> => {
  const { page } = who;
  await expectFocus(page, 'at the beginning of a turn');
  if (turn % 2 === 0) {
    await page.keyboard.press('ArrowRight');
    for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight');
    await expectFocus(page, 'on a card');
    expect((await focusOf(page)).name).toMatch(/^Take /);
    await moving(who, () => page.keyboard.press('Enter'));
    return;
  }
  const keys = await page.locator('.architects-table .reach.open kbd').allInnerTexts();
  expect(keys.length).toBe(decks.length);
  await moving(who, () => page.keyboard.press(keys[turn % keys.length] ?? '1'));
};

/** A number picks, B confirms. */
const answerByKeys = async (who: Person, asked: Asked): Promise<void> => {
  const { page } = who;
  await expectFocus(page, `in the question ${asked}`);
  if (asked === 'extra') {
    await moving(who, () => page.keyboard.press('e'));
    return;
  }
  if (asked === 'any-deck') {
    await moving(who, () => page.keyboard.press('2'));
    return;
  }
  // While a card can be taken, too, the numbers take it: what is chosen already is confirmed.
  if ((await lookAt(page)).decks.length === 0) await page.keyboard.press('1');
  await moving(who, () => page.keyboard.press('b'));
};

test('turns by keyboard alone: the focus is always somewhere and always seen', async ({ page, server }) => {
  const who = personAt(page);
  await startByKeys(page, server.url, 'Architects');
  await page.waitForSelector('.architects-table .turn.mine');
  let turn = 0;
  const answered = new Set<Asked>();
  await playOn([who], {
    // A token and a few more turns; some game may have none.
    enough: () => turn >= 6 && (answered.size > 0 || turn >= 14),
    before: async (_, asked, sight) => {
      if (asked === 'card') await takeByKeys(who, turn++, sight);
      else {
        answered.add(asked);
        await answerByKeys(who, asked);
      }
      return true;
    },
  });
  expect(turn).toBeGreaterThanOrEqual(6);
  expect(who.troubles).toEqual([]);
});

test('panels open by a key, hold the focus, and give it back', async ({ page, server }) => {
  const who = personAt(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play Architects against bots' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.architects-table .turn.mine');
  await page.keyboard.press('ArrowRight');
  expect((await focusOf(page)).name).toMatch(/^Take /);
  await expectPanels(page, { '?': 'Keys', l: 'Log', x: 'Discard pile' });
  expect(viewOf(who).decision).toBe('card');
  expect(who.troubles).toEqual([]);
});
