// Every state of the table, by day and by night, as axe sees it; and the same table in Portuguese.
import { expect, type Page } from '@playwright/test';
import { describeDie } from '@maravilha/words/dice';
import { en as gameEn } from '@maravilha/words/dice/en';
import { ptBR as gamePt } from '@maravilha/words/dice/pt-BR';
import { en as asideEn } from '@maravilha/words/aside/en';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { en as tableEn } from '@maravilha/words/dice/table/en';
import { ptBR as tablePt } from '@maravilha/words/dice/table/pt-BR';
import { en as sharedEn } from '@maravilha/words/table/en';
import { ptBR as sharedPt } from '@maravilha/words/table/pt-BR';
import { type Asked, CHOICES, confirm, letABotPlay, moving, padOf, playOn, playTogether, settle, viewOf } from './di-player.ts';
import { test } from './server.ts';
import { look, type Looker } from './kit/axe.ts';
import { guestsOf, leave } from './kit/person.ts';
import { searchEnglish } from './kit/english.ts';

const { here, come } = guestsOf(test);

/** Panels that are this game's own. */
const lookAround = async (looker: Looker): Promise<void> => {
  const { page } = looker.who;
  for (const [panel, open] of [
    ['last turns', () => page.keyboard.press('t')],
    ['a sheet', () => page.locator('.dice-table .other-seats .sheet-summary').first().click()],
    ['a structure', () => page.locator('.dice-table .middle button.structure-head').first().click()],
  ] as const) {
    await open();
    await expect(page.locator('.dice-table .panel')).toBeVisible();
    await look(looker, panel);
    await page.keyboard.press('Escape');
    await expect(page.locator('.dice-table .panel')).toHaveCount(0);
  }
};

for (const [colorScheme, city, wanted] of [
  ['light', 'olympia', ['free-die', 'bonus']],
  ['dark', 'halicarnassus', ['cross', 'bonus']],
] as const) {
  test(`axe finds nothing serious: a ${colorScheme} table and its questions`, async ({ browser, server }) => {
    await come(browser, 2, { colorScheme });
    const [who, other] = here;
    if (who === undefined || other === undefined) throw new Error('two came');
    const { page } = who;
    const looker: Looker = { who, seen: new Set() };
    const missing = (): readonly Asked[] => wanted.filter((asked) => !looker.seen.has(asked));
    await playTogether(here, server.url, { seats: 2, cities: 'Choose' });
    await page.waitForSelector('.dice-table.choosing [data-choice]');
    if (colorScheme === 'light') await look(looker, 'cities');
    await settle(
      new Map([
        [who, city],
        [other, 'giza'],
      ]),
    );
    // A die and its bill, then the turn is done and the other still thinks.
    await page.locator('.dice-table button[data-die]:not(.faint)').first().click();
    await page.locator(CHOICES).first().click();
    await expect(page.locator('.dice-table .bill')).toBeVisible();
    await look(looker, 'the table and a bill');
    await moving(who, () => page.locator(confirm('pass')).click());
    await expect(page.locator('.dice-table div.ready')).toBeVisible();
    await look(looker, 'ready');
    await letABotPlay(other);
    await leave([other]);
    await playOn([who], {
      enough: () => missing().length === 0,
      before: async (_, asked) => {
        if (asked !== 'action') await look(looker, asked);
        else if (colorScheme === 'light' && !looker.seen.has('a structure')) await lookAround(looker);
      },
    });
    expect(missing()).toEqual([]);
    if (colorScheme === 'dark') {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.waitForSelector('.dice-table.phone');
      await look(looker, 'a phone');
    }
    await letABotPlay(who);
    await padOf(page);
    if (colorScheme === 'dark') await look(looker, 'the end on a phone');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('[data-tab=sheets]').click();
    await look(looker, 'the end');
    expect(here.map(({ troubles }) => troubles)).toEqual([[], []]);
  });
}

