import { useFocusOn } from '../../table/focus.ts';

/** Where the next step is: a question, the cards to take, the table. */
const STEPS = ['.ask [aria-checked="true"]', '.ask [data-choice]', '.ask [data-confirm]', '[data-deck]', 'main'];

export const useKeptFocus = (): void => useFocusOn(STEPS);
