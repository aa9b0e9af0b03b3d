// Several people on one device: each sees what is theirs, and nobody what is another one's.
import { SPECTATOR } from '@maravilha/kernel';
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { expectAccessible } from './kit/axe.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, resize } from './kit/page.ts';
import { guestsOf, listeningHere, type Person } from './kit/person.ts';
import { confirmIn, decide, lookAt, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

const { come } = guestsOf(test);

/** Says everything in the language of the page. */
interface Saying {
  readonly play: RegExp;
  readonly here: string;
  readonly put: (n: number) => string;
  readonly name: string;
  readonly sit: string;
  readonly start: RegExp;
}

const EN: Saying = {
  play: /^Play .* against/,
  here: 'Several people here',
  put: (n) => `Put a person in seat ${n}`,
  name: 'Name',
  sit: 'Take the seat',
  start: /^Start with/,
};

const PT: Saying = {
  play: /^Jogar .* contra/,
  here: 'Várias pessoas aqui',
  put: (n) => `Pôr uma pessoa no lugar ${n}`,
  name: 'Nome',
  sit: 'Sentar',
  start: /^Começar com/,
};

const seatAt = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"]`);

/** From home to the table before its start. */
const sitDown = async (page: Page, url: string, tile: '7 Wonders' | 'Duel', names: readonly string[], say = EN): Promise<void> => {
  await page.goto(url);
  await page
    .getByRole('button', { name: say.play })
    .and(page.getByRole('button', { name: tile }))
    .click();
  await page.getByRole('dialog').getByRole('button', { name: say.here }).click();
  for (const [n, name] of names.entries()) {
    await page.getByRole('button', { name: say.put(n + 2) }).click();
    await page.getByRole('textbox', { name: say.name }).fill(name);
    await page.getByRole('button', { name: say.sit }).click();
    await expect(seatAt(page, n + 1)).toContainText(name);
  }
};

const cover = (page: Page) => page.locator('[data-pass]');
const below = (page: Page) => page.locator('[data-below]');

/** Whom the device is to be passed to. */
const passed = async (page: Page): Promise<number> => Number(await cover(page).getAttribute('data-pass'));

/** By a key, which has no length. */
const see = async (page: Page): Promise<void> => {
  await page.locator('[data-see]').press('Enter');
  await untilAsked(page);
};

/** One of these stands on the page now. */
const sceneOf = async (page: Page): Promise<'pass' | 'all' | 'over'> => {
  await page.waitForSelector('[data-pass], [data-below] .button');
  if ((await cover(page).count()) > 0) return 'pass';
  return (await page.locator('[data-below] [data-next]').count()) > 0 ? 'all' : 'over';
};

interface Frame {
  readonly t: string;
  readonly view?: { readonly viewer: number; readonly seats: readonly { readonly hand?: readonly string[] }[] };
}

/** Views that came to the page since so many frames, by who sees that. */
const viewersSince = (who: Person, n: number): readonly number[] =>
  who.received.slice(n).flatMap((text) => {
    const { view } = JSON.parse(text) as Frame;
    return view === undefined ? [] : [view.viewer];
  });

const handOf = (who: Person, seat: number): readonly string[] => {
  for (const text of who.received.toReversed()) {
    const { view } = JSON.parse(text) as Frame;
    if (view?.viewer === seat) return view.seats[seat]?.hand ?? [];
  }
  return [];
};

/** Whose view of the match came last. */
const handHolder = (who: Person): number => {
  for (const text of who.received.toReversed()) {
    const { view } = JSON.parse(text) as Frame;
    if (view !== undefined && view.viewer !== SPECTATOR) return view.viewer;
  }
  return SPECTATOR;
};

/** Somebody is asked, and nothing is on its way. */
const isAsked = async ({ page }: Person): Promise<boolean> => (await lookAt(page)).standing === 'asked';

/** The first card of the hand, in the first way that is possible. */
const chooseFirst = async (page: Page): Promise<void> => {
  const { decision } = await lookAt(page);
  if (decision !== 'turn' && decision !== 'last-card') {
    await page.locator('[data-game] [data-choice]').first().click();
    const ok = page.locator('[data-game] [data-confirm]');
    if ((await ok.count()) > 0) await ok.first().click();
  } else {
    await page.locator('[data-game] [data-hand=mine] [data-card]').first().click();
    await expect(confirmIn(page, 'sell')).toBeVisible();
    const { confirms } = await lookAt(page);
    const kind = ['build', 'stage', 'sell'].find((one) => confirms.includes(one)) ?? 'sell';
    await confirmIn(page, kind).click();
  }
  await page.waitForSelector('[data-pass], [data-below]');
};

/** Opens the page, and stays until it is kept. */
const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

/** A line that fails is told by the browser, too; but no part of the page is to be asked of it. */
const isTold = (trouble: string): boolean => /ERR_|WebSocket/.test(trouble) && !trouble.includes('/assets/');

test('without a network: three people play 7 Wonders to its end, and nobody is shown the hand of another one', async ({
  browser,
  server,
}) => {
  test.slow();
  const [guest] = await come(browser, 1, { idle: true });
  const who = await listeningHere(guest);
  const { page } = who;
  await visit(page, server.url);
  await server.stop();
  await page.context().setOffline(true);
  try {
    await sitDown(page, server.url, '7 Wonders', ['Ana', 'Bruno']);
    await page.getByRole('button', { name: EN.start }).click();
    /** Frames of each seat count from when it was covered. */
    const coveredAt = [0, 0, 0];
    const order: number[] = [];
    let reloaded = false;
    for (;;) {
      const scene = await sceneOf(page);
      if (scene === 'over') break;
      if (scene === 'all') {
        // What a round brings is for all: nobody's hand is in it.
        expect(await page.locator('[data-hand=mine] [data-card]').count()).toBe(0);
        await below(page).locator('[data-next]').click();
        // Whoever chose last has been told what the round brought; the page has let go of it.
        coveredAt[order.at(-1) ?? 0] = who.received.length;
        continue;
      }
      const seat = await passed(page);
      expect(viewersSince(who, coveredAt[seat] ?? 0), 'nothing of the next hand has come').not.toContain(seat);
      expect(await page.locator('[data-game]').count(), 'the table is not in the document').toBe(0);
      await see(page);
      const hand = handOf(who, seat);
      expect(hand.length).toBeGreaterThan(0);
      // In mid-turn the page is left: it goes on at the same decision, and is covered first.
      if (order.length === 4 && !reloaded) {
        reloaded = true;
        const { decision } = await lookAt(page);
        coveredAt[seat] = who.received.length;
        await page.reload();
        expect(await sceneOf(page)).toBe('pass');
        expect(await passed(page)).toBe(seat);
        expect(viewersSince(who, coveredAt[seat])).not.toContain(seat);
        expect(new Set(viewersSince(who, coveredAt[seat]))).toEqual(new Set([SPECTATOR]));
        await see(page);
        expect((await lookAt(page)).decision).toBe(decision);
        expect(handOf(who, seat)).toEqual(hand);
      }
      await chooseFirst(page);
      coveredAt[seat] = who.received.length;
      order.push(seat);
    }
    // Whoever chose last begins the next round.
    expect(order.slice(0, 6)).toEqual([0, 1, 2, 2, 0, 1]);
    expect(order.length).toBeGreaterThanOrEqual(54);
    await expect(tableIn(page)).toHaveAttribute('data-ended', 'true');
    // All of them go back from the end, one after the other is asked again, and then they play once more.
    await page.getByRole('button', { name: 'Undo the last turn' }).click();
    await cover(page).waitFor();
    for (let n = 0; n < 3; n++) {
      expect(await sceneOf(page)).toBe('pass');
      await see(page);
      await chooseFirst(page);
    }
    expect(await sceneOf(page)).toBe('over');
    const over = page.url();
    await below(page).getByRole('button', { name: 'Rematch' }).click();
    await expect(page).not.toHaveURL(over);
    await cover(page).waitFor();
    expect(who.troubles.filter((trouble) => !isTold(trouble))).toEqual([]);
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});

const turned = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.hasAttribute('data-turned'));

test('Duel of two people: the open table turns to whoever is to choose, round for the one opposite, and back with an undo', async ({
  browser,
  server,
}) => {
  const [guest] = await come(browser, 1);
  const who = await listeningHere(guest);
  const { page } = who;
  await sitDown(page, server.url, 'Duel', ['Ana']);
  await page.getByRole('switch', { name: 'Lies flat on the table' }).click();
  await page.getByRole('button', { name: EN.start }).click();
  const here = page.url();
  /** Who is in front, as the table is drawn. */
  const inFront = async (): Promise<number> => {
    await untilAsked(page);
    return handHolder(who);
  };
  const order: number[] = [];
  for (let n = 0; n < 6; n++) {
    order.push(await inFront());
    expect(await turned(page)).toBe(order[n] === 1);
    const choices = who.answers.length;
    await decide(who, duel.driver, 3 * n + 1);
    expect(who.answers.length).toBe(choices + 1);
    await expect.poll(() => isAsked(who)).toBe(true);
  }
  expect(new Set(order)).toEqual(new Set([0, 1]));
  await expect(page.locator('[data-pass]')).toHaveCount(0);
  // Whoever is in front takes back what the other one has just done, and the table turns to them.
  const before = await inFront();
  await page.keyboard.press('u');
  await expect.poll(() => isAsked(who)).toBe(true);
  await expect.poll(inFront).toBe(order[5]);
  expect([order[5], before]).toContain(await inFront());
  await expectAccessible(page, 'an open table');
  // Closed and opened again, it stands as it was.
  await page.reload();
  expect(await inFront()).toBe(order[5]);
  // Home lists it with both names, and throws it away for both.
  await page.goto(server.url);
  const card = page.locator('[data-table]').filter({ hasText: 'on this device' });
  await expect(card).toContainText('Ana');
  await expect(card.getByRole('link')).toHaveAttribute('href', new URL(here).pathname);
  await card.getByRole('button', { name: /^Throw away/ }).click();
  await page.getByRole('button', { name: 'Dismiss the message' }).click();
  await expect(card).toHaveCount(0);
  expect(who.troubles).toEqual([]);
});

test('in Portuguese on a phone, with a bot: a long press, back to whoever had chosen, and a bot for one who leaves', async ({
  browser,
  server,
}) => {
  const [guest] = await come(browser, 1, { locale: 'pt-BR', viewport: { width: 390, height: 844 } });
  const who = await listeningHere(guest);
  const { page } = who;
  await sitDown(page, server.url, '7 Wonders', ['Ana'], PT);
  // No two are called alike.
  await page.getByRole('button', { name: PT.put(3) }).click();
  await page.getByRole('textbox', { name: PT.name }).fill('ANA');
  await page.getByRole('button', { name: PT.sit }).click();
  await expect(page.getByText('Já tem alguém chamado ANA nesta mesa.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pôr um bot no lugar 3' }).click();
  await expect(seatAt(page, 2)).toHaveAttribute('data-kind', 'bot');
  expect(await findEnglish(page, '.lobby-page')).toEqual([]);
  await expectNoSideways(page);
  await page.getByRole('button', { name: PT.start }).click();
  await cover(page).waitFor();
  expect(await passed(page)).toBe(0);
  await expectAccessible(page, 'the hand-over');
  // A short press shows nothing.
  const button = page.locator('[data-see]');
  await button.click();
  await expect(cover(page)).toBeVisible();
  await button.hover();
  await page.mouse.down();
  await untilAsked(page);
  await page.mouse.up();
  // It is covered again by the bar.
  await page.locator('[data-cover]').click();
  await cover(page).waitFor();
  expect(await passed(page)).toBe(0);
  await see(page);
  await chooseFirst(page);
  expect(await passed(page)).toBe(1);
  expect(await findEnglish(page, 'body')).toEqual([]);
  await expectNoSideways(page);
  await resize(page, { width: 320, height: 568 });
  await expectNoSideways(page);
  await expect(button).toBeInViewport({ ratio: 1 });
  await resize(page, { width: 390, height: 844 });
  // The first one thinks better of it.
  await cover(page)
    .locator('footer')
    .getByRole('button', { name: /^Devolver a / })
    .click();
  expect(await passed(page)).toBe(0);
  await button.press('Enter');
  await tableIn(page).waitFor();
  await page.keyboard.press('u');
  await untilAsked(page);
  await chooseFirst(page);
  expect(await passed(page)).toBe(1);
  // A bot plays for Ana: the round is played, and everybody looks.
  await page.getByRole('button', { name: 'Um bot joga no lugar de Ana' }).click();
  await below(page).locator('[data-next="0"]').waitFor();
  expect(await findEnglish(page, 'body')).toEqual([]);
  await expectNoSideways(page);
  await expectAccessible(page, 'what a round brought');
  await below(page).locator('[data-next="0"]').click();
  await page.getByRole('button', { name: /Ana volta a jogar$/ }).click();
  await expect(page.locator('[data-standing=out]')).toHaveCount(0);
  await see(page);
  await chooseFirst(page);
  // What the bot has chosen for her by then stands; the next choice is hers.
  if ((await sceneOf(page)) === 'all') {
    await below(page).locator('[data-next]').click();
    await see(page);
    await chooseFirst(page);
  }
  expect(await passed(page)).toBe(1);
  expect(who.troubles).toEqual([]);
});
