// What a page adds to the frame of its table: a guided first game, or a device that goes from hand to hand. Nobody else's table has it.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** In the bar. `desk`: there is room for words. */
export const guideMark = signal<ComponentType<{ readonly desk: boolean }> | undefined>(undefined);
/** In the place of the line of events. */
export const guideLine = signal<ComponentType | undefined>(undefined);
/** How high that is: what a phone has left for the rest. */
export const guideRoom = signal(0);
