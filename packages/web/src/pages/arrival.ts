import { signal } from '@preact/signals';

/** The table whose `Sit` was pressed on the home page: the first open seat there is taken on arrival. */
export const sitOnArrival = signal<string | undefined>(undefined);
