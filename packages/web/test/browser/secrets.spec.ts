// What one seat knows or has begun stays with it: sealed choices, hands of partners, what the Cat shows, turns that are not done.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ArchitectsView, CardId as ArchitectsCard } from '@maravilha/architects';
import type { SpaceId } from '@maravilha/dice';
import type { CardId, SevenWondersMove, SevenWondersView } from '@maravilha/seven-wonders';
import { en as architectsEn } from '@maravilha/words/architects/en';
import { en as architectsTableEn } from '@maravilha/words/architects/table/en';
import { en } from '@maravilha/words/seven-wonders/en';
import * as architects from './games/architects.ts';
import { expectDrawn } from './games/dice-drawn.ts';
import * as dice from './games/dice.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { reload } from './kit/page.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { choiceIn, confirm, confirmIn, lookAt, openAt, playOn, tableIn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

const { here, come } = guestsOf(test);

// ---------------------------------------------------------------- sealed choices

const { viewOf } = sevenWonders;
const seatOf = (who: Person): number => viewOf(who).viewer;
const handOf = (who: Person): readonly CardId[] => viewOf(who).seats[seatOf(who)]?.hand ?? [];

/** Cards that the page shows in any way: by its id, in its name for screen readers, or in print. */
const shownOf = (who: Person, cards: readonly CardId[]): Promise<string[]> =>
  who.page.evaluate(
    (asked) => {
      const texts = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => [
        ...Object.values(element.dataset).flatMap((value) => (value ?? '').split(/[: ]/)),
        (element.getAttribute('aria-label') ?? '').split(',', 1)[0] ?? '',
        element.getAttribute('title') ?? '',
        element.children.length === 0 ? (element.textContent ?? '') : '',
      ]);
      const shown = new Set(texts);
      return asked.filter(({ id, name }) => shown.has(id) || shown.has(name)).map(({ id }) => id);
    },
    cards.map((id) => ({ id, name: en[`card.${id}`] })),
  );

/** In the first turn nothing is open yet: of a foe's hand, no card may have reached me, unless I hold the same one. */
const expectSecret = async (all: readonly Person[], mates: (a: number, b: number) => boolean): Promise<void> => {
  for (const me of all) {
    const mine = all.filter((who) => who === me || mates(seatOf(who), seatOf(me))).flatMap(handOf);
    const theirs = all.flatMap((who) => handOf(who).filter((card) => !mine.includes(card)));
    expect(theirs.length).toBeGreaterThan(0);
    expect(await shownOf(me, handOf(me).slice(0, 1)), 'the search finds what is there').toHaveLength(1);
    expect(await shownOf(me, theirs), `seat ${seatOf(me)} sees on the page`).toEqual([]);
    expect(
      theirs.filter((card) => me.received.some((frame) => frame.includes(`"${card}"`))),
      `seat ${seatOf(me)} was sent`,
    ).toEqual([]);
  }
};

/** In all that ever came: hands of nobody but me and my partner, and no choice but my own, made from what I hold. */
const expectOnlyMine = (all: readonly Person[], mates: (a: number, b: number) => boolean): void => {
  for (const who of all) {
    for (const frame of who.received) {
      const { view, sealed } = JSON.parse(frame) as { readonly view?: SevenWondersView; readonly sealed?: readonly SevenWondersMove[] };
      if (view === undefined) continue;
      const me = seatOf(who);
      const open = view.seats.flatMap((seat, n) => (seat.hand === undefined ? [] : [n]));
      expect(open.filter((n) => n !== me && !mates(n, me))).toEqual([]);
      for (const mine of sealed ?? []) if ('card' in mine && mine.kind !== 'revive') expect(view.seats[me]?.hand).toContain(mine.card);
    }
  }
};

const alone = (): boolean => false;
const partners = (a: number, b: number): boolean => (a ^ 1) === b;

/** Opens a card and sells it: always possible, and no stage or building shows what it was. */
const sell = async (who: Person, nth: number): Promise<CardId> => {
  const card = handOf(who)[nth];
  if (card === undefined) throw new RangeError(`no card ${nth}`);
  await sevenWonders.cardIn(who.page, card).first().click();
  await confirm(who, 'sell');
  return card;
};

