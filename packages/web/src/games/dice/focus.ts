import { useFocusOn } from '../../table/focus.ts';

/** Where the next step is: what is chosen, the choices, the dice, a button, the table. */
const STEPS = [
  '.ask [aria-checked="true"]',
  '.ask [data-choice]',
  'button[data-die]:not(.faint)',
  '.ask [data-confirm]:not(:disabled)',
  '[data-confirm="change"]',
  'main',
];

export const useKeptFocus = (): void => useFocusOn(STEPS);
