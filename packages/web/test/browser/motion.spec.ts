// The roll as it is seen: nothing waits for it, so what tumbles is written down while it comes into the page.
import { expect, type Page } from '@playwright/test';
import { FORUM_DICE } from '@maravilha/dice';
import { newestOf, positions, viewOf } from './games/dice.ts';
import { personAt } from './kit/person.ts';
import { confirm, openAt, untilAsked, untilSeq } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How the block of a die is turned, and which face it shows at the end. */
type Lies = Readonly<Record<string, { readonly turn: string; readonly face: string }>>;

declare global {
  interface Window {
    tumbled: Record<string, Lies[string]>;
    liesOf(die: Element): Lies[string];
  }
}

const writeDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.tumbled = {};
    window.liesOf = (die) => {
      const block = die.querySelector('svg > g[transform]');
      return { turn: block?.getAttribute('transform') ?? '', face: block?.innerHTML ?? '' };
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        // Of the faces that lie upon each other the undermost is the real one. A die that only comes into the Forum has one face.
        if (!(node instanceof HTMLElement) || node.dataset['flying'] !== 'flying-die' || node.children.length < 2) continue;
        const [die] = node.querySelectorAll<HTMLElement>('[data-die]');
        if (die !== undefined) window.tumbled[die.dataset['die'] ?? ''] = window.liesOf(die);
      }
    }).observe(document, { childList: true, subtree: true });
  });

const lying = (page: Page): Promise<Lies> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-game] [data-spot^="die:"]')].map((die) => [die.dataset['die'], window.liesOf(die)]),
    ),
  );

const tumbledIn = (page: Page): Promise<number> => page.evaluate(() => Object.keys(window.tumbled).length);

for (const [form, viewport] of [
  ['box', { width: 1366, height: 768 }],
  ['tray', { width: 360, height: 640 }],
] as const) {
  test.describe(`in the ${form}`, () => {
    test.use({ viewport });

    test('every die lands as it lies: the same face, the same angle', async ({ page, server }) => {
      const who = personAt(page);
      await writeDown(page);
      // Motion is fetched after the table is drawn: the first roll may come before it.
      const fetched = page.waitForResponse((response) => /\/motion-[^/]*\.js$/.test(response.url()));
      await openAt([who], server, positions.giza());
      await fetched;
      for (let passes = 0; passes < 5 && (await tumbledIn(page)) === 0; passes++) {
        await untilAsked(page, 'action');
        const { turn } = viewOf(who);
        await confirm(who, 'pass');
        await expect.poll(() => viewOf(who).turn).toBeGreaterThan(turn);
        await untilSeq(page, newestOf(who).seq);
      }
      const now = await lying(page);
      expect(Object.keys(now)).toHaveLength(FORUM_DICE);
      expect(await page.evaluate(() => window.tumbled)).toMatchObject(now);
      // Some lie askew, or the comparison says nothing.
      expect(new Set(Object.values(now).map(({ turn }) => turn)).size).toBeGreaterThan(2);
      expect(who.troubles).toEqual([]);
    });
  });
}
