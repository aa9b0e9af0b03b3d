// A table that cannot be lost: parts that do not load, a new version under an open page, a line that goes, the Back key.
import { expect, type Locator, type Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { resize } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { confirmIn, decide, openAt, panelIn, questionIn, tableIn } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);

const bannerIn = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const missingIn = (page: Page): Locator => bannerIn(page, 'Part of this page did not load');

// ---------------------------------------------------------------- parts

interface Parts {
  readonly turn: () => Position;
  /** What opens a part in a turn, in this order, and what then stands there. */
  readonly opens: readonly (readonly [press: string, shows: string])[];
  /** Moments whose table is drawn with a part, and what that is. */
  readonly moments: readonly (readonly [position: () => Position, shows: string])[];
}

const SHEETS: Parts['opens'] = [
  ['header button[aria-label^="Log"]', '[data-panel]'],
  ['header button[aria-label="Hint"]', '[data-panel]'],
  ['header button[aria-label="Menu"]', '[data-panel] label:has(input)'],
];
const RESULT = '[data-tab]';

const PARTS: Readonly<Record<string, Parts>> = {
  Duel: {
    turn: duel.positions.turn,
    opens: [
      ['[data-slot][tabindex="0"]', '[data-ahead]'],
      ['[aria-label="Progress tokens on the board"] button', '[data-reading]'],
      ...SHEETS,
    ],
    moments: [
      [duel.positions.draft, '[data-choice]'],
      [duel.positions.token, '[data-question]'],
      [duel.positions.over, RESULT],
    ],
  },
  '7 Wonders': {
    turn: sevenWonders.positions.first,
    opens: SHEETS,
    moments: [
      [sevenWonders.positions.board, '[data-choice]'],
      [sevenWonders.positions.overSeven, RESULT],
    ],
  },
  Architects: {
    turn: architects.positions.card,
    opens: SHEETS,
    moments: [
      [architects.positions.wonder, '[data-choice]'],
      [architects.positions.over, RESULT],
    ],
  },
  Dice: {
    turn: dice.positions.action,
    opens: SHEETS,
    moments: [
      [dice.positions.cities, '[data-choice]'],
      [dice.positions.over, RESULT],
    ],
  },
};

const assetOf = (url: string): string | undefined => /\/assets\/.*\.(?:js|css)$/.exec(url)?.[0];

/** All that the page asks for from now on. */
const assetsOf = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const asset = assetOf(request.url());
    if (asset !== undefined) asked.add(asset);
  });
  return asked;
};

for (const [game, { turn, opens, moments }] of Object.entries(PARTS)) {
  test(`${game}: a part that does not load leaves the table, and comes with the line`, async ({ browser, server }) => {
    const [who] = await come(browser, 1);
    const { page } = who;
    const asked = assetsOf(page);
    await openAt([who], server, turn());
    await page.waitForLoadState('networkidle');
    const needed = new Set(asked);
    for (const [press, shows] of opens) {
      await page.context().setOffline(true);
      await page.locator(`[data-game] ${press}`).first().click();
      await expect(missingIn(page)).toBeVisible();
      await expect(tableIn(page)).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.locator(`[data-game] ${shows}`).first()).toBeVisible();
      await expect(missingIn(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator(`[data-game] ${shows}`)).toHaveCount(0);
    }
    let line = false;
    await page.route(
      (url) => !line && assetOf(url.href) !== undefined && !needed.has(url.pathname),
      (route) => route.abort('internetdisconnected'),
    );
    for (const [position, shows] of moments) {
      line = false;
      await openAt([who], server, position());
      await expect(missingIn(page)).toBeVisible();
      line = true;
      await page.getByRole('button', { name: 'Try now' }).click();
      await expect(page.locator(`[data-game] ${shows}`).first()).toBeVisible();
      await expect(missingIn(page)).toHaveCount(0);
    }
    expect(who.troubles.filter((trouble) => !/ERR_|WebSocket/.test(trouble))).toEqual([]);

    // All of them are fetched by a page that is idle; then no line is needed to open them.
    const [idle] = await come(browser, 1, { idle: true });
    const fetched = assetsOf(idle.page);
    await openAt([idle], server, turn());
    await expect.poll(() => [...asked].filter((asset) => !fetched.has(asset) && !asset.includes('worker'))).toEqual([]);
    await idle.page.context().setOffline(true);
    for (const [press, shows] of opens) {
      await idle.page.locator(`[data-game] ${press}`).first().click();
      await expect(idle.page.locator(`[data-game] ${shows}`).first()).toBeVisible();
      await idle.page.keyboard.press('Escape');
    }
    await expect(missingIn(idle.page)).toHaveCount(0);
  });
}

