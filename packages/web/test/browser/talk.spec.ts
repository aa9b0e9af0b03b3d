// Words at a table, between people in browsers of their own.
import { expect, type Locator, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { TABLES } from './games/index.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectAccessible } from './kit/axe.ts';
import { problemsIn } from './kit/layout.ts';
import { createTable } from './kit/lobby.ts';
import { reload, resize } from './kit/page.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { openAt, playOn, tableIn } from './kit/player.ts';
import { PHONE } from './kit/windows.ts';
import { test } from './server.ts';

const { here, come } = guestsOf(test);

const buttonIn = (page: Page): Locator => page.locator('[data-unread]');
const talkIn = (page: Page): Locator => page.locator('[data-talk]');
const wordsIn = (page: Page): Locator => page.locator('[data-talk] [data-word]');

const openTalk = async ({ page, press }: Person): Promise<void> => {
  await press(buttonIn(page));
  await talkIn(page).waitFor();
};

const write = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('');
};

const expectUnread = ({ page }: Person, count: number): Promise<void> =>
  expect(buttonIn(page)).toHaveAttribute('data-unread', String(count));

/** Whether these words ever came over the line to this person. */
const hasHeard = ({ received }: Person, words: string): boolean => received.some((frame) => frame.includes(words));

/** Lines that broke with the server are no defect. */
const expectNoTrouble = (allowed = /WebSocket|ERR_/): void => {
  for (const { troubles } of here) expect(troubles.filter((trouble) => !allowed.test(trouble))).toEqual([]);
};

/** What stands at somebody's seat after these words. It goes by itself: so it is looked for before they are said, and all in one look. */
const bubbleIn = async ({ page }: Person, words: string): Promise<unknown> => {
  const seen = await page.waitForFunction((said) => {
    const place = [...document.querySelectorAll<HTMLElement>('[data-bubble]')].find(({ textContent }) => textContent === said);
    const bubble = place?.firstElementChild?.getBoundingClientRect();
    const seat = place && document.querySelector(`[data-game] [data-seat="${place.dataset['bubble']}"]`);
    if (bubble === undefined || !seat) return undefined;
    const figures = [...seat.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && /\d/.test(one.textContent ?? ''));
    const covered = figures.filter((one) => {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const [across, down] = [
        Math.min(right, bubble.right) - Math.max(left, bubble.left),
        Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top),
      ];
      return width > 1 && across > 2 && down > 2;
    });
    const at = document.elementFromPoint((bubble.left + bubble.right) / 2, (bubble.top + bubble.bottom) / 2);
    return { seat: Number(place.dataset['bubble']), covered: covered.map((one) => one.textContent), pressed: place.contains(at) };
  }, words);
  return seen.jsonValue();
};

test('what is said stands for a moment at the seat, over no figure, at every table on a desk and on a phone', async ({
  browser,
  server,
}) => {
  const [ana] = await come(browser, 1);
  const [ben] = await come(browser, 1, { viewport: { width: 360, height: 640 }, hasTouch: true });
  for (const { turn } of TABLES) {
    const position = turn();
    const seats = [position.seat, (position.seat + 1) % position.seats];
    await openAt([ana, ben], server, position);
    for (const [n, [who, other]] of [[ana, ben] as const, [ben, ana] as const].entries()) {
      const seen = bubbleIn(other, 'Nice move!');
      await openTalk(who);
      await who.press(who.page.getByRole('button', { name: 'Nice move!' }));
      expect.soft(await seen, position.game).toEqual({ seat: seats[n], covered: [], pressed: false });
      await who.page.keyboard.press('Escape');
      await expect(talkIn(who.page)).toHaveCount(0);
    }
  }
  expectNoTrouble();
});

