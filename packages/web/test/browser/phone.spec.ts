// Tables on phones: tapped, without scrolling sideways, with targets that a thumb hits.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectDrawn as expectArchitectsDrawn } from './games/architects-drawn.ts';
import * as architects from './games/architects.ts';
import { expectDrawn as expectDiceDrawn } from './games/dice-drawn.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectInReach, expectTargets, type Targets } from './kit/fits.ts';
import { tapping } from './kit/hand.ts';
import { padOf } from './kit/pad.ts';
import { expectNoSideways, resize } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import { confirm, decide, type Driver, openAt, panelIn, questionIn, untilAsked } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

interface Phone {
  readonly driver: Driver;
  readonly targets: Targets;
  /** A full table in a turn, at which every sheet is opened once and a move is tapped. */
  readonly turns: readonly (() => Position)[];
  /** What must be in the window in a turn, without scrolling. */
  readonly inReach: string;
  /** What opens the sheets of the table. */
  readonly sheets: readonly string[];
  readonly questions: readonly (() => Position)[];
  readonly ends: readonly (() => Position)[];
  /** Laid open in a turn, and what can be done with it. */
  readonly opens?: { readonly what: string; readonly shows: string };
  drawn?(who: Person): Promise<unknown>;
  /** What else holds in a turn. */
  look?(who: Person): Promise<unknown>;
}

const BAR = 'header button[aria-expanded]';

/** All that is on the sheet of Dice to be pressed is in the list, too. */
const expectListed = async ({ page }: Person): Promise<void> => {
  const missing = await page.evaluate(() => {
    const listed = new Set([...document.querySelectorAll<HTMLElement>('[data-choice]')].map((one) => one.dataset['choice']));
    return [...document.querySelectorAll<HTMLElement>('main button[data-space]:not([data-space^="wonder."])')]
      .map((space) => space.dataset['space'])
      .filter((space) => !listed.has(space));
  });
  expect(missing).toEqual([]);
};

/** A city of Architects can be pressed anywhere, also on the cards and signs that are drawn on it. */
const expectWhole = async ({ page }: Person): Promise<void> => {
  const holes = await page.evaluate(() => {
    const found = new Set<string>();
    for (const cover of document.querySelectorAll<HTMLElement>('section[data-seat] > button')) {
      const box = cover.getBoundingClientRect();
      for (let x = box.left + 4; x < box.right - 4; x += 6)
        for (let y = box.top + 4; y < box.bottom - 4; y += 6) {
          const at = document.elementFromPoint(x, y);
          if (at !== cover) found.add(at?.outerHTML.slice(0, 80) ?? 'nothing');
        }
    }
    return [...found];
  });
  expect.soft(holes).toEqual([]);
};

const PHONES: Readonly<Record<string, Phone>> = {
  Duel: {
    driver: duel.driver,
    targets: {
      table: '[data-game]',
      // The buttons of the draft stand in a list and are lower.
      moves: '[data-confirm], [data-slot][tabindex="0"], [data-choice]:not(li *), header button, [data-panel] button',
    },
    turns: [duel.positions.full, duel.positions.turn],
    inReach: '[data-game] [data-slot][tabindex="0"]',
    sheets: ['section[aria-label] > button', BAR],
    opens: { what: '[data-slot][tabindex="0"]', shows: '[data-confirm]' },
    questions: [duel.positions.draft, duel.positions.token, duel.positions.revive, duel.positions.starter],
    ends: [duel.positions.over],
  },
  '7 Wonders': {
    driver: sevenWonders.driver,
    targets: { table: '[data-game]' },
    turns: [sevenWonders.positions.full, sevenWonders.positions.fullHand, sevenWonders.positions.first],
    inReach: '[data-game] [data-hand=mine] [data-card]',
    sheets: ['section[data-seat] button[aria-label$="city"]', BAR],
    opens: { what: '[data-hand=mine] [data-card]', shows: '[data-confirm]' },
    questions: [
      sevenWonders.positions.board,
      sevenWonders.positions.side,
      sevenWonders.positions.lastCard,
      sevenWonders.positions.revive,
      sevenWonders.positions.loss,
    ],
    ends: [sevenWonders.positions.overSeven, sevenWonders.positions.overTeams],
  },
  Architects: {
    driver: architects.driver,
    targets: {
      table: '[data-game]',
      moves: '[data-deck], [data-choice], [data-confirm], [data-task], [data-question] button, [data-panel] button',
    },
    turns: [architects.positions.full, architects.positions.fullTwo],
    inReach: '[data-game] [data-deck]',
    sheets: ['section[data-seat] > button', '[data-spot=discard]', '[data-look]', BAR],
    questions: [
      architects.positions.wonder,
      architects.positions.token,
      architects.positions.waysToPay,
      architects.positions.anyDeck,
      architects.positions.search,
      architects.positions.keep,
    ],
    ends: [architects.positions.overSeven],
    drawn: expectArchitectsDrawn,
    look: expectWhole,
  },
  Dice: {
    driver: dice.driver,
    targets: {
      table: '[data-game]',
      moves: '[data-choice], [data-confirm], [data-panel] button, header button',
      // The drawn sheet is a picture of the whole board: all that it offers stands in the list below it, too.
      drawn: '[data-city] *',
    },
    turns: [dice.positions.full, dice.positions.choices],
    inReach: '[data-game] [data-confirm], [data-game] button[data-die], [data-game] header [data-spot]',
    sheets: ['header [data-spot]', 'main [data-structure] > button', BAR],
    questions: [dice.positions.city, dice.positions.freeDie, dice.positions.cross, dice.positions.bonus],
    ends: [dice.positions.overSeven],
    drawn: expectDiceDrawn,
    look: expectListed,
  },
};

