// The score pad of a real table: entered by mouse, keys and fingers, kept on the device, at work without a server.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { expectNoSideways, reload, resize, speak, troublesOf } from './kit/page.ts';
import { DESK, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BOOKS = ['seven-wonders', 'cities', 'duel', 'architects', 'dice'];
const SMALLEST = { width: 320, height: 568 };

const expectReadable = async (page: Page, where: string): Promise<void> => {
  await expectAccessible(page, where);
  await expectContrast(page, where);
  await expectNoSideways(page);
};

/** Targets that a finger would miss. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, dialog[open] button')]
      .filter((one) => one.getAttribute('role') !== 'switch' && !one.classList.contains('visually-hidden'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ one, box }) => `${one.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

const total = (page: Page, seat: number) => page.locator(`[data-total="${seat}"]`);

for (const book of BOOKS) {
  test(`the pad of ${book} can be read everywhere`, async ({ page, server }) => {
    const troubles = troublesOf(page);
    await resize(page, DESK);
    const answer = await page.goto(`${server.url}/score/${book}`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Something in every row, so that all that a row can show is there.
    for (const row of await page.locator('tbody tr').all()) {
      await row.locator('.pad-button').first().focus();
      await page.keyboard.press('3');
    }
    await expectReadable(page, book);
    await speak(page, 'pt-BR');
    expect(await findEnglish(page, '#app'), `${book} in Portuguese`).toEqual([]);
    await resize(page, PHONE);
    await expectReadable(page, `${book} on a phone`);
    expect(await smallTargets(page)).toEqual([]);
    const rows = page.locator('.person-rows button');
    for (let n = 0; n < (await rows.count()); n++) {
      await rows.nth(n).click();
      expect(await findEnglish(page, 'dialog[open]'), `${book}, row ${n}`).toEqual([]);
      expect(await smallTargets(page), `${book}, row ${n}`).toEqual([]);
      if (n === 0) await expectReadable(page, `a row of ${book} on a phone`);
      await page.keyboard.press('Escape');
    }
    await page.getByText('Tabela', { exact: true }).click();
    await expectReadable(page, `the table of ${book} on a phone`);
    await resize(page, SMALLEST);
    await expectNoSideways(page);
    expect(troubles).toEqual([]);
  });
}

test('on a desk a game is entered by mouse and keys, kept over a reload, and goes into the past', async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(`${server.url}/score/cities`);
  await page.getByLabel('Name of player 1').fill('Lia');
  await page.getByLabel('Name of player 2').fill('Íris');
  const science = page.getByRole('button', { name: /^Lia, Scientific/ });
  await science.click();
  for (const symbol of ['Compasses', 'Compasses', 'Gears', 'Tablets', 'Of any kind'])
    await page.getByRole('button', { name: `${symbol}: one more` }).click();
  // Three compasses, with the free one, a gear and a tablet: 9 + 1 + 1 + 7.
  await expect(science).toHaveText('18');
  await page.getByRole('button', { name: /^Íris, Civilian/ }).click();
  await page.keyboard.type('21');
  await page.keyboard.press('-');
  await expect(total(page, 1)).toHaveText('−21');
  await page.keyboard.press('-');
  await expect(page.getByRole('heading', { name: /Íris wins 21/ })).toBeVisible();
  await expect(page.getByText('3 points ahead of Lia.')).toBeVisible();
  // The arrows walk: to Lia, up to her treasury, where digits are coins; they decide between equals.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('3');
  await expect(page.getByText('Equal in everything: the victory is shared.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('2');
  await expect(page.getByText('Tied at 21. The larger treasury decides: Lia has 2 coins, Íris 0.')).toBeVisible();

  await reload(page);
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Lia');
  await expect(total(page, 0)).toHaveText('21');

  await page.getByRole('button', { name: 'Keep and start anew' }).click();
  await expect(total(page, 0)).toHaveText('0');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Íris');
  const past = page.getByRole('button', { name: /Lia 21/ });
  await expect(page.getByRole('row', { name: 'Lia 1 1 21 21' })).toBeVisible();
  await past.click();
  await page.getByRole('button', { name: 'Put it back on the pad' }).click();
  await expect(total(page, 1)).toHaveText('21');
  await past.click();
  await page.getByRole('button', { name: 'Remove this game' }).click();
  await expect(past).toBeHidden();
});

test('teams add up both, and a supremacy needs no points', async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(`${server.url}/score/seven-wonders`);
  await page.getByRole('switch', { name: 'Teams of two' }).click();
  for (const [seat, points] of [5, 6, 9, 1].entries()) {
    await page.locator(`[data-cell="${seat},3"]`).focus();
    await page.keyboard.type(`${points}`);
  }
  await expect(page.getByRole('heading', { name: 'Player 1 and Player 2 win 11' })).toBeVisible();
  await page.goto(`${server.url}/score/duel`);
  await page.getByText('Military supremacy').click();
  await page.getByRole('radiogroup', { name: 'Who won' }).getByText('Player 2').click();
  await expect(page.getByRole('heading', { name: 'Player 2 wins' })).toBeVisible();
});

test('on a phone fingers enter a game, and without a server it goes on', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(`${server.url}/score/architects`);
  await page.getByRole('heading', { level: 1, name: 'Caderneta de pontuação de Arquitetos' }).waitFor();
  await page.waitForLoadState('networkidle');
  await server.stop();
  const asked: string[] = [];
  page.on('request', (request) => {
    // Sound comes with the first touch of any page, and nobody misses it here.
    if (!/^blob:|\/synth-/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('button', { name: /^Jogador 1, Maravilha/ }).tap();
  await page.getByRole('button', { name: 'De 4 pontos: um a mais' }).tap();
  await page.getByRole('button', { name: 'De 5 pontos: um a mais' }).tap();
  await page.getByRole('button', { name: 'Fechar' }).tap();
  await page.getByRole('button', { name: /^Jogador 1, Fichas de Progresso/ }).tap();
  await page.getByRole('button', { name: 'Decoração: um a mais' }).tap();
  await page.getByRole('button', { name: 'Fechar' }).tap();
  await expect(page.getByRole('heading', { name: 'Jogador 1 vence 13' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar e começar outra' }).tap();
  await expect(page.getByRole('button', { name: /Jogador 1 13/ })).toBeVisible();
  await page.getByText('Tabela', { exact: true }).tap();
  await expect(total(page, 0)).toHaveText('0');
  await page.getByRole('button', { name: 'Compartilhar' }).tap();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Como imagem' }).tap();
  expect((await file).suggestedFilename()).toBe('maravilha.png');
  await page.getByRole('button', { name: 'Switch to English' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Score pad of Architects' })).toBeVisible();
  expect(asked).toEqual([]);
  await server.restart();
  await context.close();
});

test('what cannot be read is put aside, told, and lost by nobody', async ({ page, server }) => {
  const broken = ['{"version":1,"content":[{"pad":"duel"}]}', 'not even this'];
  await page.goto(server.url);
  await page.evaluate(([past, sheet]) => {
    localStorage.setItem('maravilha.score.past', past ?? '');
    localStorage.setItem('maravilha.score.duel', sheet ?? '');
  }, broken);
  await page.goto(`${server.url}/score/duel`);
  await expect(page.getByText('Something kept here cannot be read by this version.')).toBeVisible();
  await page.locator('[data-cell="0,0"]').focus();
  await page.keyboard.type('7');
  await page.getByRole('button', { name: 'Keep and start anew' }).click();
  await reload(page);
  await expect(page.getByText('Something kept here cannot be read by this version.')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('maravilha.score.aside'));
  for (const text of broken) expect(kept).toContain(text);
  await expect(page.getByRole('button', { name: /Player 1 7/ })).toBeVisible();
});

test('home leads to the pad, the pad of an unknown game to those that are here', async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Score pad of Dice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Score pad of Dice' })).toBeVisible();
  const answer = await page.goto(`${server.url}/score/chess`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Duel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Score pad of Duel' })).toBeVisible();
});
