// Tables that the browser keeps itself: played, listed, left and found again, without a word to the server.
import { expect, type Page } from '@playwright/test';
import { PROTOCOL } from '@maravilha/protocol';
import { CHANNEL, DATABASE, type ToHost } from '../../src/local/channel.ts';
import * as duel from './games/duel.ts';
import { TABLES } from './games/index.ts';
import { goTo } from './kit/page.ts';
import { type Person, personHere } from './kit/person.ts';
import { decide, leaveAndReturn, lookAt, panelIn, standingOf, tableIn, untilAsked, untilSeq } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** From the home page to a table of this device. */
const playHere = async ({ page }: Person, url: string, tile: string, ...wishes: readonly string[]): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: new RegExp(`^Play ${tile} against`) }).click();
  const sheet = page.getByRole('dialog');
  for (const wish of wishes) await sheet.getByText(wish, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Play on this device' }).click();
  await tableIn(page).waitFor();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}$/);
};

const LEVELS = ['Master', 'Architect', 'Builder', 'Apprentice'];

for (const [n, { tile, driver, drawn }] of TABLES.entries())
  test(`${tile} on this device, against the level ${LEVELS[n]}: left in mid-turn it goes on at the same decision`, async ({
    page,
    server,
  }) => {
    const who = await personHere(page);
    await playHere(who, server.url, tile, LEVELS[n] ?? '');
    for (let luck = 0; luck < 3; luck++) {
      await decide(who, driver, luck);
      await drawn?.(who);
    }
    await leaveAndReturn(who);
    await decide(who, driver, 3);
    expect(who.troubles).toEqual([]);
  });

test('a page that has no tables of its own fetches nothing for them', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
  expect(asked.filter((path) => /worker|\/line-/.test(path))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('tables of this device are listed with the others, marked, and thrown away', async ({ page, server }) => {
  const who = await personHere(page);
  await playHere(who, server.url, 'Duel');
  const here = new URL(page.url()).pathname;
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
  await page.goto(server.url);
  const cards = page.locator('[data-table]');
  await expect(cards).toHaveCount(2);
  const mine = cards.filter({ hasText: 'on this device' });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole('link')).toHaveAttribute('href', here);
  await mine.getByRole('link').click();
  await untilAsked(page);
  // A bot may play on; nobody else can come to this table.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(panelIn(page).getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  await expect(panelIn(page).getByRole('button', { name: 'Let somebody else play on for me' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panelIn(page)).toHaveCount(0);
  await goTo(page, server.url);
  await mine.getByRole('button', { name: /^Throw away/ }).click();
  await page.getByRole('button', { name: 'Dismiss the message' }).click();
  await expect(cards).toHaveCount(1);
  await page.goto(server.url + here);
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
});

test('two tabs: one is the host of both, and when it closes the other one takes over', async ({ page, context, server }) => {
  const first = await personHere(page);
  await playHere(first, server.url, 'Duel');
  await decide(first, duel.driver);
  await untilAsked(page);
  const second = await personHere(await context.newPage());
  await second.page.goto(page.url());
  expect(await standingOf(second)).toEqual(await standingOf(first));
  await decide(second, duel.driver, 1);
  await untilAsked(second.page);
  const { seq } = await lookAt(second.page);
  // What is chosen in one is seen in the other.
  await untilSeq(page, seq);
  await page.close();
  await decide(second, duel.driver, 2);
  await untilAsked(second.page);
  expect((await lookAt(second.page)).seq).toBeGreaterThan(seq);
  expect(second.troubles).toEqual([]);
});

test('a host for which a page is too new steps down, and its tables go on', async ({ page, server }) => {
  const who = await personHere(page);
  await playHere(who, server.url, 'Duel');
  await decide(who, duel.driver);
  await untilAsked(page);
  const { seq } = await lookAt(page);
  const others = page.workers().filter((worker) => worker.url().includes('/assets/worker-'));
  expect(others.length).toBeGreaterThan(0);
  const gone = Promise.all(others.map((worker) => worker.waitForEvent('close')));
  await page.evaluate(
    ([name, message]) => {
      const post = BroadcastChannel.prototype.postMessage.bind(new BroadcastChannel(name));
      post(message);
    },
    [
      CHANNEL,
      { to: 'host', t: 'open', wire: 'newer', protocol: PROTOCOL + 1, who: { id: 'me', name: undefined, otherwise: '' } } satisfies ToHost,
    ] as const,
  );
  await gone;
  await decide(who, duel.driver, 1);
  await untilAsked(page);
  expect((await lookAt(page)).seq).toBeGreaterThan(seq);
  expect(who.troubles).toEqual([]);
});

/** Something else has the name of the database, or a newer version of it. */
const occupy = (page: Page, version: number, stores: readonly string[]): Promise<void> =>
  page.evaluate(
    ([name, at, names]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, at);
        opening.addEventListener('upgradeneeded', () => {
          for (const store of names) opening.result.createObjectStore(store);
        });
        opening.addEventListener('error', () => failed(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          opening.result.close();
          done();
        });
      }),
    [DATABASE, version, stores] as const,
  );

const FAULTS: readonly (readonly [string, number, readonly string[], string])[] = [
  [
    'a newer version',
    99,
    ['entries', 'players', 'requests', 'tables', 'words', 'more'],
    'A newer version of Maravilha keeps the tables of this device.',
  ],
  ['something else', 1, ['notes'], 'Another program keeps its data where the tables would be.'],
];

for (const [what, version, stores, told] of FAULTS)
  test(`a database of ${what} is told of, in the sheet and at the table, and the server's tables go on`, async ({ page, server }) => {
    await page.goto(server.url);
    await occupy(page, version, stores);
    await page.getByRole('button', { name: /^Play Duel against/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Play on this device' }).click();
    await expect(sheet.getByText(told)).toBeVisible();
    await sheet.getByRole('button', { name: 'Start playing' }).click();
    await tableIn(page).waitFor();
    await page.goto(`${server.url}/local/ABCDEFGHJK`);
    await expect(page.getByRole('heading', { name: 'No tables on this device' })).toBeVisible();
    await expect(page.getByText(told)).toBeVisible();
  });
