// A person at a table of 7 Wonders: looks at the page, acts by clicking or tapping, and keeps all that came over the line. Knows no rule.
import { expect, type Page } from '@playwright/test';
import type { Decision, SevenWondersView } from '@maravilha/seven-wonders';
import { type Pad, padOf as readPad } from './kit/pad.ts';
import type { Person } from './kit/person.ts';
import { updatesFor } from './kit/updates.ts';
import { sitTogether } from './kit/lobby.ts';

/** The newest view that the server has sent to this person. */
export const { viewOf } = updatesFor<SevenWondersView, object, object>();

// ---------------------------------------------------------------- to the table

type Tile = '7 Wonders' | 'Cities';

/** From a first visit to a game against bots: two clicks, three with another number of seats. */
export const playAlone = async (who: Person, url: string, tile: Tile, seats?: number): Promise<void> => {
  const { page } = who;
  await page.goto(url);
  await page.getByRole('button', { name: `Play ${tile} against bots` }).click();
  const sheet = page.getByRole('dialog');
  if (seats !== undefined) await sheet.getByText(String(seats), { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.wonders-table');
};

export interface Wishes {
  readonly seats: 3 | 4 | 5 | 6 | 7;
  readonly teams?: boolean;
  readonly wonders?: 'Draft' | 'Choose';
  readonly sides?: 'Day' | 'Night' | 'Choose';
}

export const playTogether = async (all: readonly Person[], url: string, tile: Tile, wishes: Wishes): Promise<void> => {
  await sitTogether(all, url, {
    game: tile,
    seats: wishes.seats,
    teams: wishes.teams,
    options: { Wonders: wishes.wonders, Sides: wishes.sides },
  });
  await Promise.all(all.map((who) => who.page.waitForSelector('.wonders-table')));
};

/** The menu's way out: a bot plays on in this seat. A question that lies over the menu is put aside first, whenever it comes. */
export const letABotPlay = async ({ page }: Person): Promise<void> => {
  await expect(async () => {
    if ((await page.locator('.wonders-table .question').count()) > 0)
      await page.getByRole('button', { name: /^Hide this/ }).click({ timeout: 5000 });
    await page.getByRole('button', { name: 'Menu' }).click({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.wonders-table .panel')).toHaveCount(0);
};

// ---------------------------------------------------------------- at the table

export type Standing = 'elsewhere' | 'waiting' | Decision;

/** What the page asks for now; `waiting` also when the own choice is set and others still think. */
export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.wonders-table');
    if (table === null) return 'elsewhere';
    if (table.classList.contains('ended')) return 'over';
    if (table.querySelector('.turn.mine') === null) return 'waiting';
    // The page writes the game's own word there.
    return table.dataset['decision'] as Decision;
  });

export const isAsked = (standing: Standing): boolean => standing !== 'elsewhere' && standing !== 'waiting' && standing !== 'over';

export const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.wonders-table')?.dataset['seq'] ?? -1));

/** Does what sends a move, and waits until the page shows the table after it. */
export const moving = async (who: Person, act: () => Promise<void>): Promise<void> => {
  const before = who.answers.length;
  await act();
  await expect.poll(() => who.answers.length, { message: 'the move is answered', intervals: [10, 20, 50] }).toBeGreaterThan(before);
  const answer = who.answers[before];
  expect(answer?.refused, 'the move is not refused').toBeUndefined();
  await who.page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.wonders-table')?.dataset['seq'] ?? -1) >= seq,
    answer?.seq ?? 0,
  );
};

export const CARDS = '.wonders-table .hand:not(.other) [data-card]';
export const CHOICES = '.wonders-table [data-choice]';
const possible = (kind: string): string => `.wonders-table .dock .action.${kind}:not([aria-disabled=true])`;

/** Opens a card of the hand, if none lies open; its actions are then in sight. */
export const openCard = async ({ page, hand }: Person, nth: number): Promise<void> => {
  if ((await page.locator('.wonders-table .dock .action.sell').count()) === 0)
    await hand.choose(page, CARDS, nth % (await page.locator(CARDS).count()));
  await expect(page.locator('.wonders-table .dock .action.sell')).toBeVisible();
};

/** A card for the city, a stage, or coins: what is liked first, if it can be had. */
export type Liking = 'build' | 'stage' | 'sell';
const KIND: Readonly<Record<Liking, string>> = { build: 'build', stage: 'stage', sell: 'sell' };

const playCard = async (who: Person, luck: number, liking: Liking): Promise<void> => {
  await openCard(who, luck);
  for (const wish of [liking, 'build', 'sell'] as const) {
    if ((await who.page.locator(possible(KIND[wish])).count()) === 0) continue;
    await moving(who, () => who.hand.choose(who.page, possible(KIND[wish]), 0));
    return;
  }
  throw new Error('nothing can be done with the card');
};

/** One decision, if the page asks for one. `luck` makes games differ. */
export const decide = async (who: Person, luck: number, liking: Liking = luck % 3 === 0 ? 'stage' : 'build'): Promise<Standing> => {
  const { page, hand } = who;
  const standing = await standingOf(page);
  switch (standing) {
    case 'elsewhere':
    case 'waiting':
    case 'over':
      return standing;
    case 'turn':
    case 'last-card':
      await playCard(who, luck, liking);
      return standing;
    case 'side':
      await expect(page.locator(CHOICES).first()).toBeVisible();
      await moving(who, () => hand.choose(page, CHOICES, luck % 2));
      return standing;
    case 'board':
    case 'revive':
    case 'loss': {
      await expect(page.locator(CHOICES).first()).toBeVisible();
      await hand.choose(page, CHOICES, luck % (await page.locator(CHOICES).count()));
      await moving(who, () => hand.choose(page, '.wonders-table [data-confirm]', 0));
      return standing;
    }
  }
};

const isAskedOrOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.wonders-table .turn.mine, .wonders-table.ended') !== null);

export interface Course {
  readonly liking?: Liking;
  /** Called before each decision; whoever decides it then says so by `true`. */
  readonly before?: (who: Person, standing: Standing) => Promise<boolean | void>;
  /** Asked between decisions: enough is played. */
  readonly enough?: () => boolean | Promise<boolean>;
}

/** Plays on until every page shows the end, or enough is played. */
export const playOn = async (all: readonly Person[], course: Course = {}): Promise<void> => {
  // Some twenty-five decisions for each seat, with a wait between any two; a table that asks for more runs in a circle.
  for (let round = 0; round < 160; round++) {
    const standings = await Promise.all(all.map((who) => standingOf(who.page)));
    // Asked after the look at the pages: whatever they show has come over the line by now.
    if (await course.enough?.()) return;
    if (standings.every((standing) => standing === 'over')) return;
    const asked = all.flatMap((who, n) => (isAsked(standings[n] ?? 'waiting') ? [{ who, n, standing: standings[n] ?? 'waiting' }] : []));
    // Everyone at once, as people do.
    await Promise.all(
      asked.map(async ({ who, n, standing }) => {
        if ((await course.before?.(who, standing)) !== true) await decide(who, who.answers.length * 7 + n * 3 + 2, course.liking);
      }),
    );
    if (asked.length === 0) await Promise.any(all.filter((_, n) => standings[n] !== 'over').map((who) => isAskedOrOver(who.page)));
  }
  throw new Error('the game did not come to an end');
};

/** The score pad as the end screen shows it. */
export const padOf = (page: Page): Promise<Pad> => readPad(page, '.wonders-table');
