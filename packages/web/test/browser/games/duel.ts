// Duel: how its table is played, and moments of it.
import { type CardId, duel, type Decision, type DuelMove, type DuelView, SCORE_ROWS } from '@maravilha/duel';
import { expect } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { choicesIn, confirmIn, type Driver, lookAt, moving } from '../kit/player.ts';
import { type Options, positionOf, type Search } from '../kit/position.ts';
import { updatesFor } from '../kit/updates.ts';

export const { viewOf } = updatesFor<DuelView, object, DuelMove>();

/** Cards of the structure that nothing lies on. */
const OPEN = '[data-game] [data-slot][tabindex="0"]';

/** Opens a card that can be taken, if none lies open; its actions are then in sight. */
export const openCard = async ({ page, press }: Person, nth = 0): Promise<void> => {
  const open = page.locator(OPEN);
  if ((await confirmIn(page, 'discard').count()) === 0) await press(open.nth(nth % (await open.count())));
  await expect(confirmIn(page, 'discard')).toBeVisible();
};

/** Where a choice cannot be taken back, the page asks once more. */
const CONFIRMED: readonly string[] = ['revive', 'destroy'] satisfies readonly Decision[];

export const driver: Driver = {
  id: 'duel',
  decide: async (who, { decision }, luck) => {
    const { page, press } = who;
    if (decision !== 'turn') {
      await choicesIn(page).first().waitFor();
      const choose = async (): Promise<void> => press(choicesIn(page).nth(luck % (await choicesIn(page).count())));
      if (!CONFIRMED.includes(decision)) return moving(who, choose);
      await choose();
      return moving(who, () => press(confirmIn(page, decision)));
    }
    await openCard(who, luck);
    const { confirms } = await lookAt(page);
    const wonders = confirms.filter((kind) => kind === 'wonder').length;
    if (wonders > 0 && luck % 3 === 0) return moving(who, () => press(confirmIn(page, 'wonder').nth(luck % wonders)));
    return moving(who, () => press(confirmIn(page, confirms.includes('build') ? 'build' : 'discard')));
  },
};

export const rows = SCORE_ROWS.length;

// ---------------------------------------------------------------- moments

const LIKING: Readonly<Record<DuelMove['kind'], number>> = {
  wonder: 2,
  build: 1.5,
  discard: 0,
  draft: 0,
  token: 0,
  destroy: 0,
  revive: 0,
  starter: 0,
};

type Wanted = Search<DuelView, DuelMove>;

const when = (at: (view: DuelView) => boolean, options: Options = { wonders: 'random' }, most?: Wanted['most']) => {
  const search: Wanted = { game: duel, options, at: ({ view }) => at(view), liking: ({ kind }) => LIKING[kind], ...(most && { most }) };
  return () => positionOf(search);
};

const built = ({ cities }: DuelView): readonly CardId[] => cities.flatMap((city) => city.built);

export const positions = {
  draft: when(({ decision }) => decision === 'draft', { wonders: 'draft' }),
  first: when(({ decision, age }) => decision === 'turn' && age === 1),
  turn: when(({ decision, age }) => decision === 'turn' && age === 2),
  third: when(({ decision, age }) => decision === 'turn' && age === 3),
  token: when(({ decision }) => decision === 'token'),
  library: when(({ decision }) => decision === 'library'),
  revive: when(({ decision, discard }) => decision === 'revive' && discard.length > 3),
  destroy: when(({ decision }) => decision === 'destroy'),
  starter: when(({ decision }) => decision === 'starter'),
  /** The last card of the game. */
  last: when(({ decision, age, structure }) => decision === 'turn' && age === 3 && structure.length === 1),
  over: when(({ decision }) => decision === 'over'),
  /** The most cards that two cities come to. */
  full: when(({ decision, age }) => decision === 'turn' && age === 3, undefined, { of: ({ view }) => built(view).length, games: 12 }),
};
