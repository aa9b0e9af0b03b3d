// Dice: how its table is played, and moments of it.
import {
  type CityId,
  dice,
  type DiceEvent,
  type DiceMove,
  type DiceView,
  SCORE_ROWS,
  type SpaceId,
  structureIn,
  type StructureId,
} from '@maravilha/dice';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { choiceIn, choicesIn, confirm, type Driver, lookAt, type Sight } from '../kit/player.ts';
import { type Options, positionOf, type Search } from '../kit/position.ts';
import { type Told, updatesFor } from '../kit/updates.ts';

export const { updatesOf, newestOf, viewOf } = updatesFor<DiceView, DiceEvent, DiceMove>();
export type Update = Told<DiceView, DiceEvent, DiceMove>;
export const rows = SCORE_ROWS.length;

/** The sheet at the foot of the page: one's own, or the first for somebody who watches. */
export const mineIn = (view: DiceView): DiceView['seats'][number] => {
  const seat = view.seats[Math.max(0, view.viewer)];
  if (seat === undefined) throw new Error('no seat is mine');
  return seat;
};

export const dieIn = (page: Page, die: string): Locator => page.locator(`[data-game] button[data-die="${die}"]`);
export const spaceIn = (page: Page, space: string): Locator => page.locator(`[data-game] main button[data-space="${space}"]`);

/** Resources first, then what gives coins and opens further choices: such a game meets every kind of decision. */
const GREEDY: readonly StructureId[] = ['warehouse', 'market', 'leadersGallery', 'agora', 'university', 'guildCourt'];

/** The page writes the game's own words there. */
const isIn = (structure: StructureId, space: string): boolean => structureIn(space as SpaceId) === structure;

const bestSpace = (offered: readonly string[], luck: number): string => {
  const first = GREEDY.find((liked) => offered.some((space) => isIn(liked, space)));
  const among = first === undefined ? offered : offered.filter((space) => isIn(first, space));
  return among[luck % among.length] ?? '';
};

/** Three ways to a space: by the list, on the sheet, or by a die first. On phones the spaces of the sheet are too small to be pressed. */
const pickSpace = async ({ page, press }: Person, sight: Sight, luck: number): Promise<void> => {
  const way = sight.phone ? luck % 2 : luck % 3;
  const [die] = sight.dice;
  if (way === 1 && die !== undefined) {
    await press(dieIn(page, die));
    const { choices } = await lookAt(page);
    expect(choices.length, 'the die leads somewhere').toBeGreaterThan(0);
    return press(choiceIn(page, bestSpace(choices, luck)));
  }
  const space = bestSpace(sight.choices, luck);
  return press(way === 2 ? spaceIn(page, space) : choiceIn(page, space));
};

export const driver: Driver = {
  id: 'dice',
  decide: async (who, sight, luck) => {
    const { page, press } = who;
    switch (sight.decision) {
      case 'city':
        // One is chosen already.
        await choicesIn(page).first().waitFor();
        return confirm(who, 'city');
      case 'bonus':
        await press(choicesIn(page).nth(luck % sight.choices.length));
        return confirm(who, 'bonus');
    }
    if (sight.confirms.includes('wonder')) return confirm(who, 'wonder');
    if (sight.choices.length === 0) return confirm(who, sight.decision === 'action' ? 'pass' : 'decline');
    await pickSpace(who, sight, luck);
    return confirm(who, 'cross');
  },
};

// ---------------------------------------------------------------- moments

type Wanted = Search<DiceView, DiceMove>;
type Moment = Parameters<Wanted['at']>[0];

const LIKING: Readonly<Record<DiceMove['kind'], number>> = { city: 0, wonder: 2, construct: 1, cross: 1, bonus: 1, decline: 0, pass: 0 };

const when = (options: Options, at: Wanted['at'], more: Partial<Wanted> = {}) => {
  const search: Wanted = { game: dice, options, at, liking: ({ kind }) => LIKING[kind], ...more };
  return () => positionOf(search);
};

const decisionOf = ({ view, seat }: Moment): string => view.seats[seat]?.decision ?? '';
const is =
  (decision: DiceView['seats'][number]['decision']): Wanted['at'] =>
  (moment) =>
    decisionOf(moment) === decision;

const crossedBy = ({ view, seat }: Moment): number => view.seats[seat]?.crossed.length ?? 0;

/** The first roll, in this city. */
const first = (city: CityId, options: Options = { seats: 2, cities: 'choose' }) =>
  when(
    options,
    ({ view, seat }) =>
      view.turn === 1 && view.seats[seat]?.city === city && view.seats[seat].decision === 'action' && view.seats[seat].crossed.length === 0,
  );

export const positions = {
  city: when({ seats: 2, cities: 'choose' }, is('city')),
  cities: when({ seats: 5, cities: 'choose' }, is('city')),
  /** Every stage of this Wonder opens a structure with a free die. */
  olympia: first('olympia'),
  /** The first stage of this Wonder opens a space of two colours, and one space of these opens a space of a third. */
  halicarnassus: first('halicarnassus'),
  giza: first('giza'),
  /** The same, with Olympia opposite. */
  chained: when(
    { seats: 2, cities: 'choose' },
    ({ view: { turn, seats }, seat }) => turn === 1 && seats[seat]?.city === 'halicarnassus' && seats[1 - seat]?.city === 'olympia',
  ),
  action: when({ seats: 3 }, (moment) => is('action')(moment) && moment.view.turn === 6),
  freeDie: when({ seats: 3 }, is('free-die')),
  cross: when({ seats: 3 }, is('cross')),
  bonus: when({ seats: 3 }, is('bonus')),
  /** The last turn. */
  late: when({ seats: 3 }, (moment) => moment.view.last && is('action')(moment)),
  over: when({ seats: 3 }, ({ view }) => view.phase === 'over'),
  overSeven: when({ seats: 7 }, ({ view }) => view.phase === 'over'),
  /** The fullest sheet, and the most spaces to choose from. */
  full: when({ seats: 7 }, is('action'), { most: { of: crossedBy, games: 6 } }),
  choices: when({ seats: 3 }, is('action'), { most: { of: ({ moves }) => moves.length, games: 8 } }),
};
