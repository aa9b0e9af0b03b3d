// A person at a table of Architects: looks at the page, acts by clicking or tapping, and compares what is drawn with what was sent.
import { expect, type Page } from '@playwright/test';
import type { ArchitectsEvent, ArchitectsView, CardId, Decision, TokenId, WonderId } from '@maravilha/architects';
import { type Pad, padOf as readPad } from './kit/pad.ts';
import type { Person } from './kit/person.ts';
import { type Told, updatesFor } from './kit/updates.ts';
import { sitTogether } from './kit/lobby.ts';

export const { updatesOf, newestOf, viewOf } = updatesFor<ArchitectsView, ArchitectsEvent, object>();
type Update = Told<ArchitectsView, ArchitectsEvent, object>;

/** All that happened at the newest table, once each: after a reload everything comes again. */
const happenedTo = (who: Person): ReadonlyMap<string, Update['events'][number]> => {
  const events = new Map<string, Update['events'][number]>();
  for (const update of updatesOf(who)) {
    const counts = new Map<number, number>();
    for (const one of update.events) {
      const n = counts.get(one.seq) ?? 0;
      counts.set(one.seq, n + 1);
      events.set(`${one.seq} ${n}`, one);
    }
  }
  return events;
};

export const eventsAfter = (who: Person, seq: number): readonly ArchitectsEvent[] =>
  [...happenedTo(who).values()].flatMap((one) => (one.seq > seq ? [one.event] : []));

/** What happened by the move with this number. */
export const eventsAt = (who: Person, seq: number): readonly ArchitectsEvent[] =>
  [...happenedTo(who).values()].flatMap((one) => (one.seq === seq ? [one.event] : []));

// ---------------------------------------------------------------- to the table

/** From a first visit to a game against bots: two clicks, three with another number of seats. */
export const playAlone = async ({ page }: Person, url: string, seats?: number): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Architects against bots' }).click();
  const sheet = page.getByRole('dialog');
  if (seats !== undefined) await sheet.getByText(String(seats), { exact: true }).click();
  await sheet.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForSelector('.architects-table');
};

export interface Wishes {
  readonly seats: 2 | 3 | 4 | 5 | 6 | 7;
  readonly wonders?: 'Random' | 'Choose';
  readonly starter?: 'Random' | 'Youngest' | 'Seat 1 decides';
}

export const playTogether = async (all: readonly Person[], url: string, wishes: Wishes): Promise<void> => {
  await sitTogether(all, url, {
    game: 'Architects',
    seats: wishes.seats,
    options: { Wonders: wishes.wonders, 'First player': wishes.starter },
  });
  await Promise.all(all.map((who) => who.page.waitForSelector('.architects-table')));
};

/** The menu's way out: a bot plays on in this seat. */
export const letABotPlay = async ({ page, hand }: Person): Promise<void> => {
  await hand.choose(page, '.architects-table .dbar button[aria-label=Menu]', 0);
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.architects-table .panel')).toHaveCount(0);
};

// ---------------------------------------------------------------- at the table

/** What is asked: the decision, and in the middle of a turn which of the things that are open is shown. */
export type Asked = Exclude<Decision, 'act' | 'over'> | 'build' | 'exchange' | 'extra';
export type Standing = 'elsewhere' | 'waiting' | 'over' | Asked;

export interface Sight {
  readonly standing: Standing;
  readonly seq: number;
  readonly phone: boolean;
  /** Decks whose top card can be taken where it lies. */
  readonly decks: readonly string[];
  /** What a question offers. */
  readonly choices: readonly string[];
}

