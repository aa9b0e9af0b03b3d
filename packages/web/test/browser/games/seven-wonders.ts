// 7 Wonders, with Cities and in teams: how its table is played, and moments of it.
import { type Decision, sevenWonders, type SevenWondersMove, type SevenWondersView } from '@maravilha/seven-wonders';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { choicesIn, confirmIn, type Driver, lookAt, moving } from '../kit/player.ts';
import { type Options, positionOf, type Search } from '../kit/position.ts';
import { updatesFor } from '../kit/updates.ts';

export const { viewOf } = updatesFor<SevenWondersView, object, SevenWondersMove>();

const handIn = (page: Page): Locator => page.locator('[data-game] [data-hand=mine] [data-card]');

/** Opens a card of the hand, if none lies open; its actions are then in sight. */
export const openCard = async ({ page, press }: Person, nth: number): Promise<void> => {
  if ((await confirmIn(page, 'sell').count()) === 0) await press(handIn(page).nth(nth % (await handIn(page).count())));
  await expect(confirmIn(page, 'sell')).toBeVisible();
};

/** Opens the card that can be paid in the most ways. */
export const openMostWays = async ({ page, press }: Person): Promise<void> => {
  const cards = await handIn(page).all();
  const ways: number[] = [];
  for (const card of cards) {
    await press(card);
    await expect(confirmIn(page, 'sell')).toBeVisible();
    ways.push(await page.getByRole('radio').count());
    await page.keyboard.press('Escape');
    await expect(confirmIn(page, 'sell')).toHaveCount(0);
  }
  await press(handIn(page).nth(ways.indexOf(Math.max(...ways))));
  await expect(confirmIn(page, 'sell')).toBeVisible();
};

const playCard = async (who: Person, luck: number): Promise<number> => {
  const { page, press } = who;
  await openCard(who, luck);
  const { confirms } = await lookAt(page);
  const kind = [luck % 3 === 0 ? 'stage' : 'build', 'build', 'sell'].find((one) => confirms.includes(one));
  if (kind === undefined) throw new Error('nothing can be done with the card');
  return moving(who, () => press(confirmIn(page, kind)));
};

export const driver: Driver = {
  id: 'seven-wonders',
  decide: async (who, { decision }, luck) => {
    const { page, press } = who;
    if (decision === 'turn' || decision === 'last-card') return playCard(who, luck);
    await choicesIn(page).first().waitFor();
    const chosen = choicesIn(page).nth(luck % (await choicesIn(page).count()));
    if (decision === 'side') return moving(who, () => press(chosen));
    await press(chosen);
    return moving(who, () => press(confirmIn(page, decision === 'loss' ? 'lose' : decision)));
  },
};

// ---------------------------------------------------------------- moments

const LIKING: Readonly<Record<SevenWondersMove['kind'], number>> = {
  stage: 1.5,
  build: 1.2,
  sell: 0,
  board: 0,
  side: 0,
  revive: 1,
  decline: 0,
  lose: 0,
};

type Wanted = Search<SevenWondersView, SevenWondersMove>;

const when = (options: Options, at: Wanted['at'], more: Partial<Wanted> = {}) => {
  const search: Wanted = { game: sevenWonders, options, at, liking: ({ kind }) => LIKING[kind], ...more };
  return () => positionOf(search);
};

type Moment = Parameters<Wanted['at']>[0];

const is =
  (decision: Decision, age?: number, turn?: number): Wanted['at'] =>
  ({ view }) =>
    view.decision === decision && (age === undefined || view.age === age) && (turn === undefined || view.turn === turn);

const BASE = { seats: 3 };
const CITIES = { seats: 5, cities: true };
const SEVEN = { seats: 7, cities: true, sides: 'mixed' };
const TEAMS = { seats: 4, cities: true, teams: true };
const CHOOSING = { seats: 3, cities: true, boards: 'choose', sides: 'choose' };

const cardsBuilt = ({ view: { seats }, seat }: Moment): number => seats[seat]?.built.length ?? 0;

/** In how many ways one card can be paid, at most: of those that no other way beats, since these are offered. */
const waysToPay = ({ view, seat }: Moment): number => {
  const state = sevenWonders.blank(view.options);
  sevenWonders.imagine(view, seat, state);
  const ways = (view.seats[seat]?.hand ?? []).map((card) => {
    const { possible, bill } = sevenWonders.explain(state, seat, { kind: 'build', card });
    return possible ? (bill?.splits.length ?? 0) : 0;
  });
  return Math.max(0, ...ways);
};

/** Coins and debts together settle the loss. At the end of an age a last card may follow, which touches the treasury. */
const mixedLoss = ({ view: { decision, seats, turn, turns }, seat }: Moment): boolean => {
  const { coins = 0, loss = 0 } = seats[seat] ?? {};
  return decision === 'loss' && loss >= 2 && coins >= 1 && turn < turns;
};

export const positions = {
  board: when(CHOOSING, is('board')),
  side: when(CHOOSING, is('side')),
  /** Boards are drafted, and their sides are drawn. */
  mixedBoard: when({ seats: 3, boards: 'draft', sides: 'mixed' }, is('board')),
  first: when(BASE, is('turn', 1, 1)),
  turn: when(CITIES, is('turn', 2, 3)),
  lastCard: when({ ...BASE, sides: 'night' }, is('last-card')),
  revive: when({ ...BASE, sides: 'night' }, ({ view }) => view.decision === 'revive' && view.discard.length > 3),
  loss: when(SEVEN, mixedLoss),
  teams: when(TEAMS, is('turn', 1, 1)),
  /** The last turn but one. */
  last: when(BASE, is('turn', 3, 5)),
  late: when(CITIES, is('turn', 3, 6)),
  over: when(CITIES, is('over')),
  overSeven: when(SEVEN, is('over')),
  overTeams: when({ ...TEAMS, seats: 6 }, is('over')),
  /** The fullest city at a table of seven. */
  full: when(SEVEN, is('turn', 3), { most: { of: cardsBuilt, games: 6 } }),
  fullHand: when(SEVEN, is('turn', 3, 1)),
  fullTeams: when({ ...TEAMS, seats: 6, sides: 'mixed' }, is('turn', 3, 3)),
  waysToPay: when(SEVEN, is('turn', 3), { most: { of: waysToPay, games: 30 } }),
};

/** The card of the hand with this id. */
export const cardIn = (page: Page, card: string): Locator => page.locator(`[data-game] [data-hand=mine] [data-card="${card}"]`);
