// How a person presses things.
import type { Locator } from '@playwright/test';

export type Hand = (target: Locator) => Promise<void>;

export const clicking: Hand = (target) => target.click();
export const tapping: Hand = (target) => target.tap();
