// Where the focus is, and the way there by Tab.
import { expect, type Page } from '@playwright/test';

export interface Focus {
  readonly name: string;
  /** What stands in the page there: a choice, a die, a space. */
  readonly kind: string;
  /** On something that can be used, inside the window, with a mark that shows where it is; or on the table as a whole, as on a new page. */
  readonly clear: boolean;
}

export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { name: 'nothing', kind: '', clear: false };
    const box = at.getBoundingClientRect();
    const inside = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const marked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return {
      name: at.getAttribute('aria-label') ?? at.textContent ?? '',
      kind: ['choice', 'die', 'space', 'confirm'].find((key) => at.dataset[key] !== undefined) ?? '',
      clear: inside && (marked || at.tagName === 'MAIN'),
    };
  });

export const expectFocus = async (page: Page, when: string): Promise<void> => {
  await expect.poll(() => focusOf(page), { message: `focus ${when}` }).toMatchObject({ clear: true });
};

/** Presses Tab until the focus is on something with this name, or of this kind. */
export const tabTo = async (page: Page, wanted: RegExp | 'choice' | 'die' | 'confirm'): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    const focus = await focusOf(page);
    if (typeof wanted === 'string' ? focus.kind === wanted : wanted.test(focus.name)) {
      expect(focus.clear, `the focus on ${focus.name} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${wanted}`);
};

/** From the home page to a game against bots, by Tab and Enter. */
export const startByKeys = async (page: Page, url: string, tile: string): Promise<void> => {
  await page.goto(url);
  await tabTo(page, new RegExp(`Play ${tile} against`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /Start playing/);
  await page.keyboard.press('Enter');
};

/** Each panel opens by its key, holds the focus, and gives it back to where it was. */
export const expectPanels = async (page: Page, panels: Readonly<Record<string, string>>): Promise<void> => {
  const { name } = await focusOf(page);
  for (const [key, title] of Object.entries(panels)) {
    await page.keyboard.press(key);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect.poll(async () => (await focusOf(page)).name).toBe(name);
  }
};
