// Whether a table fits the window of a phone, and a thumb its buttons.
import { expect, type Page } from '@playwright/test';

export interface Targets {
  /** Selector of the table. */
  readonly table: string;
  /** What makes a move, what stands in a sheet, and what opens one: 44 px each way. Everything, unless said. */
  readonly moves?: string;
  /** A picture of what is offered elsewhere, too. */
  readonly drawn?: string;
}

/**
 * A move must be easy to hit: 44 px each way. What only shows something may be smaller, but never so small that a neighbour is hit. Soft, so
 * that one run names all that is too small.
 */
export const expectTargets = async (page: Page, where: string, { table, moves = '*', drawn = ':not(*)' }: Targets): Promise<void> => {
  const small = await page.evaluate(
    ([root, easy, picture]) =>
      [...document.querySelectorAll<HTMLElement>(`${root} :is(button, a[href], label:has(input))`)]
        .filter((target) => !target.matches(picture))
        .map((target) => ({ target, box: target.getBoundingClientRect(), least: target.matches(easy) ? 43.5 : 23.5 }))
        .filter(({ box, least }) => box.width > 0 && (box.width < least || box.height < least))
        .map(({ target, box }) => {
          const name = target.getAttribute('aria-label') ?? target.innerText;
          return `${name.slice(0, 40)}: ${Math.round(box.width)}×${Math.round(box.height)}`;
        }),
    [table, moves, drawn] as const,
  );
  expect.soft(small, where).toEqual([]);
};

/** Each of them lies in the window, with nothing over its middle: nobody scrolls to find the hand. */
export const expectInReach = async (page: Page, selector: string, where: string): Promise<void> => {
  const hidden = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((target) => {
          const box = target.getBoundingClientRect();
          const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return box.left < -1 || box.right > innerWidth + 1 || at === null || !target.contains(at);
        })
        .map((target) => (target.getAttribute('aria-label') ?? target.innerText).slice(0, 40)),
    selector,
  );
  expect.soft(hidden, where).toEqual([]);
};
