// What a guided first game adds to the frame of a table: a mark in the bar, and what stands in the place of the line of events. The page that
// guides fills both; nobody else's table has them.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export const guideMark = signal<ComponentType | undefined>(undefined);
export const guideLine = signal<ComponentType | undefined>(undefined);
/** How high that is: what a phone has left for the rest. */
export const guideRoom = signal(0);
