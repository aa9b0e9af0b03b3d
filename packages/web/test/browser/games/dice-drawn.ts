// Compares a table of Dice as it is drawn with what was sent.
import { BONUSES_TO_END, type DiceView, diceTable, SECTION_COSTS, structureIn } from '@maravilha/dice';
import { symbolName } from '@maravilha/words/dice';
import { en } from '@maravilha/words/dice/en';
import { expect, type Page } from '@playwright/test';
import type { Person } from '../kit/person.ts';
import { untilSeq } from '../kit/player.ts';
import { mineIn, newestOf, type Update, viewOf } from './dice.ts';

interface Shown {
  readonly seq: number;
  readonly phone: boolean;
  /** The sheet in the middle. */
  readonly crossed: readonly string[];
  readonly wet: readonly string[];
  readonly coins: number;
  readonly bonuses: readonly string[];
  /** What is said of each die of the Forum, and the price that stands at its section. */
  readonly dice: Readonly<Record<string, { readonly label: string; readonly price: number }>>;
  /** The other sheets, by seat; on desks. */
  readonly others: Readonly<Record<string, { readonly figures: readonly string[]; readonly crossed: number; readonly ready: boolean }>>;
}

/** The table as it is drawn. */
const shownIn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-game=dice]');
    if (table === null) throw new Error('there is no table');
    const all = (selector: string, within: Element = table): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)];
    // The box has its prices in the four corners, the tray in each of its parts.
    const priceOf = (die: HTMLElement): number => {
      const at = die.getBoundingClientRect();
      const far = (price: HTMLElement): number => {
        const { x, y, width, height } = price.getBoundingClientRect();
        return Math.hypot(x + width / 2 - at.x - at.width / 2, y + height / 2 - at.y - at.height / 2);
      };
      const prices = all('[data-price]', die.parentElement ?? table);
      return Number(prices.toSorted((one, other) => far(one) - far(other))[0]?.textContent);
    };
    const mine = (kind: string): HTMLElement[] => all(`main [data-spot^="mine:"]${kind}`);
    return {
      seq: Number(table.dataset['seq']),
      phone: table.dataset['form'] === 'phone',
      crossed: mine('[data-space][data-done]').map((space) => space.dataset['space'] ?? ''),
      wet: mine('[data-space][data-fresh]').map((space) => space.dataset['space'] ?? ''),
      coins: Number(table.querySelector('main [data-spot="mine:coins"]')?.textContent),
      bonuses: mine('[data-bonus][data-done]').map((bonus) => bonus.dataset['bonus'] ?? ''),
      dice: Object.fromEntries(
        all('[data-spot^="die:"]').map((die) => [die.dataset['die'], { label: die.getAttribute('aria-label') ?? '', price: priceOf(die) }]),
      ),
      others: Object.fromEntries(
        all('[data-seat]:has([data-figures])').map((sum) => [
          sum.dataset['seat'],
          {
            figures: all('[data-figures] > span', sum).map((figure) => figure.textContent.trim()),
            crossed: all('s[data-done]', sum).length,
            ready: sum.querySelector('[data-ready=true]') !== null,
          },
        ]),
      ),
    };
  });

/** Points of every seat, as the engine counts them on what this person sees. */
const totalsIn = (view: DiceView): readonly number[] => {
  const state = diceTable.blank(view.options);
  diceTable.imagine(view, view.viewer, state);
  return diceTable.score(state).seats.map(({ total }) => total);
};

/** The table as the newest update tells it. */
const toldBy = ({ view, ready }: Update, { phone }: Shown): Omit<Shown, 'seq' | 'phone' | 'dice'> => {
  const me = Math.max(0, view.viewer);
  const { crossed, fresh, coins, bonuses } = mineIn(view);
  const totals = totalsIn(view);
  const others = view.seats.flatMap((seat, n) => {
    if (n === me || phone) return [];
    const figures = [seat.resources, seat.coins, totals[n]].map(String);
    const walls = seat.crossed.filter((space) => structureIn(space) !== 'warehouse').length;
    return [[n, { figures: [...figures, `${seat.bonuses.length}/${BONUSES_TO_END}`], crossed: walls, ready: ready.includes(n) }] as const];
  });
  return { crossed: crossed.toSorted(), wet: fresh.toSorted(), coins, bonuses: bonuses.toSorted(), others: Object.fromEntries(others) };
};

/** All that lies on the table is drawn as it was sent. Only while nobody moves. */
export const expectDrawn = async (who: Person): Promise<void> => {
  if (viewOf(who).phase !== 'turn') return;
  let shown = await shownIn(who.page);
  while (shown.seq !== newestOf(who).seq) {
    await untilSeq(who.page, newestOf(who).seq);
    shown = await shownIn(who.page);
  }
  const { dice, seq: _, phone: __, ...laid } = shown;
  const sorted = { ...laid, crossed: laid.crossed.toSorted(), wet: laid.wet.toSorted(), bonuses: laid.bonuses.toSorted() };
  expect(sorted).toEqual(toldBy(newestOf(who), shown));
  const { forum } = viewOf(who);
  expect(Object.keys(dice).toSorted()).toEqual(forum.map(({ die }) => die).toSorted());
  for (const { die, symbol, section } of forum) {
    expect(dice[die]?.label).toContain(symbolName(en, symbol));
    expect(dice[die]?.price, `${die} lies in section ${section}`).toBe(SECTION_COSTS[section]);
  }
};
