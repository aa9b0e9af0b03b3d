// What people do about each other at a table, in browsers of their own: somebody is away, gives up, comes late, watches, runs out of time.
import { AWAY_AFTER, CLOCK_TIMES, type TableInfo } from '@maravilha/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { reload } from './kit/page.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { decide, openAt, panelIn, tableIn } from './kit/player.ts';
import { type RunningServer, test } from './server.ts';

const { here, come } = guestsOf(test);

const SECOND = 1000;

const matterIn = (page: Page, kind: string): Locator => page.locator(`[data-matter=${kind}]`);
const hears = (page: Page, said: RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(said)).toBeVisible();

/** How many requests for a seat the newest table names, once the line is there again after so many breaks. */
const asksSince = ({ received }: Person, breaks: number): number | undefined => {
  const frames = received.map((text) => JSON.parse(text) as { readonly t: string; readonly table?: TableInfo });
  const greeted = frames.flatMap(({ t }, n) => (t === 'welcome' ? [n] : []))[breaks];
  return greeted === undefined ? undefined : frames.slice(greeted).findLast(({ t }) => t === 'table')?.table?.asks.length;
};

const leave = ({ page }: Person): Promise<unknown> => page.goto('about:blank');

/** From the menu, asked once more. */
const giveUp = async ({ page, press }: Person, meaning: RegExp): Promise<void> => {
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(panelIn(page).getByRole('button', { name: 'Give up' }));
  await expect(panelIn(page).getByText(meaning)).toBeVisible();
  await press(panelIn(page).getByRole('button', { name: 'Give up' }));
};

/** Three people at a table for three; the last one has been gone for a minute, and the two others see it. */
const oneAway = async (all: readonly [Person, Person, Person], server: RunningServer): Promise<string> => {
  const [ana, ben, eva] = all;
  const code = await openAt(all, server, sevenWonders.positions.first(), { names: ['Ana', 'Ben', 'Eva'] });
  await leave(eva);
  for (const { page } of [ana, ben]) {
    await expect(page.locator('[data-presence=away]')).toHaveCount(1);
    await expect(page.getByText('away', { exact: true })).toBeVisible();
    await expect(matterIn(page, 'away')).toHaveCount(0);
  }
  server.pass(AWAY_AFTER);
  for (const { page } of [ana, ben]) await expect(matterIn(page, 'away')).toContainText('Eva is away');
  return code;
};

test('somebody is away: a bot plays until they take the seat back', async ({ browser, server }) => {
  const all = await come(browser, 3);
  const [ana, ben, eva] = all;
  const code = await oneAway(all, server);
  await ana.press(matterIn(ana.page, 'away').getByRole('button', { name: 'Bot until they’re back' }));
  await expect(matterIn(ben.page, 'away')).toContainText('1 of 2 voted');
  await expect(matterIn(ben.page, 'away').getByRole('button', { name: /^Bot until they’re back/ })).toContainText('1 vote');
  await ben.press(matterIn(ben.page, 'away').getByRole('button', { name: /^Bot until they’re back/ }));
  for (const { page } of [ana, ben]) {
    await hears(page, /a bot plays for Eva until they are back/);
    await expect(page.locator('[data-presence=stand-in]')).toHaveCount(1);
    await expect(matterIn(page, 'away')).toHaveCount(0);
  }
  await ana.press(ana.page.getByRole('button', { name: 'Log' }).first());
  await expect(panelIn(ana.page)).toContainText(/Ana votes for a bot in Eva’s seat.*Ben votes for a bot.*The table decided/);
  // The newest is in sight.
  await expect(panelIn(ana.page).getByText(/a bot plays for Eva until they are back/)).toBeInViewport();
  await ana.page.keyboard.press('Escape');

  await eva.page.goto(`${server.url}/t/${code}`);
  await eva.press(matterIn(eva.page, 'mine').getByRole('button', { name: 'Take my seat back' }));
  await expect(matterIn(eva.page, 'mine')).toHaveCount(0);
  await hears(ben.page, /Eva is back/);
  // The bot has chosen for this turn; the next one is Eva's own.
  for (const who of [ana, ben, eva]) await decide(who, sevenWonders.driver);
  expect(here.map(({ troubles }) => troubles)).toEqual([[], [], []]);
});

test('several are away: one line leads to a sheet, which asks about each and closes after the last', async ({ browser, server }) => {
  const [ana] = await come(browser, 1);
  await openAt([ana], server, sevenWonders.positions.first(), { names: ['Ana', 'Ben', 'Eva'], away: true });
  server.pass(AWAY_AFTER);
  const line = matterIn(ana.page, 'several');
  await expect(line).toContainText('2 people are away');
  await ana.press(line.getByRole('button', { name: 'Decide' }));
  await expect(panelIn(ana.page).locator('[data-matter=away]')).toHaveCount(2);
  await ana.page.keyboard.press('Tab');
  await ana.press(panelIn(ana.page).locator('[data-vote=bot]').first());
  await expect(panelIn(ana.page).locator('[data-matter=away]')).toHaveCount(1);
  await expect(line).toHaveCount(0);
  await expect(panelIn(ana.page).locator(':focus')).toHaveCount(1);
  await ana.press(panelIn(ana.page).locator('[data-vote=bot]'));
  await expect(panelIn(ana.page)).toHaveCount(0);
  await expect(ana.page.locator('[data-presence=stand-in]')).toHaveCount(2);
  expect(here.map(({ troubles }) => troubles)).toEqual([[]]);
});

