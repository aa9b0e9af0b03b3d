// A player at the table of any game: looks at the page, presses what it offers, and waits for what it shows. Knows no rule; what differs
// from game to game is said by a driver.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ClockKind } from '@maravilha/protocol';
import type { RunningServer } from '../server.ts';
import { goTo } from './page.ts';
import type { Person } from './person.ts';
import type { Position } from './position.ts';
import { updatesFor } from './updates.ts';

/** What the page shows now. All in one look, since a table may change between two. */
export interface Sight {
  /** `elsewhere`: at no table. `asked`: something is asked of this person, see `decision`. */
  readonly standing: 'elsewhere' | 'waiting' | 'asked' | 'over';
  /** The game's own word. */
  readonly decision: string;
  readonly seq: number;
  readonly phone: boolean;
  /** What a question or a list offers. */
  readonly choices: readonly string[];
  /** The moves that can be made by a press. */
  readonly confirms: readonly string[];
  /** Decks whose top card can be taken where it lies; dice that lead somewhere. */
  readonly decks: readonly string[];
  readonly dice: readonly string[];
}

export const lookAt = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-game]');
    const all = (selector: string, key: string): string[] =>
      [...(table?.querySelectorAll<HTMLElement>(selector) ?? [])].map((one) => one.dataset[key] ?? '');
    const { ended, decision = '', seq = '-1', form } = table?.dataset ?? {};
    return {
      standing:
        table === null
          ? 'elsewhere'
          : ended === 'true'
            ? 'over'
            : table.querySelector('[data-asked=true]') === null || decision === 'over' || decision === 'ready'
              ? 'waiting'
              : 'asked',
      decision,
      seq: Number(seq),
      phone: form === 'phone',
      choices: all('[data-choice]:not(:disabled)', 'choice'),
      confirms: all('[data-confirm]:not(:disabled, [aria-disabled=true])', 'confirm'),
      decks: all('[data-deck]:not(:disabled)', 'deck'),
      dice: all('button[data-die]:not([data-faint])', 'die'),
    };
  });

export const tableIn = (page: Page): Locator => page.locator('[data-game]');
export const choicesIn = (page: Page): Locator => page.locator('[data-game] [data-choice]');
export const choiceIn = (page: Page, id: string | number): Locator => page.locator(`[data-game] [data-choice="${id}"]`);
export const confirmIn = (page: Page, kind: string): Locator => page.locator(`[data-game] [data-confirm="${kind}"]`);
export const panelIn = (page: Page): Locator => page.locator('[data-game] [data-panel]');
export const questionIn = (page: Page): Locator => page.locator('[data-game] [data-question]');

/** The game has a question, and it is mine to answer. */
export const untilAsked = (page: Page, decision?: string): Promise<unknown> =>
  page.waitForSelector(`[data-game]${decision === undefined ? '' : `[data-decision="${decision}"]`} [data-asked=true]`, {
    state: 'attached',
  });

/** The page shows the table after this choice, and nothing of mine is on its way. */
export const untilSeq = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction((n) => {
    const table = document.querySelector<HTMLElement>('[data-game]');
    return table !== null && Number(table.dataset['seq']) >= n && table.dataset['sending'] === 'false';
  }, seq);

const { newestOf, updatesOf } = updatesFor<object, object, object>();

/** How the table stands when it waits for this person alone, by more updates than these. */
export const standingOf = async (who: Person, updates = 0): Promise<unknown> => {
  const { page } = who;
  await untilAsked(page);
  const others = (): number => {
    if (updatesOf(who).length <= updates) return -1;
    const { awaiting, ready } = newestOf(who);
    return awaiting.filter((seat) => !ready.includes(seat)).length - 1;
  };
  await expect.poll(others).toBe(0);
  const { seq, hash } = newestOf(who);
  await untilSeq(page, seq);
  const { decision, standing } = await lookAt(page);
  return { seq, hash, decision, standing, cards: await page.locator('[data-game] main').innerText() };
};

/** Leaves in mid-turn, comes back, and finds everything as it was. */
export const leaveAndReturn = async (who: Person): Promise<void> => {
  const before = await standingOf(who);
  const heard = updatesOf(who).length;
  await who.page.reload();
  expect(await standingOf(who, heard)).toEqual(before);
};

/** Does what sends a move, waits until the page shows the table after it, and answers with the number of the move. */
export const moving = async (who: Person, act: () => Promise<void>): Promise<number> => {
  const n = who.answers.length;
  await act();
  const { refused, seq } = await who.answered(n);
  expect(refused, 'the move is not refused').toBeUndefined();
  await untilSeq(who.page, seq);
  return seq;
};

/** Presses what makes a move of this kind. */
export const confirm = (who: Person, kind: string): Promise<number> => moving(who, () => who.press(confirmIn(who.page, kind).first()));

