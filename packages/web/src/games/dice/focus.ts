import { useFocusOn } from '../../table/focus.ts';

/** Where the next step is: what is chosen, the choices, the dice, a button, the table. */
const STEPS = [
  '.asked [aria-checked="true"]',
  '.asked [data-choice]',
  'button[data-die]:not(.faint)',
  '.asked [data-confirm]:not(:disabled)',
  '[data-confirm="change"]',
  'main',
];

export const useKeptFocus = (): void => useFocusOn(STEPS);
