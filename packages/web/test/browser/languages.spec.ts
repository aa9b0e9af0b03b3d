import { expect, type Page } from '@playwright/test';
import { en as commonEn } from '@maravilha/words/common/en';
import { en as asideEn } from '@maravilha/words/aside/en';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { en as tableEn } from '@maravilha/words/table/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { ptBR as tablePt } from '@maravilha/words/table/pt-BR';
import { clicking, decide, standingOf, startAgainstBot } from './player.ts';
import { test } from './server.ts';

const plain = (catalogue: object): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** English sentences that Portuguese says otherwise, and every key: none of them may stand on a Portuguese page. */
const english = new Set<string>();
const keys = new Set<string>();
for (const [from, to] of [
  [commonEn, commonPt],
  [asideEn, asidePt],
  [lobbyEn, lobbyPt],
  [tableEn, tablePt],
] as const) {
  const portuguese = plain(to);
  for (const [key, text] of Object.entries(plain(from))) {
    if (portuguese[key] !== text) english.add(text);
    if (key.includes('.')) keys.add(key);
  }
}
// The button to the other language names it in that language, on purpose.
english.delete(commonEn['bar.other-language']);
english.delete(commonEn['bar.language']);

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push((node.textContent ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    }
    return texts.filter((text) => text !== '');
  });

const expectPortuguese = async (page: Page): Promise<void> => {
  const texts = await textsOf(page);
  expect(texts.filter((text) => english.has(text) || keys.has(text) || /undefined|\[object|NaN/.test(text))).toEqual([]);
};

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
