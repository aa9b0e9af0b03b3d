// A person at a table of Dice: looks at the page, acts by clicking or tapping, and keeps what was sent. Knows no rule.
import { expect, type Page } from '@playwright/test';
import {
  type BonusId,
  type CityId,
  type Decision,
  type DiceEvent,
  type DiceMove,
  type DiceView,
  type SpaceId,
  type StructureId,
  structureIn,
} from '@maravilha/dice';
import { type Pad, padOf as readPad } from './kit/pad.ts';
import type { Person } from './kit/person.ts';
import { type Told, updatesFor } from './kit/updates.ts';
import { sitTogether } from './kit/lobby.ts';

export const { updatesOf, newestOf, viewOf } = updatesFor<DiceView, DiceEvent, DiceMove>();
export type Update = Told<DiceView, DiceEvent, DiceMove>;

/** The sheet at the foot of the page: one's own, or the first for somebody who watches. */
export const mineIn = (view: DiceView): DiceView['seats'][number] => {
  const seat = view.seats[Math.max(0, view.viewer)];
  if (seat === undefined) throw new Error('no seat is mine');
  return seat;
};

// ---------------------------------------------------------------- to the table

/** From a first visit to a game against bots: two clicks, more with other wishes. */
export const playAlone = async ({ page }: Person, url: string, wishes: { seats?: number; cities?: 'Choose' } = {}): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Dice against bots' }).click();
  const sheet = page.getByRole('dialog');
  if (wishes.seats !== undefined) await sheet.getByText(String(wishes.seats), { exact: true }).click();
  if (wishes.cities !== undefined) await sheet.getByText(wishes.cities, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.dice-table');
};

interface Wishes {
  readonly seats: 2 | 3 | 4 | 5 | 6 | 7;
  readonly cities?: 'Random' | 'Choose';
}

export const playTogether = async (all: readonly Person[], url: string, wishes: Wishes): Promise<void> => {
  await sitTogether(all, url, { game: 'Dice', seats: wishes.seats, options: { Cities: wishes.cities } });
  await Promise.all(all.map((who) => who.page.waitForSelector('.dice-table')));
};

/** Everyone takes the city wished for; the first roll lies on the table. */
export const settle = async (wishes: ReadonlyMap<Person, CityId>): Promise<void> => {
  const all = [...wishes.keys()];
  await playOn(all, {
    liking: (who) => ({ city: wishes.get(who) }),
    enough: () => all.every((who) => viewOf(who).phase === 'turn'),
  });
  await Promise.all(all.map((who) => who.page.waitForSelector('.dice-table[data-decision=action] .turn.mine')));
};

/** Against a bot, in the city wished for. The bot may be asked first and take it: then there is another table. */
export const playAs = async (who: Person, url: string, city: CityId): Promise<void> => {
  for (let table = 0; table < 12; table++) {
    await playTogether([who], url, { seats: 2, cities: 'Choose' });
    await who.page.waitForSelector('.dice-table[data-decision=city] .turn.mine');
    if (!viewOf(who).offered.includes(city)) continue;
    await settle(new Map([[who, city]]));
    expect(mineIn(viewOf(who)).city).toBe(city);
    return;
  }
  throw new Error(`the bot took ${city} at every table`);
};

/** The menu's way out: a bot plays on in this seat. */
export const letABotPlay = async ({ page, hand }: Person): Promise<void> => {
  await hand.choose(page, '.dice-table .dbar button[aria-label=Menu]', 0);
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.dice-table .panel')).toHaveCount(0);
};

// ---------------------------------------------------------------- at the table

/** What is asked of this person. */
export type Asked = Exclude<Decision, 'ready' | 'over'>;
type Standing = 'elsewhere' | 'waiting' | 'over' | Asked;

interface Sight {
  readonly standing: Standing;
  readonly seq: number;
  readonly phone: boolean;
  /** Dice that lead somewhere. */
  readonly dice: readonly string[];
  /** What the list offers. */
  readonly choices: readonly string[];
  /** What can be pressed to end a choice. */
  readonly confirms: readonly string[];
}