const sealedIn = (page: Page): Locator => page.locator('[data-hand] [data-sealed]');
const readyNeighbours = (page: Page): Locator => page.locator('section[data-seat]:not(:has([data-hand])) [data-mood=ready]');

test('three at a table of 7 Wonders: choices are sealed, changed and secret, and outlive a reload and a killed server', async ({
  browser,
  server,
}) => {
  const [ana, ben, eva] = await come(browser, 3);
  await openAt(here, server, sevenWonders.positions.first());
  await expectSecret(here, alone);

  const first = await sell(ana, 0);
  await expect(sealedIn(ana.page)).toHaveAttribute('data-card', first);
  for (const { page } of [ben, eva]) {
    await expect(readyNeighbours(page)).toHaveCount(1);
    await expect(page.getByText('1 of 3 ready')).toBeVisible();
  }

  // Another card, while the others still think.
  await ana.page.locator('[data-change]').click();
  await expect(confirmIn(ana.page, 'sell')).toBeVisible();
  const second = await sell(ana, 1);
  await expect(sealedIn(ana.page)).toHaveCount(1);
  await expect(sealedIn(ana.page)).toHaveAttribute('data-card', second);
  await sell(ben, 2);
  await expect(readyNeighbours(eva.page)).toHaveCount(2);
  await expectSecret(here, alone);

  await reload(ana.page);
  await expect(sealedIn(ana.page)).toHaveAttribute('data-card', second);
  await expect(ana.page.locator('[data-change]')).toBeVisible();
  expect(await lookAt(ana.page)).toMatchObject({ standing: 'waiting' });
  await server.restart();
  for (const { page } of here) {
    await reload(page);
    await tableIn(page).waitFor();
  }
  await expect(sealedIn(ana.page)).toHaveAttribute('data-card', second);

  await sell(eva, 0);
  for (const { page } of here) await untilAsked(page, 'turn');
  const lastOf = (who: Person): unknown => viewOf(who).seats[seatOf(ana)]?.last;
  expect(lastOf(ana)).toEqual({ kind: 'sold', card: second });
  // Whoever sees a card sold does not see which one.
  expect(lastOf(ben)).toEqual({ kind: 'sold' });
  await expect(ben.page.getByRole('navigation', { name: 'Last turn' })).toContainText(/sold/i);

  await playOn(here, sevenWonders.driver, { enough: () => viewOf(ana).turn > 3 });
  expectOnlyMine(here, alone);
});

test('two teams in four browsers: partners see each other’s hand, and nobody else does', async ({ browser, server }) => {
  await come(browser, 4);
  await openAt(here, server, sevenWonders.positions.teams());
  await expectSecret(here, partners);
  for (const who of here) {
    const { page } = who;
    const mate = here.find((other) => partners(seatOf(other), seatOf(who)));
    if (mate === undefined) throw new Error('everyone has a partner');
    await page.locator('[data-partner-hand]').click();
    const theirs = page.locator('[data-hand=partner] [data-card]');
    expect(await theirs.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(handOf(mate));
    // It is there to be read, not to be played.
    await theirs.first().click();
    await expect(page.getByRole('region', { name: en[`card.${handOf(mate)[0] ?? 'baths'}`] })).toBeVisible();
    expect((await lookAt(page)).confirms).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-hand=mine]')).toBeVisible();
  }
  await playOn(here, sevenWonders.driver, { enough: () => here.some((who) => viewOf(who).turn > 2) });
  expectOnlyMine(here, partners);
  expect(here.map((who) => who.troubles)).toEqual([[], [], [], []]);
});

// ---------------------------------------------------------------- the Cat

const CARD_NAMES: readonly string[] = Object.entries({ ...architectsEn, ...architectsTableEn }).flatMap(([key, text]) =>
  /^(card|short)\./.test(key) && typeof text === 'string' ? [text.toLowerCase()] : [],
);

const central = (page: Page): Locator => page.locator('[data-spot="deck:central"]');

