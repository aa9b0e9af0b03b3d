// People in browsers of their own at one table: everyone goes through a turn in own time, and all is revealed together.
import { expect } from '@playwright/test';
import type { CityId, SpaceId } from '@maravilha/dice';
import { expectDrawn } from './di-drawn.ts';
import {
  choice,
  confirm,
  lookAt,
  mineIn,
  moving,
  newestOf,
  playAs,
  playOn,
  playTogether,
  settle,
  untilSeq,
  type Update,
  updatesOf,
  viewOf,
} from './di-player.ts';
import { test } from './server.ts';
import { guestsOf, type Person } from './kit/person.ts';

const { here, come } = guestsOf(test);

/** The first stage of this Wonder opens a space of two colours, and one space of these opens a space of a third. */
const CHAINED: CityId = 'halicarnassus';
const SECOND: SpaceId = 'market.m1';
const THIRD: SpaceId = 'warehouse.wood';

const press = (who: Person, kind: Parameters<typeof confirm>[0]): Promise<number> =>
  moving(who, () => who.hand.choose(who.page, confirm(kind), 0));

const cross = async (who: Person, space: SpaceId): Promise<number> => {
  await who.hand.choose(who.page, choice(space), 0);
  return press(who, 'cross');
};

/** All that this person has been told of the game. */
const toldTo = (who: Person): Pick<Update, 'view' | 'ready' | 'sealed'> & { readonly events: number } => {
  const { view, ready, sealed } = newestOf(who);
  return { view, ready, sealed, events: updatesOf(who).reduce((sum, { events }) => sum + events.length, 0) };
};

test('a turn stays one’s own until all are ready: marks, changes, the way back, and all is shown at once', async ({ browser, server }) => {
  const [ana, ben, eva] = await come(browser, 3);
  if (ana === undefined || ben === undefined || eva === undefined) throw new Error('three came');
  await playTogether([ana, ben], server.url, { seats: 2, cities: 'Choose' });
  await eva.page.goto(ana.page.url());
  await eva.page.waitForSelector('.dice-table');
  await settle(
    new Map([
      [ana, CHAINED],
      [ben, 'olympia'],
    ]),
  );
  await eva.page.waitForSelector('.dice-table .choice-side');
  const { viewer: seat } = viewOf(ana);
  const roll = viewOf(ana);
  const others = [ben, eva];
  for (const other of others) await untilSeq(other.page, newestOf(ana).seq);
  const before = others.map(toldTo);
  /** What Ana has begun is neither sent to the others nor drawn on their pages. */
  const expectNothing = async (seq: number): Promise<void> => {
    for (const [n, other] of others.entries()) {
      await untilSeq(other.page, seq);
      expect(toldTo(other)).toEqual(before[n]);
      await expectDrawn(other);
    }
  };
  const markOn = (who: Person) => who.page.locator(`.dice-table .other-seats .sheet-summary[data-seat="${seat}"] em.ready`);

  // Into the chain, and back to the roll.
  await expectNothing(await press(ana, 'wonder'));
  await expect(ana.page.locator('.dice-table[data-decision=cross] .turn.mine')).toBeVisible();
  await expectNothing(await cross(ana, SECOND));
  expect(newestOf(ana).sealed).toEqual([{ kind: 'wonder' }, { kind: 'cross', space: SECOND }]);
  await expectDrawn(ana);
  await expectNothing(await press(ana, 'change'));
  expect(viewOf(ana)).toEqual(roll);
  await expectDrawn(ana);

  // Through the whole chain: ready, and only that is told.
  await press(ana, 'wonder');
  await cross(ana, SECOND);
  await untilSeq(ben.page, await cross(ana, THIRD));
  await expect(markOn(ben)).toBeVisible();
  for (const other of others) await expect(other.page.locator('.dice-table .dbar .era')).toContainText('1 of 2 ready');
  for (const other of others) expect(viewOf(other).seats[seat]).toEqual(roll.seats[seat]);
  await expectDrawn(ben);
  await expect(ana.page.locator('.dice-table div.ready li')).toHaveCount(3);
  await expectDrawn(ana);
  // A reload finds the same, and the way back is still open.
  await ana.page.reload();
  await expect(ana.page.locator('.dice-table div.ready li')).toHaveCount(3);
  await expectNothing(await press(ana, 'change'));
  await expect(markOn(ben)).toHaveCount(0);
  expect(viewOf(ana)).toEqual(roll);

  // Another turn counts, once Ben is ready too.
  await untilSeq(ben.page, await press(ana, 'pass'));
  await expect(markOn(ben)).toBeVisible();
  expect(viewOf(ben).turn).toBe(1);
  await press(ben, 'wonder');
  await expect(ben.page.locator('.dice-table[data-decision=free-die] .turn.mine')).toBeVisible();
  await expect(ana.page.locator('.dice-table div.ready')).toBeVisible();
  const last = await press(ben, 'decline');
  for (const who of here) {
    await untilSeq(who.page, last);
    const { turn, seats } = viewOf(who);
    expect(turn).toBe(2);
    expect(seats.map(({ crossed }) => crossed).toSorted()).toEqual([[], ['wonder.w1']]);
    await expectDrawn(who);
    await expect(who.page.locator('.dice-table .last-turn')).toBeVisible();
  }
  expect(mineIn(viewOf(ana)).crossed).toEqual([]);

  // In all that ever came to them: nothing that Ana had taken back.
  for (const other of others) {
    const told = updatesOf(other);
    expect(told.flatMap(({ view }) => view.seats[seat]?.crossed ?? [])).toEqual([]);
    expect(told.flatMap(({ view }) => view.seats[seat]?.fresh ?? [])).toEqual([]);
    const kinds = new Set(
      told.flatMap(({ events }) => events.flatMap(({ event }) => ('seat' in event && event.seat === seat ? [event.kind] : []))),
    );
    expect([...kinds].toSorted()).toEqual(['city-chosen', 'coins', 'passed']);
  }
  expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
});

