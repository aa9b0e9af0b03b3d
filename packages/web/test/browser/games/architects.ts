// Architects: how its table is played, and moments of it.
import { architects, type ArchitectsEvent, type ArchitectsMove, type ArchitectsView, type CardId } from '@maravilha/architects';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { choicesIn, confirm, type Driver, lookAt, moving, type Sight } from '../kit/player.ts';
import { type Options, positionOf, type Search } from '../kit/position.ts';
import { updatesFor } from '../kit/updates.ts';

export const { updatesOf, newestOf, viewOf } = updatesFor<ArchitectsView, ArchitectsEvent, ArchitectsMove>();

/** Cards that can be taken where they lie. */
export const decksIn = (page: Page): Locator => page.locator('[data-game] [data-deck]');

/** What is asked: the decision, and in the middle of a turn which of the things that are open is shown. */
export const askedIn = ({ decision, confirms }: Sight): string =>
  decision === 'act' ? (confirms.find((kind) => kind === 'build' || kind === 'exchange') ?? 'extra') : decision;

const answer = async ({ page, press }: Person, sight: Sight, luck: number): Promise<void> => {
  // Some questions are fetched when they are asked for the first time.
  await choicesIn(page).first().waitFor();
  const { choices } = sight.choices.length > 0 ? sight : await lookAt(page);
  await press(choicesIn(page).nth(luck % choices.length));
};

/** A click takes the card; where nothing hovers a press picks it, and a button takes it. */
const takeFrom = async (who: Person, deck: Locator): Promise<number> => {
  const picks = await who.page.evaluate(() => matchMedia('(hover: none)').matches);
  if (!picks) return moving(who, () => who.press(deck));
  await who.press(deck);
  return confirm(who, 'take');
};

export const driver: Driver = {
  id: 'architects',
  decide: async (who, sight, luck) => {
    const { page, press } = who;
    const asked = askedIn(sight);
    const take = (): Promise<number> => takeFrom(who, decksIn(page).nth(luck % sight.decks.length));
    switch (asked) {
      case 'card':
      case 'extra':
        return take();
      case 'build':
      case 'exchange':
        // What is open can be done in any order: more cards first, on phones once the sheet is away.
        if (sight.decks.length > 0 && !sight.phone) return take();
    }
    await answer(who, sight, luck);
    return moving(who, () =>
      press(page.locator('[data-game] :is([data-question], [data-before]) [data-confirm]:not([data-confirm=end])').first()),
    );
  },
};

// ---------------------------------------------------------------- moments

type Wanted = Search<ArchitectsView, ArchitectsMove>;

const when = (options: Options, at: Wanted['at'], more: Partial<Wanted> = {}) => {
  const search: Wanted = { game: architects, options: { starter: 'owner', ...options }, at, ...more };
  return () => positionOf(search);
};

type Moment = Parameters<Wanted['at']>[0];

const is =
  (decision: ArchitectsView['decision']): Wanted['at'] =>
  ({ view }) =>
    view.decision === decision;

const cardsOf = ({ view: { seats }, seat }: Moment): number => Object.values(seats[seat]?.cards ?? {}).reduce((sum, n) => sum + n, 0);

const ways = ({ moves }: Moment, kind: ArchitectsMove['kind']): number => moves.filter((move) => move.kind === kind).length;

/** Nothing but this is open in the middle of a turn. */
const acting =
  (kind: 'build' | 'exchange' | 'take', least: number): Wanted['at'] =>
  (moment) =>
    moment.view.decision === 'act' &&
    ways(moment, kind) >= least &&
    moment.moves.every((move) => move.kind === kind || move.kind === 'end');

/** Towards the Cat, and away from everything that brings a wonder nearer to its end. */
const PATIENT: readonly (CardId | undefined)[] = ['blue-2-cat', 'blue-3', 'red-0', 'compass'];
const catching = (move: ArchitectsMove, { view }: Moment): number => {
  if (move.kind !== 'take') return 0;
  const at = PATIENT.indexOf(view.decks.find(({ id }) => id === move.deck)?.top);
  return at < 0 ? 0 : PATIENT.length - at;
};

export const positions = {
  starter: when({ seats: 3, starter: 'choose', wonders: 'choose' }, is('starter')),
  wonder: when({ seats: 7, wonders: 'choose' }, is('wonder')),
  first: when({ seats: 2 }, is('card')),
  card: when({ seats: 4 }, (moment) => moment.view.decision === 'card' && moment.view.lastDiscarded !== undefined && cardsOf(moment) > 3),
  token: when({ seats: 3 }, is('token')),
  extra: when({ seats: 3 }, acting('take', 1)),
  /** Several ways to pay. */
  build: when({ seats: 3 }, acting('build', 2)),
  exchange: when({ seats: 3 }, acting('exchange', 2)),
  anyDeck: when({ seats: 4 }, is('any-deck')),
  search: when({ seats: 3 }, is('search')),
  keep: when({ seats: 3 }, is('keep')),
  /** Only this seat has seen what lies on the central deck. */
  cat: when(
    { seats: 2 },
    ({ view: { decision, lookers, decks }, seat }) =>
      decision === 'card' &&
      lookers.length === 1 &&
      lookers[0] === seat &&
      decks.some(({ id, top }) => id === 'central' && top !== undefined),
    { liking: catching },
  ),
  /** A card with a horn that can be taken turns the last conflict token. */
  battle: when(
    { seats: 3 },
    ({ view: { decision, conflict, decks }, moves }) =>
      decision === 'card' &&
      conflict.battle === conflict.tokens - 1 &&
      decks.some(({ id, top }) => (top === 'red-1' || top === 'red-2') && moves.some((move) => move.kind === 'take' && move.deck === id)),
  ),
  /** One city is about to be done. */
  late: when({ seats: 4 }, ({ view: { decision, seats } }) => decision === 'card' && seats.some(({ built }) => built.length === 4)),
  over: when({ seats: 4 }, is('over')),
  overSeven: when({ seats: 7 }, is('over')),
  /** The most cards in a city of seven, and at a table of two. */
  full: when({ seats: 7 }, is('card'), { most: { of: cardsOf, games: 8 } }),
  fullTwo: when({ seats: 2 }, is('card'), { most: { of: cardsOf, games: 8 } }),
  /** The most progress tokens in my city. */
  tokens: when({ seats: 2 }, is('card'), { most: { of: ({ view, seat }) => view.seats[seat]?.tokens.length ?? 0, games: 12 } }),
  waysToPay: when({ seats: 3 }, acting('build', 2), { most: { of: (moment) => ways(moment, 'build'), games: 12 } }),
};
