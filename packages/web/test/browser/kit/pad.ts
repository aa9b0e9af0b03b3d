// The score pad of the end screen.
import { expect, type Page } from '@playwright/test';

export interface Pad {
  readonly title: string;
  /** Names of the columns, from the first place on. */
  readonly names: readonly string[];
  /** Points by row, column by column. */
  readonly rows: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Team play: the sums, each under two columns. */
  readonly teams: readonly number[];
}

/** The figure that stands first in a cell. */
const figure = (text: string): number => Number.parseInt(text.replace('−', '-'), 10);

/** The score pad as the end screen shows it. */
export const padOf = async (page: Page, table: string): Promise<Pad> => {
  await page.waitForSelector(`${table}.ended .score-pad`);
  const read = await page.evaluate(() => ({
    title: document.querySelector('.win h2')?.textContent?.trim() ?? '',
    names: [...document.querySelectorAll<HTMLElement>('.score-pad thead th:not(.corner)')].map((th) => th.title),
    rows: [...document.querySelectorAll('.score-pad tbody tr')]
      .filter((row) => row.querySelector('.r-under') === null)
      .map((row) => Array.from(row.querySelectorAll('td .pad-cell > span:first-child'), (cell) => cell.firstChild?.textContent ?? '')),
    totals: Array.from(document.querySelectorAll('.score-pad tr.sum td'), (cell) => cell.firstChild?.textContent ?? ''),
    teams: Array.from(document.querySelectorAll('.score-pad tr.team td .pad-cell'), (cell) => cell.firstChild?.textContent ?? ''),
  }));
  return { ...read, rows: read.rows.map((row) => row.map(figure)), totals: read.totals.map(figure), teams: read.teams.map(figure) };
};

/** A pad that adds up, from the winner down. */
export const expectPad = (pad: Pad, seats: number, rows: number): void => {
  expect(pad.title).not.toBe('');
  expect(pad.names).toHaveLength(seats);
  expect(pad.rows).toHaveLength(rows);
  expect(pad.totals).toEqual(pad.names.map((_, column) => pad.rows.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0)));
  if (pad.teams.length === 0) expect(pad.totals).toEqual(pad.totals.toSorted((a, b) => b - a));
};
