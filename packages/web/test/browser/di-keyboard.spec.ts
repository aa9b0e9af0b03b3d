import { expect } from '@playwright/test';
import { FORUM_DICE } from '@maravilha/dice';
import { type Asked, lookAt, mineIn, moving, playAlone, playAs, playOn, viewOf } from './di-player.ts';
import { test } from './server.ts';
import { type Person, personAt } from './kit/person.ts';
import { expectFocus, expectPanels, focusOf, startByKeys, tabTo } from './kit/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A number takes a die and leads to its spaces; or the arrows walk over the dice, Enter takes one, and Tab leads on. */
const crossByKeys = async (who: Person, byNumber: boolean): Promise<void> => {
  const { page } = who;
  const { dice } = await lookAt(page);
  const die = page.locator(`.dice-table button[data-die="${dice[0]}"]`);
  if (byNumber) {
    await page.keyboard.press((await die.getAttribute('data-key')) ?? '');
    await expect.poll(async () => (await focusOf(page)).kind).toBe('choice');
  } else {
    await tabTo(page, 'die');
    const name = await die.getAttribute('aria-label');
    for (let presses = 0; presses < FORUM_DICE && (await focusOf(page)).name !== name; presses++) await page.keyboard.press('ArrowRight');
    await expect(die).toBeFocused();
    await expectFocus(page, 'on a die');
    await page.keyboard.press('Enter');
    await expect(die).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, 'choice');
  }
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  const { choices } = await lookAt(page);
  if (choices.length > 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('.dice-table [data-choice][aria-checked=true]')).toHaveCount(1);
  await expectFocus(page, 'on a space of the list');
  await moving(who, () => page.keyboard.press(byNumber ? 'Enter' : 'b'));
};

/** A number picks, X confirms; what need not be taken is left by N. */
const followByKeys = async (who: Person, asked: Asked): Promise<void> => {
  const { page } = who;
  if (asked === 'free-die') {
    await crossByKeys(who, true);
    return;
  }
  await page.keyboard.press('1');
  await expect(page.locator('.dice-table [data-choice][aria-checked=true]')).toHaveCount(1);
  await moving(who, () => page.keyboard.press('b'));
};

test('turns by keyboard alone: the focus is always somewhere and always seen', async ({ page, server }) => {
  const who = personAt(page);
  await startByKeys(page, server.url, 'Dice');
  await page.waitForSelector('.dice-table .turn.mine');
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
  await moving(who, () => page.keyboard.press('s'));
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
      held: document.activeElement?.closest('.dice-table') !== null && document.activeElement !== document.body,
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
  await page.waitForSelector('.dice-table .turn.mine');
  await tabTo(page, 'die');
  await expectPanels(page, { '?': 'Keys', l: 'Log', t: 'Everyone’s last turn' });
  expect(viewOf(who).turn).toBe(1);
  expect(who.troubles).toEqual([]);
});
