import { useFocusOn } from '../../table/focus.ts';

/** Where the next step is: a question, the open card, the sealed choice, the hand. */
const STEPS = [
  '.question [aria-checked="true"]',
  '.question [data-choice]',
  '.hand [aria-expanded="true"]',
  '.open-card .action.best',
  '.open-card [data-change]',
  '.hand [data-card]',
  '.before [data-choice]',
  'main',
];

export const useKeptFocus = (): void => useFocusOn(STEPS);
