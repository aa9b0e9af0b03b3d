// People in browsers of their own at one table: moves, whose turn it is, the Cat's secret, and decisions that outlive a reload.
import { expect, type Page } from '@playwright/test';
import type { ArchitectsView, CardId } from '@maravilha/architects';
import { describeEvent } from '@maravilha/words/architects';
import { en } from '@maravilha/words/architects/en';
import { en as tableEn } from '@maravilha/words/architects/table/en';
import {
  type Asked,
  curious,
  decide,
  eventsAfter,
  eventsAt,
  expectDrawn,
  lookAt,
  playOn,
  playTogether,
  type Sight,
  standingOf,
  updatesOf,
  viewOf,
} from './ar-player.ts';
import { test } from './server.ts';
import { guestsOf, type Person } from './kit/person.ts';

const { here, come } = guestsOf(test);

const untilSeq = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.architects-table')?.dataset['seq'] ?? -1) >= n, seq);

test('two people see each other’s moves, and whose turn it is', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  if (ana === undefined || ben === undefined) throw new Error('two came');
  await playTogether(here, server.url, { seats: 2, starter: 'Youngest' });
  let moves = 0;
  await playOn(here, {
    enough: () => moves >= 12,
    before: async (who) => {
      const other = who === ana ? ben : ana;
      const { viewer } = viewOf(who);
      // Both pages say the same: it is this one's turn, and nobody else can do anything.
      await expect(who.page.locator('.architects-table .turn.mine')).toBeVisible();
      await expect(other.page.locator('.architects-table .turn:not(.mine)')).toContainText('’s turn');
      await expect(other.page.locator(`.architects-table .seat.turning[data-seat="${viewer}"]`)).toBeVisible();
      expect((await lookAt(other.page)).decks).toEqual([]);
      const done = await decide(who, moves * 7 + 2, curious);
      if (done === undefined) throw new Error('the page asked for something');
      moves++;
      await untilSeq(other.page, done.seq);
      // The other page tells what was done, and draws the same table.
      const events = eventsAt(other, done.seq);
      const [act] = events;
      expect(act).toEqual(eventsAt(who, done.seq)[0]);
      // The line in the middle has room for the last things only.
      if (act?.kind === 'took' && events.every(({ kind }) => kind === 'took' || kind === 'turn' || kind === 'looked'))
        await expect(other.page.locator('.architects-table .last-line')).toContainText(describeEvent(en, act, () => ''));
      expect(viewOf(other).seats[viewer]).toEqual(viewOf(who).seats[viewer]);
      await expectDrawn(other);
      return true;
    },
  });
  expect(here.map((who) => who.troubles)).toEqual([[], []]);
});

// ---------------------------------------------------------------- the Cat

const CARD_NAMES: readonly string[] = Object.entries({ ...en, ...tableEn }).flatMap(([key, text]) =>
  /^(card|short)\./.test(key) && typeof text === 'string' ? [text.toLowerCase()] : [],
);

/** Names of cards in anything that is said of the central deck, whether seen or only read aloud. */
const cardsSaidOf = async (page: Page): Promise<readonly string[]> => {
  const said = await page
    .locator('.architects-table .reach.central')
    .evaluate((place) =>
      [place, ...place.querySelectorAll('*')].flatMap((one) => [
        one.getAttribute('aria-label') ?? '',
        one.getAttribute('title') ?? '',
        one.children.length === 0 ? (one.textContent ?? '') : '',
      ]),
    );
  const text = said.join('\n').toLowerCase();
  return CARD_NAMES.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
};

const topOf = (view: ArchitectsView): CardId | undefined => view.decks.find((deck) => deck.id === 'central')?.top;

/** In all that ever came: no card of the central deck before it was taken, but for those who had looked. */
const expectBlind = (who: Person, seat: number | undefined): void => {
  for (const { view, events } of updatesOf(who)) {
    if (seat === undefined || !view.lookers.includes(seat)) expect(topOf(view)).toBeUndefined();
    for (const { event } of events) if (event.kind === 'looked' && event.seat !== seat) expect(event.card).toBeUndefined();
  }
};

/** That somebody looked is told to all. */
const lookingsToldTo = (who: Person): number => eventsAfter(who, -1).filter((event) => event.kind === 'looked').length;

/** Ana goes after the Cat; otherwise both take what brings no wonder nearer to its end, so that there is time to look. */
const PATIENT: readonly CardId[] = ['blue-3', 'red-0', 'red-1', 'red-2', 'compass', 'gear', 'tablet'];