/** What the page asks for now, and what it offers. All in one look, since a table may change between two. */
export const lookAt = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.architects-table');
    if (table === null) return { standing: 'elsewhere', seq: -1, phone: false, decks: [], choices: [] };
    const all = (key: string): string[] =>
      [...table.querySelectorAll<HTMLElement>(`[data-${key}]:not(:disabled)`)].map((one) => one.dataset[key] ?? '');
    // The page writes the game's own word there.
    const decision = table.dataset['decision'] as Decision;
    const confirm = table.querySelector<HTMLElement>('[data-confirm]')?.dataset['confirm'];
    const standing = ((): Standing => {
      if (table.classList.contains('ended')) return 'over';
      if (decision === 'over' || table.querySelector('.turn.mine') === null) return 'waiting';
      if (decision !== 'act') return decision;
      return confirm === 'build' || confirm === 'exchange' ? confirm : 'extra';
    })();
    return {
      standing,
      seq: Number(table.dataset['seq'] ?? -1),
      phone: table.matches('.phone'),
      decks: all('deck'),
      choices: all('choice'),
    };
  });

export const standingOf = async (page: Page): Promise<Standing> => (await lookAt(page)).standing;

const isAsked = (standing: Standing | undefined): standing is Asked =>
  standing !== undefined && standing !== 'elsewhere' && standing !== 'waiting' && standing !== 'over';

/** Does what sends a move, waits until the page shows the table after it, and answers with the number of the move. */
export const moving = async (who: Person, act: () => Promise<void>): Promise<number> => {
  const before = who.answers.length;
  await act();
  await expect.poll(() => who.answers.length, { message: 'the move is answered', intervals: [10, 20, 50] }).toBeGreaterThan(before);
  const answer = who.answers[before];
  expect(answer?.refused, 'the move is not refused').toBeUndefined();
  const seq = answer?.seq ?? 0;
  await who.page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.architects-table')?.dataset['seq'] ?? -1) >= n, seq);
  return seq;
};

/** Cards that can be taken where they lie. */
export const DECKS = '.architects-table [data-deck]';
/** What a question offers. */
export const CHOICES = '.architects-table [data-choice]';
const CONFIRM = '.architects-table [data-confirm]:not([data-confirm=end])';

export interface Liking {
  /** The wonder to take, if it can be had. */
  readonly wonder?: WonderId;
  /** Tokens in the order of liking. */
  readonly tokens?: readonly TokenId[];
  /** Cards in the order of liking, as things stand. */
  readonly cards?: (view: ArchitectsView) => readonly CardId[];
}

/** Tokens that give another card open the most decisions. */
const GENEROUS: readonly TokenId[] = ['jewellery', 'urbanism', 'crafts', 'science', 'architecture', 'propaganda'];

const GREEN: readonly CardId[] = ['gear', 'compass', 'tablet'];
const GREY: readonly CardId[] = ['stone', 'wood', 'brick', 'papyrus', 'glass'];

/** Two tokens, then resources of many kinds and a coin with them: what opens the most decisions and the most ways to pay. */
export const curious: Liking = {
  cards: ({ seats, viewer }) => {
    const { cards = {}, tokens = [] } = seats[viewer] ?? {};
    const lacking = GREY.filter((card) => (cards[card] ?? 0) === 0);
    const paying: readonly CardId[] = lacking.length <= GREY.length - 2 ? ['coin', ...lacking] : [...lacking, 'coin'];
    return tokens.length < 2 ? [...GREEN, ...paying] : [...paying, ...GREEN, ...GREY];
  },
};

const best = (offered: readonly string[], liked: readonly string[], luck: number): number => {
  const at = liked.map((one) => offered.indexOf(one)).find((n) => n >= 0);
  return at ?? luck % offered.length;
};

const takeCard = async (who: Person, { decks }: Sight, luck: number, { cards }: Liking): Promise<number> => {
  const view = viewOf(who);
  const tops = decks.map((id) => view.decks.find((deck) => deck.id === id)?.top ?? '');
  return moving(who, () => who.hand.choose(who.page, DECKS, best(tops, cards?.(view) ?? [], luck)));
};

