// What people are told of each other: a partner's choice, a seat that changes hands, the end that the table agreed on, the rematch.
import { AWAY_AFTER } from '@maravilha/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { TABLES } from './games/index.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { seatsIn } from './kit/lobby.ts';
import { reload } from './kit/page.ts';
import { guestsOf } from './kit/person.ts';
import { decide, openAt, panelIn, playOn, tableIn } from './kit/player.ts';
import { test } from './server.ts';

const { here, come } = guestsOf(test);

const matterIn = (page: Page, kind: string): Locator => page.locator(`[data-matter=${kind}]`);
const messagesIn = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });
const saidIn = (page: Page): Promise<string> => page.locator('[aria-live=polite].visually-hidden').innerText();

const expectNoTrouble = (): void => expect(here.flatMap(({ troubles }) => troubles)).toEqual([]);

test('partners see what the other has set, rivals do not', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  await openAt([ana, ben, eva], server, sevenWonders.positions.teams());
  await decide(ana, sevenWonders.driver);
  const choice = ben.page.locator('[data-partner-choice]');
  await expect(choice).toBeVisible();
  // The choice itself, in words: whose it is and which card.
  await expect(choice).toHaveAttribute('title', /^Ana\b.+ [A-Z]/);
  await expect(ana.page.locator('[data-partner-choice]')).toHaveCount(0);
  await expect(eva.page.locator('[data-partner-choice][title^=Ana]')).toHaveCount(0);
  await reload(ben.page);
  await expect(choice).toBeVisible();
  expectNoTrouble();
});

test('who must go lets somebody else play on: a latecomer takes the seat', async ({ browser, server }) => {
  const [ana, ben, zoe] = await come(browser, 3);
  const code = await openAt([ana, ben], server, sevenWonders.positions.first(), { names: ['Ana', 'Ben', 'Eva'] });
  await ben.press(ben.page.getByRole('button', { name: 'Menu' }));
  await ben.press(panelIn(ben.page).getByRole('button', { name: 'Let somebody else play on for me' }));
  await expect(matterIn(ben.page, 'mine')).toContainText('Your seat is offered to others.');
  await expect(messagesIn(ana.page).getByText(/Ben’s seat is free to take/)).toBeVisible();

  await zoe.page.goto(`${server.url}/t/${code}`);
  await tableIn(zoe.page).waitFor();
  // The seat on offer comes before those of bots.
  await zoe.press(matterIn(zoe.page, 'watch').getByRole('button', { name: 'Take Ben’s seat' }));
  await ana.press(matterIn(ana.page, 'ask').getByRole('button', { name: 'Give the seat' }));
  await expect(messagesIn(zoe.page).getByText('The seat is yours.')).toBeVisible();
  await expect(messagesIn(ana.page).getByText(/has taken over a seat/)).toBeVisible();
  await expect(matterIn(ben.page, 'watch')).toBeVisible();
  // The bot has chosen for this turn; the next one is Zoe's own.
  for (const who of [ana, zoe]) await decide(who, sevenWonders.driver);
  expectNoTrouble();
});

for (const { tile, turn } of TABLES) {
  test(`${tile}: a match that the table ended is told as that, and nobody has won it`, async ({ browser, server }) => {
    const [ana] = await come(browser, 1);
    const { page, press } = ana;
    await openAt([ana], server, turn(), { away: true });
    server.pass(AWAY_AFTER);
    await press(page.locator('header').locator('.decide, [data-vote=end]').first());
    const sheet = panelIn(page).locator('[data-vote=end]').first();
    if (await sheet.or(matterIn(page, 'ended')).first().getAttribute('data-vote')) await press(sheet);

    const expectTold = async (): Promise<void> => {
      await expect(matterIn(page, 'ended')).toContainText(
        /The players agreed to end it because \S+ was away. It does not count for any rating./,
      );
      await expect(page.locator('[data-asked=true]')).toHaveCount(0);
      await expect(page.locator('[data-game][data-ended=true]')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'See the result' })).toHaveCount(0);
      await expect(page.getByText(/\bwins?\b/i)).toHaveCount(0);
    };
    await expectTold();
    await reload(page);
    await tableIn(page).waitFor();
    await expectTold();
    await press(matterIn(page, 'ended').getByRole('button', { name: 'Log' }));
    await expect(panelIn(page).getByText('The match was ended.')).toBeVisible();
    expectNoTrouble();
  });
}

test('a rematch says who sits where; everyone hears of it, and nothing more of the last game', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.last(), { names: ['Ana', 'Ben'] });
  await playOn([ana, ben], duel.driver);
  for (const { page } of [ana, ben]) await expect.poll(() => saidIn(page)).not.toBe('');
  await ana.press(ana.page.getByRole('button', { name: /Rematch.*everyone moves one seat on/ }));
  await expect(messagesIn(ben.page).getByText(/wants a rematch/)).toBeVisible();
  await expect(seatsIn(ana.page)).toHaveText([/Ben/, /Ana/]);
  await ben.press(ben.page.getByRole('link', { name: /Join the rematch/ }));
  for (const { page } of [ana, ben]) {
    await expect(seatsIn(page)).toHaveText([/Ben/, /Ana/]);
    await expect(page.locator('li[data-seat]').getByText(/ready/i).first()).toBeVisible();
    // At most what has just happened in the lobby.
    await expect.poll(() => saidIn(page)).not.toMatch(/wins|points|victory|built|discarded/i);
  }
  expectNoTrouble();
});
