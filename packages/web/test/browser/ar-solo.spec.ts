// Whole games against bots by clicking: every decision that comes is answered through the page, and the page shows what follows.
import { expect, type Page } from '@playwright/test';
import type { ArchitectsEvent, WonderId } from '@maravilha/architects';
import {
  type Asked,
  type Done,
  curious,
  eventsAfter,
  eventsAt,
  expectDrawn,
  letABotPlay,
  type Sight,
  moving,
  padOf,
  playAlone,
  playOn,
  playTogether,
  shownIn,
  viewOf,
  type Wishes,
} from './ar-player.ts';
import { test } from './server.ts';
import { seriousIn } from './kit/axe.ts';
import { expectPad } from './kit/pad.ts';
import { expectNoSideways } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a newcomer plays some turns of four by clicking, a bot plays on, and the rematch begins anew', async ({ page, server }) => {
  const who = personAt(page);
  await playAlone(who, server.url);
  await playOn([who], { before: async () => void (await expectDrawn(who)), enough: () => who.answers.length >= 6 });
  await letABotPlay(who);
  expectPad(await padOf(page), 4, 5);
  // My own seat is one of them by now.
  await expect(page.locator('.rank li').filter({ hasText: 'bot · Builder' })).toHaveCount(4);
  for (const tab of ['wonders', 'chart']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator('.end .leaf > *').first()).toBeVisible();
    await expectNoSideways(page);
  }
  const before = page.url();
  await page.getByRole('button', { name: /Rematch/ }).click();
  await expect(page).not.toHaveURL(before);
  await page.waitForSelector('.architects-table:not(.ended) .turn.mine');
  expect(viewOf(who).seats[viewOf(who).viewer]?.built).toEqual([]);
  expect(who.troubles).toEqual([]);
});

/** All of the table is in the window, and nothing of a seat is cut off. Soft, to name every moment at once. */
const expectOneScreen = async (page: Page, when: string): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.architects-table section[data-seat], .architects-table .deck, .architects-table .question, .architects-table .conflict, .architects-table .progress, .architects-table .discards',
      ),
    ];
    const outside = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    });
    const cut = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>(
        '.architects-table .seat, .architects-table .home-city, .architects-table .home-city .holdings',
      ),
    ].filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible');
    return [
      ...outside.map((part) => `${part.className} is outside`),
      ...cut.map((part) => `${part.className || part.tagName}: ${part.scrollHeight} in ${part.clientHeight}`),
    ];
  });
  expect.soft(beyond, when).toEqual([]);
};

/** What a game brought: decisions, and things seen on the page. */
type Met = Asked | 'several ways to pay' | 'a card in the city' | 'points of a stage' | 'conflict' | 'battle' | 'left a card';

/** Things that take cards away again. */
const STIRRED: readonly ArchitectsEvent['kind'][] = ['built', 'exchanged', 'battle'];

/** Keeps what the page showed before a decision, and compares it with what it shows after it. */
const witness = (who: Person, met: Set<Met>) => {
  const { page } = who;
  let shown: Awaited<ReturnType<typeof shownIn>> | undefined;
  let promised = 0;
  return {
    before: async (asked: Asked, sight: Sight): Promise<void> => {
      if (asked === 'wonder' || asked === 'starter') return;
      await expectOneScreen(page, `${asked} at ${sight.seq}`);
      const last = shown;
      shown = await expectDrawn(who);
      const { battle } = shown.laid;
      if (battle > 0) met.add('conflict');
      // The tokens turn to battle one after the other, and turn back when the battle was fought.
      if (last !== undefined && battle < last.laid.battle) {
        expect(eventsAfter(who, last.seq).some((event) => event.kind === 'battle')).toBe(true);
        met.add('battle');
      }
      if (asked !== 'build') return;
      if (sight.choices.length > 1 && !met.has('several ways to pay')) {
        met.add('several ways to pay');
        expect.soft(await seriousIn(page), 'several ways to pay').toEqual([]);
      }
      const label = (await page.locator('.architects-table [data-confirm=build]').getAttribute('aria-label')) ?? '';
      promised = Number(/plus (\d+) point/.exec(label)?.[1]);
      expect(promised, label).toBeGreaterThanOrEqual(0);
    },
    after: async ({ asked, seq }: Done): Promise<void> => {
      met.add(asked);
      const { viewer, decision } = viewOf(who);
      if (shown === undefined || decision === 'over' || (asked !== 'build' && asked !== 'card')) return;
      const events = eventsAt(who, seq);
      const now = await shownIn(page);
      if (asked === 'build') {
        expect(now.laid.seats[viewer]?.stages).toBeGreaterThan(shown.laid.seats[viewer]?.stages ?? 0);
        expect(now.rows['wonder']).toBeGreaterThanOrEqual((shown.rows['wonder'] ?? 0) + promised);
        met.add('points of a stage');
        return;
      }
      const taken = events.find((event) => event.kind === 'took');
      if (taken?.kind !== 'took') throw new Error('a card was taken, but nothing tells which');
      // A battle that others bring about in the meantime takes shields with horns away.
      if (taken.card === 'red-1' || taken.card === 'red-2' || events.some((event) => STIRRED.includes(event.kind))) return;
      expect(now.laid.cards[taken.card] ?? 0, `${taken.card} lies in the city`).toBe((shown.laid.cards[taken.card] ?? 0) + 1);
      met.add('a card in the city');
    },
  };
};

interface Game {
  readonly seats: Wishes['seats'];
  readonly wonder: WonderId;
  readonly expected: readonly Met[];
  /** Played to the end, also when all of it was seen before. */
  readonly whole: boolean;
}

const GAMES: readonly Game[] = [
  {
    seats: 2,
    wonder: 'halicarnassus',
    whole: true,
    expected: [
      'wonder',
      'card',
      'a card in the city',
      'build',
      'several ways to pay',
      'points of a stage',
      'token',
      'extra',
      'search',
      'keep',
      'conflict',
      'battle',
    ],
  },
  { seats: 7, wonder: 'alexandria', whole: false, expected: ['wonder', 'card', 'a card in the city', 'token', 'any-deck', 'conflict'] },
];

for (const { seats, wonder, whole, expected } of GAMES) {
  test(`a ${whole ? 'whole ' : ''}game of ${seats} by clicking, as ${wonder}`, async ({ page, server }) => {
    const who = personAt(page);
    const met = new Set<Met>();
    const missing = (): readonly Met[] => expected.filter((it) => !met.has(it));
    const play = async (enough: () => boolean): Promise<void> => {
      const { before, after } = witness(who, met);
      await playTogether([who], server.url, { seats, wonders: 'Choose', starter: 'Youngest' });
      await playOn([who], {
        liking: { ...curious, wonder },
        enough,
        before: async (_, asked, sight) => {
          await before(asked, sight);
          // What need not be done can be left: once, after it was done.
          if (asked !== 'extra' || !met.has('extra') || met.has('left a card')) return false;
          await moving(who, () => page.locator('.architects-table [data-confirm=end]').click());
          met.add('left a card');
          return true;
        },
        after: (_, done) => after(done),
      });
      expect(viewOf(who).seats[viewOf(who).viewer]?.wonder).toBe(wonder);
    };
    await play(() => !whole && missing().length === 0);
    if (viewOf(who).decision !== 'over') await letABotPlay(who);
    expectPad(await padOf(page), seats, 5);
    await expectNoSideways(page);
    // Two games of three bring all of it; whatever was missing comes in one of the next, or there is a defect.
    for (let game = 0; game < 7 && missing().length > 0; game++) await play(() => missing().length === 0);
    expect(missing()).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