test('the table ends the game; it stays in sight, and everyone hears who wants a rematch', async ({ browser, server }) => {
  const all = await come(browser, 3);
  const [ana, ben] = all;
  await oneAway(all, server);
  for (const { page, press } of [ana, ben]) await press(matterIn(page, 'away').locator('[data-vote=end]'));
  for (const { page } of [ana, ben]) {
    await expect(matterIn(page, 'ended')).toContainText(
      'The players agreed to end it because Eva was away. It does not count for any rating.',
    );
    await expect(page.locator('[data-game] [data-hand=mine] [data-card]')).toHaveCount(7);
    await expect(page.locator('[data-asked=true]')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await ana.press(matterIn(ana.page, 'ended').getByRole('button', { name: /Rematch.*everyone moves one seat on/ }));
  await hears(ben.page, /Ana wants a rematch/);
  await expect(matterIn(ben.page, 'ended').getByRole('link', { name: /Join the rematch.*Ana wants a rematch/ })).toBeVisible();
  expect(here.map(({ troubles }) => troubles)).toEqual([[], [], []]);
});

test('giving up ends a match of two, and hands the seat to a bot among several', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  const turn = duel.positions.turn();
  // The first of them sits where something is asked.
  const [first, second] = turn.seat === 0 ? ['Ana', 'Ben'] : ['Ben', 'Ana'];
  await openAt([ana, ben], server, turn, { names: ['Ana', 'Ben'] });
  await giveUp(ana, new RegExp(`The match ends at once: ${second} wins`));
  await expect(matterIn(ana.page, 'ended')).toContainText(`You gave up. ${second} wins.`);
  await expect(matterIn(ben.page, 'ended')).toContainText(`${first} gave up. You win. It does not count for any rating.`);
  await expect(ben.page.locator('[data-slot]').first()).toBeVisible();

  await openAt([ana, ben, eva], server, sevenWonders.positions.first(), { names: ['Ana', 'Ben', 'Eva'] });
  await giveUp(ana, /A bot takes your seat for good/);
  await expect(matterIn(ana.page, 'watch')).toBeVisible();
  for (const { page } of [ben, eva]) {
    await hears(page, /Ana gave up; a bot has taken the seat for good/);
    await expect(page.locator('[data-presence=bot]')).toHaveCount(1);
  }
  expect(here.map(({ troubles }) => troubles)).toEqual([[], [], []]);
});

test('who comes late looks from any seat, asks for a bot’s, and gets it after a restart of the server', async ({ browser, server }) => {
  const [ana, zoe] = await come(browser, 2);
  const code = await openAt([ana], server, sevenWonders.positions.first());
  await zoe.page.goto(`${server.url}/t/${code}`);
  await tableIn(zoe.page).waitFor();
  const watch = matterIn(zoe.page, 'watch');
  await expect(watch).toContainText('You are watching');
  // My own city is the last of the seats.
  const seatsOf = (): Promise<readonly (string | undefined)[]> =>
    zoe.page.locator('[data-game] section[data-seat]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['seat']));
  expect(await seatsOf()).toEqual(['1', '2', '0']);
  await watch.getByLabel('Seen from').selectOption('1');
  await expect.poll(seatsOf).toEqual(['2', '0', '1']);
  await expect(zoe.page.getByText(/on your (left|right)/)).toHaveCount(0);

  const take = watch.getByRole('button', { name: /^Take .*’s seat$/ });
  const ask = matterIn(ana.page, 'ask');
  await zoe.press(take);
  await expect(matterIn(zoe.page, 'asked')).toBeVisible();
  await ana.press(ask.getByRole('button', { name: 'Decline' }));
  await hears(zoe.page, /declined/);
  await zoe.press(take);
  await expect(ask).toBeVisible();
  await server.restart();
  for (const who of [ana, zoe]) await expect.poll(() => asksSince(who, 1)).toBe(1);
  await expect(matterIn(zoe.page, 'asked')).toBeVisible();
  await ana.press(ask.getByRole('button', { name: 'Give the seat' }));
  await hears(zoe.page, /The seat is yours/);
  await expect(watch).toHaveCount(0);
  // The bot has chosen for this turn; the next one is Zoe's own.
  for (const who of [ana, zoe]) await decide(who, sevenWonders.driver);
});

test('everyone sees the clock that runs, and its warning; when it is empty a bot plays', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.turn(), { clock: 'turn' });
  server.pass(CLOCK_TIMES.turn.bank - 29 * SECOND);
  await Promise.all([ana, ben].map(({ page }) => reload(page)));
  for (const { page } of [ana, ben]) {
    // In the bar and at the seat: both speak of the same person.
    const clocks = page.getByRole('timer');
    await expect(clocks).toHaveCount(2);
    const told = await clocks.evaluateAll((all) => all.map((one) => `${one.dataset['clock']} ${one.dataset['haste']}`));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/ (soon|now)$/);
  }
  server.pass(29 * SECOND);
  await hears(ben.page, /ran out of time; a bot plays on/);
  await hears(ana.page, /You ran out of time/);
  await expect(matterIn(ana.page, 'mine')).toBeVisible();
});
