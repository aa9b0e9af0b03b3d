// Short ways by key over the choices of a question and the actions of a table: for the `keys.ts` of a game, which is fetched after the table.

/** A press on the button that stands for the key; a refused one says why. */
export const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
};

/** The choices of the open question, in the table whose root has the class. */
const choicesIn = (table: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.${table} [data-choice]`)];

/** A number takes that choice; `undefined` if no question is open. */
export const takeChoice = (table: string, n: number): boolean | undefined => {
  const choices = choicesIn(table);
  choices[n - 1]?.click();
  return choices.length === 0 ? undefined : choices.length >= n;
};

/** In a question the arrow keys walk over its choices. */
export const walkChoices = (table: string, step: number): boolean => {
  const choices = choicesIn(table);
  const here = choices.findIndex((choice) => choice === document.activeElement);
  if (here < 0) return false;
  const next = choices[(here + step + choices.length) % choices.length];
  next?.focus();
  // One of several radios is always the chosen one.
  if (next?.getAttribute('role') === 'radio') next.click();
  return true;
};

/** If the focused element uses the arrows itself, they do not move over the table. */
export const isElsewhere = (at: Element | null): boolean =>
  at instanceof HTMLElement && at.matches('button, a, input, select, textarea, summary, [role="region"], [role="dialog"] *');