test('Duel: moves whose words come late are told then, and none is left out', async ({ page, server }) => {
  const who = personAt(page);
  let line = false;
  await page.route(
    (url) => !line && /\/told-[^/]*\.js$/.test(url.pathname),
    (route) => route.abort('internetdisconnected'),
  );
  await openAt([who], server, duel.positions.turn());
  await expect(missingIn(page)).toBeVisible();
  await decide(who, duel.driver);
  const turns = page.getByRole('navigation', { name: 'Latest turns' });
  const last = turns.getByRole('listitem');
  await expect(turns).toBeVisible();
  await expect(last).toHaveCount(0);
  line = true;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(last.last()).toHaveText(/ (?:built|discarded) /);
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/ (?:built|discarded) /);
  await expect(missingIn(page)).toHaveCount(0);
});

test('a new version under an open page: the table stays and can be played, and a reload is offered', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, duel.positions.turn());
  await page.waitForLoadState('networkidle');
  expect((await page.request.get(`${server.url}/assets/every-page-00000000.js`)).status()).toBe(404);
  const first = await (await page.request.get(server.url)).text();
  await page.route(
    (url) => assetOf(url.href) !== undefined,
    (route) => route.fulfill({ status: 404, body: 'not found' }),
  );
  await page.route(`${server.url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: first.replaceAll(/(\/assets\/[^"]*-)[^"-]*\.js/g, '$1anew.js') }),
  );
  await page.getByRole('button', { name: 'Log' }).first().click();
  await expect(bannerIn(page, 'A newer version of Maravilha is available')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bannerIn(page, 'newer version')).toHaveCount(0);
  await decide(who, duel.driver);
  await page.getByRole('button', { name: 'Log' }).first().click();
  await expect(bannerIn(page, 'newer version')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Log' }).first().click();
  await expect(panelIn(page)).toBeVisible();
});

// ---------------------------------------------------------------- the line

test('a lost line is told under the bar, and goes by itself when it is back', async ({ page, server }) => {
  // What the table wants has to come first: what is missing would be told in place of the line.
  const wanted = page.waitForResponse((response) => /\/told-[^/]*\.js$/.test(response.url()));
  await openAt([personAt(page)], server, duel.positions.turn());
  await wanted;
  await page.context().setOffline(true);
  const told = bannerIn(page, 'No connection');
  await expect(told).toBeVisible();
  const pill = await page.locator('[data-asked]').boundingBox();
  const banner = await told.boundingBox();
  expect(banner?.y).toBeGreaterThanOrEqual((pill?.y ?? 0) + (pill?.height ?? 0));
  await page.context().setOffline(false);
  await expect(told).toHaveCount(0);
});

// ---------------------------------------------------------------- Back

test('Back closes what is open, the topmost first, and leaves the table only then', async ({ page, server }) => {
  const who = personAt(page);
  await page.goto(server.url);
  await openAt([who], server, duel.positions.turn());
  const card = confirmIn(page, 'discard');
  const log = page.getByRole('button', { name: 'Log' }).first();
  await page.locator('[data-slot][tabindex="0"]').first().click();
  await log.click();
  await expect(panelIn(page)).toBeVisible();
  await page.goBack();
  await expect(panelIn(page)).toHaveCount(0);
  await expect(card).toBeVisible();
  // The history moves in its own time, and nobody is as fast as that: it makes a step for the card that is still open.
  await page.waitForFunction(() => (history.state as { readonly open?: boolean } | null)?.open === true);
  await page.goBack();
  await expect(card).toHaveCount(0);
  await expect(tableIn(page)).toBeVisible();
  // Forward brings nothing back, and one sheet in the place of another is one step.
  await page.goForward();
  await log.click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelIn(page)).toHaveCount(0);
  // It leaves the step of the sheet.
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
  // A sheet of the home page, too; what follows it leaves no step behind.
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/`);
  expect(who.troubles).toEqual([]);
});

test('Back puts a question aside, and a card laid open leaves a way back to it', async ({ page, server }) => {
  await resize(page, { width: 390, height: 844 });
  const who = personAt(page);
  await openAt([who], server, duel.positions.token());
  await expect(questionIn(page)).toBeVisible();
  await page.goBack();
  await expect(questionIn(page)).toHaveCount(0);
  await expect(tableIn(page)).toBeVisible();
  await resize(page, { width: 1366, height: 768 });
  await expect(questionIn(page)).toBeVisible();
  await page.locator('[data-slot][tabindex="0"]').first().click();
  await page.getByRole('button', { name: /^Back: You have a pair/ }).click();
  await expect(questionIn(page)).toBeVisible();
  expect(who.troubles).toEqual([]);
});
