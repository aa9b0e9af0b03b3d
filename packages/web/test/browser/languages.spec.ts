// Portuguese from the home page to the end of every game: no English, no raw key.
import { expect, type Page } from '@playwright/test';
import { en as architectsEn } from '@maravilha/words/architects/en';
import { en as architectsEndEn } from '@maravilha/words/architects/end/en';
import { ptBR as architectsEndPt } from '@maravilha/words/architects/end/pt-BR';
import { ptBR as architectsPt } from '@maravilha/words/architects/pt-BR';
import { en as architectsTableEn } from '@maravilha/words/architects/table/en';
import { ptBR as architectsTablePt } from '@maravilha/words/architects/table/pt-BR';
import { en as asideEn } from '@maravilha/words/aside/en';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { en as commonEn } from '@maravilha/words/common/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { en as diceEn } from '@maravilha/words/dice/en';
import { ptBR as dicePt } from '@maravilha/words/dice/pt-BR';
import { en as diceTableEn } from '@maravilha/words/dice/table/en';
import { ptBR as diceTablePt } from '@maravilha/words/dice/table/pt-BR';
import { en as duelEn } from '@maravilha/words/duel/en';
import { ptBR as duelPt } from '@maravilha/words/duel/pt-BR';
import { en as helpEn } from '@maravilha/words/help/en';
import { ptBR as helpPt } from '@maravilha/words/help/pt-BR';
import { en as homeEn } from '@maravilha/words/home/en';
import { ptBR as homePt } from '@maravilha/words/home/pt-BR';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { en as sevenWondersEn } from '@maravilha/words/seven-wonders/en';
import { en as sevenWondersEndEn } from '@maravilha/words/seven-wonders/end/en';
import { ptBR as sevenWondersEndPt } from '@maravilha/words/seven-wonders/end/pt-BR';
import { ptBR as sevenWondersPt } from '@maravilha/words/seven-wonders/pt-BR';
import { en as sevenWondersTableEn } from '@maravilha/words/seven-wonders/table/en';
import { ptBR as sevenWondersTablePt } from '@maravilha/words/seven-wonders/table/pt-BR';
import { en as tableEn } from '@maravilha/words/table/en';
import { ptBR as tablePt } from '@maravilha/words/table/pt-BR';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { searchEnglish } from './kit/english.ts';
import { personAt } from './kit/person.ts';
import { openAt, panelIn, playAlone, tableIn, untilAsked } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Stands in the page until the program has come, in both languages. */
const BOTH = 'Maravilha could not be loaded. Reload the page.';

const findEnglish = searchEnglish({
  catalogues: [
    [commonEn, commonPt],
    [asideEn, asidePt],
    [helpEn, helpPt],
    [homeEn, homePt],
    [lobbyEn, lobbyPt],
    [tableEn, tablePt],
    [duelEn, duelPt],
    [sevenWondersEn, sevenWondersPt],
    [sevenWondersTableEn, sevenWondersTablePt],
    [sevenWondersEndEn, sevenWondersEndPt],
    [architectsEn, architectsPt],
    [architectsTableEn, architectsTablePt],
    [architectsEndEn, architectsEndPt],
    [diceEn, dicePt],
    [diceTableEn, diceTablePt],
  ],
  words:
    /\b(?:the|and|of|your|you|cards?|deck|stages?|tokens?|shields?|horns?|takes?|took|turn|points?|left|dice|spaces?|coins?|ready|with|costs?|crosse[sd]|leads?|bonuses|wonders?|builds?|built)\b/i,
  // Titles of games; and the button to the other language names it in that language, on purpose.
  names: ['7 Wonders Dice', '7 Wonders', 'Dice', BOTH, commonEn['bar.other-language'], commonEn['bar.language']],
});

const search = async (page: Page, where: string, root = '[data-game]'): Promise<void> => {
  expect.soft(await findEnglish(page, root), where).toEqual([]);
};

interface Spoken {
  /** Each is read, with all of these sheets in the first. */
  readonly moments: readonly (() => Position)[];
  /** By key. */
  readonly keys: readonly string[];
  /** By pressing what opens it. */
  readonly sheets: readonly string[];
  /** What a card, a die or a structure says when it is open. */
  readonly opens?: string;
}

