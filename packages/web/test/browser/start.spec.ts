// How a page begins: the document begins the line to the server, and what came over it before the programs of the page were there is theirs.
import { expect, type Page, type Route, type WebSocket } from '@playwright/test';
import type { ServerMessage } from '@maravilha/protocol';
import * as duel from './games/duel.ts';
import { SCENES } from './games/scenes.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { decide, openAt, tableIn, untilAsked, untilSeq } from './kit/player.ts';
import { updatesFor } from './kit/updates.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { come } = guestsOf(test);
const { newestOf } = updatesFor<object, object, object>();

const PROGRAM = /\/assets\/every-page-.*\.js$/;

/** Holds back the programs of the page until the answer is called. */
const holdBack = async (page: Page): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let open = false;
  await page.route(PROGRAM, (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    open = true;
    for (const route of held) await route.continue();
  };
};

interface Lines {
  readonly sockets: readonly WebSocket[];
  readonly sent: readonly string[];
}

const linesOf = (page: Page): Lines => {
  const [sockets, sent]: [WebSocket[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => sent.push(payload.toString()));
  });
  return { sockets, sent };
};

const kindsOf = (frames: readonly string[]): readonly string[] => frames.map((frame) => (JSON.parse(frame) as { readonly t: string }).t);

/** What is kept for a page that has not begun. */
const heardBy = (page: Page): Promise<readonly ServerMessage[]> =>
  page.evaluate(
    () => (window as { readonly begun?: { readonly heard: readonly string[] } }).begun?.heard.map((text) => JSON.parse(text)) ?? [],
  );

/** Opens the page anew, without its programs, and waits until so many messages are kept for them. */
const reloadWithout = async (
  { page }: Person,
  messages: number,
): Promise<{ readonly lines: Lines; readonly release: () => Promise<void> }> => {
  const lines = linesOf(page);
  const release = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => (await heardBy(page)).length).toBe(messages);
  return { lines, release };
};

const BEGINNING = ['hello', 'enter'];
const ANSWER = ['welcome', 'table', 'sync', 'ok'];

test('the view is there before the programs: for each person their own, asked for once', async ({ browser, server }) => {
  const people = await come(browser, 2);
  await openAt(people, server, sevenWonders.positions.first());
  for (const who of people) {
    const { hash, view } = newestOf(who);
    const { lines, release } = await reloadWithout(who, ANSWER.length);
    const heard = await heardBy(who.page);
    expect(heard.map(({ t }) => t)).toEqual(ANSWER);
    expect(heard.find((message) => message.t === 'sync')).toMatchObject({ hash, view });
    await expect(tableIn(who.page)).toHaveCount(0);
    await release();
    await untilAsked(who.page);
    expect([lines.sockets.length, kindsOf(lines.sent)]).toEqual([1, BEGINNING]);
    // The policy for content has let the script in the document run.
    expect(who.troubles).toEqual([]);
  }
  const [ana, ben] = people.map((who) => newestOf(who).view);
  expect(ana).not.toEqual(ben);
});

test('what happens before the programs are there is not lost', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.turn());
  const { lines, release } = await reloadWithout(ben, ANSWER.length);
  await decide(ana, duel.driver);
  await expect.poll(async () => (await heardBy(ben.page)).map(({ t }) => t)).toEqual([...ANSWER, 'update']);
  await release();
  const { seq } = newestOf(ben);
  await untilSeq(ben.page, seq);
  expect([lines.sockets.length, kindsOf(lines.sent)]).toEqual([1, BEGINNING]);
  expect(ben.troubles).toEqual([]);
});

test('a line that breaks before the programs are there is made anew', async ({ browser, server }) => {
  const [ana] = await come(browser, 1);
  await openAt([ana], server, duel.positions.turn());
  const { lines, release } = await reloadWithout(ana, ANSWER.length);
  await server.restart();
  await expect.poll(() => lines.sockets[0]?.isClosed()).toBe(true);
  await release();
  await decide(ana, duel.driver);
  expect(lines.sockets.length).toBeGreaterThan(1);
});

test('a page of a device, or of no table, asks for none', async ({ page, server }) => {
  const lines = linesOf(page);
  await page.goto(`${server.url}/local/ABC234`);
  await page.getByRole('main').waitFor();
  await page.goto(`${server.url}/device`);
  await page.getByRole('main').waitFor();
  expect(lines.sockets).toEqual([]);
  await page.goto(server.url);
  await expect.poll(() => kindsOf(lines.sent)).toEqual(['hello', 'lobby']);
});

test('a page has its styles before its programs, that of an expansion and that of no game too', async ({ page, server }) => {
  await holdBack(page);
  const begin = async (path: string): Promise<void> => {
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading…'), path).toBeVisible();
    await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
  };
  for (const book of ['duel', 'cities'])
    for (const kind of ['rules', 'cards', 'score', 'learn']) {
      await begin(`/${kind}/${book}`);
      await expect(page.locator('link[data-holds]'), `${kind} of ${book}`).toHaveAttribute('data-holds', /\/reading-/);
    }
  for (const path of ['/', '/device', '/nowhere']) await begin(path);
});

test('the words come in the language that was chosen here, and in no other', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTitle('Mudar para português').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const document = await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await document?.text()).toContain('<html lang="pt-BR"');
  expect(asked.filter((path) => /(?:\/|-)pt-br-/.test(path)).length).toBeGreaterThan(1);
  expect(asked.filter((path) => /(?:\/|-)en-/.test(path))).toEqual([]);
});

/** Of the page since it was opened, as browsers count it. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value, 0);
  });

for (const game of ['7 Wonders', 'Duel', 'Architects', 'Dice']) {
  test(`${game}: nothing moves while the page comes, and no style comes twice`, async ({ browser, server }) => {
    const [ana] = await come(browser, 1, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const scene = SCENES.find((one) => one.game === game && one.name.startsWith('a turn'));
    if (scene === undefined) throw new Error(`${game} has no scene of a turn`);
    const code = await openAt([ana], server, scene.position());
    const sheets: string[] = [];
    ana.page.on('request', (request) => {
      // What the page before still fetches while it is idle is not this one's.
      if (request.isNavigationRequest()) sheets.length = 0;
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.css')) sheets.push(pathname.slice(1));
    });
    await ana.page.goto(`${server.url}/t/${code}`);
    await untilAsked(ana.page);
    await ana.page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(ana.page)).toBeLessThan(0.01);
    // The count finds what moves.
    await ana.page.evaluate(() => (document.body.style.paddingTop = '100px'));
    await expect.poll(() => shiftsOf(ana.page)).toBeGreaterThan(0.01);
    const held = (await ana.page.locator('link[data-holds]').getAttribute('data-holds'))?.split(' ') ?? [];
    expect(held.length).toBeGreaterThan(3);
    expect(sheets.filter((name) => held.includes(name))).toEqual([]);
    expect(sheets).toHaveLength(new Set(sheets).size);
  });
}
