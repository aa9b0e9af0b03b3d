import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { moving, type Person, personAt, playOn, type Standing, viewOf } from './sw-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Focus {
  readonly name: string;
  /** On something that can be used, inside the window, with a mark that shows where it is; or on the table as a whole, as on a new page. */
  readonly clear: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { name: 'nothing', clear: false };
    const box = at.getBoundingClientRect();
    const inside = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const marked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return { name: at.getAttribute('aria-label') ?? at.textContent ?? '', clear: inside && (marked || at.tagName === 'MAIN') };
  });

const expectFocus = async (page: Page, when: string): Promise<void> => {
  await expect.poll(() => focusOf(page), { message: `focus ${when}` }).toMatchObject({ clear: true });
};

/** Presses Tab until the focus is on something with this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    const focus = await focusOf(page);
    if (name.test(focus.name)) {
      expect(focus.clear, `the focus on ${focus.name} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${name}`);
};

/** The arrow keys walk over the hand; Enter opens a card; B, S and V act. */
const playByKeys = async (who: Person, turn: number): Promise<void> => {
  const { page } = who;
  await expectFocus(page, 'at the beginning of a turn');
  await page.keyboard.press('ArrowRight');
  for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'in the hand');
  if ((await page.locator('.sw .dock .act.sell').count()) === 0) {
    expect((await focusOf(page)).name).toMatch(/free now|coins? now|not possible/i);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.sw .dock .act.sell')).toBeVisible();
  await expectFocus(page, 'with the card open');
  const can = async (kind: string): Promise<boolean> =>
    (await page.locator(`.sw .dock .act.${kind}:not([aria-disabled=true])`).count()) > 0;
  const key = turn % 3 === 2 && (await can('stage')) ? 's' : (await can('pri')) ? 'b' : 'v';
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
  await page.goto(server.url);
  await tabTo(page, /Play Cities against bots/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /Start playing/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sw .turn.mine');
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
  await page.waitForSelector('.sw .turn.mine');
  await page.keyboard.press('ArrowRight');
  const card = (await focusOf(page)).name;
  for (const [key, title] of [
    ['?', 'Keys'],
    ['l', 'Log'],
    ['x', 'Discard pile'],
  ] as const) {
    await page.keyboard.press(key);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect.poll(async () => (await focusOf(page)).name).toBe(card);
  }
  expect(who.troubles).toEqual([]);
});
