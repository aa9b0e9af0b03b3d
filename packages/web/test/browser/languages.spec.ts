import { expect, type Page } from '@playwright/test';
import { en as commonEn } from '@maravilha/words/common/en';
import { en as asideEn } from '@maravilha/words/aside/en';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { en as tableEn } from '@maravilha/words/table/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { ptBR as tablePt } from '@maravilha/words/table/pt-BR';
import { decide, standingOf, startAgainstBot } from './player.ts';
import { test } from './server.ts';
import { clicking } from './kit/hand.ts';
import { searchEnglish } from './kit/english.ts';

const findEnglish = searchEnglish({
  catalogues: [
    [commonEn, commonPt],
    [asideEn, asidePt],
    [lobbyEn, lobbyPt],
    [tableEn, tablePt],
  ],
  // The button to the other language names it in that language, on purpose.
  names: [commonEn['bar.other-language'], commonEn['bar.language']],
});
const expectPortuguese = async (page: Page): Promise<void> => expect(await findEnglish(page, 'body')).toEqual([]);

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR', contextOptions: { reducedMotion: 'reduce' } });

  test('no page shows English or a raw key', async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual será a sua Maravilha?');
    await expectPortuguese(page);
    await startAgainstBot(page, server.url);
    for (let decision = 0; decision < 8; decision++) {
      await page.waitForSelector('.duel .turn.mine');
      await expectPortuguese(page);
      await decide(page, clicking, decision + 1);
      if ((await standingOf(page)) === 'over') break;
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectPortuguese(page);
  });
});

test('the language changes in mid-game, without a reload', async ({ page, server }) => {
  await startAgainstBot(page, server.url);
  await page.waitForSelector('.duel .turn.mine');
  await page.getByRole('button', { name: 'Mudar para português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.locator('.duel .turn')).toContainText('Sua vez');
  await expectPortuguese(page);
});