test('what the Cat shows is seen by its holder alone: not by the others, not by those who watch', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  if (ana === undefined || ben === undefined || eva === undefined) throw new Error('three came');
  /** Moves before which Ana alone knew the card. */
  const looks: number[] = [];
  // Nearly every game has a Cat that stays with Ana for a turn; five without one would be a defect.
  for (let game = 0; game < 5 && looks.length < 2; game++) {
    await playTogether([ana, ben], server.url, { seats: 2, starter: 'Youngest' });
    await eva.page.goto(ana.page.url());
    await eva.page.waitForSelector('.architects-table');
    const holder = viewOf(ana).viewer;
    await playOn([ana, ben], {
      enough: () => looks.length >= 2,
      before: async (who, asked, { seq }) => {
        const { lookers } = viewOf(who);
        const seen = topOf(viewOf(who));
        // Ben may have seen the same card, when the Cat was his.
        if (who === ana && asked === 'card' && seen !== undefined && !lookers.includes(viewOf(ben).viewer)) {
          expect(lookers).toEqual([holder]);
          await expect(ana.page.locator('.architects-table .deck.central .peek')).toBeVisible();
          await expect(ana.page.locator('.architects-table .deck.central .seen')).toHaveText('only you');
          expect(await cardsSaidOf(ana.page)).toContain(en[`card.${seen}`].toLowerCase());
          for (const other of [ben, eva]) {
            await untilSeq(other.page, seq);
            await expect(other.page.locator('.architects-table .peek')).toHaveCount(0);
            expect(await cardsSaidOf(other.page)).toEqual([]);
            expect(viewOf(other).lookers).toEqual([holder]);
          }
          looks.push(seq);
        }
        const liked = who === ana ? (['blue-2-cat', ...PATIENT] as const) : PATIENT;
        return (await decide(who, 0, { cards: () => liked })) !== undefined;
      },
    });
    expectBlind(ana, holder);
    expectBlind(ben, viewOf(ben).viewer);
    expectBlind(eva, undefined);
    await expect.poll(() => lookingsToldTo(eva)).toBe(lookingsToldTo(ana));
  }
  expect(looks).toHaveLength(2);
  expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
});

// ---------------------------------------------------------------- in the middle of a turn

test('a reload in the middle of a turn: the same decision stands again', async ({ browser, server }) => {
  const [ana] = await come(browser, 1);
  if (ana === undefined) throw new Error('one came');
  const { page } = ana;
  const seen = new Set<Asked>();
  // The card of the turn, a token, and anything that is open in the middle of a turn.
  const missing = (): boolean => !(seen.has('card') && seen.has('token') && (seen.has('build') || seen.has('extra')));
  // Nearly every game brings them all; five that do not would be a defect.
  for (let game = 0; game < 5 && missing(); game++) {
    await playTogether([ana], server.url, { seats: 2, starter: 'Youngest' });
    await playOn([ana], {
      liking: curious,
      enough: () => !missing(),
      before: async (_, asked, sight) => {
        if (seen.has(asked)) return;
        seen.add(asked);
        const view = viewOf(ana);
        const laid = (await expectDrawn(ana)).laid;
        await page.reload();
        await page.waitForSelector('.architects-table .turn.mine');
        const again: Sight = await lookAt(page);
        expect(again).toEqual(sight);
        expect((await expectDrawn(ana)).laid).toEqual(laid);
        expect(viewOf(ana)).toEqual(view);
      },
    });
  }
  expect(missing()).toBe(false);
  // And it can be answered.
  if ((await standingOf(page)) !== 'over') await decide(ana, 1, curious);
  expect(ana.troubles).toEqual([]);
});

// ---------------------------------------------------------------- options

test('who begins is said by the first seat, then wonders are chosen in turn, and everyone sees it', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  if (ana === undefined || ben === undefined) throw new Error('two came');
  await playTogether(here, server.url, { seats: 3, wonders: 'Choose', starter: 'Seat 1 decides' });
  await expect(ben.page.getByRole('heading', { name: /is choosing the first player/ })).toBeVisible();
  const begins = viewOf(ben).viewer;
  await expect(ana.page.locator('.architects-table [data-confirm=starter]')).toBeDisabled();
  await ana.page.locator(`.architects-table [data-choice="${begins}"]`).click();
  await ana.page.locator('.architects-table [data-confirm=starter]').click();
  await ben.page.waitForSelector('.architects-table[data-decision=wonder] .turn.mine');
  expect(viewOf(ben).first).toBe(begins);
  await expect(ben.page.locator('.architects-table .gallery [data-choice]')).toHaveCount(7);
  await expect(ana.page.locator('.architects-table [data-confirm]')).toHaveCount(0);
  await ben.page.locator('.architects-table [data-choice=babylon]').click();
  await expect(ben.page.locator('.architects-table .about h3')).toHaveText(en['monument.babylon']);
  await ben.page.locator('.architects-table [data-confirm=wonder]').click();
  // Babylon is gone, and what the bot took if it came before Ana.
  await ana.page.waitForSelector('.architects-table[data-decision=wonder] .turn.mine');
  const chosen = viewOf(ana).seats.filter((seat) => seat.wonder !== undefined).length;
  await expect(ana.page.locator('.architects-table .gallery [data-choice]')).toHaveCount(7 - chosen);
  await expect(ana.page.locator('.architects-table [data-choice=babylon]')).toHaveCount(0);
  await expect(ana.page.locator(`.architects-table .seats li[data-seat="${begins}"]`)).toContainText(en['wonder.babylon']);
  const [, wonder = 'rhodes'] = viewOf(ana).offered;
  await ana.page.locator(`.architects-table [data-choice=${wonder}]`).click();
  await ana.page.locator('.architects-table [data-confirm=wonder]').click();
  // All have one, and the game begins with Ben.
  await ben.page.waitForSelector('.architects-table[data-decision=card] .turn.mine');
  expect(viewOf(ben).seats[begins]?.wonder).toBe('babylon');
  // What Ben has been told may still be on its way to Ana.
  await expect.poll(() => viewOf(ana).seats[viewOf(ana).viewer]?.wonder).toBe(wonder);
  await expectDrawn(ben);
  await expectDrawn(ana);
  expect(here.map((who) => who.troubles)).toEqual([[], []]);
});