/** Nothing scrolls sideways, here and on the smallest phones. */
const expectFits = async (page: Page, targets: Targets, where: string): Promise<void> => {
  await resize(page, { width: 320, height: 568 });
  await expectNoSideways(page);
  await resize(page, { width: 360, height: 640 });
  await expectNoSideways(page);
  await expectTargets(page, where, targets);
};

/** Opens what stands behind the button and looks whether it fits; then closes it again. */
const lookInto = async (page: Page, button: Locator, targets: Targets, where: string): Promise<void> => {
  await button.tap();
  await panelIn(page).waitFor();
  await expectFits(page, targets, where);
  await panelIn(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panelIn(page)).toHaveCount(0);
};

for (const [game, { driver, targets, turns, inReach, sheets, opens, questions, ends, drawn, look }] of Object.entries(PHONES)) {
  test(`a table of ${game} on a phone: everything fits in a turn, and a move is tapped`, async ({ page, server }) => {
    const who = personAt(page, tapping);
    for (const [n, turn] of turns.entries()) {
      await openAt([who], server, turn());
      await untilAsked(page);
      await drawn?.(who);
      await look?.(who);
      await expectFits(page, targets, `turn ${n}`);
      await expectInReach(page, inReach, `turn ${n}`);
      if (opens !== undefined) {
        await page.locator(opens.what).first().tap();
        await page.locator(opens.shows).first().waitFor();
        await expectFits(page, targets, 'an open card');
        await expectInReach(page, `[data-game] ${opens.shows}`, 'what can be done with a card');
        await page.getByRole('button', { name: 'Close' }).tap();
      }
      if (n === 0) for (const sheet of sheets) await lookInto(page, page.locator(`[data-game] ${sheet}`).first(), targets, sheet);
      await decide(who, driver);
    }
    expect(who.troubles).toEqual([]);
  });

  test(`a table of ${game} on a phone: questions and the end fit`, async ({ page, server }) => {
    const who = personAt(page, tapping);
    for (const question of questions) {
      await openAt([who], server, question());
      await untilAsked(page);
      const covers = (await questionIn(page).count()) > 0;
      // What lies under a question is for the eyes alone.
      await expectFits(page, covers ? { ...targets, table: '[data-question]' } : targets, 'a question');
      await drawn?.(who);
      if (covers) {
        await expectInReach(page, '[data-game] [data-question] [data-confirm]', 'a question');
        // It can be put aside, to look at the table, and comes back.
        await page.getByRole('button', { name: 'Hide this and look at the table' }).tap();
        await expect(questionIn(page)).toHaveCount(0);
        await expectNoSideways(page);
        await page.getByRole('button', { name: /^Back: / }).tap();
        await expect(questionIn(page)).toBeVisible();
      }
      await decide(who, driver);
    }
    for (const end of ends) {
      await openAt([who], server, end());
      await padOf(page);
      for (const tab of await page.locator('[data-tab]').all()) {
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-pressed', 'true');
        await expectFits(page, targets, 'the end');
      }
    }
    expect(who.troubles).toEqual([]);
  });
}

test('the partner’s hand and a chain of choices fit', async ({ page, server }) => {
  const who = personAt(page, tapping);
  await openAt([who], server, sevenWonders.positions.fullTeams());
  await page.locator('[data-partner-hand]').tap();
  await expectFits(page, { table: '[data-game]' }, 'the partner’s hand');
  await openAt([who], server, dice.positions.halicarnassus());
  await confirm(who, 'wonder');
  await untilAsked(page, 'cross');
  await expectFits(page, PHONES['Dice']?.targets ?? { table: '[data-game]' }, 'a chain');
  await expectInReach(page, '[data-game] [data-confirm]', 'a chain');
  await confirm(who, 'change');
  await untilAsked(page, 'action');
  expect(who.troubles).toEqual([]);
});

test('the home page of a first visit fits small windows, turned phones and tablets', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1024, 768],
  ] as const) {
    await resize(page, { width, height });
    await expectNoSideways(page);
  }
});