// ---------------------------------------------------------------- to the table

/** From a first visit to a game against bots: two clicks, one more for each wish. */
export const playAlone = async ({ page }: Person, url: string, tile: string, ...wishes: readonly string[]): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: new RegExp(`^Play ${tile} against`) }).click();
  const sheet = page.getByRole('dialog');
  for (const wish of wishes) await sheet.getByText(wish, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await tableIn(page).waitFor();
};

const NAMES = ['Ana', 'Ben', 'Eva', 'Rui', 'Zoe', 'Ivo', 'Mia'];

interface Seating {
  /** Names by seat. */
  readonly names?: readonly string[];
  readonly bots?: string;
  readonly clock?: ClockKind;
  /** People sit on the other seats too, and wait. */
  readonly everyone?: boolean;
  /** People sit on the other seats too, and are not there. */
  readonly away?: boolean;
}

/**
 * Opens the position as a table. The first of these people sits where something is asked, the others on the seats after it, bots elsewhere.
 * Answers the code of the table.
 */
export const openAt = async (
  all: readonly Person[],
  server: RunningServer,
  { seat, seats, ...rest }: Position,
  { names = NAMES, bots = 'builder', clock = 'none', everyone = false, away = false }: Seating = {},
): Promise<string> => {
  const personAt = (n: number): Person | undefined => all[(n - seat + seats) % seats];
  const { code, sids } = await server.prepare({
    ...rest,
    clock,
    seats: Array.from({ length: seats }, (_, n) => {
      if (personAt(n) === undefined && !everyone && !away) return { bot: bots };
      return { person: names[n] ?? '', present: personAt(n) === undefined && !away };
    }),
  });
  await Promise.all(
    sids.map(async (sid, n) => {
      const page = personAt(n)?.page;
      if (page === undefined || sid === null) return;
      await page.context().addCookies([{ name: 'sid', value: sid, url: server.url }]);
      await goTo(page, `${server.url}/t/${code}`);
      await page.waitForSelector('[data-game]');
    }),
  );
  return code;
};

/** The menu's way out: a bot plays on in this seat. A question that lies over the menu is put aside first, whenever it comes. */
export const letABotPlay = async ({ page, press }: Person): Promise<void> => {
  const aside = page.getByRole('button', { name: 'Hide this and look at the table' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const stand = page.getByRole('button', { name: 'Let a bot play for me' });
  await page.addLocatorHandler(aside, () => aside.click());
  await press(menu);
  await press(stand);
  await expect(panelIn(page)).toHaveCount(0);
  await page.removeLocatorHandler(aside);
};

// ---------------------------------------------------------------- play

/** How a game is played through its page. */
export interface Driver {
  readonly id: string;
  /** Answers what the page asks. `luck` makes games differ. */
  decide(who: Person, sight: Sight, luck: number): Promise<number>;
}

interface Course {
  /** Called before each decision; whoever decides it then says so by `true`. */
  before?(who: Person, sight: Sight): Promise<boolean | void>;
  after?(who: Person, sight: Sight, seq: number): Promise<void>;
  /** Asked between decisions: enough is played. */
  enough?(): boolean | Promise<boolean>;
}

/** One of them is asked, or shows the end. */
export const untilAnyAsked = (all: readonly Person[]): Promise<unknown> =>
  Promise.any(
    all.map(({ page }) => page.waitForSelector('[data-game] [data-asked=true], [data-game][data-ended=true]', { state: 'attached' })),
  );

/** Plays on until every page shows the end, or enough is played. Everyone who is asked acts at once, as people do. */
export const playOn = async (all: readonly Person[], driver: Driver, { before, after, enough }: Course = {}): Promise<void> => {
  // No game has so many rounds: one that asks for more runs in a circle.
  for (let round = 0; round < 300; round++) {
    const sights = await Promise.all(all.map(async (who) => ({ who, sight: await lookAt(who.page) })));
    // Asked after the look at the pages: whatever they show has come over the line by now.
    if (await enough?.()) return;
    if (sights.every(({ sight }) => sight.standing === 'over')) return;
    const asked = sights.filter(({ sight }) => sight.standing === 'asked');
    await Promise.all(
      asked.map(async ({ who, sight }) => {
        if ((await before?.(who, sight)) === true) return;
        const seq = await driver.decide(who, sight, who.answers.length * 7 + all.indexOf(who) * 3 + 2);
        await after?.(who, sight, seq);
      }),
    );
    if (asked.length === 0) await untilAnyAsked(sights.flatMap(({ who, sight }) => (sight.standing === 'over' ? [] : [who])));
  }
  throw new Error('the game did not come to an end');
};

/** One decision of this person. */
export const decide = async (who: Person, driver: Driver, luck = 0): Promise<number> => {
  await untilAsked(who.page);
  return driver.decide(who, await lookAt(who.page), luck);
};
