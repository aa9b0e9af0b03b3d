import { expect } from '@playwright/test';
import type { CardId, SevenWondersMove, SevenWondersView } from '@maravilha/seven-wonders';
import { en } from '@maravilha/words/seven-wonders/en';
import { test } from './server.ts';
import { CARDS, letABotPlay, moving, padOf, playOn, playTogether, seqOf, standingOf, viewOf } from './sw-player.ts';
import { expectPad } from './kit/pad.ts';
import { guestsOf, type Person } from './kit/person.ts';

const { here, come } = guestsOf(test);

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
  await who.page.locator(CARDS).nth(nth).click();
  await expect(who.page.locator(CARDS).nth(nth)).toHaveAttribute('data-card', card);
  await moving(who, () => who.page.locator('.wonders-table .dock .action.sell').click());
  return card;
};

const readyIn = (who: Person): Promise<string> => who.page.locator('.wonders-table .ready-count').innerText();

test('three people play an age: choices are sealed, changed, and secret', async ({ browser, server }) => {
  await come(browser, 3);
  await playTogether(here, server.url, '7 Wonders', { seats: 3 });
  const [ana, ben, eva] = here;
  if (ana === undefined || ben === undefined || eva === undefined) throw new Error('three came');
  await Promise.all(here.map((who) => who.page.waitForSelector('.wonders-table[data-decision=turn] .turn.mine')));
  await expectSecret(here, alone);

  const first = await sell(ana, 0);
  await expect(ana.page.locator(`.wonders-table .hand .sealed[data-card=${first}]`)).toBeVisible();
  await expect(ben.page.locator('.wonders-table .neighbour-city .status.active')).toHaveCount(1);
  await expect(eva.page.locator('.wonders-table .neighbour-city .status.active')).toHaveCount(1);
  await expect.poll(() => readyIn(eva)).toBe('1 of 3 ready');

  // Another card, while the others still think.
  await ana.page.locator('.wonders-table [data-change]').click();
  await expect(ana.page.locator('.wonders-table .dock .action.sell')).toBeVisible();
  const second = await sell(ana, 1);
  await expect(ana.page.locator(`.wonders-table .hand .sealed[data-card=${second}]`)).toBeVisible();
  await expect(ana.page.locator('.wonders-table .hand .sealed')).toHaveCount(1);
  await sell(ben, 2);
  await expect.poll(() => readyIn(eva)).toBe('2 of 3 ready');
  await expect(eva.page.locator('.wonders-table .neighbour-city .status.active')).toHaveCount(2);
  await expectSecret(here, alone);

  await sell(eva, 0);
  await Promise.all(here.map((who) => who.page.waitForSelector('.wonders-table[data-decision=turn] .turn.mine')));
  const lastOf = (who: Person): unknown => viewOf(who).seats[seatOf(ana)]?.last;
  expect(lastOf(ana)).toEqual({ kind: 'sold', card: second });
  // Whoever sees a card sold does not see which one.
  expect(lastOf(ben)).toEqual({ kind: 'sold' });
  await expect(ben.page.locator(`.wonders-table .neighbour-city[data-seat="${seatOf(ana)}"] .last-line`)).toContainText(/sold/i);

  await playOn(here, { enough: () => here.some((who) => viewOf(who).age === 2) });
  for (const who of here) await letABotPlay(who);
  const pads = await Promise.all(here.map((who) => padOf(who.page)));
  for (const pad of pads) {
    expectPad(pad, 3, 7);
    expect(pad.totals).toEqual(pads[0]?.totals);
    expect(pad.names).toEqual(pads[0]?.names);
  }
  expectOnlyMine(here, alone);
  expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
});

test('two teams in four browsers: partners see each other’s hand, nobody else does, and the sums are theirs', async ({
  browser,
  server,
}) => {
  await come(browser, 4);
  await playTogether(here, server.url, 'Cities', { seats: 4, teams: true });
  await Promise.all(here.map((who) => who.page.waitForSelector('.wonders-table[data-decision=turn] .turn.mine')));
  await expectSecret(here, partners);
  for (const who of here) {
    const mate = here.find((other) => partners(seatOf(other), seatOf(who)));
    if (mate === undefined) throw new Error('everyone has a partner');
    await who.page.locator('[data-partner-hand]').click();
    const shown = await who.page
      .locator('.wonders-table .hand.other [data-card]')
      .evaluateAll((cards) => cards.map((c) => c.getAttribute('data-card')));
    expect(shown).toEqual(handOf(mate));
    // It is there to be read, not to be played.
    await who.page.locator('.wonders-table .hand.other [data-card]').first().click();
    await expect(who.page.locator('.wonders-table .dock.reading')).toBeVisible();
    await expect(who.page.locator('.wonders-table .dock .action')).toHaveCount(0);
    await who.page.keyboard.press('Escape');
    await who.page.keyboard.press('Escape');
    await expect(who.page.locator('.wonders-table .hand:not(.other)')).toBeVisible();
  }

  await playOn(here, { enough: () => here.some((who) => viewOf(who).age === 2) });
  expectOnlyMine(here, partners);
  // The bots that take over know no more and no less; everybody looks on.
  for (const who of here) await letABotPlay(who);
  for (const who of here) {
    const pad = await padOf(who.page);
    expectPad(pad, 4, 8);
    const [a = 0, b = 0, c = 0, d = 0] = pad.totals;
    expect(pad.teams).toEqual([a + b, c + d]);
    expect(a + b).toBeGreaterThanOrEqual(c + d);
  }
  expectOnlyMine(here, partners);
  expect(here.map((who) => who.troubles)).toEqual([[], [], [], []]);
});

test('a sealed choice outlives a reload and a killed server, and can still be changed', async ({ browser, server }) => {
  await come(browser, 2);
  await playTogether(here, server.url, 'Cities', { seats: 3 });
  const [ana, ben] = here;
  if (ana === undefined || ben === undefined) throw new Error('two came');
  await Promise.all(here.map((who) => who.page.waitForSelector('.wonders-table[data-decision=turn] .turn.mine')));
  const card = await sell(ana, 3);
  const sealed = ana.page.locator('.wonders-table .hand .sealed');
  await expect(sealed).toHaveAttribute('data-card', card);

  await ana.page.reload();
  await expect(sealed).toHaveAttribute('data-card', card);
  await expect(ana.page.locator('.wonders-table [data-change]')).toBeVisible();
  expect(await standingOf(ana.page)).toBe('waiting');

  await ana.page.locator('.wonders-table [data-change]').click();
  const other = await sell(ana, 5);
  await expect(sealed).toHaveAttribute('data-card', other);

  await server.restart();
  await ben.page.reload();
  await ana.page.reload();
  await expect(sealed).toHaveAttribute('data-card', other);
  await sell(ben, 0);
  await ana.page.waitForSelector('.wonders-table[data-decision=turn] .turn.mine');
  expect(viewOf(ana).turn).toBe(2);
  expect(viewOf(ana).seats[seatOf(ana)]?.last).toEqual({ kind: 'sold', card: other });

  // The game goes on, at both tables alike.
  await playOn(here, { enough: () => viewOf(ana).turn > 4 });
  await expect.poll(async () => (await seqOf(ben.page)) === (await seqOf(ana.page))).toBe(true);
  expect(viewOf(ben).seats.map((seat) => seat.built)).toEqual(viewOf(ana).seats.map((seat) => seat.built));
});
