// Matches of the past: opened by strangers, stepped through by every way, seen by every seat, written into files and read from them.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { FAMILY } from '@maravilha/family';
import { type Log, replay } from '@maravilha/kernel';
import * as duel from './games/duel.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, goTo, reload, resize, speak, troublesOf } from './kit/page.ts';
import { golden, laidOut } from './kit/past.ts';
import { personHere } from './kit/person.ts';
import { playOn, tableIn } from './kit/player.ts';
import { DESK, lookerOf, PHONE, WINDOWS } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One of each kind. */
const MATCHES = [
  ['7 Wonders', 'seven-wonders/test/replays/2/0009-4-seats'],
  ['7 Wonders with Cities and teams', 'seven-wonders/test/replays/2/0320-4-seats-cities-teams'],
  ['Duel', 'duel/test/replays/1/0000-science'],
  ['Architects', 'architects/test/replays/2/0001-3-seats'],
  ['Dice', 'dice/test/replays/2/0002-3-seats'],
] as const;

const review = (page: Page) => page.locator('.review');
const at = async (page: Page): Promise<number> => Number(await review(page).getAttribute('data-at'));
const expectAt = (page: Page, moment: number) => expect(review(page)).toHaveAttribute('data-at', String(moment));
const momentsIn = async (page: Page): Promise<number> => Number(await review(page).getAttribute('data-moments'));
const totals = (page: Page): Promise<readonly string[]> => page.locator('.gutter dd').allTextContents();

/** Its step leaves the history in its own time, and nobody goes on as fast as that. */
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => (history.state as { readonly open?: boolean } | null)?.open !== true);
};

/** The stones of the dialog, and whether all of it fits. */
const expectShuffle = async (page: Page, holds: boolean): Promise<void> => {
  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^Check the shuffle/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Check the shuffle' });
  await expect(dialog.locator('[data-holds]')).toHaveAttribute('data-holds', String(holds));
};

