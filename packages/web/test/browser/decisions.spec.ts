// Decisions whose outcome the page foretells, from a prepared moment: it shows what it said would follow. That every decision can be answered, see scenes.spec.ts.
import { expect, type Page } from '@playwright/test';
import { en as architectsEn } from '@maravilha/words/architects/en';
import { expectDrawn, shownIn } from './games/architects-drawn.ts';
import * as architects from './games/architects.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectPad, padOf } from './kit/pad.ts';
import { reload } from './kit/page.ts';
import { guestsOf, personAt } from './kit/person.ts';
import { choiceIn, choicesIn, confirm, confirmIn, decide, lookAt, moving, openAt, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);

// ---------------------------------------------------------------- 7 Wonders

test('7 Wonders: whoever chooses a board sees the side that was drawn, and those of the others', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, sevenWonders.positions.mixedBoard());
  await choicesIn(page).first().waitFor();
  const { viewer, seats } = sevenWonders.viewOf(who);
  const name = seats[viewer]?.side === 'night' ? 'Night' : 'Day';
  await expect(page.locator('figure').filter({ hasText: `${name} side` })).toHaveCount(1);
  await expect(page.locator('figure')).toHaveCount(1);
  await confirm(who, 'board');
  await expect.poll(() => sevenWonders.viewOf(who).seats[viewer]?.board).toBeDefined();
});

/** My coins and debts as the table shows them. */
const treasuryOf = (page: Page, seat: number): Promise<{ readonly coins: number; readonly debts: number }> =>
  page.evaluate((me) => {
    const figure = (kind: string): number =>
      Number.parseInt(document.querySelector(`section[data-seat="${me}"] [data-place="${kind}:${me}"]`)?.getAttribute('title') ?? '', 10);
    return { coins: figure('coins'), debts: figure('debts') };
  }, seat);

test('7 Wonders: a loss is settled with coins and debts as the page said, and stands a reload', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, sevenWonders.positions.loss());
  await reload(page);
  await choicesIn(page).first().waitFor();
  const options = await choicesIn(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const [coins = '', debts = ''] = [...button.querySelectorAll('dd')].map((dd) => dd.textContent ?? '');
      const [from, to] = coins.split('→').map(Number);
      const [owed, owing] = debts.split('→').map(Number);
      return { coins: to, debts: owing, mixed: from !== to && owed !== owing };
    }),
  );
  const nth = options.findIndex(({ mixed }) => mixed);
  expect(nth).toBeGreaterThanOrEqual(0);
  await choicesIn(page).nth(nth).click();
  await expect(choicesIn(page).nth(nth)).toHaveAttribute('aria-checked', 'true');
  await confirm(who, 'lose');
  // The loss ends a turn, and nothing touches the treasury before I play again.
  await untilAsked(page, 'turn');
  const { coins, debts } = options[nth] ?? {};
  expect(await treasuryOf(page, sevenWonders.viewOf(who).viewer)).toEqual({ coins, debts });
  expect(who.troubles).toEqual([]);
});

test('7 Wonders: of several ways to pay, the chosen one is paid', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, sevenWonders.positions.waysToPay());
  const { seats, viewer } = sevenWonders.viewOf(who);
  const ways = page.locator('[data-game] [data-pay]');
  for (const card of seats[viewer]?.hand ?? []) {
    await sevenWonders.cardIn(page, card).first().click();
    await expect(confirmIn(page, 'sell')).toBeVisible();
    if ((await ways.count()) > 1 && (await confirmIn(page, 'build').count()) > 0) break;
  }
  const other = ways.nth(1);
  const [left, right] = ((await other.getAttribute('data-pay')) ?? '').split(' ').map(Number);
  await other.check({ force: true });
  await confirm(who, 'build');
  await expect.poll(() => sevenWonders.viewOf(who).seats[viewer]?.last).toMatchObject({ kind: 'built', pay: { left, right } });
  expect(who.troubles).toEqual([]);
});

test('7 Wonders: the sums of teams stand under both partners, the winners first', async ({ page, server }) => {
  const who = personAt(page);
  const names = ['Ana', 'Ben', 'Eva', 'Rui', 'Zoe', 'Ivo'];
  await openAt([who], server, sevenWonders.positions.overTeams(), { names, everyone: true });
  const pad = await padOf(page);
  expectPad(pad, 6, 8);
  const me = names[sevenWonders.viewOf(who).viewer];
  expect(pad.mine).toEqual([me]);
  // Of two who have won together, nobody reads a name as their own.
  const [first, second] = pad.names;
  const partner = [first, second].find((name) => name !== me);
  expect(pad.title).toContain([first, second].includes(me ?? '') ? `You and ${partner} win` : `${first} and ${second} win`);
  await expect(page.getByRole('list', { name: 'Ranking' }).locator('[data-mine=true]')).toContainText(me ?? '');
  const sums = [0, 2, 4].map((n) => (pad.totals[n] ?? 0) + (pad.totals[n + 1] ?? 0));
  expect(pad.teams).toEqual(sums);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
});

