// How a person touches the page.
import type { Page } from '@playwright/test';

export interface Hand {
  choose(page: Page, selector: string, nth: number): Promise<void>;
}

export const clicking: Hand = {
  choose: async (page, selector, nth) => page.locator(selector).nth(nth).click(),
};
export const tapping: Hand = {
  choose: async (page, selector, nth) => page.locator(selector).nth(nth).tap(),
};