for (const [name, path] of MATCHES) {
  test(`a stranger steps through a match of ${name} by keys, pointer and list, from every seat`, async ({ page, server }) => {
    const troubles = troublesOf(page);
    const match = golden(path);
    const code = await laidOut(server, match);
    await resize(page, DESK);
    const answer = await page.goto(`${server.url}/r/${code}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^.+ with .*Lia.*: replay$/);
    await review(page).locator('.table').waitFor();
    const last = await momentsIn(page);
    expect(last).toBeGreaterThan(5);

    // By keys: to the end, where the points are those of the match, and back.
    await page.keyboard.press('End');
    await expectAt(page, last);
    expect(await totals(page)).toEqual(match.score.seats.map(({ total }) => String(total)));
    await page.keyboard.press('Home');
    for (let n = 1; n <= 3; n++) {
      await page.keyboard.press('ArrowRight');
      await expectAt(page, n);
    }
    await expect(page).toHaveURL(/#[\dIV]+\.\d+[a-z]?@1$/);

    // By the pointer, anywhere on the course of the match.
    const course = page.getByRole('slider', { name: 'Turn' });
    const box = (await course.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
    await expectAt(page, Math.floor((last + 1) * 0.5));
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
    await page.mouse.up();
    await expectAt(page, last);
    await expect(course).toHaveAttribute('aria-valuetext', /^The end\. Points so far: .*Lia \d+/);

    // By the list.
    await page.locator('.moves [data-moment="2"]').click();
    await expectAt(page, 2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAt(page, 3);

    // From every seat the table is drawn anew.
    for (const seat of match.log.options.seats > 2 ? [1, 2] : [1]) {
      await page.keyboard.press(String(seat + 1));
      await expect(review(page)).toHaveAttribute('data-from', String(seat));
      await expect(page.locator(`.viewpoint[data-seat="${seat}"]`)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page).toHaveURL(/@[23]$/);
    const here = page.url();
    const moment = await at(page);
    await page.goto('about:blank');
    await page.goto(here);
    await expectAt(page, moment);

    await expectAccessible(page, name);
    await expectContrast(page, name);
    await expectShuffle(page, true);
    await expect(page.locator('.stone').last().locator('.digits')).toHaveText(match.log.hash);
    await page.keyboard.press('Escape');
    await speak(page, 'pt-BR');
    expect(await findEnglish(page, '.review')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test(`a match of ${name} fits every window`, async ({ page, server }) => {
    const code = await laidOut(server, golden(path));
    const look = await lookerOf(page);
    await page.goto(`${server.url}/r/${code}`);
    await review(page).locator('.table').waitFor();
    const middle = Math.floor((await momentsIn(page)) / 2);
    await page.locator('.moves [data-moment]').nth(middle).click();
    for (const window of WINDOWS) {
      await look(window);
      await expectNoSideways(page);
      // Everything that moves in time is in sight.
      for (const place of ['.transport', '.course', '.review-bar']) await expect(page.locator(place), place).toBeInViewport({ ratio: 1 });
    }
  });
}

test('all hands lie open, and the hand in front is among them', async ({ page, server }) => {
  const match = golden(MATCHES[0][1]);
  const code = await laidOut(server, match);
  await resize(page, DESK);
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  await page.locator('.moves [data-moment]').nth(4).click();
  await page.keyboard.press('0');
  await expect(review(page)).toHaveAttribute('data-from', 'open');
  const hands = page.locator('[data-hand-of]');
  await expect(hands).toHaveCount(4);
  const inFront = await page.locator('.hand [data-card]').count();
  for (let seat = 0; seat < 4; seat++) await expect(hands.nth(seat).locator('li')).toHaveCount(inFront);
  await page.keyboard.press('2');
  await expect(hands).toHaveCount(0);
});

test('on a phone a swipe is a turn, and the moves are a tab', async ({ page, server }) => {
  const code = await laidOut(server, golden(MATCHES[0][1]));
  const look = await lookerOf(page);
  await look(PHONE);
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  const line = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    const y = 300;
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (from + to) / 2, y }] });
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(300, 100);
  await expectAt(page, 1);
  await swipe(300, 100);
  await expectAt(page, 2);
  await swipe(100, 300);
  await expectAt(page, 1);
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.locator('.moves [data-moment="5"]').click();
  await expectAt(page, 5);
  await page.getByLabel('View as').selectOption('Bruno');
  await expect(review(page)).toHaveAttribute('data-from', '2');
  await expectAccessible(page, 'a phone');
});

const fileOf = (name: string, text: string): string => {
  const path = test.info().outputPath(name);
  writeFileSync(path, text);
  return path;
};

const openFile = async (page: Page, url: string, path: string): Promise<void> => {
  await goTo(page, `${url}/r`);
  await page.locator('.review .table, .message-page h1').first().waitFor();
  // The last one that could be shown is open.
  const isOpen = (await review(page).count()) > 0;
  if (isOpen) await page.keyboard.press('l');
  await page.getByLabel(isOpen ? 'Open a log' : 'Choose a file', { exact: true }).setInputFiles(path);
};

test('what is saved in either form is opened again, and is the same', async ({ page, server }) => {
  const match = golden(MATCHES[2][1]);
  const code = await laidOut(server, match);
  await resize(page, DESK);
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  const last = await momentsIn(page);
  const saved: string[] = [];
  for (const way of ['Download the log', 'Download as text']) {
    await page.keyboard.press('l');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${way}`) }).click();
    const file = await coming;
    const path = test.info().outputPath(file.suggestedFilename());
    await file.saveAs(path);
    saved.push(path);
    await closeDialog(page);
  }
  expect(JSON.parse(readFileSync(saved[0]!, 'utf8'))).toEqual(match.log);
  for (const path of saved) {
    await openFile(page, server.url, path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await review(page).locator('.table').waitFor();
    expect(await momentsIn(page)).toBe(last);
    await page.keyboard.press('End');
    expect(await totals(page)).toEqual(match.score.seats.map(({ total }) => String(total)));
    await expectShuffle(page, true);
    await closeDialog(page);
  }
  // The notation names the players; the file stays until another one is opened.
  await expect(page.getByRole('button', { name: 'Íris', exact: true })).toBeVisible();
  await reload(page);
  await review(page).locator('.table').waitFor();
});