test('people talk at a table: plain text, phrases, the team, mute, the host’s switch, a restart', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  const [eva] = await come(browser, 1, { locale: 'pt-BR', viewport: { width: 360, height: 640 }, hasTouch: true });
  await openAt([ana, ben, eva], server, sevenWonders.positions.teams());

  const markup = '<b>Hello</b> & <img src=x onerror=alert(1)>';
  await ana.page.keyboard.press('t');
  await expect(ana.page.getByRole('textbox')).toBeFocused();
  await write(ana, markup);
  await expect(wordsIn(ana.page)).toHaveText([markup]);
  await Promise.all([expectUnread(ben, 1), expectUnread(eva, 1)]);
  await reload(ben.page);
  await expectUnread(ben, 1);
  await openTalk(ben);
  await expect(wordsIn(ben.page)).toHaveText([markup]);
  await expect(wordsIn(ben.page).locator('b, img')).toHaveCount(0);
  await expectUnread(ben, 0);

  // A phrase is read in the reader's own language.
  await ana.page.getByRole('button', { name: 'Nice move!' }).click();
  await openTalk(eva);
  await expect(wordsIn(eva.page)).toHaveText([markup, 'Boa jogada!']);
  await expect(wordsIn(ben.page)).toHaveText([markup, 'Nice move!']);
  expect(await problemsIn(eva.page, PHONE)).toEqual([]);
  await expectAccessible(eva.page, 'the chat on a phone');

  // Only partners hear what is said to the team, also where it points at a card.
  await ana.page.getByText('Team', { exact: true }).click();
  await write(ana, 'our plan');
  await ana.page.keyboard.press('Escape');
  await expect(talkIn(ana.page)).toHaveCount(0);
  await sevenWonders.openCard(ana, 0);
  const card = (await ana.page.locator('[data-open]').getAttribute('data-open')) ?? '';
  await ana.page.getByRole('button', { name: /^Show / }).click();
  await ben.page.getByText('Team (2)', { exact: true }).click();
  await expect(wordsIn(ben.page).first()).toHaveText('our plan');
  await expect(ben.page.locator(`[data-about="${card}"]`)).toBeVisible();
  expect(hasHeard(ben, 'our plan')).toBe(true);
  expect([hasHeard(eva, 'our plan'), hasHeard(eva, `"about":"${card}"`)]).toEqual([false, false]);
  await expect(eva.page.getByText('Equipe', { exact: true })).toHaveCount(0);

  // Muting is private, and goes back.
  const name = (await eva.page.locator('[data-talk] button[aria-expanded] b').first().textContent()) ?? '';
  await eva.press(eva.page.getByRole('button', { name: new RegExp(`^${name}, .*opções`) }).first());
  await eva.press(eva.page.getByRole('button', { name: `Silenciar ${name}` }));
  await expect(wordsIn(eva.page)).toHaveCount(0);
  await eva.press(eva.page.getByRole('button', { name: 'Fechar' }));
  await openTalk(ana);
  await write(ana, 'can you hear me?');
  await expect.poll(() => hasHeard(eva, 'can you hear me?')).toBe(true);
  await expectUnread(eva, 0);
  await expect(eva.page.locator('[data-bubble]')).toHaveCount(0);
  await openTalk(eva);
  await eva.press(eva.page.getByRole('button', { name: `Voltar a ouvir ${name}` }).first());
  await expect(wordsIn(eva.page)).toHaveText([markup, 'Boa jogada!', 'can you hear me?']);

  // What may be said is the host's to choose.
  await ana.page.getByText('Chat at this table').click();
  await expect(ben.page.getByText('Chat at this table')).toHaveCount(0);
  await ana.page.getByText('Phrases only', { exact: true }).click();
  await expect(ben.page.getByText('The host allows phrases and reactions only.')).toBeVisible();
  await expect(ben.page.getByRole('textbox')).toHaveCount(0);
  await ana.page.getByText('Off', { exact: true }).click();
  await expect(ben.page.getByText('The host has switched the chat off.')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Bravo' })).toHaveCount(0);
  await ana.page.getByText('Open', { exact: true }).last().click();
  await expect(ben.page.getByRole('textbox')).toBeVisible();

  await server.restart();
  await ben.page.getByText('Table (1)', { exact: true }).click();
  await write(ben, 'still here');
  await expect(wordsIn(ana.page).last()).toHaveText('still here');
  await reload(ana.page);
  await openTalk(ana);
  await expect(wordsIn(ana.page)).toHaveText([markup, 'Nice move!', 'can you hear me?', 'still here']);

  // On a wide desk the chat makes room for itself, and every part of the table keeps clear of it.
  await resize(ben.page, { width: 1920, height: 950 });
  await ben.page.keyboard.press('Escape');
  await ben.page.keyboard.press('t');
  const [table, talk] = await Promise.all([tableIn(ben.page).boundingBox(), talkIn(ben.page).boundingBox()]);
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(talk?.x ?? 0);
  await expectAccessible(ben.page, 'the chat beside the table');
  expectNoTrouble();

  // Who talks too much is told so. All at once, since a slow hand may talk on.
  await ben.page.getByRole('button', { name: 'Bravo' }).evaluate((bravo: HTMLElement) => {
    for (let n = 0; n < 20; n++) bravo.click();
  });
  await expect(ben.page.getByRole('region', { name: 'Messages' }).getByText('Too fast: wait a moment and try again.')).toBeVisible();
});

test('a line that was begun waits: behind a closed chat, in its own tab, and over a reload', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, sevenWonders.positions.teams());
  const field = ana.page.getByRole('textbox');
  await openTalk(ana);
  await field.fill('shall we trade');
  await ana.page.getByText('Team', { exact: true }).click();
  await expect(field).toHaveValue('');
  await ana.page.keyboard.press('Escape');
  await openTalk(ana);
  await expect(field).toHaveValue('shall we trade');
  await reload(ana.page);
  await openTalk(ana);
  await expect(field).toHaveValue('shall we trade');
  await field.focus();
  await ana.page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(wordsIn(ana.page)).toHaveText(['shall we trade']);
  await reload(ana.page);
  await openTalk(ana);
  await expect(field).toHaveValue('');
  expectNoTrouble();
});

test('what spectators say reaches the players after the end', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  await openAt([ana, ben], server, duel.positions.last());
  await eva.page.goto(ana.page.url());
  await tableIn(eva.page).waitFor();
  await openTalk(eva);
  await expect(eva.page.getByText('Spectators read this now, the players after the game.')).toBeVisible();
  await write(eva, 'Ana should take the guild');
  await playOn([ana, ben], duel.driver, {
    before: async (who) => expect(hasHeard(who, 'Ana should take the guild')).toBe(false),
  });
  await expectUnread(ana, 1);
  await openTalk(ana);
  await expect(wordsIn(ana.page)).toHaveText(['Ana should take the guild']);
  await expect(ana.page.getByText('to spectators', { exact: true })).toBeVisible();
  expectNoTrouble();
});

test('people talk before a game, alone nobody is offered to', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await createTable(ana.page, server.url, 'Duel');
  await ben.page.goto(ana.page.url());
  await openTalk(ben);
  await ben.page.getByRole('button', { name: 'Good luck!' }).click();
  await expectUnread(ana, 1);
  await openTalk(ana);
  await expect(wordsIn(ana.page)).toHaveText(['Good luck!']);
  await expectAccessible(ana.page, 'the chat before a game');
  await openAt([ana], server, duel.positions.turn());
  await ana.page.keyboard.press('?');
  await expect(ana.page.getByText('this list')).toBeVisible();
  await expect(buttonIn(ana.page)).toHaveCount(0);
  await expect(ana.page.getByText('quick phrases of the chat')).toHaveCount(0);
  expectNoTrouble();
});
