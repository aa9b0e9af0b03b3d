import { signal } from '@preact/signals';

/** The table whose `Join` was pressed on the home page: the first open seat is taken on arrival. */
export const sitOnArrival = signal<string | undefined>(undefined);
