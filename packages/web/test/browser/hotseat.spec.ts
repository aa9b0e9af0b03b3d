// Several people on one device: each sees what is theirs, and nobody what is another one's.
import { SPECTATOR } from '@maravilha/kernel';
import { expect, type Page } from '@playwright/test';
import * as duel from './games/duel.ts';
import { findEnglish } from './kit/english.ts';
import { guestsOf, listeningHere, type Person } from './kit/person.ts';
import { confirmIn, decide, lookAt, panelIn, tableIn, untilAsked } from './kit/player.ts';
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
  play: /^Play (7 Wonders|Duel) against/,
  here: 'Several people here',
  put: (n) => `Put a person in seat ${n}`,
  name: 'Name',
  sit: 'Take the seat',
  start: /^Start with/,
};

const PT: Saying = {
  play: /^Jogar (7 Wonders|Duel) contra/,
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
    expect(who.troubles.filter((trouble) => !isTold(trouble))).toEqual([]);
  } finally {
    await page.context().setOffline(false);
    await server.restart();
  }
});