const answer = async ({ page, hand }: Person, sight: Sight, luck: number, liked: readonly string[]): Promise<void> => {
  let { choices } = sight;
  if (choices.length === 0) {
    // Some questions are fetched when they are asked for the first time.
    await expect(page.locator(CHOICES).first()).toBeVisible();
    ({ choices } = await lookAt(page));
  }
  await hand.choose(page, CHOICES, best(choices, liked, luck));
};

export interface Done {
  readonly asked: Asked;
  /** The number of the move that was made. */
  readonly seq: number;
}

/** Answers what the page asks. `luck` makes games differ. */
const decideOn = async (who: Person, sight: Sight, asked: Asked, luck: number, liking: Liking): Promise<Done> => {
  const confirmed = async (liked: readonly string[]): Promise<Done> => {
    await answer(who, sight, luck, liked);
    return { asked, seq: await moving(who, () => who.hand.choose(who.page, CONFIRM, 0)) };
  };
  switch (asked) {
    case 'card':
    case 'extra':
      return { asked, seq: await takeCard(who, sight, luck, liking) };
    case 'any-deck':
      return { asked, seq: await moving(who, () => answer(who, sight, luck, [])) };
    case 'wonder':
      return confirmed(liking.wonder === undefined ? [] : [liking.wonder]);
    case 'token':
      return confirmed(liking.tokens ?? GENEROUS);
    case 'build':
    case 'exchange':
      // What is open can be done in any order: more cards first, on phones once the sheet is away.
      if (sight.decks.length > 0 && !sight.phone) return { asked: 'extra', seq: await takeCard(who, sight, luck, liking) };
      return confirmed([]);
    case 'starter':
    case 'search':
    case 'keep':
      return confirmed([]);
  }
};

/** One decision, if the page asks for one. */
export const decide = async (who: Person, luck: number, liking: Liking = {}): Promise<Done | undefined> => {
  const sight = await lookAt(who.page);
  return isAsked(sight.standing) ? decideOn(who, sight, sight.standing, luck, liking) : undefined;
};

const isAskedOrOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.architects-table .turn.mine, .architects-table.ended') !== null);

export interface Course {
  readonly liking?: Liking;
  /** Called before each decision; whoever decides it then says so by `true`. */
  readonly before?: (who: Person, asked: Asked, sight: Sight) => Promise<boolean | void>;
  readonly after?: (who: Person, done: Done) => Promise<void>;
  /** Asked between decisions: enough is played. */
  readonly enough?: () => boolean | Promise<boolean>;
}

/** Plays on until every page shows the end, or enough is played. */
export const playOn = async (all: readonly Person[], course: Course = {}): Promise<void> => {
  // A wonder takes some fifteen turns of each seat, with a wait between any two; a table that asks for more runs in a circle.
  for (let round = 0; round < 400; round++) {
    const sights = await Promise.all(all.map((who) => lookAt(who.page)));
    if (await course.enough?.()) return;
    if (sights.every(({ standing }) => standing === 'over')) return;
    const n = sights.findIndex(({ standing }) => isAsked(standing));
    const [who, sight] = [all[n], sights[n]];
    if (who === undefined || sight === undefined || !isAsked(sight.standing)) {
      await Promise.any(all.filter((_, seat) => sights[seat]?.standing !== 'over').map((one) => isAskedOrOver(one.page)));
      continue;
    }
    if ((await course.before?.(who, sight.standing, sight)) === true) continue;
    const done = await decideOn(who, sight, sight.standing, who.answers.length * 7 + 2, course.liking ?? {});
    await course.after?.(who, done);
  }
  throw new Error('the game did not come to an end');
};

// ---------------------------------------------------------------- what the page shows

/** What lies on the table. */
interface Laid {
  /** Conflict tokens that show battle, and all of them. */
  readonly battle: number;
  readonly conflict: number;
  readonly decks: Readonly<Record<string, number>>;
  readonly seats: readonly { readonly stages: number; readonly shields: number; readonly victories: number; readonly cat: boolean }[];
  /** Cards in the city at the foot of the table. */
  readonly cards: Readonly<Record<string, number>>;
  /** Open progress tokens. */
  readonly open: number;
  /** Which of the others is marked as the one on turn. */
  readonly otherOnTurn: readonly number[];
}

