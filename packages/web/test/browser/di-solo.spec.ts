// Whole games against bots by clicking: every decision that comes is answered through the page, and the page shows what follows.
import { expect } from '@playwright/test';
import { BONUSES_TO_END, SCORE_ROWS } from '@maravilha/dice';
import { expectDrawn } from './di-drawn.ts';
import { type Asked, letABotPlay, mineIn, newestOf, padOf, playAlone, playAs, playOn, playTogether, viewOf } from './di-player.ts';
import { test } from './server.ts';
import { expectPad } from './kit/pad.ts';
import { expectNoSideways } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a newcomer plays a whole game of three by clicking, and the rematch begins anew', async ({ page, server }) => {
  const who = personAt(page);
  await playAlone(who, server.url);
  await playOn([who]);
  expectPad(await padOf(page), 3, SCORE_ROWS.length);
  await expect(page.locator('.rank li').filter({ hasText: 'bot · Builder' })).toHaveCount(2);
  for (const tab of ['sheets', 'chart']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator('.end .leaf > *').first()).toBeVisible();
    await expectNoSideways(page);
  }
  const before = page.url();
  await page.getByRole('button', { name: /Rematch/ }).click();
  await expect(page).not.toHaveURL(before);
  await page.waitForSelector('.dice-table[data-decision=action]:not(.ended) .turn.mine');
  expect(viewOf(who).turn).toBe(1);
  expect(mineIn(viewOf(who)).crossed).toEqual([]);
  await expectDrawn(who);
  expect(who.troubles).toEqual([]);
});

interface Game {
  readonly seats: 2 | 5;
  readonly begin: (who: Person, url: string) => Promise<void>;
  readonly expected: readonly Asked[];
}

const GAMES: readonly Game[] = [
  // Every stage of this Wonder opens a structure with a free die.
  { seats: 2, begin: (who, url) => playAs(who, url, 'olympia'), expected: ['action', 'free-die', 'bonus'] },
  {
    seats: 5,
    begin: (who, url) => playTogether([who], url, { seats: 5, cities: 'Choose' }),
    expected: ['city', 'action', 'cross', 'bonus'],
  },
];

for (const { seats, begin, expected } of GAMES) {
  test(`every kind of decision with ${seats} seats by clicking`, async ({ page, server }) => {
    const who = personAt(page);
    const met = new Set<Asked>();
    const missing = (): readonly Asked[] => expected.filter((asked) => !met.has(asked));
    // Bots may be faster to their bonuses once; three times would be a defect.
    for (let game = 0; game === 0 || (game < 3 && missing().length > 0); game++) {
      await begin(who, server.url);
      await playOn([who], {
        enough: () => missing().length === 0,
        before: async (_, asked) => {
          if (asked !== 'city') await expectDrawn(who);
        },
        after: async (_, { asked }) => void met.add(asked),
      });
      if (newestOf(who).awaiting.length > 0) await letABotPlay(who);
      expectPad(await padOf(page), seats, SCORE_ROWS.length);
      await expectNoSideways(page);
      // It ended as the rules say, and the page names the winners that the server named.
      const { seats: cities, winners, last } = viewOf(who);
      expect(last).toBe(true);
      expect(Math.max(...cities.map(({ bonuses }) => bonuses.length))).toBe(BONUSES_TO_END);
      await expect(page.locator('.score-pad thead th.winner')).toHaveCount(winners.length);
    }
    expect(missing()).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
