// The puzzle of the day: solved by what can be seen, on a desk and on a phone; found, missed, kept over a reload; shared; without a network.
import { readFileSync } from 'node:fs';
import { isAlike, type Puzzle, type PuzzleFile, replayed } from '@maravilha/bots/puzzle';
import type { DuelMove } from '@maravilha/duel';
import { FAMILY } from '@maravilha/family';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, goTo, reload, resize, speak } from './kit/page.ts';
import { guestsOf } from './kit/person.ts';
import { DESK, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

const { come } = guestsOf(test);

const BOOKS = ['seven-wonders', 'cities', 'duel', 'architects', 'dice'];
const WIDE = { width: 1920, height: 950 };

const fileOf = (book: string): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../../../family/puzzles/${book}-01.json`, import.meta.url), 'utf8')) as PuzzleFile;

interface Known {
  readonly day: number;
  readonly card: string;
}

/** Days whose best move at Duel is to build a card, so that to discard it is another one. */
const buildings = (): readonly Known[] => {
  const { puzzles, rules, seed } = fileOf('duel');
  const expert = FAMILY.find('duel')?.expert(rules);
  if (expert === undefined) throw new Error('the puzzles are of rules that are not here');
  return puzzles.flatMap((puzzle: Puzzle, n) => {
    const match = replayed(expert.game, seed, puzzle);
    const [best] = puzzle.weighed;
    const move = best && (expert.game.toMove(match.state, puzzle.seat, best[0]) as DuelMove);
    if (move?.kind !== 'build') return [];
    const discard = expert.game.toAction(match.state, puzzle.seat, { kind: 'discard', card: move.card } as DuelMove);
    return typeof discard === 'number' && best && !isAlike(expert, best[0], discard) ? [{ day: n + 1, card: move.card }] : [];
  });
};

const KNOWN = buildings();
const known = (n: number): Known => {
  const one = KNOWN[n];
  if (one === undefined) throw new Error('there are too few puzzles');
  return one;
};

/** The clock of the reader shows this day. */
const setDay = (page: Page, day: number): Promise<void> => page.clock.setFixedTime(new Date(2026, 0, day, 12));

const open = async (page: Page, url: string, book = 'duel'): Promise<void> => {
  await goTo(page, `${url}/puzzle/${book}`);
  await page.locator('.puzzling .table').waitFor();
};

const play = async (page: Page, card: string, act: 'build' | 'discard'): Promise<void> => {
  await page.locator(`.table .structure [data-place="card:${card}"]`).click();
  await page.locator(`.table [data-confirm="${act}"]`).first().click();
};

const side = (page: Page) => page.locator('.puzzle-side');
const verdict = (page: Page) => side(page).locator('.puzzle-verdict[data-stone]');
const streak = (page: Page) => side(page).locator('[data-streak]');
const stoneOn = (page: Page, day: number) => side(page).locator(`[data-day="${day}"]`);
const back = (page: Page): Promise<void> => page.getByRole('button', { name: /Back to the table|Voltar à mesa/ }).click();

test('found at the first try: the stone, the reasons, the figures; kept over a reload; the next day goes on', async ({
  browser,
  server,
}) => {
  const [{ page, troubles }] = await come(browser, 1, { permissions: ['clipboard-read', 'clipboard-write'] });
  await resize(page, WIDE);
  const [one, next] =
    KNOWN.flatMap((first) => KNOWN.filter(({ day }) => day === first.day + 1).map((second) => [first, second] as const))[0] ?? [];
  if (one === undefined || next === undefined) throw new Error('no two days in a row have such puzzles');
  await setDay(page, one.day);
  await open(page, server.url);
  await expect(page).toHaveTitle(/^Puzzle of the day: Duel/);
  await expect(side(page).getByRole('heading', { level: 2 })).toHaveText('Find the best move');
  await expect(page.locator('.dbar').getByRole('button', { name: /hint/i })).toHaveCount(0);
  await play(page, one.card, 'build');
  await expect(verdict(page)).toHaveAttribute('data-stone', 'gem');
  await expect(stoneOn(page, one.day)).toHaveAttribute('data-stone', 'gem');
  await expect(streak(page)).toHaveAttribute('data-streak', '1');
  const shares = await side(page)
    .locator('.weighed li')
    .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-percent'))));
  expect(shares.length).toBeGreaterThan(2);
  expect((shares[0] ?? 0) - (shares[1] ?? 0)).toBeGreaterThanOrEqual(7);
  await expectAccessible(page, 'an answered puzzle');

  await side(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Puzzle no. ${one.day}`);
  expect(text).toContain('💎');
  expect(text).toContain('1 day in a row');
  expect(text.toLowerCase()).not.toContain(one.card);

  await reload(page);
  await expect(verdict(page)).toHaveAttribute('data-stone', 'gem');
  await setDay(page, next.day);
  await reload(page);
  await expect(streak(page)).toHaveAttribute('data-streak', '1');
  await expect(verdict(page)).toHaveCount(0);
  await play(page, next.card, 'build');
  await expect(streak(page)).toHaveAttribute('data-streak', '2');
  await reload(page);
  await expect(streak(page)).toHaveAttribute('data-streak', '2');
  expect(troubles).toEqual([]);
});