/** Names of cards in anything that is said of the central deck, whether seen or only read aloud. */
const cardsSaidOf = async (page: Page): Promise<readonly string[]> => {
  const said = await central(page).evaluate((deck) => {
    const place = deck.parentElement ?? deck;
    return [place, ...place.querySelectorAll('*')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
      one.children.length === 0 ? (one.textContent ?? '') : '',
    ]);
  });
  const text = said.join('\n').toLowerCase();
  return CARD_NAMES.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
};

const topOf = (view: ArchitectsView): ArchitectsCard | undefined => view.decks.find((deck) => deck.id === 'central')?.top;

/** In all that ever came: no card of the central deck before it was taken, but for those who had looked. */
const expectBlind = (who: Person, seat: number | undefined): void => {
  for (const { view, events } of architects.updatesOf(who)) {
    if (seat === undefined || !view.lookers.includes(seat)) expect(topOf(view)).toBeUndefined();
    for (const { event } of events) if (event.kind === 'looked' && event.seat !== seat) expect(event.card).toBeUndefined();
  }
};

test('what the Cat shows is seen by its holder alone: not by the others, not by those who watch', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  await openAt([ana, ben], server, architects.positions.cat());
  await eva.page.goto(ana.page.url());
  await tableIn(eva.page).waitFor();
  const holder = architects.viewOf(ana).viewer;
  const seen = topOf(architects.viewOf(ana));
  if (seen === undefined) throw new Error('the card was seen');
  await expect(central(ana.page).getByText('only you')).toBeVisible();
  expect(await cardsSaidOf(ana.page)).toContain(architectsEn[`card.${seen}`].toLowerCase());
  for (const other of [ben, eva]) {
    await expect(central(other.page)).toBeVisible();
    await expect(other.page.getByText('only you')).toHaveCount(0);
    expect(await cardsSaidOf(other.page)).toEqual([]);
    expect(architects.viewOf(other).lookers).toEqual([holder]);
  }
  // That somebody looked is told to all; what was seen, to nobody, as long as they play on.
  await playOn([ana, ben], architects.driver, { enough: () => ana.answers.length + ben.answers.length >= 4 });
  expectBlind(ana, holder);
  expectBlind(ben, architects.viewOf(ben).viewer);
  expectBlind(eva, undefined);
  expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
});

// ---------------------------------------------------------------- turns that are not done

/** The first stage of Halicarnassus opens a space of two colours, and this one opens a space of a third. */
const SECOND: SpaceId = 'market.m1';
const THIRD: SpaceId = 'warehouse.wood';

const cross = async (who: Person, space: SpaceId): Promise<number> => {
  await who.press(choiceIn(who.page, space));
  return confirm(who, 'cross');
};

/** What I have chosen in a turn that is done. */
const doneIn = (page: Page): Locator => page.getByRole('region', { name: 'The Forum and your choice' }).getByRole('listitem');

/** All that this person has been told of the game. */
const toldTo = (who: Person): object => {
  const { view, ready, sealed } = dice.newestOf(who);
  return { view, ready, sealed, events: dice.updatesOf(who).reduce((sum, { events }) => sum + events.length, 0) };
};

