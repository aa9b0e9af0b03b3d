// What stands beside a table after all that a turn needs: what symbols mean, and what the device itself does.
import type { ReadonlySignal } from '@preact/signals';
import type { LiveTable } from '../net/live-table.ts';
import { atHand } from './at-hand.ts';
import { lookUpAt } from './look-up.tsx';

/** Answers how to end it. */
export const beside = (table: LiveTable, myTurn: ReadonlySignal<boolean>): (() => void) => {
  lookUpAt(table);
  return atHand(table, myTurn);
};