/** What the page asks for now, and what it offers. All in one look, since a table may change between two. */
export const lookAt = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.dice-table');
    if (table === null) return { standing: 'elsewhere', seq: -1, phone: false, dice: [], choices: [], confirms: [] };
    const all = (selector: string, key: string): string[] =>
      [...table.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset[key] ?? '');
    const standing = ((): Standing => {
      if (table.classList.contains('ended')) return 'over';
      // The page writes the game's own word there.
      const decision = table.dataset['decision'] as Decision;
      return decision === 'over' || decision === 'ready' || table.querySelector('.turn.mine') === null ? 'waiting' : decision;
    })();
    return {
      standing,
      seq: Number(table.dataset['seq'] ?? -1),
      phone: table.matches('.phone'),
      dice: all('button[data-die]:not(.faint)', 'die'),
      choices: all('[data-choice]', 'choice'),
      confirms: all('[data-confirm]:not(:disabled, [aria-disabled=true])', 'confirm'),
    };
  });

const isAsked = (standing: Standing | undefined): standing is Asked =>
  standing !== undefined && standing !== 'elsewhere' && standing !== 'waiting' && standing !== 'over';

/** Until the page shows the table after this choice. */
export const untilSeq = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.dice-table')?.dataset['seq'] ?? -1) >= n, seq);

/** Buttons that are shut only while a move is on its way: the table may be drawn before its answer is read, and keys would be lost till then. */
const SENDING = '.dice-table :is([data-confirm=pass], [data-confirm=decline], [data-confirm=change]):disabled';

/** Does what sends a move, waits until the page shows the table after it, and answers with the number of the move. */
export const moving = async (who: Person, act: () => Promise<void>): Promise<number> => {
  const before = who.answers.length;
  await act();
  await expect.poll(() => who.answers.length, { message: 'the move is answered', intervals: [10, 20, 50] }).toBeGreaterThan(before);
  const answer = who.answers[before];
  expect(answer?.refused, 'the move is not refused').toBeUndefined();
  const seq = answer?.seq ?? 0;
  await untilSeq(who.page, seq);
  await expect(who.page.locator(SENDING)).toHaveCount(0);
  return seq;
};

export const CHOICES = '.dice-table [data-choice]';
export const choice = (id: CityId | SpaceId | BonusId): string => `.dice-table [data-choice="${id}"]`;
export const confirm = (kind: 'city' | 'cross' | 'wonder' | 'pass' | 'decline' | 'bonus' | 'change'): string =>
  `.dice-table [data-confirm="${kind}"]`;

interface Liking {
  readonly city?: CityId | undefined;
  /** Structures in the order of liking. */
  readonly structures?: readonly StructureId[];
  /** The Wonder waits. */
  readonly noWonder?: boolean;
}

/** Resources first, then what gives coins and opens further choices: such a game meets every kind of decision. */
const GREEDY: readonly StructureId[] = ['warehouse', 'market', 'leadersGallery', 'agora', 'university', 'guildCourt'];

const bestSpace = (offered: readonly string[], liked: readonly StructureId[], luck: number): string => {
  const first = liked.find((structure) => offered.some((space) => structureIn(space as SpaceId) === structure));
  const among = first === undefined ? offered : offered.filter((space) => structureIn(space as SpaceId) === first);
  return among[luck % among.length] ?? '';
};

/** Three ways to a space: by the list, on the sheet, or by a die first. On phones the spaces of the sheet are too small to be pressed. */
const pickSpace = async (who: Person, sight: Sight, luck: number, liked: readonly StructureId[]): Promise<void> => {
  const { page, hand } = who;
  const way = sight.phone ? luck % 2 : luck % 3;
  if (way === 1 && sight.dice.length > 0) {
    await hand.choose(page, `.dice-table button[data-die="${sight.dice[luck % sight.dice.length]}"]`, 0);
    const { choices } = await lookAt(page);
    expect(choices.length, 'the die leads somewhere').toBeGreaterThan(0);
    await hand.choose(page, choice(bestSpace(choices, liked, luck) as SpaceId), 0);
    return;
  }
  const space = bestSpace(sight.choices, liked, luck) as SpaceId;
  await hand.choose(page, way === 2 ? `.dice-table button[data-space="${space}"]` : choice(space), 0);
};

