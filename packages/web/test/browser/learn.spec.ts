// Lessons: played to the end by what can be seen, on a desk and on a phone; left and come back to; by keys alone; without a network.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { expectNoSideways, reload, resize, speak, troublesOf } from './kit/page.ts';
import { guestsOf } from './kit/person.ts';
import { DESK, PHONE, type Window } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);

const duelCard = (id: string): string => `.structure [data-place="card:${id}"]`;
const build = '.dock [data-confirm="build"]';
const inHand = (id: string): string => `.hand [data-card="${id}"]`;
const buildFromHand = '[data-open] [data-confirm="build"]';

/** What is pressed in each step that waits for something, one after the other. */
const PRESSED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'seven-wonders': {
    build: [inHand('baths'), buildFromHand],
    buy: [inHand('workshop'), buildFromHand],
    stage: [inHand('ore-vein'), '[data-open] [data-confirm="stage"]'],
    chain: [inHand('aqueduct'), buildFromHand],
  },
  cities: { black: [inHand('tabularium'), buildFromHand], loss: ['.question [data-choice="2"]', '.question [data-confirm="lose"]'] },
  duel: {
    turn: [duelCard('theater'), build],
    price: [duelCard('stable')],
    discard: ['.dock [data-confirm="discard"]'],
    again: [duelCard('altar'), '.dock [data-confirm="wonder"][aria-label*="rtemis"]'],
    pawn: [duelCard('palisade'), build],
    science: [duelCard('school'), build],
    token: ['.question [data-choice="law"]'],
  },
  architects: {
    take: ['[data-deck="giza"]'],
    must: ['.question [data-confirm="build"]'],
    green: ['[data-deck="giza"]'],
    token: ['.question [data-choice="strategy"]', '.question [data-confirm="token"]'],
    cat: ['[data-deck="central"]'],
    horn: ['[data-deck="giza"]'],
  },
  dice: {
    pick: ['button[data-die="blue"]'],
    cross: ['[data-confirm="cross"]'],
    wonder: ['[data-confirm="wonder"]'],
    pass: ['[data-confirm="pass"]'],
  },
};

const coach = (page: Page) => page.locator('.coach');
const stepOf = (page: Page): Promise<string | null> => coach(page).getAttribute('data-step');

const begin = async (page: Page, url: string, book: string, window: Window): Promise<void> => {
  await resize(page, window);
  const answer = await page.goto(`${url}/learn/${book}`);
  expect(answer?.status()).toBe(200);
  await page.locator('.welcome').waitFor();
};

/** The coach stands in the window, and something that it speaks of is in the light. */
const expectCoach = async (page: Page, step: string): Promise<void> => {
  await expect(coach(page), step).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.veil .ring').first(), `what ${step} speaks of`).toBeAttached();
};

/** Goes through the lesson as somebody who does what is asked. */
const playThrough = async (page: Page, book: string): Promise<void> => {
  const pressed = PRESSED[book] ?? {};
  const met = new Set<string>();
  for (let step = await stepOf(page); step !== null && !met.has(step); ) {
    met.add(step);
    await expectCoach(page, step);
    for (const selector of pressed[step] ?? []) await page.locator(`.table ${selector}`).first().click();
    await expect(coach(page), step).toHaveAttribute('data-done', `${step in pressed}`);
    await coach(page).locator('.onward').click();
    await expect(page.locator(`.coach[data-step="${step}"]`)).toHaveCount(0);
    step = (await coach(page).count()) === 0 ? null : await stepOf(page);
  }
  await expect(page.locator('.welcome')).toBeVisible();
  expect(Object.keys(pressed).filter((step) => !met.has(step))).toEqual([]);
};

for (const book of Object.keys(PRESSED)) {
  for (const [kind, window, language] of [
    ['desk', DESK, 'en'],
    ['phone', PHONE, 'pt-BR'],
  ] as const) {
    test(`the lesson of ${book} can be played to the end on a ${kind}`, async ({ page, server }) => {
      const troubles = troublesOf(page);
      await begin(page, server.url, book, DESK);
      await speak(page, language);
      await resize(page, window);
      await page.locator('.big-way.primary').click();
      await playThrough(page, book);
      await expectNoSideways(page);
      expect(troubles).toEqual([]);
    });
  }
}

test('two clicks lead from the home page to the first step; who leaves goes on where they were', async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(server.url);
  await page.getByRole('link', { name: /Learn it in 8 min: Duel/ }).click();
  await page.getByRole('button', { name: /Guided lesson/ }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'ways');
  await expectAccessible(page, 'the first step');
  await expectContrast(page, 'the first step');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'turn');
  await reload(page);
  await expect(coach(page)).toHaveAttribute('data-step', 'turn');
  // Something else may be done in a game, but not here.
  await page.locator(`.table ${duelCard('theater')}`).click();
  await page.locator('.dock [data-confirm="discard"]').click();
  await expect(coach(page).getByRole('status')).toContainText('Open the Theater and build it');
  await expect(coach(page)).toHaveAttribute('data-done', 'false');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expectAccessible(page, 'the way back in');
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.getByRole('link', { name: /Learn it in 8 min: Duel/ }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'turn');
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(coach(page)).toContainText('Done.');
  await page.getByRole('button', { name: /list of steps/ }).click();
  await page.getByRole('navigation', { name: 'Steps of the lesson' }).getByRole('button', { name: 'Science' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'science');
});

test('a lesson goes on by keys alone', async ({ page, server }) => {
  await begin(page, server.url, 'duel', DESK);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(coach(page)).toHaveAttribute('data-step', 'available');
  await page.keyboard.press('w');
  await expect(coach(page)).toContainText('Twelve cards');
  await page.keyboard.press('ArrowLeft');
  await expect(coach(page)).toHaveAttribute('data-step', 'ways');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toHaveAttribute('data-step', 'turn');
  await page.locator(`.table ${duelCard('theater')}`).focus();
  await page.keyboard.press('Enter');
  await page.locator('.dock [data-confirm="build"]').focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toHaveAttribute('data-done', 'true');
  await page.keyboard.press('l');
  await expect(page.getByRole('navigation', { name: 'Steps of the lesson' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Steps of the lesson' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Go on with the lesson/ })).toBeVisible();
});

test('a lesson ends on the way to a first game', async ({ page, server }) => {
  await begin(page, server.url, 'cities', DESK);
  await page.locator('.big-way.primary').click();
  await playThrough(page, 'cities');
  await page.getByRole('button', { name: /Play your first game/ }).click();
  await page.waitForSelector('[data-game="seven-wonders"]');
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
});

test('where a browser keeps no tables, the way to a first game is the sheet of the home page', async ({ page, server }) => {
  await page.goto(`${server.url}/#play-cities`);
  const sheet = page.getByRole('dialog', { name: /Cities/ });
  await expect(sheet.getByRole('radio', { name: /Apprentice/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await reload(page);
  await page.locator('.tile').first().waitFor();
  await expect(sheet).toBeHidden();
});

test('whoever has visited the page learns without a network', async ({ browser, server }) => {
  // Of those who save data, nothing is kept.
  const [{ page }] = await come(browser, 1, { idle: true });
  await page.goto(server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stop();
  await page.context().setOffline(true);
  try {
    await page.goto(`${server.url}/learn/duel`);
    await page.locator('.big-way.primary').click();
    await playThrough(page, 'duel');
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});

test('a game without a lesson is told, with those that have one', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/learn/chess`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Duel' })).toHaveAttribute('href', '/learn/duel');
});