const GAMES: Readonly<Record<string, Spoken>> = {
  Duel: {
    moments: [duel.positions.full, duel.positions.draft, duel.positions.token, duel.positions.revive, duel.positions.over],
    keys: ['l', 'x', '?'],
    sheets: [],
    opens: '[data-slot][tabindex="0"]',
  },
  '7 Wonders': {
    moments: [
      sevenWonders.positions.full,
      sevenWonders.positions.board,
      sevenWonders.positions.side,
      sevenWonders.positions.lastCard,
      sevenWonders.positions.revive,
      sevenWonders.positions.loss,
      sevenWonders.positions.overSeven,
    ],
    keys: ['l', 'x', '?'],
    sheets: ['section[data-seat] button[data-place^="board:"]'],
    opens: '[data-hand=mine] [data-card]',
  },
  Architects: {
    moments: [
      architects.positions.full,
      architects.positions.wonder,
      architects.positions.token,
      architects.positions.build,
      architects.positions.keep,
      architects.positions.over,
    ],
    keys: ['l', 'f', 'x', '?'],
    sheets: ['section[data-seat] > button', '[data-spot^="deck:"] > button[title]', '[data-spot^="open:"]'],
  },
  Dice: {
    moments: [
      dice.positions.choices,
      dice.positions.city,
      dice.positions.freeDie,
      dice.positions.cross,
      dice.positions.bonus,
      dice.positions.over,
    ],
    keys: ['l', 'f', '?'],
    sheets: ['[data-seat]:has([data-figures])', 'main [data-structure] > button'],
    opens: 'button[data-die]',
  },
};

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('the home page, the sheet of a game and the table before its start', async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual será a sua Maravilha?');
    await search(page, 'home', 'body');
    await page.getByRole('button', { name: 'Jogar Arquitetos contra bots' }).click();
    const friends = page.getByRole('dialog').getByRole('button', { name: /amigos/ });
    await friends.waitFor();
    await search(page, 'sheet', 'body');
    await friends.click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-option=wonders]').waitFor();
    await search(page, 'lobby', 'body');
  });

  for (const [game, { moments, keys, sheets, opens }] of Object.entries(GAMES)) {
    test(`a table of ${game}, its sheets, its questions and its end`, async ({ page, server }) => {
      const who = personAt(page);
      for (const [n, moment] of moments.entries()) {
        await openAt([who], server, moment());
        // What is fetched when it is first asked for has come once its words stand there.
        await expect(page.locator('[data-game] :is(main, [data-question])').first()).not.toBeEmpty();
        await search(page, `moment ${n}`);
        if (n > 0) continue;
        for (const key of keys) {
          await page.keyboard.press(key);
          await panelIn(page).waitFor();
          await search(page, `panel ${key}`);
          await page.keyboard.press('Escape');
        }
        for (const sheet of sheets) {
          for (const open of await page.locator(`[data-game] ${sheet}`).all()) {
            await open.click();
            await panelIn(page).waitFor();
            await search(page, sheet);
            await page.keyboard.press('Escape');
          }
        }
        if (opens !== undefined) {
          for (const open of await page.locator(`[data-game] ${opens}`).all()) {
            await open.click();
            await search(page, opens);
          }
        }
        await page.getByRole('button', { name: 'Menu' }).click();
        await panelIn(page).waitFor();
        await search(page, 'menu');
      }
      // The search finds what is there.
      await page.getByRole('button', { name: 'Switch to English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(async () => (await findEnglish(page, '[data-game]')).length).toBeGreaterThan(5);
      expect(who.troubles).toEqual([]);
    });
  }
});

test('the language changes in mid-game, without a reload', async ({ page, server }) => {
  await playAlone(personAt(page), server.url, 'Duel');
  await untilAsked(page);
  await page.getByRole('button', { name: 'Mudar para português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(tableIn(page).getByRole('banner')).toContainText('Sua vez');
  expect(await findEnglish(page, '[data-game]')).toEqual([]);
});
