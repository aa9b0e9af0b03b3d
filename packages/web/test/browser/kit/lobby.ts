// The way to a table before its start.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { tableIn } from './player.ts';

/** The row of an option; on phones it stands in a sheet, too. */
export const optionIn = (within: Page | Locator, key: string): Locator => within.locator(`[data-option="${key}"]`).first();
export const seatsIn = (page: Page): Locator => page.locator('li[data-seat]');
export const mySeatIn = (page: Page): Locator => page.locator('li[data-seat][data-mine=true]');

export const createTable = async (page: Page, url: string, tile: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: new RegExp(`^Create table: ${tile} with`) }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{10}$/);
};

interface Wanted {
  readonly tile: string;
  readonly seats: number;
}

/** The first opens a table, the others come by its link and sit down, open seats go to bots. */
export const sitTogether = async (all: readonly Person[], url: string, { tile, seats }: Wanted): Promise<void> => {
  const [host, ...guests] = all;
  if (host === undefined) throw new RangeError('nobody is there');
  const { page } = host;
  await createTable(page, url, tile);
  if (seats > 2) {
    await optionIn(page, 'seats').getByText(String(seats), { exact: true }).click();
    await expect(seatsIn(page)).toHaveCount(seats);
  }
  for (const guest of guests) {
    await guest.page.goto(page.url());
    await guest.page.locator('footer').getByRole('button', { name: 'Take seat' }).click();
    await mySeatIn(guest.page).waitFor();
  }
  await page.getByRole('button', { name: /^Start/ }).click();
  await Promise.all(all.map((who) => tableIn(who.page).waitFor()));
};
