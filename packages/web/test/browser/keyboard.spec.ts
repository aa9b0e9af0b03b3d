// Every table by keyboard alone: the way there, turns, questions and sheets. The focus is always somewhere and always seen.
import { FORUM_DICE } from '@maravilha/dice';
import { expect } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectFocus, expectPanels, focusOf, startByKeys, tabTo } from './kit/focus.ts';
import { reload } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import {
  choiceIn,
  confirmIn,
  type Driver,
  lookAt,
  moving,
  openAt,
  panelIn,
  playOn,
  type Sight,
  tableIn,
  untilAsked,
} from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Answers what is asked without touching the mouse. `turn` makes turns differ. */
type ByKeys = (who: Person, sight: Sight, turn: number) => Promise<number>;

// ---------------------------------------------------------------- Duel

/** From the page itself an arrow goes to the first card that can be taken; Enter opens it, B or S act. */
const duelByKeys: ByKeys = async (who, { decision }) => {
  const { page } = who;
  if (decision === 'turn') {
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, 'in the structure');
    await page.keyboard.press('Enter');
    await expect(confirmIn(page, 'discard')).toBeVisible();
    const key = (await confirmIn(page, 'build').count()) > 0 ? 'b' : 's';
    return moving(who, () => page.keyboard.press(key));
  }
  if (decision !== 'revive' && decision !== 'destroy') return moving(who, () => page.keyboard.press('1'));
  await page.keyboard.press('1');
  await tabTo(page, 'confirm');
  return moving(who, () => page.keyboard.press('Enter'));
};

// ---------------------------------------------------------------- 7 Wonders

/** The arrow keys walk over the hand; Enter opens a card; B, W and D act. In a question an arrow walks, and the button follows by Tab. */
const sevenWondersByKeys: ByKeys = async (who, { decision }, turn) => {
  const { page } = who;
  await expectFocus(page, `when ${decision} is asked`);
  await page.keyboard.press('ArrowRight');
  if (decision !== 'turn' && decision !== 'last-card') {
    await expectFocus(page, `among the choices of ${decision}`);
    if (decision === 'revive') await page.keyboard.press('Enter');
    await tabTo(page, 'confirm');
    return moving(who, () => page.keyboard.press('Enter'));
  }
  for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'in the hand');
  if ((await confirmIn(page, 'sell').count()) === 0) {
    expect((await focusOf(page)).name).toMatch(/free now|coins? now|not possible/i);
    await page.keyboard.press('Enter');
  }
  await expect(confirmIn(page, 'sell')).toBeVisible();
  await expectFocus(page, 'with the card open');
  const { confirms } = await lookAt(page);
  const key = turn % 3 === 2 && confirms.includes('stage') ? 'w' : confirms.includes('build') ? 'b' : 's';
  return moving(who, () => page.keyboard.press(key));
};

// ---------------------------------------------------------------- Architects

/** The arrows walk over the cards and Enter takes one; or a number takes it at once. In a question a number picks, B confirms. */
const architectsByKeys: ByKeys = async (who, sight, turn) => {
  const { page } = who;
  const asked = architects.askedIn(sight);
  await expectFocus(page, `when ${asked} is asked`);
  switch (asked) {
    case 'extra':
      return moving(who, () => page.keyboard.press('e'));
    case 'card': {
      if (turn % 2 === 0) {
        await page.keyboard.press('ArrowRight');
        for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight');
        await expectFocus(page, 'on a card');
        expect((await focusOf(page)).name).toMatch(/^Take /);
        return moving(who, () => page.keyboard.press('Enter'));
      }
      const keys = await page.locator('main kbd').allInnerTexts();
      expect(keys.length).toBe(sight.decks.length);
      return moving(who, () => page.keyboard.press(keys[turn % keys.length] ?? '1'));
    }
    default:
      // While a card can be taken, too, the numbers take it: what is chosen already is confirmed.
      if (sight.decks.length === 0 || asked === 'any-deck') await page.keyboard.press('1');
      return moving(who, () => page.keyboard.press('b'));
  }
};

// ---------------------------------------------------------------- Dice

/** A number takes a die and leads to its spaces; or the arrows walk over the dice, Enter takes one, and Tab leads on. */
const crossByKeys = async (who: Person, byNumber: boolean): Promise<number> => {
  const { page } = who;
  const die = dice.dieIn(page, (await lookAt(page)).dice[0] ?? '');
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
  if ((await lookAt(page)).choices.length > 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-choice][aria-checked=true]')).toHaveCount(1);
  await expectFocus(page, 'on a space of the list');
  return moving(who, () => page.keyboard.press(byNumber ? 'Enter' : 'b'));
};

/** W builds, E passes; in a question a number picks, B confirms. */
const diceByKeys: ByKeys = async (who, { decision, confirms, dice: open }, turn) => {
  const { page } = who;
  await expectFocus(page, `when ${decision} is asked`);
  if (decision === 'free-die') return crossByKeys(who, true);
  if (decision !== 'action') {
    await page.keyboard.press('1');
    await expect(page.locator('[data-choice][aria-checked=true]')).toHaveCount(1);
    return moving(who, () => page.keyboard.press('b'));
  }
  if (turn === 0 && confirms.includes('wonder')) return moving(who, () => page.keyboard.press('w'));
  if (turn === 1 || open.length === 0) return moving(who, () => page.keyboard.press('e'));
  return crossByKeys(who, turn % 2 === 0);
};