interface Done {
  readonly asked: Asked;
  /** The number of the choice that was made. */
  readonly seq: number;
}

/** Answers what the page asks. `luck` makes games differ. */
const decideOn = async (who: Person, sight: Sight, asked: Asked, luck: number, liking: Liking): Promise<Done> => {
  const { page, hand } = who;
  const press = async (kind: Parameters<typeof confirm>[0]): Promise<Done> => ({
    asked,
    seq: await moving(who, () => hand.choose(page, confirm(kind), 0)),
  });
  switch (asked) {
    case 'city': {
      await expect(page.locator(CHOICES).first()).toBeVisible();
      // Whoever was asked before may have taken it. The cities may have come after the first look: their part of the page is loaded on its own.
      const { choices } = await lookAt(page);
      if (liking.city !== undefined && choices.includes(liking.city)) {
        await hand.choose(page, choice(liking.city), 0);
        // Two quick taps may count as one double tap: the second waits until the first has been heard.
        await expect(page.locator(choice(liking.city))).toHaveAttribute('aria-checked', 'true');
      }
      return press('city');
    }
    case 'action':
    case 'free-die':
    case 'cross':
      if (liking.noWonder !== true && sight.confirms.includes('wonder')) return press('wonder');
      if (sight.choices.length === 0) return press(asked === 'action' ? 'pass' : 'decline');
      await pickSpace(who, sight, luck, liking.structures ?? GREEDY);
      return press('cross');
    case 'bonus':
      await hand.choose(page, CHOICES, luck % sight.choices.length);
      return press('bonus');
  }
};

const isAskedOrOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.dice-table .turn.mine, .dice-table.ended') !== null);

interface Course {
  readonly liking?: Liking | ((who: Person) => Liking);
  /** Called before each decision; whoever decides it then says so by `true`. */
  readonly before?: (who: Person, asked: Asked, sight: Sight) => Promise<boolean | void>;
  readonly after?: (who: Person, done: Done) => Promise<void>;
  /** Asked between decisions: enough is played. */
  readonly enough?: () => boolean | Promise<boolean>;
}

/** Plays on until every page shows the end, or enough is played. */
export const playOn = async (all: readonly Person[], course: Course = {}): Promise<void> => {
  const { liking = {} } = course;
  // A game has some twenty turns with a few choices in each; a table that asks for more runs in a circle.
  for (let round = 0; round < 200; round++) {
    const sights = await Promise.all(all.map((who) => lookAt(who.page)));
    if (await course.enough?.()) return;
    if (sights.every(({ standing }) => standing === 'over')) return;
    const asked = all.flatMap((who, n) => {
      const sight = sights[n];
      return sight !== undefined && isAsked(sight.standing) ? [{ who, n, sight, standing: sight.standing }] : [];
    });
    // Everyone at once, as people do.
    await Promise.all(
      asked.map(async ({ who, n, sight, standing }) => {
        if ((await course.before?.(who, standing, sight)) === true) return;
        const likes = typeof liking === 'function' ? liking(who) : liking;
        const done = await decideOn(who, sight, standing, who.answers.length * 7 + n * 3 + 2, likes);
        await course.after?.(who, done);
      }),
    );
    if (asked.length === 0) await Promise.any(all.filter((_, n) => sights[n]?.standing !== 'over').map((who) => isAskedOrOver(who.page)));
  }
  throw new Error('the game did not come to an end');
};

// ---------------------------------------------------------------- the end

/** The score pad as the end screen shows it. */
export const padOf = async (page: Page): Promise<Pad> => {
  await page.waitForSelector('.dice-table.ended .score-pad');
  return readPad(page, '.dice-table');
};
