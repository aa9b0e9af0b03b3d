// The master's analysis of a finished match: computed in the page's Workers, compared here with the engine and with what a hint says.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hint } from '@maravilha/bots';
import { Course, luckOf } from '@maravilha/bots/analysis';
import { FAMILY } from '@maravilha/family';
import { isLegal, type Log, type Shape } from '@maravilha/kernel';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, reload, resize, speak, troublesOf } from './kit/page.ts';
import { DESK, lookerOf, PHONE, WINDOWS } from './kit/windows.ts';
import { type RunningServer, test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The setting "Quick" of the page, and what it stands for. */
const QUICK = { playouts: 100 };

const MATCHES = [
  ['7 Wonders', 'seven-wonders/test/replays/2/0000-3-seats'],
  ['7 Wonders with Cities and teams', 'seven-wonders/test/replays/2/0320-4-seats-cities-teams'],
  ['Duel', 'duel/test/replays/1/0000-science'],
  ['Architects', 'architects/test/replays/2/0124-2-seats'],
  ['Dice', 'dice/test/replays/2/0002-3-seats'],
] as const;

const NAMES = ['Lia', 'Íris', 'Bruno', 'Tomás', 'Ana', 'Rui', 'Zé'];

const logIn = (path: string): Log => {
  const file = fileURLToPath(new URL(`../../../games/${path}.json`, import.meta.url));
  return (JSON.parse(readFileSync(file, 'utf8')) as { log: Log }).log;
};

/** The match as a finished table of the server. */
const laidOut = async (server: RunningServer, log: Log): Promise<string> => {
  const { code } = await server.prepare({
    game: log.game,
    options: { ...log.options },
    seed: log.seed!,
    seats: NAMES.slice(0, log.options.seats).map((person) => ({ person })),
    choices: log.rounds.flat(),
  });
  return code;
};

const openLog = async (page: Page, server: RunningServer, log: Log): Promise<void> => {
  await page.goto(`${server.url}/r/${await laidOut(server, log)}`);
  await page.locator('.review .table').waitFor({ timeout: 120_000 });
};

const master = (page: Page) => page.locator('[data-analysis]');
const state = (page: Page, wanted: string) => expect(master(page)).toHaveAttribute('data-analysis', wanted);
const chances = (page: Page): Promise<(string | null)[]> =>
  page.locator('.gutter dd').evaluateAll((all) => all.map((one) => one.getAttribute('data-chance')));

const analyseQuickly = async (page: Page): Promise<void> => {
  await state(page, 'idle');
  await page.getByLabel('How thoroughly').selectOption('quick');
  await state(page, 'idle');
  await page.getByRole('button', { name: 'Analyse this match' }).click();
};

/** Moves from one moment to another. */
const step = async (page: Page, moment: number): Promise<void> => {
  await page.keyboard.press('Home');
  for (let n = 0; n < moment; n++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.review')).toHaveAttribute('data-at', String(moment));
};

for (const [name, path] of MATCHES) {
  test(`the analysis of ${name} lists legal moves, says what a hint says and ends with the result`, async ({ page, server }) => {
    const troubles = troublesOf(page);
    const log = logIn(path);
    const expert = FAMILY.find(log.game)!.expert(log.rules)!;
    const { game } = expert;
    const course = new Course(game, log);
    await resize(page, DESK);
    await openLog(page, server, log);
    await analyseQuickly(page);
    await state(page, 'done');

    const last = course.moments.length;
    for (const moment of new Set([0, 1, 5, Math.floor(last / 2), last - 2, last - 1])) {
      await step(page, moment);
      for (const seat of new Set(course.moments[moment]!.choices.map((choice) => choice.seat))) {
        await page.keyboard.press(String(seat + 1));
        await expect(page.locator('.review')).toHaveAttribute('data-from', String(seat));
        const where = `${name}, moment ${moment}, seat ${seat}`;
        const lists = await page
          .locator('.alternatives .choice')
          .evaluateAll((all) =>
            all.map((one) => [...one.querySelectorAll('[data-move]')].map((row) => ({ ...(row as HTMLElement).dataset }))),
          );
        const stands = [...course.standsOf(moment, seat)].length;
        let shown = 0;
        let n = 0;
        for (const { state: stood, view } of course.standsOf(moment, seat)) {
          const said = hint(expert, view, seat, luckOf(moment, seat, n++), QUICK).hints[0]!;
          // What was forced is said without a list.
          if (said.reasons.some(({ code }) => code === 'only')) continue;
          const list = lists[shown++]!;
          const moves = list.map(({ move }) => JSON.parse(move!) as Shape['Move']);
          expect(moves[0], where).toEqual(said.move);
          for (const move of moves) {
            const action = game.toAction(stood, seat, move);
            expect(typeof action === 'number' && isLegal(game, stood, seat, action), `${where}: ${JSON.stringify(move)}`).toBe(true);
          }
          const percents = list.map(({ percent }) => Number(percent));
          expect(Math.max(...percents), where).toBe(percents[0]);
        }
        expect(lists.length, `${where}, of ${stands} choices`).toBe(shown);
      }
    }

    await page.keyboard.press('End');
    await expect(page.locator('.review')).toHaveAttribute('data-at', String(last));
    const partners = course.sides[0]!.length;
    expect(await chances(page)).toEqual(course.result.map((share) => String(Math.round(100 * share * partners))));
    await expect(page.getByRole('slider', { name: 'Turn' })).toHaveAttribute('aria-valuetext', /^The end\. .*\d%/);

    // The owl covers the opinion: the plain score is there instead.
    await page.keyboard.press('o');
    await expect(page.locator('.opinion')).toHaveCount(0);
    await expect(page.locator('.score-lines')).toBeVisible();
    await page.keyboard.press('o');
    await expect(page.locator('.opinion')).toBeVisible();

    await page.keyboard.press('b');
    await expect(page.locator('[data-report]')).toHaveCount(log.options.seats);
    await expectAccessible(page, `${name}, report`);
    await expectContrast(page, `${name}, report`);
    await speak(page, 'pt-BR');
    expect(await findEnglish(page, '.report'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await step(page, Math.floor(last / 2));
    await expectAccessible(page, name);
    await expectContrast(page, name);
    expect(await findEnglish(page, '.alternatives'), name).toEqual([]);
    expect(await findEnglish(page, '.under'), name).toEqual([]);
    const look = await lookerOf(page);
    for (const window of WINDOWS) {
      await look(window);
      await expectNoSideways(page);
    }
    expect(troubles).toEqual([]);
  });
}

test('an analysis is stopped, goes on where it was, and is kept', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await resize(page, PHONE);
  await openLog(page, server, logIn('duel/test/replays/1/0003-civil'));
  await page.locator('[data-tab="analysis"]').click();
  await analyseQuickly(page);
  const progress = page.getByRole('progressbar', { name: 'Analysis' });
  const done = async (): Promise<number> => Number(await progress.getAttribute('value'));
  await expect.poll(done).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await state(page, 'stopped');
  const stopped = await done();

  await reload(page);
  await page.locator('[data-tab="analysis"]').click();
  await state(page, 'stopped');
  expect(await done()).toBe(stopped);
  await page.getByRole('button', { name: 'Go on' }).click();
  await state(page, 'done');
  await page.locator('[data-tab="report"]').click();
  const report = await page.locator('.report').textContent();

  await reload(page);
  await page.locator('[data-tab="report"]').click();
  await expect(page.locator('[data-report]')).toHaveCount(2);
  expect(await page.locator('.report').textContent()).toBe(report);
  expect(troubles).toEqual([]);
});

test('the end of a table tells what was found on this device', async ({ page, server }) => {
  const troubles = troublesOf(page);
  const log = logIn('architects/test/replays/2/0124-2-seats');
  const code = await laidOut(server, log);
  await resize(page, DESK);
  await page.goto(`${server.url}/t/${code}`);
  await page.locator('.end-actions').waitFor();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('.review .table').waitFor();
  await expect(page.locator('[data-teaser]')).toHaveCount(0);
  await analyseQuickly(page);
  await state(page, 'done');
  await page.goto(`${server.url}/t/${code}`);
  await expect(page.locator('[data-teaser] polyline')).toHaveAttribute('points', /^0,\d/);
  await expectAccessible(page, 'the end');
  await expectNoSideways(page);
  expect(troubles).toEqual([]);
});
