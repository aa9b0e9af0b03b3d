// Pages as axe sees them, the contrast of their text, and what a screen reader is told. Moments of a game: scenes.spec.ts.
import { expect, type Page } from '@playwright/test';
import { describeDie } from '@maravilha/words/dice';
import { en as diceEn } from '@maravilha/words/dice/en';
import { en as architectsEn } from '@maravilha/words/architects/en';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { createTable } from './kit/lobby.ts';
import { resize } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { choicesIn, confirm, openAt } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);

// ---------------------------------------------------------------- axe

const onPhone = async (page: Page): Promise<void> => {
  await resize(page, { width: 360, height: 640 });
  await page.waitForSelector('[data-form=phone]');
};

test('axe finds nothing serious while others think, at tables of 7 Wonders in teams and of Dice', async ({ browser, server }) => {
  const [who, friend] = await come(browser, 2);
  const { page } = who;
  await openAt([who, friend], server, sevenWonders.positions.teams());
  await sevenWonders.openCard(who, 0);
  await confirm(who, 'sell');
  await expectAccessible(page, 'a sealed choice');
  await page.locator('[data-partner-hand]').click();
  await expectAccessible(page, 'the partner’s hand');
  await onPhone(page);
  await expectAccessible(page, 'the partner’s hand on a phone');
  await page.keyboard.press('p');
  await expectAccessible(page, 'a sealed choice on a phone');
  await page.locator('[data-change]').click();
  await expectAccessible(page, 'an open card on a phone');
  await resize(page, { width: 1366, height: 768 });
  await openAt([who, friend], server, dice.positions.giza());
  await confirm(who, 'pass');
  await expectAccessible(page, 'ready');
  expect(here.map(({ troubles }) => troubles)).toEqual([[], []]);
});

test('axe finds nothing serious on the home page, in its sheets and before a game', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'home');
  await expectContrast(page, 'home');
  await page.getByRole('button', { name: 'Play Cities against bots' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, 'sheet');
  await createTable(page, server.url, 'Cities');
  await expectContrast(page, 'lobby');
  await page.getByRole('button', { name: 'Put a bot in seat 3' }).click();
  await page.getByRole('switch', { name: 'Teams' }).click();
  await expectAccessible(page, 'lobby');
  await page.getByRole('button', { name: '6 seats' }).click();
  await expect(page.getByRole('group', { name: /^Team \d/ })).toHaveCount(3);
  await expectAccessible(page, 'teams');
});

// ---------------------------------------------------------------- what is said

const labelsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(`[data-game] ${selector}`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

test('a card of Duel says its name, kind, cost, effect and price to a screen reader', async ({ page, server }) => {
  await openAt([personAt(page)], server, duel.positions.turn());
  const names = await labelsOf(page, '[data-slot][tabindex="0"]');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(name).toMatch(/raw material|manufactured|civilian|scientific|commercial|military|guild/i);
    expect(name).toMatch(/free now|coins? now|coins? more/i);
  }
});

test('a card of 7 Wonders says its name, kind, cost, effect and price to a screen reader', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, sevenWonders.positions.turn());
  const { seats, viewer } = sevenWonders.viewOf(who);
  const names = await labelsOf(page, '[data-hand] [data-card]');
  expect(names).toHaveLength(seats[viewer]?.handCount ?? 0);
  for (const name of names) {
    expect(name).toMatch(/raw material|manufactured|civilian|scientific|commercial|military|city card/i);
    expect(name).toMatch(/cost: /i);
    expect(name).toMatch(/free now|coins? now|not possible: /i);
  }
});

test('a card of Architects says what it is, where it lies and what follows to a screen reader', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, architects.positions.first());
  const { decks } = architects.viewOf(who);
  for (const { id, top } of decks) {
    const [name = ''] = await labelsOf(page, `[data-deck="${id}"]`);
    expect(name).toContain(top === undefined ? 'face down' : `Take ${architectsEn[`card.${top}`]}.`);
    expect(name.toLowerCase()).toContain(architectsEn[`deck.${id}`].toLowerCase());
  }
  // Each city is summed up in words.
  for (const [seat] of architects.viewOf(who).seats.entries())
    await expect(page.locator(`section[data-seat="${seat}"] > p`)).not.toBeEmpty();
  // At a table of four one deck is out of reach.
  await openAt([who], server, architects.positions.card());
  await expect(architects.decksIn(page)).toHaveCount(3);
});

test('dice, spaces and sheets say what they are to a screen reader', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, dice.positions.giza());
  for (const thrown of dice.viewOf(who).forum) {
    const name = (await dice.dieIn(page, thrown.die).getAttribute('aria-label')) ?? '';
    expect(name).toContain(describeDie(diceEn, thrown));
    // What it costs and leads to, or why it leads nowhere.
    expect(name.length).toBeGreaterThan(describeDie(diceEn, thrown).length + 5);
  }
  // A space is called alike on the sheet and in the list, with its price.
  for (const way of await choicesIn(page).all()) {
    const name = (await way.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/\d coins?|free/);
    await expect(dice.spaceIn(page, (await way.getAttribute('data-choice')) ?? '')).toHaveAttribute('aria-label', name);
  }
  await expect(page.locator('main > p').first()).not.toBeEmpty();
  for (const name of await labelsOf(page, '[data-seat]:has([data-figures])')) expect(name).toMatch(/7 coins/);
});
