// The pictures of the README, each at a prepared moment.
import type { Page } from '@playwright/test';
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { type Person, personAt } from './kit/person.ts';
import { choicesIn, openAt, untilAsked } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DAY = { locale: 'en-GB', colorScheme: 'light' } as const;
const NIGHT = { locale: 'pt-BR', colorScheme: 'dark' } as const;

type Way = (who: Person) => Promise<unknown>;

interface Moment {
  position(): Position;
  readonly open?: Way;
}

/** A die that leads somewhere, and what it leads to. */
const openDie: Way = async ({ page, press }) => {
  await press(page.locator('[data-game] button[data-die]:not([data-faint])').first());
  await press(choicesIn(page).first());
};

const CITY = { position: sevenWonders.positions.last, open: sevenWonders.openMostWays };
const CITIES = { position: sevenWonders.positions.turn, open: sevenWonders.openMostWays };
const STRUCTURE = { position: duel.positions.turn, open: (who: Person) => duel.openCard(who, 1) };
const DECKS = { position: architects.positions.card };
const ROLL = { position: dice.positions.choices, open: openDie };

type Look = typeof DESK | typeof PHONE;
type Light = typeof DAY | typeof NIGHT;

/** Undefined: the home page. */
const PICTURES: Readonly<Record<string, readonly [Look, Light, Moment | undefined]>> = {
  home: [DESK, DAY, undefined],
  'city-day': [DESK, DAY, CITY],
  'city-night': [DESK, NIGHT, CITIES],
  'city-phone': [PHONE, DAY, { position: sevenWonders.positions.turn }],
  'city-end': [DESK, DAY, { position: sevenWonders.positions.over }],
  draft: [DESK, DAY, { position: duel.positions.draft }],
  'table-day': [DESK, DAY, STRUCTURE],
  'table-night': [DESK, NIGHT, STRUCTURE],
  'table-phone': [PHONE, NIGHT, { position: duel.positions.turn }],
  'architects-day': [DESK, DAY, DECKS],
  'architects-night': [DESK, NIGHT, DECKS],
  'architects-phone': [PHONE, DAY, DECKS],
  'dice-day': [DESK, DAY, ROLL],
  'dice-night': [DESK, NIGHT, { position: dice.positions.action }],
  'dice-phone': [PHONE, NIGHT, { position: dice.positions.action }],
};

/** All that it shows has come. */
const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

for (const [name, [look, light, moment]] of Object.entries(PICTURES)) {
  test(name, async ({ browser, server }) => {
    const context = await browser.newContext({ ...look, ...light, reducedMotion: 'reduce' });
    const who = personAt(await context.newPage());
    const { page } = who;
    if (moment === undefined) {
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    } else {
      await openAt([who], server, moment.position(), { everyone: true });
      if ((await page.locator('[data-game][data-ended=true]').count()) === 0) {
        await untilAsked(page);
        await moment.open?.(who);
      }
    }
    await untilDrawn(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: `docs/pictures/${name}.png` });
    await context.close();
  });
}
