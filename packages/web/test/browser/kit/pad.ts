// The score pad of the end screen.
import { expect, type Page } from '@playwright/test';

interface Pad {
  readonly title: string;
  /** Names of the columns, from the first place on. */
  readonly names: readonly string[];
  /** The column that is marked as mine; nobody's for those who watch. */
  readonly mine: readonly string[];
  /** Points by row, column by column. */
  readonly rows: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Team play: the sums, each under two columns. */
  readonly teams: readonly number[];
}

/** The score pad as the end screen shows it. */
export const padOf = async (page: Page): Promise<Pad> => {
  await page.waitForSelector('[data-game][data-ended=true] [data-points=total]');
  const read = await page.evaluate(() => {
    const table = document.querySelector('table:has([data-points])');
    return {
      title: document.querySelector('aside h2')?.textContent?.trim() ?? '',
      names: [...(table?.querySelectorAll<HTMLElement>('thead th[title]') ?? [])].map((th) => th.title),
      mine: [...(table?.querySelectorAll<HTMLElement>('thead th[data-mine=true]') ?? [])].map((th) => th.title),
      // Beside the points of a cell may stand what they were made of.
      cells: [...(table?.querySelectorAll<HTMLElement>('[data-points]') ?? [])].map((cell) => ({
        row: cell.dataset['points'] ?? '',
        text: (cell.querySelector('span > span') ?? cell.querySelector('span') ?? cell).firstChild?.textContent ?? '',
      })),
    };
  });
  const rows = new Map<string, number[]>();
  for (const { row, text } of read.cells) rows.set(row, [...(rows.get(row) ?? []), Number.parseInt(text.replace('−', '-'), 10)]);
  const { total = [], team = [], ...sources } = Object.fromEntries(rows);
  return { title: read.title, names: read.names, mine: read.mine, rows: Object.values(sources), totals: total, teams: team };
};

/** A pad that adds up. */
export const expectPad = (pad: Pad, seats: number, rows: number): void => {
  expect(pad.title).not.toBe('');
  expect(pad.names).toHaveLength(seats);
  expect(pad.rows).toHaveLength(rows);
  expect(pad.totals).toEqual(pad.names.map((_, column) => pad.rows.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0)));
};
