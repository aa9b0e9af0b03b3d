import { expect, type Page } from '@playwright/test';
import { type Asked, lookAt, moving, playOn, type Sight, viewOf } from './ar-player.ts';
import { test } from './server.ts';
import { type Person, personAt } from './sw-player.ts';

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
  const keys = await page.locator('.ar .reach.open kbd').allInnerTexts();
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
  await page.goto(server.url);
  await tabTo(page, /Play Architects against bots/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /Start playing/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ar .turn.mine');
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
  await page.waitForSelector('.ar .turn.mine');
  await page.keyboard.press('ArrowRight');
  const card = (await focusOf(page)).name;
  expect(card).toMatch(/^Take /);
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
  expect(viewOf(who).decision).toBe('card');
  expect(who.troubles).toEqual([]);
});
