// Tables on phones, tapped. Whether everything fits there: scenes.spec.ts.
import { describeToken } from '@maravilha/words/architects';
import { en } from '@maravilha/words/architects/en';
import { expect, type Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { tapping } from './kit/hand.ts';
import { problemsIn } from './kit/layout.ts';
import { expectNoSideways, resize } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import { confirm, decide, type Driver, openAt, panelIn, questionIn, untilAsked } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { PHONE } from './kit/windows.ts';
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
  /** A full table in a turn, at which what opens a sheet is tapped once, and a move. */
  readonly turn: () => Position;
  readonly sheets: readonly string[];
  /** Others have moved since my turn: the log says so, and begins with it. */
  readonly news: boolean;
  /** A question that lies over the table; Dice asks beside it. */
  readonly question?: () => Position;
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
    turn: duel.positions.full,
    news: false,
    sheets: ['section[aria-label] > button', BAR],
    question: duel.positions.token,
  },
  '7 Wonders': {
    driver: sevenWonders.driver,
    turn: sevenWonders.positions.full,
    news: true,
    sheets: ['section[data-seat] button[aria-label$="city"]', BAR],
    question: sevenWonders.positions.revive,
  },
  Architects: {
    driver: architects.driver,
    turn: architects.positions.full,
    news: true,
    sheets: ['section[data-seat] > button', '[data-spot=discard]', '[data-look]', BAR],
    question: architects.positions.keep,
    look: expectWhole,
  },
  Dice: {
    driver: dice.driver,
    turn: dice.positions.choices,
    news: true,
    sheets: ['header [data-spot]', 'main [data-structure] > button', BAR],
    look: expectListed,
  },
};

/** What flies over the table passes under a question. */
const fliesUnder = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const question = document.querySelector('[data-question]');
    const { left = 0, top = 0 } = question?.getBoundingClientRect() ?? {};
    const piece = document.createElement('div');
    piece.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 80px; height: 80px; pointer-events: auto`;
    document.querySelector('[data-flights]')?.append(piece);
    const at = document.elementFromPoint(left + 40, top + 40);
    piece.remove();
    return question?.contains(at) === true;
  });

/** One press away, marked until it was looked at, nothing cut off. */
const expectNews = async ({ page }: Person): Promise<void> => {
  const log = page.getByRole('button', { name: /^Log/ });
  await expect(log).toHaveAccessibleName(/new turn/);
  await log.tap();
  await expect(panelIn(page).getByText('Since your last turn')).toBeInViewport();
  const list = panelIn(page).getByRole('region');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await panelIn(page).getByRole('button', { name: 'Close' }).tap();
  await expect(log).toHaveAccessibleName('Log');
};

for (const [game, { driver, turn, news, sheets, question, look }] of Object.entries(PHONES)) {
  test(`a table of ${game} on a phone: sheets, a move and a question are tapped`, async ({ page, server }) => {
    const who = personAt(page, tapping);
    await openAt([who], server, turn());
    await untilAsked(page);
    await look?.(who);
    if (news) await expectNews(who);
    for (const sheet of sheets) {
      await page.locator(`[data-game] ${sheet}`).first().tap();
      await panelIn(page).waitFor();
      await expectNoSideways(page);
      await panelIn(page).getByRole('button', { name: 'Close' }).tap();
      await expect(panelIn(page)).toHaveCount(0);
    }
    await decide(who, driver);
    if (question !== undefined) {
      await openAt([who], server, question());
      await untilAsked(page);
      // It can be put aside, to look at the table, and comes back.
      await page.getByRole('button', { name: 'Hide this and look at the table' }).tap();
      await expect(questionIn(page)).toHaveCount(0);
      await expectNoSideways(page);
      await page.getByRole('button', { name: /^Back: / }).tap();
      await expect(questionIn(page)).toBeVisible();
      expect(await fliesUnder(page)).toBe(true);
      await decide(who, driver);
    }
    expect(who.troubles).toEqual([]);
  });
}

test('the partner’s hand and a chain of choices fit', async ({ page, server }) => {
  const who = personAt(page, tapping);
  await openAt([who], server, sevenWonders.positions.fullTeams());
  await page.locator('[data-partner-hand]').tap();
  expect(await problemsIn(page, PHONE)).toEqual([]);
  await openAt([who], server, dice.positions.halicarnassus());
  await confirm(who, 'wonder');
  await untilAsked(page, 'cross');
  expect(await problemsIn(page, PHONE)).toEqual([]);
  await confirm(who, 'change');
  await untilAsked(page, 'action');
  expect(who.troubles).toEqual([]);
});

test('many tokens of Architects are signs on a phone, and a press tells what each does', async ({ page, server }) => {
  const who = personAt(page, tapping);
  await openAt([who], server, architects.positions.tokens());
  await untilAsked(page);
  const { seats, viewer } = architects.viewOf(who);
  const tokens = seats[viewer]?.tokens ?? [];
  expect(tokens.length).toBeGreaterThan(3);
  // All of a city is one button, that lies over the signs.
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(`[data-game] [data-spot="tokens:${viewer}"]`).boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const token of tokens) {
    await expect(panelIn(page).getByText(en[`token.${token}`], { exact: true })).toBeVisible();
    await expect(panelIn(page)).toContainText(describeToken(en, token));
  }
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