interface Shown {
  readonly seq: number;
  readonly laid: Laid;
  /** Points of the city at the foot, by their source. On desks only. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The table as it is drawn, on a desk or on a phone. */
export const shownIn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.architects-table');
    if (table === null) throw new Error('there is no table');
    const all = (selector: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(selector)];
    const figure = (spot: string): number => Number(table.querySelector(`[data-spot="${spot}"] > span[aria-hidden]`)?.textContent);
    const home = table.querySelector<HTMLElement>('.home-city')?.dataset['seat'] ?? '';
    const cards: Record<string, number> = {};
    for (const card of all(`[data-spot^="city:${home}:"]`)) {
      const id = card.dataset['spot']?.split(':')[2] ?? '';
      cards[id] = (cards[id] ?? 0) + Number(card.querySelector('b.numerals')?.textContent ?? 1);
    }
    const decks = all('[data-spot^="deck:"]').map((deck) => [
      deck.dataset['spot']?.slice('deck:'.length),
      Number(deck.querySelector('.count, small')?.textContent),
    ]);
    const places = all('section[data-seat]').map((place) => ({ place, seat: Number(place.dataset['seat']) }));
    const rows = all('.home-city .breakdown li').map((row) => [row.lastChild?.textContent, Number(row.querySelector('b')?.textContent)]);
    return {
      seq: Number(table.dataset['seq']),
      rows: Object.fromEntries(rows),
      laid: {
        battle: all('.conflict-token.battle').length,
        conflict: all('.conflict-token').length,
        decks: Object.fromEntries(decks),
        seats: places
          .toSorted((a, b) => a.seat - b.seat)
          .map(({ place, seat }) => ({
            stages: place.querySelectorAll(`[data-spot^="stage:${seat}:"][href*="built-"]`).length,
            shields: figure(`shields:${seat}`),
            victories: figure(`victories:${seat}`),
            cat: place.querySelector('.has-cat') !== null,
          })),
        cards,
        open: all('[data-spot^="open:"]').length,
        otherOnTurn: places.flatMap(({ place, seat }) => (place.matches('.turning:not(.home-city)') ? [seat] : [])),
      },
    };
  });

/** The table as the view tells it; `me` sits at the foot. */
const toldBy = (view: ArchitectsView, me: number): Laid => ({
  battle: view.conflict.battle,
  conflict: view.conflict.tokens,
  decks: Object.fromEntries(view.decks.map((deck) => [deck.id, deck.count])),
  seats: view.seats.map((seat, n) => ({
    stages: seat.built.length,
    shields: seat.shields,
    victories: seat.victories,
    cat: view.cat === n,
  })),
  cards: Object.fromEntries(Object.entries(view.seats[me]?.cards ?? {}).filter(([, count]) => count > 0)),
  open: view.open.length,
  otherOnTurn: view.active === me ? [] : [view.active],
});

/** All that lies on the table is drawn as it was sent. Only while nobody moves. */
export const expectDrawn = async (who: Person, me: number = viewOf(who).viewer): Promise<Shown> => {
  let shown = await shownIn(who.page);
  while (shown.seq !== newestOf(who).seq) {
    await who.page.waitForFunction(
      (seq) => document.querySelector<HTMLElement>('.architects-table')?.dataset['seq'] === seq,
      `${newestOf(who).seq}`,
    );
    shown = await shownIn(who.page);
  }
  expect(shown.laid).toEqual(toldBy(viewOf(who), me));
  return shown;
};

// ---------------------------------------------------------------- the end

/** The score pad as the end screen shows it. */
export const padOf = (page: Page): Promise<Pad> => readPad(page, '.architects-table');