test('two people play on at once, and their pages agree after every turn', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  if (ana === undefined || ben === undefined) throw new Error('two came');
  await playTogether(here, server.url, { seats: 3 });
  let agreed = 0;
  await playOn(here, {
    enough: async () => {
      const [a, b] = [newestOf(ana), newestOf(ben)];
      if (a.sealed.length === 0 && b.sealed.length === 0 && a.seq === b.seq) {
        expect(a.view.seats).toEqual(b.view.seats);
        expect(a.view.forum).toEqual(b.view.forum);
        agreed++;
      }
      return viewOf(ana).turn > 3;
    },
  });
  expect(agreed).toBeGreaterThan(0);
  expect(here.map((who) => who.troubles)).toEqual([[], []]);
});

test('a reload inside a chain of follow-ups: the same choice stands again, and the chain goes on', async ({ browser, server }) => {
  const [ana] = await come(browser, 1);
  if (ana === undefined) throw new Error('one came');
  const { page } = ana;
  await playAs(ana, server.url, CHAINED);
  const reload = async (): Promise<void> => {
    // The bots of the table get ready meanwhile.
    await expect.poll(() => newestOf(ana).ready.length).toBe(1);
    const { view, sealed, hash } = newestOf(ana);
    const { choices, confirms, standing } = await lookAt(page);
    await page.reload();
    await page.waitForSelector('.dice-table .turn.mine');
    expect(newestOf(ana)).toMatchObject({ view, sealed, hash });
    expect(await lookAt(page)).toMatchObject({ choices, confirms, standing });
    await expectDrawn(ana);
  };
  await press(ana, 'wonder');
  await expect(page.locator('.dice-table[data-decision=cross] .turn.mine')).toBeVisible();
  await reload();
  await cross(ana, SECOND);
  await expect(page.locator('.dice-table .still')).toContainText('The last choice of your turn');
  await reload();
  await cross(ana, THIRD);
  await page.waitForFunction(() => document.querySelector('.dice-table .era small')?.textContent?.startsWith('turn 2') === true);
  expect(mineIn(viewOf(ana)).crossed.toSorted()).toEqual([SECOND, THIRD, 'wonder.w1']);
  await expectDrawn(ana);
  expect(ana.troubles).toEqual([]);
});
