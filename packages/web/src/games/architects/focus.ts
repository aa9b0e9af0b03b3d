import { useFocusOn } from '../../table/focus.ts';

/** Where the next step is: a question, the cards to take, the table. */
const STEPS = ['.question [aria-checked="true"]', '.question [data-choice]', '.question [data-confirm]', '[data-deck]', 'main'];

export const useKeptFocus = (): void => useFocusOn(STEPS);