test('what is no log, damaged, or of rules to come is told as that', async ({ page, server }) => {
  const { log } = golden(MATCHES[2][1]);
  const text = (change: object): string => JSON.stringify({ ...log, ...change });
  const heading = page.getByRole('heading', { level: 1 });
  const cases: readonly (readonly [name: string, text: string, title: string, line?: RegExp])[] = [
    ['holiday.json', '{"a":1}', 'This is not a log'],
    ['picture.txt', 'PNG', 'This is not a log'],
    ['later.json', text({ rules: 99 }), 'This page does not know these rules'],
    ['cut.json', text({ seed: undefined, hash: undefined }), 'Still being played'],
    ['swapped.json', text({ rounds: [log.rounds[1], log.rounds[0], ...log.rounds.slice(2)] }), 'This log is damaged', /round 1\b/],
    ['notes.txt', 'maravilha-log 1\ngame: duel\n1. 0', 'This log is damaged', /line 3\b/],
  ];
  for (const [name, content, title, line = /./] of cases) {
    await openFile(page, server.url, fileOf(name, content));
    await expect(heading, name).toHaveText(title);
    await expect(page.locator('.message-page p'), name).toHaveText(line);
  }
  // Another seed: what is played can be shown, and the check says what does not fit.
  await openFile(page, server.url, fileOf('hash.json', text({ hash: '0'.repeat(16) })));
  await review(page).locator('.table').waitFor();
  await expectShuffle(page, false);
  await expect(page.locator('.stone.wrong')).toHaveCount(1);
});

test('a match that goes on, and a code that nobody has, give nothing away', async ({ page, server }) => {
  const match = golden(MATCHES[0][1]);
  const code = await laidOut(server, match, match.log.rounds.slice(0, 5).flat());
  await page.goto(`${server.url}/r/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Still being played');
  await expect(page.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', `/t/${code}`);
  const answer = await page.request.get(`${server.url}/api/past/${code}`);
  expect([answer.status(), await answer.json()]).toEqual([409, { code: 'not-over' }]);
  expect((await page.goto(`${server.url}/r/AAAA22`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such table');
  await page.goto(`${server.url}/local/AAAA22AAAA/review`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This device has no such table');
});

test('after a visit a match of the server opens without a line', async ({ page, server }) => {
  const code = await laidOut(server, golden(MATCHES[3][1]));
  await page.goto(`${server.url}/r/${code}`);
  await review(page).locator('.table').waitFor();
  await page.route('**/api/past/**', (route) => route.abort());
  await reload(page);
  await review(page).locator('.table').waitFor();
  await page.keyboard.press('End');
  await expectAt(page, await momentsIn(page));
});

test('from the end of a table of this device one goes to its review', async ({ page, server }) => {
  const who = await personHere(page);
  await resize(page, DESK);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Duel against/ }).click();
  await page.getByRole('dialog').getByText('Apprentice', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on this device' }).click();
  await tableIn(page).waitFor();
  await playOn([who], duel.driver);
  const revealed = who.received
    .map((text) => JSON.parse(text) as { readonly t: string; readonly log?: Log })
    .find(({ t }) => t === 'revealed');
  const log = revealed?.log;
  const engine = log && FAMILY.find(log.game)?.expert(log.rules)?.game;
  const played = log && engine && replay(engine, log);
  if (played?.ok !== true) throw new Error('the match cannot be replayed');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/local\/[A-Z2-9]{10}\/review/);
  await review(page).locator('.table').waitFor();
  await page.keyboard.press('End');
  const scored = played.value.match.score().seats.map(({ total }) => String(total));
  await expect.poll(() => totals(page)).toEqual(scored);
  await expectShuffle(page, true);
});
