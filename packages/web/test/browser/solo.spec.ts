// A person alone with bots: games by clicking, from the home page to the end.
import { expect } from '@playwright/test';
import { GAMES } from './games/index.ts';
import { expectPad, padOf } from './kit/pad.ts';
import { expectNoSideways } from './kit/page.ts';
import { personAt } from './kit/person.ts';
import { letABotPlay, openAt, playAlone, playOn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Played from the first turn. Every decision of every table is answered by clicking in scenes.spec.ts. */
const WHOLE = '7 Wonders';

for (const { tile, driver, seats, rows, leaves, drawn, late } of GAMES) {
  const whole = tile === WHOLE;
  test(`${tile}: a newcomer plays ${whole ? 'a whole game' : 'the last turns'} by clicking, and the rematch begins anew`, async ({
    page,
    server,
  }) => {
    const who = personAt(page);
    if (whole) await playAlone(who, server.url, tile);
    else await openAt([who], server, late());
    await playOn([who], driver, {
      before: async () => {
        await expectNoSideways(page);
        await drawn?.(who);
      },
    });
    expectPad(await padOf(page), seats, rows);
    for (const leaf of leaves) {
      await page.locator(`[data-tab=${leaf}]`).click();
      await expect(page.locator(`[data-tab=${leaf}]`)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('main').getByRole('region')).not.toBeEmpty();
      await expectNoSideways(page);
    }
    const before = page.url();
    await page.getByRole('button', { name: /Rematch/ }).click();
    await expect(page).not.toHaveURL(before);
    await page.waitForSelector('[data-game][data-ended=false]');
    await untilAsked(page);
    await drawn?.(who);
    expect(who.troubles).toEqual([]);
  });
}

/** A table of two, and one with a ranking. */
for (const { tile, seats, rows, late } of GAMES.filter(({ tile: name }) => name === 'Duel' || name === 'Cities')) {
  test(`${tile}: a bot plays on in my seat, to the end`, async ({ page, server }) => {
    const who = personAt(page);
    await openAt([who], server, late());
    await letABotPlay(who);
    const pad = await padOf(page);
    expectPad(pad, seats, rows);
    // From the first place down; my own row says that it is mine, and that a bot has played there. A table of two needs no ranking.
    if (seats > 2) {
      expect(pad.totals).toEqual(pad.totals.toSorted((a, b) => b - a));
      const ranks = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
      await expect(ranks.filter({ hasText: 'bot · Builder' })).toHaveCount(pad.names.length);
      await expect(ranks.and(page.locator('[data-mine=true]'))).toContainText('you · bot · Builder');
    }
    expect(who.troubles).toEqual([]);
  });
}
