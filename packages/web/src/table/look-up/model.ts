// What is looked up now. Small, so that the menu and the keys can ask without the look-up itself.
import { signal } from '@preact/signals';
import type { LiveTable } from '../../net/live-table.ts';
import type { Found } from './signs.ts';

export interface Asked {
  /** The symbols of one thing. */
  readonly found: readonly Found[];
  /** Which of them is shown. */
  readonly place: number;
  /** By resting on it, by pressing it, or by a key. */
  readonly by: 'rest' | 'press' | 'key';
}

export const asked = signal<Asked | undefined>(undefined);
/** The sheet of all symbols. */
export const sheetOpen = signal(false);
/** The table or lobby that is on the page. */
export const tableHere = signal<LiveTable | undefined>(undefined);

export const closeLookUp = (): void => {
  asked.value = undefined;
};

export const openSymbols = (): void => {
  closeLookUp();
  sheetOpen.value = true;
};
