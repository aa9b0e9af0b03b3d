// Why these points: at the end of every game, row by row, on a desk and on a phone.
import { expect, type Page } from '@playwright/test';
import { openScene, SCENES } from './games/scenes.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectContrast } from './kit/contrast.ts';
import { personAt } from './kit/person.ts';
import { DESK, lookerOf, PHONE } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const numberOf = (text: string): number => Number(text.replace('−', '-').replace('+', ''));

/** Of every city in the row: its points, and what they came from. */
const expectSums = async (page: Page): Promise<number> => {
  const cities = await page.locator('[data-why]').evaluateAll((sections) =>
    sections.map((one) => ({
      points: one.getAttribute('data-why') ?? '',
      parts: [...one.querySelectorAll('li > b')].map((part) => part.textContent ?? ''),
    })),
  );
  expect(cities.length).toBeGreaterThan(1);
  for (const { points, parts } of cities) expect(parts.reduce((sum, part) => sum + numberOf(part), 0)).toBe(Number(points));
  return cities.flatMap(({ parts }) => parts).length;
};

const ENDS = SCENES.filter(({ name }) => name === 'the end' || name === 'the end of seven' || name === 'the end of three teams');

for (const scene of ENDS) {
  test(`${scene.game}: ${scene.name} says where the points of every row come from`, async ({ page, server }) => {
    const look = await lookerOf(page);
    await look(DESK);
    await openScene(personAt(page), server, scene);
    const rows = page.locator('.score-pad .why-row');
    const sheet = page.getByRole('dialog', { name: 'Why these points?' });
    let parts = 0;
    // What explains the rows is fetched once the table stands.
    await rows.first().waitFor();
    for (const row of await rows.all()) {
      await row.click();
      await expect(sheet.getByRole('heading', { level: 3 })).toHaveText((await row.textContent()) ?? '');
      await expect(sheet.getByRole('link', { name: /^Rule [A-Z]{2}-/ })).toHaveAttribute('href', /^\/rules\/[a-z-]+#[A-Z]{2}-/);
      parts += await expectSums(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    expect(parts).toBeGreaterThan(10);

    await look(PHONE);
    await page.getByRole('button', { name: 'Why these points?' }).click();
    await sheet.getByRole('group', { name: 'Rows of the score pad' }).getByRole('button').last().click();
    await expectSums(page);
    await expectAccessible(page, 'the sheet on a phone');
    await expectContrast(page, 'the sheet on a phone');
  });
}
