// A page as axe sees it.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** What axe finds serious or worse, each with the places. */
export const seriousIn = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`);
};

/** One who looks at each state once. */
export interface Looker {
  readonly who: Person;
  readonly seen: Set<string>;
  /** To look at nothing but this. */
  readonly only?: string;
}

/** Soft, so that one run names all that is wrong. */
export const look = async ({ who, seen, only = '' }: Looker, where: string): Promise<void> => {
  if (seen.has(where) || (only !== '' && only !== where)) return;
  seen.add(where);
  expect.soft(await seriousIn(who.page), where).toEqual([]);
};