// ---------------------------------------------------------------- all of them

interface Keyed {
  readonly driver: Driver;
  readonly byKeys: ByKeys;
  readonly questions: readonly (() => Position)[];
  /** Sheets by their keys. */
  readonly panels: Readonly<Record<string, string>>;
}

const KEYED: Readonly<Record<string, Keyed>> = {
  '7 Wonders': {
    driver: sevenWonders.driver,
    byKeys: sevenWondersByKeys,
    questions: [sevenWonders.positions.lastCard, sevenWonders.positions.revive, sevenWonders.positions.loss],
    panels: { '?': 'Keys', l: 'Log', x: 'Discard pile' },
  },
  Duel: {
    driver: duel.driver,
    byKeys: duelByKeys,
    questions: [duel.positions.draft, duel.positions.token, duel.positions.revive, duel.positions.destroy, duel.positions.starter],
    panels: { '?': 'Keys', l: 'Log', x: 'Discard pile' },
  },
  Architects: {
    driver: architects.driver,
    byKeys: architectsByKeys,
    questions: [
      architects.positions.token,
      architects.positions.build,
      architects.positions.extra,
      architects.positions.anyDeck,
      architects.positions.keep,
    ],
    panels: { '?': 'Keys', l: 'Log', x: 'Discard pile' },
  },
  Dice: {
    driver: dice.driver,
    byKeys: diceByKeys,
    questions: [dice.positions.freeDie, dice.positions.cross, dice.positions.bonus],
    panels: { '?': 'Keys', l: 'Log', f: 'Everyone’s last turn' },
  },
};

for (const [tile, { driver, byKeys, questions, panels }] of Object.entries(KEYED)) {
  test(`${tile} by keyboard alone: from the home page through turns and questions`, async ({ page, server }) => {
    const who = personAt(page);
    await startByKeys(page, server.url, tile);
    await tableIn(page).waitFor();
    await untilAsked(page);
    await page.keyboard.press('ArrowRight');
    // The keys of the table may come after the first press.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await expectPanels(page, panels);
    let turn = 0;
    await playOn([who], driver, {
      enough: () => turn >= 4,
      before: async (_, sight) => {
        await byKeys(who, sight, turn++);
        return true;
      },
    });
    for (const question of questions) {
      await openAt([who], server, question());
      await untilAsked(page);
      await byKeys(who, await lookAt(page), 0);
    }
    expect(who.troubles).toEqual([]);
  });
}

test('inside a chain of Dice K leaves what is offered and U goes back to the roll', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, dice.positions.olympia());
  const asked = (decision: string, turn: number): Promise<unknown> =>
    expect.poll(async () => ({ now: (await lookAt(page)).decision, turn: dice.viewOf(who).turn })).toEqual({ now: decision, turn });
  const roll = dice.viewOf(who);
  await moving(who, () => page.keyboard.press('w'));
  await asked('free-die', 1);
  await expectFocus(page, 'in the chain');
  await moving(who, () => page.keyboard.press('u'));
  expect(dice.viewOf(who)).toEqual(roll);
  await expectFocus(page, 'after the way back');
  await moving(who, () => page.keyboard.press('w'));
  await asked('free-die', 1);
  await moving(who, () => page.keyboard.press('k'));
  await asked('action', 2);
  await expectFocus(page, 'in the next turn');
  expect(dice.mineIn(dice.viewOf(who)).crossed).toEqual(['wonder.w1']);
  expect(who.troubles).toEqual([]);
});

test('whoever points gets no mark of the focus, until a key asks for it', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, dice.positions.city());
  // The city is chosen with the mouse: its button leaves the page with the focus on it.
  await choiceIn(page, 'giza').click();
  await moving(who, () => confirmIn(page, 'city').click());
  await untilAsked(page, 'action');
  const focus = (): Promise<{ readonly held: boolean; readonly seen: boolean }> =>
    page.evaluate(() => ({
      held: document.activeElement?.closest('[data-game]') !== null && document.activeElement !== document.body,
      seen: document.activeElement?.matches(':focus-visible') ?? false,
    }));
  await expect.poll(focus).toEqual({ held: true, seen: false });
  await page.keyboard.press('ArrowRight');
  await expect.poll(focus).toEqual({ held: true, seen: true });
  expect(who.troubles).toEqual([]);
});

test('how loud it is can be set by keys, and is kept', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, duel.positions.turn());
  const volume = page.getByRole('slider', { name: 'Volume' });
  const open = (): Promise<void> => who.press(page.getByRole('button', { name: 'Menu' }));
  await open();
  await expect(volume).toHaveAttribute('aria-valuetext', '4 of 5');
  await volume.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(volume).toHaveAttribute('aria-valuetext', '2 of 5');
  // A slider leaves the other keys to the table.
  await page.keyboard.press('Escape');
  await expect(panelIn(page)).toHaveCount(0);
  await reload(page);
  await open();
  await expect(volume).toHaveAttribute('aria-valuetext', '2 of 5');
  await who.press(panelIn(page).getByRole('radiogroup', { name: 'Sound' }).locator('label').last());
  await expect(volume).toHaveCount(0);
  expect(who.troubles).toEqual([]);
});
