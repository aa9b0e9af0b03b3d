// A person at a Duel table: looks at the page, and acts by clicking, tapping or typing. Knows no rule.
import { expect, type Page } from '@playwright/test';
import type { Hand } from './kit/hand.ts';

export type Standing = 'elsewhere' | 'over' | 'choice' | 'turn' | 'waiting';

/** What the page shows now. */
export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.duel');
    if (table === null) return 'elsewhere';
    if (table.classList.contains('ended')) return 'over';
    if (table.querySelector('.turn.mine') === null) return 'waiting';
    return table.dataset['decision'] === 'turn' ? 'turn' : 'choice';
  });

export const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.duel')?.dataset['seq'] ?? -1));

const movedOn = async (page: Page, seq: number): Promise<void> => {
  await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>('.duel')?.dataset['seq'] ?? -1) > before, seq);
};

/** From a first visit to a game against a bot: two clicks. */
export const startAgainstBot = async (page: Page, url: string, wonders?: RegExp): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: /Duel/ }).first().click();
  if (wonders !== undefined) await page.getByText(wonders).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Start playing|Começar a jogar)$/ })
    .click();
  await page.waitForSelector('.duel');
};

const OPEN_CARDS = '.structure [data-slot][tabindex="0"]';
const BUILD = '.dock .action.build:not([aria-disabled=true])';
const WONDER = '.dock .action.wonder-action:not([aria-disabled=true])';
const DISCARD = '.dock .action.sell:not([aria-disabled=true])';

/** One decision, if the page asks for one. `luck` makes games differ; wonders are built when they can be. */
export const decide = async (page: Page, hand: Hand, luck: number): Promise<Standing> => {
  const standing = await standingOf(page);
  if (standing !== 'turn' && standing !== 'choice') return standing;
  const seq = await seqOf(page);
  if (standing === 'choice') {
    await expect(page.locator('.duel [data-choice]').first()).toBeVisible();
    const count = await page.locator('.duel [data-choice]').count();
    await hand.choose(page, '.duel [data-choice]', luck % count);
    // Where a choice cannot be taken back, the page asks once more.
    if ((await page.locator('.duel [data-confirm]').count()) > 0) await hand.choose(page, '.duel [data-confirm]', 0);
  } else {
    const count = await page.locator(OPEN_CARDS).count();
    expect(count).toBeGreaterThan(0);
    await hand.choose(page, OPEN_CARDS, luck % count);
    await expect(page.locator('.dock .action.sell')).toBeVisible();
    const wonders = await page.locator(WONDER).count();
    const builds = await page.locator(BUILD).count();
    if (wonders > 0 && luck % 3 === 0) await hand.choose(page, WONDER, luck % wonders);
    else await hand.choose(page, builds > 0 ? BUILD : DISCARD, 0);
  }
  await movedOn(page, seq);
  return standing;
};

const isAskedOrOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('.duel .turn.mine, .duel.ended') !== null);
};

/** Plays on until every page shows the end, or enough is played. `watch` is called before each decision. */
export const playOut = async (
  pages: readonly Page[],
  hand: Hand,
  watch?: (page: Page) => Promise<void>,
  enough: () => boolean = () => false,
): Promise<void> => {
  let decision = 0;
  // A game of Duel has some seventy decisions, with a wait between any two of them; a table that asks for more is stuck in a circle.
  for (let round = 0; round < 200; round++) {
    const over = await Promise.all(pages.map(async (page) => (await standingOf(page)) === 'over'));
    if (over.every(Boolean) || enough()) return;
    let acted = false;
    for (const page of pages) {
      const standing = await standingOf(page);
      if (standing !== 'turn' && standing !== 'choice') continue;
      await watch?.(page);
      await decide(page, hand, decision++ * 7 + 3);
      acted = true;
      break;
    }
    // Whoever is asked next, on whichever page.
    if (!acted) await Promise.any(pages.filter((_, n) => !over[n]).map(isAskedOrOver));
  }
  throw new Error('the game did not come to an end');
};

/** The menu's way out: a bot plays on in this seat. */
export const letABotPlay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.waitForSelector('.duel.ended');
};

/** The result as the end screen tells it. */
export const resultOf = async (page: Page): Promise<{ readonly title: string; readonly totals: readonly string[] }> => {
  await page.waitForSelector('.duel.ended .win h2');
  return {
    title: (await page.locator('.win h2').innerText()).trim(),
    totals: await page.locator('.end tfoot td, .end tr.total td').allInnerTexts(),
  };
};
