// The windows that tables are laid out for, from the smallest phone to a large screen.
import type { Page } from '@playwright/test';
import { resize } from './page.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
  /** A phone or tablet: fingers need 44 px. */
  readonly touch?: boolean;
  /** The reader has set letters of twice the usual size. */
  readonly largeType?: boolean;
}

/** Where tests begin, and where sheets are looked at besides. */
export const DESK: Window = { width: 1366, height: 768 };
export const PHONE: Window = { width: 360, height: 640, touch: true };

/**
 * Neighbours in this list are of the same kind, so that every second one is a list of all kinds, too. Both of those begin and end on a desk,
 * where the language is changed.
 */
export const WINDOWS: readonly Window[] = [
  DESK,
  { width: 1920, height: 950 },
  { width: 320, height: 568, touch: true },
  PHONE,
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 640, height: 360, touch: true },
  { width: 683, height: 384 },
  { width: 844, height: 390, touch: true },
  { width: 915, height: 412, touch: true },
  { width: 1366, height: 768, largeType: true },
  { width: 390, height: 844, touch: true, largeType: true },
  { width: 1024, height: 768 },
  { width: 1280, height: 585 },
  { width: 1280, height: 720 },
  { width: 1366, height: 625 },
  { width: 2560, height: 1440 },
];

export const nameOf = ({ width, height, largeType }: Window): string => `${width}×${height}${largeType ? ' in large type' : ''}`;

const USUAL_TYPE = 16;

/** Gives the page a window, and waits until the table is laid out in it. */
export const lookerOf = async (page: Page): Promise<(window: Window) => Promise<void>> => {
  const browser = await page.context().newCDPSession(page);
  let hand = false;
  let type = USUAL_TYPE;
  return async ({ width, height, touch = false, largeType = false }) => {
    const size = largeType ? 2 * USUAL_TYPE : USUAL_TYPE;
    if (touch !== hand) await browser.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    if (size !== type) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      // A page is told of another size, not of other type in the same one.
      if (page.viewportSize()?.width === width) await page.setViewportSize({ width: width - 1, height });
    }
    [hand, type] = [touch, size];
    await resize(page, { width, height });
  };
};
