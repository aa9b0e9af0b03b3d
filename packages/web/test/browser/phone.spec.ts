import { expect, type Page } from '@playwright/test';
import { letABotPlay, playOut, resultOf, startAgainstBot } from './player.ts';
import { test } from './server.ts';
import { tapping } from './kit/hand.ts';
import { expectNoSideways, troublesOf } from './kit/page.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

/** What one can press must be large enough to hit: 44 px, a card with its price tag included. */
const expectTargets = async (page: Page): Promise<void> => {
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.duel .dock .action, .duel .structure [tabindex="0"], .duel [data-choice], .duel .dbar button',
      ),
    ]
      .map((target) => ({ name: target.getAttribute('aria-label') ?? target.innerText, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 40 || box.height < 40))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
};

/** Everything that can be pressed now lies inside the window: nobody scrolls to find the hand. */
const expectInSight = async (page: Page): Promise<void> => {
  const outside = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.duel .structure [tabindex="0"]')]
        .map((card) => card.getBoundingClientRect())
        .filter((box) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.top > innerHeight).length,
  );
  expect(outside).toBe(0);
};

test('an age by tapping on a small phone, and the end', async ({ page, server }) => {
  const troubles = troublesOf(page);
  await startAgainstBot(page, server.url);
  let decisions = 0;
  const look = async (now: Page): Promise<void> => {
    decisions++;
    await expectNoSideways(now);
    await expectInSight(now);
    await expectTargets(now);
  };
  await playOut([page], tapping, look, () => decisions > 16);
  await letABotPlay(page);
  await resultOf(page);
  await expectNoSideways(page);
  expect(troubles).toEqual([]);
});

test('pages fit a window of 320 pixels', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSideways(page);
  await startAgainstBot(page, server.url, /^Draft$/);
  await expectNoSideways(page);
});