// ---------------------------------------------------------------- Architects

test('Architects: a stage with several ways to pay gives the points that the page promised', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, architects.positions.build());
  const before = await expectDrawn(who);
  expect(await choicesIn(page).count()).toBeGreaterThan(1);
  const label = (await confirmIn(page, 'build').getAttribute('aria-label')) ?? '';
  const promised = Number(/plus (\d+) point/.exec(label)?.[1]);
  expect(promised, label).toBeGreaterThanOrEqual(0);
  const { viewer } = architects.viewOf(who);
  await choicesIn(page).nth(1).click();
  await confirm(who, 'build');
  const now = await shownIn(page, viewer);
  expect(now.laid.seats[viewer]?.stages).toBe((before?.laid.seats[viewer]?.stages ?? 0) + 1);
  expect(now.rows['wonder']).toBeGreaterThanOrEqual((before?.rows['wonder'] ?? 0) + promised);
  expect(who.troubles).toEqual([]);
});

test('Architects: an extra card is taken or left', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, architects.positions.extra());
  await expectDrawn(who);
  await decide(who, architects.driver);
  expect(
    architects
      .updatesOf(who)
      .at(-1)
      ?.events.some(({ event }) => event.kind === 'took'),
  ).toBe(true);
  await openAt([who], server, architects.positions.extra());
  await confirm(who, 'end');
  expect(architects.updatesOf(who).some(({ events }) => events.some(({ event }) => event.kind === 'left'))).toBe(true);
  await expectDrawn(who);
  expect(who.troubles).toEqual([]);
});

test('Architects: the last horn brings a battle, and the tokens turn back to peace', async ({ page, server }) => {
  const who = personAt(page);
  await openAt([who], server, architects.positions.battle());
  const before = await expectDrawn(who);
  expect(before?.laid.battle).toBe((before?.laid.conflict ?? 0) - 1);
  const { decks: inReach } = await lookAt(page);
  const horned = architects.viewOf(who).decks.find(({ id, top }) => inReach.includes(id) && (top === 'red-1' || top === 'red-2'));
  const seq = await moving(who, () => page.locator(`[data-deck="${horned?.id}"]`).click());
  const events = architects.updatesOf(who).flatMap((update) => update.events);
  expect(events.some((one) => one.seq === seq && one.event.kind === 'battle')).toBe(true);
  await expectDrawn(who);
  expect(who.troubles).toEqual([]);
});

test('Architects: who begins is said by the first seat, then wonders are chosen in turn, and everyone sees it', async ({
  browser,
  server,
}) => {
  const [ana, ben] = await come(browser, 2);
  await openAt(here, server, architects.positions.starter());
  await expect(ben.page.getByRole('heading', { name: /is choosing the first player/ })).toBeVisible();
  const begins = architects.viewOf(ben).viewer;
  await expect(confirmIn(ana.page, 'starter')).toBeDisabled();
  await choiceIn(ana.page, begins).click();
  await confirm(ana, 'starter');
  await untilAsked(ben.page, 'wonder');
  expect(architects.viewOf(ben).first).toBe(begins);
  await expect(choicesIn(ben.page)).toHaveCount(7);
  await expect(ana.page.locator('[data-confirm]')).toHaveCount(0);
  await choiceIn(ben.page, 'babylon').click();
  await expect(ben.page.getByRole('heading', { level: 3, name: architectsEn['monument.babylon'] })).toBeVisible();
  await confirm(ben, 'wonder');
  // Babylon is gone, and what the bot took if it came before Ana.
  await untilAsked(ana.page, 'wonder');
  const chosen = architects.viewOf(ana).seats.filter((seat) => seat.wonder !== undefined).length;
  await expect(choicesIn(ana.page)).toHaveCount(7 - chosen);
  await expect(choiceIn(ana.page, 'babylon')).toHaveCount(0);
  await expect(ana.page.locator(`li[data-seat="${begins}"]`)).toContainText(architectsEn['wonder.babylon']);
  const [, wonder = 'rhodes'] = architects.viewOf(ana).offered;
  await choiceIn(ana.page, wonder).click();
  await confirm(ana, 'wonder');
  // All have one, and the game begins with Ben.
  await untilAsked(ben.page, 'card');
  expect(architects.viewOf(ben).seats[begins]?.wonder).toBe('babylon');
  // What Ben has been told may still be on its way to Ana.
  await expect.poll(() => architects.viewOf(ana).seats[architects.viewOf(ana).viewer]?.wonder).toBe(wonder);
  for (const who of here) await expectDrawn(who);
  expect(here.map((who) => who.troubles)).toEqual([[], []]);
});
