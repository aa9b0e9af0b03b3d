import { expect } from '@playwright/test';
import { decide, letABotPlay, playOut, resultOf, startAgainstBot, standingOf } from './player.ts';
import { test } from './server.ts';
import { clicking } from './kit/hand.ts';
import { expectNoSideways, troublesOf } from './kit/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a newcomer plays a whole game against a bot by clicking', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await startAgainstBot(page, server.url);
  await playOut([page], clicking, expectNoSideways);
  const { title, totals } = await resultOf(page);
  expect(title).not.toBe('');
  expect(totals).toHaveLength(2);
  await expect(page.getByRole('row')).toHaveCount(11); // names, eight kinds of points, buried cards, total
  expect(troubles).toEqual([]);
});

test('the wonder draft comes first when it is chosen, a bot plays on to the end, and the rematch begins anew', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await startAgainstBot(page, server.url, /^Draft$/);
  await page.waitForSelector('.duel .draft, .duel.desk');
  await expect(page.getByRole('heading', { name: /wonder/i }).first()).toBeVisible();
  for (let wonder = 0; wonder < 4; wonder++) {
    await page.waitForSelector('.duel .turn.mine');
    await decide(page, clicking, wonder);
  }
  await letABotPlay(page);
  expect((await resultOf(page)).totals).toHaveLength(2);
  const before = page.url();
  await page.getByRole('button', { name: /Rematch/ }).click();
  await expect(page).not.toHaveURL(before);
  await page.waitForSelector('.duel:not(.ended)');
  expect(await standingOf(page)).not.toBe('over');
  expect(troubles).toEqual([]);
});
