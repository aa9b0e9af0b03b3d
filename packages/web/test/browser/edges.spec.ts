// Tables on phones whose screens have round corners, a notch and a bar to swipe at their foot.
import { expect, type Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { tapping } from './kit/hand.ts';
import { problemsIn } from './kit/layout.ts';
import { resize } from './kit/page.ts';
import { personAt } from './kit/person.ts';
import { openAt, panelIn, untilAsked } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const UPRIGHT: Edges = { top: 47, right: 0, bottom: 34, left: 0 };
const TURNED: Edges = { top: 0, right: 47, bottom: 21, left: 47 };

/** What can be pressed and has its middle under an edge. What is scrolled comes out from there. */
const hiddenBy = (page: Page, edges: Edges): Promise<readonly string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    return [...document.querySelectorAll<HTMLElement>('[data-game] :is(button, a[href])')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const under = x < left || y < top || x > innerWidth - right || y > innerHeight - bottom;
      let scroller: Element | null = one;
      while (scroller !== null && (scroller.scrollHeight <= scroller.clientHeight || getComputedStyle(scroller).overflowY !== 'auto'))
        scroller = scroller.parentElement;
      const there = scroller === null && one.contains(document.elementFromPoint(x, y));
      return under && there ? [`${one.getAttribute('aria-label') ?? one.innerText} at ${x}, ${y}`] : [];
    });
  }, edges);

const TABLES: Readonly<Record<string, { readonly turn: () => Position; readonly question?: () => Position }>> = {
  Duel: { turn: duel.positions.third, question: duel.positions.token },
  '7 Wonders': { turn: sevenWonders.positions.fullHand, question: sevenWonders.positions.loss },
  Architects: { turn: architects.positions.full, question: architects.positions.keep },
  Dice: { turn: dice.positions.choices },
};

for (const [game, { turn, question }] of Object.entries(TABLES)) {
  test(`a table of ${game} keeps clear of the edges of a screen, and cannot be pulled away`, async ({ page, server }) => {
    const who = personAt(page, tapping);
    const browser = await page.context().newCDPSession(page);
    const found: string[] = [];
    const look = async (what: string): Promise<void> => {
      for (const [edges, width, height] of [
        [UPRIGHT, 390, 844],
        [TURNED, 844, 390],
      ] as const) {
        await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: edges });
        await resize(page, { width, height });
        found.push(...(await hiddenBy(page, edges)).map((one) => `${what}, ${width}×${height}: ${one}`));
      }
    };
    await openAt([who], server, turn());
    await untilAsked(page);
    // Pulled down at its top a page is loaded anew, unless it says that it is not to.
    for (const place of ['html', '[data-game]']) await expect(page.locator(place)).toHaveCSS('overscroll-behavior-y', 'none');
    await look('a turn');
    found.push(...(await problemsIn(page, { width: 844, height: 390, touch: true })));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await panelIn(page).waitFor();
    await look('the menu');
    if (question !== undefined) {
      await openAt([who], server, question());
      await untilAsked(page);
      await look('a question');
    }
    expect(found).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
