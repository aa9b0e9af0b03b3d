// Every state of every page as axe sees it; and what a screen reader is told.
import { expect, type Page } from '@playwright/test';
import { describeDie } from '@maravilha/words/dice';
import { en as diceEn } from '@maravilha/words/dice/en';
import { en as architectsEn } from '@maravilha/words/architects/en';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectAccessible, expectContrast } from './kit/axe.ts';
import { createTable } from './kit/lobby.ts';
import { resize } from './kit/page.ts';
import { guestsOf, type Person, personAt } from './kit/person.ts';
import { choicesIn, confirm, openAt, panelIn } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);

// ---------------------------------------------------------------- axe

/** Opens something over or at the table. */
type Way = (who: Person) => Promise<unknown>;

/** A sheet by its key, or by pressing what opens it. */
const key =
  (name: string): Way =>
  ({ page }) =>
    page.keyboard.press(name);
const pressed =
  (selector: string): Way =>
  ({ page }) =>
    page.locator(`[data-game] ${selector}`).first().click();
const named =
  (name: RegExp): Way =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click();

interface State {
  readonly position: () => Position;
  /** Sheets that are opened one after the other; each is looked at and closed again. */
  readonly sheets?: Readonly<Record<string, Way>>;
  /** What is done last, and looked at. */
  readonly after?: Readonly<Record<string, Way>>;
  /** On a phone, too. */
  readonly phone?: boolean;
  /** The one that stands for the colours of its table. */
  readonly colours?: boolean;
}

const onPhone = async (page: Page): Promise<void> => {
  await resize(page, { width: 360, height: 640 });
  await page.waitForSelector('[data-form=phone]');
};

const lookAtAll = async (who: Person, where: string, { sheets = {}, after = {}, phone = false, colours = false }: State): Promise<void> => {
  const { page } = who;
  await expectAccessible(page, where);
  if (colours) await expectContrast(page, where);
  for (const [sheet, open] of Object.entries(sheets)) {
    await open(who);
    await panelIn(page).waitFor();
    await expectAccessible(page, `${where}: ${sheet}`, '[data-panel]');
    await page.keyboard.press('Escape');
    await expect(panelIn(page)).toHaveCount(0);
  }
  for (const [what, act] of Object.entries(after)) {
    await act(who);
    await expectAccessible(page, `${where}: ${what}`, '[data-game]');
  }
  if (!phone) return;
  await onPhone(page);
  await expectAccessible(page, `${where} on a phone`);
};

/** The end with what lies beside the pad. */
const ended = (...leaves: readonly string[]): Pick<State, 'after'> => ({
  after: Object.fromEntries(leaves.map((leaf) => [leaf, pressed(`[data-tab=${leaf}]`)])),
});

const openHand: Way = (who) => sevenWonders.openCard(who, 1);
const answered: Way = async ({ page }) => {
  await choicesIn(page).first().click();
};

const STATES: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  Duel: {
    draft: { position: duel.positions.draft },
    turn: {
      position: duel.positions.full,
      colours: true,
      sheets: { log: key('l'), 'discard pile': key('x'), keys: key('?'), menu: named(/^Menu$/) },
      after: { 'an open card': pressed('[data-slot][tabindex="0"]') },
      phone: true,
    },
    token: { position: duel.positions.token },
    revive: { position: duel.positions.revive, after: { chosen: answered } },
    destroy: { position: duel.positions.destroy },
    over: { position: duel.positions.over, ...ended('buried'), phone: true },
  },
  '7 Wonders': {
    board: { position: sevenWonders.positions.board },
    side: { position: sevenWonders.positions.side },
    turn: {
      position: sevenWonders.positions.full,
      colours: true,
      sheets: { log: key('l'), 'discard pile': key('x'), keys: key('?'), 'a city': named(/^Look at .* city$/) },
      after: { 'an open card': openHand },
      phone: true,
    },
    'ways to pay': { position: sevenWonders.positions.waysToPay, after: { 'an open card': openHand } },
    'last card': { position: sevenWonders.positions.lastCard },
    revive: { position: sevenWonders.positions.revive, after: { chosen: answered } },
    loss: { position: sevenWonders.positions.loss },
    over: { position: sevenWonders.positions.overSeven, ...ended('buried', 'discard'), phone: true },
    teams: { position: sevenWonders.positions.overTeams },
  },
  Architects: {
    starter: { position: architects.positions.starter },
    wonder: { position: architects.positions.wonder },
    card: {
      position: architects.positions.full,
      colours: true,
      sheets: {
        log: key('l'),
        'last turns': key('f'),
        'discard pile': key('x'),
        keys: key('?'),
        'a city': pressed('section[data-seat] > button'),
        'a deck': pressed('[data-look]:not([data-look=tokens])'),
        tokens: pressed('[data-look=tokens]'),
      },
      phone: true,
    },
    token: { position: architects.positions.token },
    build: { position: architects.positions.waysToPay, phone: true },
    exchange: { position: architects.positions.exchange },
    'any deck': { position: architects.positions.anyDeck },
    search: { position: architects.positions.search },
    keep: { position: architects.positions.keep, after: { chosen: answered } },
    over: { position: architects.positions.over, ...ended('wonders'), phone: true },
  },
  Dice: {
    city: { position: dice.positions.cities },
    action: {
      position: dice.positions.choices,
      colours: true,
      sheets: {
        'last turns': key('f'),
        'a sheet': pressed('[data-seat]:has([data-figures])'),
        'a structure': pressed('main [data-structure] > button'),
      },
      after: {
        'a die and a bill': async (who) => {
          await pressed('button[data-die]:not([data-faint])')(who);
          await answered(who);
        },
      },
      phone: true,
    },
    'free die': { position: dice.positions.freeDie },
    cross: { position: dice.positions.cross },
    bonus: { position: dice.positions.bonus },
    over: { position: dice.positions.over, ...ended('sheets'), phone: true },
  },
};

for (const [game, states] of Object.entries(STATES)) {
  test(`axe finds nothing serious at a table of ${game}`, async ({ page, server }) => {
    const who = personAt(page);
    for (const [name, state] of Object.entries(states)) {
      await resize(page, { width: 1366, height: 768 });
      await openAt([who], server, state.position());
      await lookAtAll(who, name, state);
    }
    expect(who.troubles).toEqual([]);
  });
}

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