test('a turn of Dice stays one’s own until all are ready: marks, changes, the way back, and all is shown at once', async ({
  browser,
  server,
}) => {
  const [ana, ben, eva] = await come(browser, 3);
  await openAt([ana, ben], server, dice.positions.chained());
  await eva.page.goto(ana.page.url());
  await tableIn(eva.page).waitFor();
  const { viewer: seat } = dice.viewOf(ana);
  const roll = dice.viewOf(ana);
  const others = [ben, eva];
  const before = others.map(toldTo);
  const heard = others.map((other) => dice.updatesOf(other).length);
  /** What Ana has begun is neither sent to the others nor drawn on their pages. */
  const expectNothing = async (): Promise<void> => {
    for (const [n, other] of others.entries()) {
      await expectDrawn(other);
      await expect.poll(() => toldTo(other)).toEqual(before[n]);
    }
  };
  const markOn = (who: Person) => who.page.locator(`[data-seat="${seat}"] [data-ready=true]`);

  // Into the chain, and back to the roll.
  await confirm(ana, 'wonder');
  await expectNothing();
  await untilAsked(ana.page, 'cross');
  await cross(ana, SECOND);
  await expectNothing();
  expect(dice.newestOf(ana).sealed).toEqual([{ kind: 'wonder' }, { kind: 'cross', space: SECOND }]);
  await expectDrawn(ana);
  await confirm(ana, 'change');
  await expectNothing();
  // Not a word has come to them in all that time.
  expect(others.map((other) => dice.updatesOf(other).length)).toEqual(heard);
  expect(dice.viewOf(ana)).toEqual(roll);
  await expectDrawn(ana);

  // Through the whole chain: ready, and only that is told.
  await confirm(ana, 'wonder');
  await cross(ana, SECOND);
  await cross(ana, THIRD);
  await expect(markOn(ben)).toBeVisible();
  for (const { page } of others) await expect(page.getByRole('banner')).toContainText('1 of 2 ready');
  for (const other of others) expect(dice.viewOf(other).seats[seat]).toEqual(roll.seats[seat]);
  await expectDrawn(ben);
  await expect(doneIn(ana.page)).toHaveCount(3);
  await expectDrawn(ana);
  // A reload finds the same, and the way back is still open.
  await reload(ana.page);
  await expect(doneIn(ana.page)).toHaveCount(3);
  await confirm(ana, 'change');
  await expectNothing();
  await expect(markOn(ben)).toHaveCount(0);
  expect(dice.viewOf(ana)).toEqual(roll);

  // Another turn counts, once Ben is ready too.
  await confirm(ana, 'pass');
  await expect(markOn(ben)).toBeVisible();
  expect(dice.viewOf(ben).turn).toBe(1);
  await confirm(ben, 'wonder');
  await untilAsked(ben.page, 'free-die');
  await confirm(ben, 'decline');
  for (const who of here) {
    await expect.poll(() => dice.viewOf(who).turn).toBe(2);
    const { seats } = dice.viewOf(who);
    expect(seats.map(({ crossed }) => crossed).toSorted()).toEqual([[], ['wonder.w1']]);
    await expectDrawn(who);
    await expect(who.page.getByRole('navigation', { name: 'Last turn' })).toBeVisible();
  }
  expect(dice.mineIn(dice.viewOf(ana)).crossed).toEqual([]);

  // In all that ever came to them: nothing that Ana had taken back.
  for (const other of others) {
    const told = dice.updatesOf(other);
    expect(told.flatMap(({ view }) => view.seats[seat]?.crossed ?? [])).toEqual([]);
    expect(told.flatMap(({ view }) => view.seats[seat]?.fresh ?? [])).toEqual([]);
    const kinds = new Set(
      told.flatMap(({ events }) => events.flatMap(({ event }) => ('seat' in event && event.seat === seat ? [event.kind] : []))),
    );
    expect([...kinds].toSorted()).toEqual(['city-chosen', 'coins', 'passed']);
  }
  expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
});

test('a reload inside a chain of follow-ups: the same choice stands again, and the chain goes on', async ({ browser, server }) => {
  const [ana] = await come(browser, 1);
  const { page } = ana;
  await openAt([ana], server, dice.positions.chained());
  const openAnew = async (): Promise<void> => {
    // The bots of the table get ready meanwhile.
    await expect.poll(() => dice.newestOf(ana).ready.length).toBe(1);
    const { view, sealed, hash } = dice.newestOf(ana);
    const { choices, confirms, standing } = await lookAt(page);
    await reload(page);
    await untilAsked(page);
    expect(dice.newestOf(ana)).toMatchObject({ view, sealed, hash });
    expect(await lookAt(page)).toMatchObject({ choices, confirms, standing });
    await expectDrawn(ana);
  };
  await confirm(ana, 'wonder');
  await untilAsked(page, 'cross');
  await openAnew();
  await cross(ana, SECOND);
  await expect(page.getByText('The last choice of your turn')).toBeVisible();
  await openAnew();
  await cross(ana, THIRD);
  await expect(page.getByRole('banner')).toContainText('turn 2');
  expect(dice.mineIn(dice.viewOf(ana)).crossed.toSorted()).toEqual([SECOND, THIRD, 'wonder.w1']);
  await expectDrawn(ana);
  expect(ana.troubles).toEqual([]);
});