test('another move first, then the best one, on a phone in Portuguese', async ({ browser, server }) => {
  const [{ page, troubles }] = await come(browser, 1, { hasTouch: true });
  await resize(page, DESK);
  const { day, card } = known(0);
  await setDay(page, day);
  await open(page, server.url);
  await speak(page, 'pt-BR');
  await resize(page, PHONE);
  await expectNoSideways(page);
  await expect(page.locator('.puzzle-line')).toContainText('Restam 2 tentativas');
  await play(page, card, 'discard');
  await expect(side(page).locator('[data-wrong]')).toContainText('Ainda não');
  await expect(side(page).locator('[data-left]')).toHaveAttribute('data-left', '1');
  await expect(page.locator('.puzzle-sheet')).toBeInViewport({ ratio: 1 });
  // What was tried is not forgotten by a reload.
  await reload(page);
  await expect(page.locator('.puzzle-line')).toContainText('Resta uma tentativa');
  await play(page, card, 'build');
  await expect(verdict(page)).toHaveAttribute('data-stone', 'chip');
  await expect(verdict(page)).toContainText('Lasca');
  expect(await findEnglish(page, '.puzzling')).toEqual([]);
  await expectAccessible(page, 'an answered puzzle on a phone');
  await back(page);
  await expect(page.locator('.puzzle-sheet')).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('missed: two other moves, or the answer asked for; a hint makes a chip', async ({ browser, server }) => {
  const [{ page, troubles }] = await come(browser, 1);
  await resize(page, WIDE);
  const [first, second, third] = [known(0), known(1), known(2)];
  await setDay(page, first.day);
  await open(page, server.url);
  await play(page, first.card, 'discard');
  await expect(side(page).locator('[data-left="1"]')).toBeVisible();
  await play(page, first.card, 'discard');
  await expect(verdict(page)).toHaveAttribute('data-stone', 'crack');
  await expect(streak(page)).toHaveAttribute('data-streak', '0');
  await expect(side(page).locator('.weighed')).toContainText('your answer');

  await setDay(page, second.day);
  await reload(page);
  await play(page, second.card, 'discard');
  await side(page)
    .getByRole('button', { name: /Show the answer/ })
    .click();
  await expect(verdict(page)).toHaveAttribute('data-stone', 'crack');

  await setDay(page, third.day);
  await reload(page);
  await side(page)
    .getByRole('button', { name: /A hint/ })
    .click();
  await expect(side(page).locator('.hinted')).toContainText('At first sight');
  await play(page, third.card, 'build');
  await expect(verdict(page)).toHaveAttribute('data-stone', 'chip');
  // A day before can be played, and counts for nothing.
  await stoneOn(page, first.day - 1).click();
  await expect(side(page).locator('.earlier')).toBeVisible();
  await expect(page.locator('.puzzling')).toHaveAttribute('data-puzzle', `${first.day - 1}`);
  expect(troubles).toEqual([]);
});

test('every game has its table, and the home page leads there', async ({ browser, server }) => {
  const [{ page, troubles }] = await come(browser, 1);
  await resize(page, DESK);
  for (const book of BOOKS) {
    await goTo(page, server.url);
    await page.locator(`.to-puzzle[href="/puzzle/${book}"]`).click();
    await page.locator('.puzzling .table').waitFor();
    await expect(page.locator('.puzzle-line'), book).toContainText('2 attempts left');
    await page.locator('.puzzle-line').click();
    await expect(side(page)).toBeVisible();
    await expectAccessible(page, `the puzzle of ${book}`);
    await back(page);
  }
  // Without a name of a game it is that of the last one.
  await goTo(page, `${server.url}/puzzle`);
  await page.locator('.puzzling .table').waitFor();
  await expect(page).toHaveTitle(/Dice/);
  expect(troubles).toEqual([]);
});

test('without a network: today’s puzzle and those of the next seven days', async ({ browser, server }) => {
  const [{ page }] = await come(browser, 1, { idle: true });
  await resize(page, WIDE);
  const { day, card } = known(KNOWN.length - 1);
  await setDay(page, day - 7);
  await open(page, server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('puzzles')).keys()).length))
    .toBeGreaterThanOrEqual(BOOKS.length);
  await server.stop();
  await page.context().setOffline(true);
  try {
    await setDay(page, day);
    await open(page, server.url);
    await play(page, card, 'build');
    await expect(verdict(page)).toHaveAttribute('data-stone', 'gem');
    await open(page, server.url, 'dice');
    await expect(side(page)).toContainText('2 attempts left');
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});
