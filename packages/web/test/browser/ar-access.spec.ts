// Every state of the table, by day and by night, as axe sees it; and the same table in Portuguese.
import { expect, type Page } from '@playwright/test';
import { en as gameEn } from '@maravilha/words/architects/en';
import { ptBR as gamePt } from '@maravilha/words/architects/pt-BR';
import { en as endEn } from '@maravilha/words/architects/end/en';
import { ptBR as endPt } from '@maravilha/words/architects/end/pt-BR';
import { en as tableEn } from '@maravilha/words/architects/table/en';
import { ptBR as tablePt } from '@maravilha/words/architects/table/pt-BR';
import { en as asideEn } from '@maravilha/words/aside/en';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { en as sharedEn } from '@maravilha/words/table/en';
import { ptBR as sharedPt } from '@maravilha/words/table/pt-BR';
import { type Asked, CHOICES, curious, letABotPlay, padOf, playOn, playTogether, viewOf } from './ar-player.ts';
import { test } from './server.ts';
import { look, type Looker } from './kit/axe.ts';
import { guestsOf } from './kit/person.ts';
import { searchEnglish } from './kit/english.ts';

const { here, come } = guestsOf(test);

/** What opens over the table, by a key or by a press; some of it in each light. */
const SHEETS = {
  light: [
    ['l', 'log'],
    ['t', 'last turns'],
    ['.seat .cover', 'a city'],
    ['.reach .count', 'a deck'],
  ],
  dark: [
    ['x', 'discard pile'],
    ['?', 'keys'],
    ['.seat .cover', 'a city'],
    ['.progress button', 'tokens'],
  ],
} as const;

const lookAround = async (looker: Looker, light: keyof typeof SHEETS): Promise<void> => {
  const { page } = looker.who;
  for (const [way, sheet] of SHEETS[light]) {
    if (looker.seen.has(sheet)) continue;
    if (way.length === 1) await page.keyboard.press(way);
    else await page.locator(`.architects-table ${way}`).first().click();
    await expect(page.locator('.architects-table .panel')).toBeVisible();
    await look(looker, sheet);
    await page.keyboard.press('Escape');
  }
};

for (const [colorScheme, wonder, wanted] of [
  ['light', 'halicarnassus', ['wonder', 'card', 'token', 'search', 'keep']],
  ['dark', 'alexandria', ['wonder', 'card', 'token', 'any-deck']],
] as const) {
  test(`axe finds nothing serious: a ${colorScheme} table and its questions`, async ({ browser, server }) => {
    await come(browser, 1, { colorScheme });
    const [who] = here;
    if (who === undefined) throw new Error('one came');
    const looker: Looker = { who, seen: new Set() };
    const missing = (): readonly Asked[] => wanted.filter((asked) => !looker.seen.has(asked));
    // The first effect of a wonder comes in nearly every game; whoever had no luck plays another.
    for (let game = 0; game === 0 || (game < 3 && missing().length > 0); game++) {
      await playTogether([who], server.url, { seats: 4, wonders: 'Choose', starter: 'Youngest' });
      await playOn([who], {
        liking: { ...curious, wonder },
        enough: () => missing().length === 0,
        before: async (_, asked) => {
          if (asked !== 'card' && asked !== 'extra') await expect(who.page.locator(CHOICES).first()).toBeVisible();
          await look(looker, asked);
          if (asked === 'card' && viewOf(who).lastDiscarded !== undefined) await lookAround(looker, colorScheme);
        },
      });
    }
    expect(missing()).toEqual([]);
    await who.page.setViewportSize({ width: 360, height: 640 });
    if (viewOf(who).decision !== 'over') {
      await look(looker, 'a phone');
      await letABotPlay(who);
    }
    await padOf(who.page);
    await look(looker, 'the end on a phone');
    await who.page.setViewportSize({ width: 1366, height: 768 });
    for (const tab of ['chart', 'wonders']) {
      await who.page.locator(`[data-tab=${tab}]`).click();
      await look(looker, `end: ${tab}`);
    }
    expect(who.troubles).toEqual([]);
  });
}

test('a card says what it is, where it lies and what follows to a screen reader', async ({ browser, server }) => {
  await come(browser, 1);
  const [who] = here;
  if (who === undefined) throw new Error('one came');
  await playTogether([who], server.url, { seats: 3, starter: 'Youngest' });
  await who.page.waitForSelector('.architects-table[data-decision=card] .turn.mine');
  const { decks, viewer } = viewOf(who);
  for (const deck of decks) {
    const button = who.page.locator(`.architects-table [data-deck=${deck.id}]`);
    // Mine, the one of my right neighbour and the central one are within reach.
    if (deck.id !== 'central' && decks.indexOf(deck) !== viewer && decks.indexOf(deck) !== (viewer + 2) % 3) {
      await expect(button).toHaveCount(0);
      continue;
    }
    const name = (await button.getAttribute('aria-label')) ?? '';
    expect(name).toContain(deck.top === undefined ? 'face down' : `Take ${gameEn[`card.${deck.top}`]}.`);
    expect(name.toLowerCase()).toContain(gameEn[`deck.${deck.id}`].toLowerCase());
  }
  // Each city is summed up in words.
  for (const [seat] of viewOf(who).seats.entries())
    await expect(who.page.locator(`.architects-table section[data-seat="${seat}"] > .visually-hidden`)).not.toBeEmpty();
});

// ---------------------------------------------------------------- Portuguese

const findEnglish = searchEnglish({
  catalogues: [
    [gameEn, gamePt],
    [tableEn, tablePt],
    [endEn, endPt],
    [sharedEn, sharedPt],
    [asideEn, asidePt],
  ],
  words: /\b(?:the|and|of|your|you|card|cards|deck|stage|token|tokens|shield|shields|horn|horns|takes?|took|turn|points?|left)\b/i,
});
const englishIn = (page: Page): Promise<readonly string[]> => findEnglish(page, '.architects-table');

test('in Portuguese no English is left on the table, in its sheets and at the end', async ({ browser, server }) => {
  await come(browser, 1, { locale: 'pt-BR' });
  const [who] = here;
  if (who === undefined) throw new Error('one came');
  const { page } = who;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jogar Arquitetos contra bots' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Começar a jogar' }).click();
  await page.waitForSelector('.architects-table .turn.mine');
  const seen = new Set<string>();
  const search = async (where: string): Promise<void> => {
    seen.add(where);
    expect.soft(await englishIn(page), where).toEqual([]);
  };
  let cards = 0;
  await playOn([who], {
    liking: curious,
    enough: () => cards > 6 && seen.has('token'),
    before: async (_, asked) => {
      await search(asked);
      if (asked !== 'card' || cards++ !== 4) return;
      for (const key of ['l', 't', 'x', '?']) {
        await page.keyboard.press(key);
        await expect(page.locator('.architects-table .panel')).toBeVisible();
        await search(`panel ${key}`);
        await page.keyboard.press('Escape');
      }
      await page.locator('.architects-table .seat .cover').first().click();
      await search('a city');
      await page.keyboard.press('Escape');
    },
  });
  expect([...seen]).toEqual(expect.arrayContaining(['card', 'a city']));
  await page.getByRole('button', { name: 'Menu' }).click();
  await search('menu');
  if (viewOf(who).decision !== 'over') await page.getByRole('button', { name: asidePt['menu.stand'] }).click();
  else await page.keyboard.press('Escape');
  await padOf(page);
  await search('end');
  // The search finds what is there.
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await englishIn(page)).length).toBeGreaterThan(5);
  expect(who.troubles).toEqual([]);
});
