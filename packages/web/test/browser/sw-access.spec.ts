// Every state of the table, by day and by night, as axe sees it.
import { expect } from '@playwright/test';
import type { BoardId } from '@maravilha/seven-wonders';
import { test } from './server.ts';
import {
  CARDS,
  CHOICES,
  decide,
  letABotPlay,
  moving,
  openCard,
  padOf,
  playAlone,
  playOn,
  playTogether,
  type Standing,
  standingOf,
  viewOf,
} from './sw-player.ts';
import { look, type Looker } from './kit/axe.ts';
import { guestsOf, people, type Person, personAt } from './kit/person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { here, come } = guestsOf(test);

/** Takes the board that is wished for, or any that nobody wishes for. */
const takeBoard = async (who: Person, wishes: ReadonlyMap<Person, BoardId>): Promise<void> => {
  const taken = new Set<string>(wishes.values());
  const offered = await who.page.locator(CHOICES).evaluateAll((boards) => boards.map((board) => board.getAttribute('data-choice') ?? ''));
  const board = wishes.get(who) ?? offered.find((one) => !taken.has(one));
  await who.page.locator(`.wonders-table [data-choice=${board}]`).click();
  await moving(who, () => who.page.locator('.wonders-table [data-confirm]').click());
};

/** The turn, a card laid open, and every panel that a key opens. */
const lookAround = async (looker: Looker): Promise<void> => {
  if (looker.seen.has('an open card') || looker.only !== undefined) return;
  const { who } = looker;
  for (const [key, panel] of [
    ['l', 'log'],
    ['x', 'discard pile'],
    ['?', 'keys'],
  ] as const) {
    await who.page.keyboard.press(key);
    await expect(who.page.locator('.wonders-table .panel')).toBeVisible();
    await look(looker, panel);
    await who.page.keyboard.press('Escape');
  }
  await who.page.locator('.wonders-table .neighbour-city.left .wonder-board').click();
  await expect(who.page.locator('.wonders-table .panel')).toBeVisible();
  await look(looker, 'a city');
  await who.page.keyboard.press('Escape');
  await openCard(who, 1);
  await look(looker, 'an open card');
};

/** The night sides that ask a question of their own, once their first stage stands. */
const QUESTION = { babylon: 'last-card', halicarnassus: 'revive' } as const satisfies Partial<Record<BoardId, Standing>>;
type Asking = keyof typeof QUESTION;

/** A game at which each looker has the board of its wish, and looks at all that comes until the board's question was there. */
const playAndLook = async (lookers: readonly Looker[], guest: Person, url: string, wishes: ReadonlyMap<Person, Asking>): Promise<void> => {
  const all = [...lookers.map(({ who }) => who), guest];
  const lookerOf = new Map(lookers.map((looker) => [looker.who, looker]));
  await playTogether(all, url, 'Cities', { seats: 3, wonders: 'Choose', sides: 'Choose' });
  await playOn(all, {
    enough: () => all.some((who) => viewOf(who).age === 1),
    before: async (who, standing) => {
      const looker = lookerOf.get(who);
      await expect(who.page.locator(CHOICES).first()).toBeVisible();
      if (looker !== undefined) await look(looker, standing);
      if (standing === 'board') await takeBoard(who, wishes);
      else await moving(who, () => who.page.locator('.wonders-table [data-choice=night]').click());
      return true;
    },
  });
  await letABotPlay(guest);
  await playOn(
    lookers.map(({ who }) => who),
    {
      liking: 'stage',
      enough: () => lookers.every(({ who, seen }) => seen.has(QUESTION[wishes.get(who) ?? 'babylon'])),
      before: async (who, standing) => {
        const looker = lookerOf.get(who);
        if (looker === undefined) return;
        await expect(who.page.locator(standing === 'turn' ? CARDS : `${CHOICES}, .wonders-table .dock .action.sell`).first()).toBeVisible();
        await look(looker, standing);
        if (standing === 'turn') await lookAround(looker);
      },
    },
  );
  for (const { who } of lookers) if ((await standingOf(who.page)) !== 'over') await letABotPlay(who);
  for (const looker of lookers) {
    await padOf(looker.who.page);
    for (const tab of ['chart', 'buried', 'discard']) {
      await looker.who.page.locator(`[data-tab=${tab}]`).click();
      await look(looker, `end: ${tab}`);
    }
  }
};

for (const [day, night, all] of [
  ['babylon', 'halicarnassus', true],
  // The rest is seen by then: here are the two questions, each in the other light.
  ['halicarnassus', 'babylon', false],
] as const) {
  test(`axe finds nothing serious: ${day} by day, ${night} by night`, async ({ browser, server }) => {
    const [sun] = await people(browser, 1, { colorScheme: 'light' });
    const [moon] = await people(browser, 1, { colorScheme: 'dark' });
    const [guest] = await people(browser, 1);
    if (sun === undefined || moon === undefined || guest === undefined) throw new Error('three came');
    here.push(sun, moon, guest);
    const wishes = new Map<Person, Asking>([
      [sun, day],
      [moon, night],
    ]);
    const lookers = [...wishes].map(([who, board]): Looker => ({ who, seen: new Set(), ...(all ? {} : { only: QUESTION[board] }) }));
    const missing = (): readonly string[] =>
      lookers.flatMap(({ who, seen }) => [QUESTION[wishes.get(who) ?? day]].filter((it) => !seen.has(it)));
    // A first stage is built in nearly every game; whoever had no luck plays another.
    for (let game = 0; game === 0 || (game < 3 && missing().length > 0); game++) await playAndLook(lookers, guest, server.url, wishes);
    expect(missing()).toEqual([]);
    expect(here.map((who) => who.troubles)).toEqual([[], [], []]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious while others think, and on a phone (${colorScheme})`, async ({ browser, server }) => {
    await come(browser, 2, { colorScheme });
    const [who, friend] = here;
    if (who === undefined || friend === undefined) throw new Error('two came');
    const looker: Looker = { who, seen: new Set() };
    await playTogether(here, server.url, 'Cities', { seats: 4, teams: true });
    await who.page.waitForSelector('.wonders-table .turn.mine');
    await decide(who, 0, 'sell');
    expect(await standingOf(who.page)).toBe('waiting');
    await look(looker, 'a sealed choice');
    await who.page.locator('[data-partner-hand]').click();
    await look(looker, 'the partner’s hand');
    await who.page.setViewportSize({ width: 360, height: 640 });
    await look(looker, 'the partner’s hand on a phone');
    await who.page.keyboard.press('h');
    await look(looker, 'a sealed choice on a phone');
    await who.page.locator('.wonders-table [data-change]').click();
    await look(looker, 'an open card on a phone');
    await who.page.locator('.wonders-table .dock .action.sell').click();
    await decide(friend, 0, 'sell');
    await who.page.waitForSelector('.wonders-table .turn.mine');
    await look(looker, 'a turn on a phone');
  });
}

test('a card says its name, kind, cost, effect and price to a screen reader', async ({ page, server }) => {
  const who = personAt(page);
  await playAlone(who, server.url, 'Cities');
  await page.waitForSelector('.wonders-table .turn.mine');
  const names = await page
    .locator('.wonders-table .hand [data-card]')
    .evaluateAll((cards) => cards.map((c) => c.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(viewOf(who).seats[viewOf(who).viewer]?.handCount ?? 0);
  for (const name of names) {
    expect(name).toMatch(/raw material|manufactured|civilian|scientific|commercial|military|city card/i);
    expect(name).toMatch(/cost: /i);
    expect(name).toMatch(/free now|coins? now|not possible: /i);
  }
});
