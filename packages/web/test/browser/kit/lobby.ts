// The way to a table before its start.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';

export const option = (page: Page, name: RegExp): Locator => page.locator('.options .option').filter({ hasText: name }).first();

const choose = async (page: Page, name: RegExp, value: string): Promise<void> => {
  await option(page, name).getByText(value, { exact: true }).click();
  await expect(option(page, name).getByRole('radio', { name: value })).toBeChecked();
};

interface Wanted {
  /** The game as its tile calls it. */
  readonly game: string;
  readonly seats: number;
  readonly teams?: boolean | undefined;
  /** Values by the name of the option. */
  readonly options?: Readonly<Record<string, string | undefined>>;
}

/** The first opens a table with the options wished for, the others come by its link and sit down, open seats go to bots. */
export const sitTogether = async (all: readonly Person[], url: string, { game, seats, teams, options = {} }: Wanted): Promise<void> => {
  const [host, ...guests] = all;
  if (host === undefined) throw new RangeError('nobody is there');
  const { page } = host;
  await page.goto(url);
  await page.getByRole('button', { name: `Create table: ${game} with friends` }).click();
  await choose(page, /^Seats/, String(seats));
  await expect(page.locator('.seats .seat:not(.shut)')).toHaveCount(seats);
  if (teams === true) {
    await page.getByRole('switch', { name: 'Teams' }).click();
    await expect(page.getByRole('switch', { name: 'Teams' })).toHaveAttribute('aria-checked', 'true');
  }
  for (const [name, value] of Object.entries(options)) if (value !== undefined) await choose(page, new RegExp(`^${name}`), value);
  for (const guest of guests) {
    await guest.page.goto(page.url());
    await guest.page.getByRole('button', { name: 'Take seat' }).last().click();
    await expect(guest.page.locator('.seat.mine')).toBeVisible();
  }
  // The one open seat of a table of two is the opponent's: a bot sits there only when asked to.
  if (seats === 2 && guests.length === 0) await page.getByRole('button', { name: 'Put a bot in seat 2' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
};