test('dice, spaces and sheets say what they are to a screen reader', async ({ browser, server }) => {
  await come(browser, 1);
  const [who] = here;
  if (who === undefined) throw new Error('one came');
  const { page } = who;
  await playTogether([who], server.url, { seats: 3 });
  await page.waitForSelector('.dice-table[data-decision=action] .turn.mine');
  for (const thrown of viewOf(who).forum) {
    const name = (await page.locator(`.dice-table button[data-die="${thrown.die}"]`).getAttribute('aria-label')) ?? '';
    expect(name).toContain(describeDie(gameEn, thrown));
    // What it costs and leads to, or why it leads nowhere.
    expect(name.length).toBeGreaterThan(describeDie(gameEn, thrown).length + 5);
  }
  // A space is called alike on the sheet and in the list, with its price.
  for (const way of await page.locator(CHOICES).all()) {
    const name = (await way.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/\d coins?|free/);
    const space = (await way.getAttribute('data-choice')) ?? '';
    await expect(page.locator(`.dice-table .middle button[data-space="${space}"]`)).toHaveAttribute('aria-label', name);
  }
  await expect(page.locator('.dice-table main > .visually-hidden')).not.toBeEmpty();
  for (const sheet of await page.locator('.dice-table .other-seats .sheet-summary').all())
    expect(await sheet.getAttribute('aria-label')).toMatch(/7 coins/);
  expect(who.troubles).toEqual([]);
});

// ---------------------------------------------------------------- Portuguese

const findEnglish = searchEnglish({
  catalogues: [
    [gameEn, gamePt],
    [tableEn, tablePt],
    [sharedEn, sharedPt],
    [asideEn, asidePt],
  ],
  words: /\b(?:the|and|of|your|you|die|dice|space|spaces|stage|coins?|points?|turn|ready|with|costs?|crosse[sd]|leads?|bonuses|left)\b/i,
  names: ['7 Wonders Dice'],
});
const englishIn = (page: Page): Promise<readonly string[]> => findEnglish(page, '.dice-table');

test('in Portuguese no English is left on the table, in its sheets and at the end', async ({ browser, server }) => {
  await come(browser, 1, { locale: 'pt-BR' });
  const [who] = here;
  if (who === undefined) throw new Error('one came');
  const { page } = who;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jogar Dice contra bots' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Começar a jogar' }).click();
  await page.waitForSelector('.dice-table .turn.mine');
  const panel = page.locator('.dice-table .panel');
  const seen = new Set<string>();
  const search = async (where: string): Promise<void> => {
    seen.add(where);
    expect.soft(await englishIn(page), where).toEqual([]);
  };
  await playOn([who], {
    enough: () => viewOf(who).turn > 4,
    before: async (_, asked) => {
      if (asked === 'action') {
        // Every die says what it leads to, or why it leads nowhere.
        for (const die of viewOf(who).turn === 2 ? await page.locator('.dice-table button[data-die]').all() : []) {
          await die.click();
          await search('a die');
        }
        await page.keyboard.press('Escape');
      }
      await search(asked);
      if (viewOf(who).turn !== 3 || seen.has('a sheet')) return;
      for (const key of ['l', 't', '?']) {
        await page.keyboard.press(key);
        await expect(panel).toBeVisible();
        await search(`panel ${key}`);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      for (const [where, opens] of [
        ['a sheet', '.other-seats .sheet-summary'],
        ['a structure', '.middle button.structure-head'],
      ] as const) {
        for (const open of await page.locator(`.dice-table ${opens}`).all()) {
          await open.click();
          await expect(panel).toBeVisible();
          await search(where);
          await page.keyboard.press('Escape');
          await expect(panel).toHaveCount(0);
        }
      }
    },
  });
  expect([...seen]).toEqual(expect.arrayContaining(['action', 'a die', 'a sheet', 'a structure']));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(panel).toBeVisible();
  await search('menu');
  await page.getByRole('button', { name: asidePt['menu.stand'] }).click();
  await padOf(page);
  await search('end');
  await page.locator('[data-tab=sheets]').click();
  await search('end: sheets');
  // The search finds what is there.
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(async () => (await englishIn(page)).length).toBeGreaterThan(5);
  expect(who.troubles).toEqual([]);
});
