import { expect, type Page } from '@playwright/test';
import { FORUM_DICE } from '@maravilha/dice';
import { type Asked, lookAt, mineIn, moving, playAlone, playAs, playOn, viewOf } from './di-player.ts';
import { test } from './server.ts';
import { type Person, personAt } from './sw-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Focus {
  readonly name: string;
  /** What stands in the page there: a choice, a die, a space. */
  readonly kind: string;
  /** On something that can be used, inside the window, with a mark that shows where it is; or on the table as a whole, as on a new page. */
  readonly clear: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
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

const expectFocus = async (page: Page, when: string): Promise<void> => {
  await expect.poll(() => focusOf(page), { message: `focus ${when}` }).toEqual(expect.objectContaining({ clear: true }));
};

/** Presses Tab until the focus is on what is looked for. */
const tabTo = async (page: Page, wanted: (focus: Focus) => boolean, what: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    const focus = await focusOf(page);
    if (wanted(focus)) {
      expect(focus.clear, `the focus on ${focus.name} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${what}`);
};

const named = (name: RegExp) => (focus: Focus) => name.test(focus.name);

const kindly = (kind: Focus['kind']) => (focus: Focus) => focus.kind === kind;

/** A number takes a die and leads to its spaces; or the arrows walk over the dice, Enter takes one, and Tab leads on. */
const crossByKeys = async (who: Person, byNumber: boolean): Promise<void> => {
  const { page } = who;
  const { dice } = await lookAt(page);
  const die = page.locator(`.di button[data-die="${dice[0]}"]`);
  if (byNumber) {
    await page.keyboard.press((await die.getAttribute('data-key')) ?? '');
    await expect.poll(async () => (await focusOf(page)).kind).toBe('choice');
  } else {
    await tabTo(page, kindly('die'), 'the dice');
    const name = await die.getAttribute('aria-label');
    for (let presses = 0; presses < FORUM_DICE && (await focusOf(page)).name !== name; presses++) await page.keyboard.press('ArrowRight');
    await expect(die).toBeFocused();
    await expectFocus(page, 'on a die');
    await page.keyboard.press('Enter');
    await expect(die).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, kindly('choice'), 'the spaces of the list');
  }
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  const { choices } = await lookAt(page);
  if (choices.length > 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('.di [data-choice][aria-checked=true]')).toHaveCount(1);
  await expectFocus(page, 'on a space of the list');
  await moving(who, () => page.keyboard.press(byNumber ? 'Enter' : 'x'));
};

/** A number picks, X confirms; what need not be taken is left by N. */
const followByKeys = async (who: Person, asked: Asked): Promise<void> => {
  const { page } = who;
  if (asked === 'free-die') {
    await crossByKeys(who, true);
    return;
  }
  await page.keyboard.press('1');
  await expect(page.locator('.di [data-choice][aria-checked=true]')).toHaveCount(1);
  await moving(who, () => page.keyboard.press('x'));
};

test('turns by keyboard alone: the focus is always somewhere and always seen', async ({ page, server }) => {
  const who = personAt(page);
  await page.goto(server.url);
  await tabTo(page, named(/Play Dice against bots/), 'the game');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, named(/Start playing/), 'the button that starts');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.di .turn.mine');
  let turn = 0;
  const ways = new Set<string>();
  await playOn([who], {
    // Which ways there are is up to the dice; most games have shown them all after six turns.
    enough: () => turn >= 6 && (ways.size === 4 || turn >= 14),
    before: async (_, asked, { confirms, dice }) => {
      await expectFocus(page, `when ${asked} is asked`);
      if (asked !== 'action') {
        await followByKeys(who, asked);
        return true;
      }
      const way = confirms.includes('wonder') ? 'wonder' : dice.length === 0 || turn === 3 ? 'pass' : turn % 2 === 0 ? 'number' : 'arrows';
      ways.add(way);
      turn++;
      if (way === 'wonder') await moving(who, () => page.keyboard.press('w'));
      else if (way === 'pass') await moving(who, () => page.keyboard.press('p'));
      else await crossByKeys(who, way === 'number');
      return true;
    },
  });
  expect([...ways]).toEqual(expect.arrayContaining(['wonder', 'pass']));
  expect(ways.size).toBeGreaterThan(2);
  expect(who.troubles).toEqual([]);
});

test('inside a chain N leaves what is offered and U goes back to the roll', async ({ page, server }) => {
  const who = personAt(page);
  await playAs(who, server.url, 'olympia');
  const asked = (decision: Asked, turn: number): Promise<unknown> =>
    expect.poll(async () => ({ now: (await lookAt(page)).standing, turn: viewOf(who).turn })).toEqual({ now: decision, turn });
  const roll = viewOf(who);
  await moving(who, () => page.keyboard.press('w'));
  await asked('free-die', 1);
  await expectFocus(page, 'in the chain');
  await moving(who, () => page.keyboard.press('u'));
  expect(viewOf(who)).toEqual(roll);
  await expectFocus(page, 'after the way back');
  await moving(who, () => page.keyboard.press('w'));
  await asked('free-die', 1);
  await moving(who, () => page.keyboard.press('n'));
  await asked('action', 2);
  await expectFocus(page, 'in the next turn');
  expect(mineIn(viewOf(who)).crossed).toEqual(['wonder.w1']);
  expect(who.troubles).toEqual([]);
});

test('whoever points gets no mark of the focus, until a key asks for it', async ({ page, server }) => {
  const who = personAt(page);
  // The city is chosen with the mouse: its button leaves the page with the focus on it.
  await playAs(who, server.url, 'giza');
  const focus = (): Promise<{ readonly held: boolean; readonly seen: boolean }> =>
    page.evaluate(() => ({
      held: document.activeElement?.closest('.di') !== null && document.activeElement !== document.body,
      seen: document.activeElement?.matches(':focus-visible') ?? false,
    }));
  await expect.poll(focus).toEqual({ held: true, seen: false });
  await page.keyboard.press('ArrowRight');
  await expect.poll(focus).toEqual({ held: true, seen: true });
  expect(who.troubles).toEqual([]);
});

test('panels open by a key, hold the focus, and give it back', async ({ page, server }) => {
  const who = personAt(page);
  await playAlone(who, server.url);
  await page.waitForSelector('.di .turn.mine');
  await tabTo(page, kindly('die'), 'the dice');
  const die = (await focusOf(page)).name;
  for (const [key, title] of [
    ['?', 'Keys'],
    ['l', 'Log'],
    ['t', 'Everyone’s last turn'],
  ] as const) {
    await page.keyboard.press(key);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect.poll(async () => (await focusOf(page)).name).toBe(die);
  }
  expect(viewOf(who).turn).toBe(1);
  expect(who.troubles).toEqual([]);
});
