// The focus is never lost: when what had it leaves the page, it goes on to where the next step is.
import { useLayoutEffect } from 'preact/hooks';

let last: HTMLElement | undefined;
let ours = false;
// Whoever points with a mouse or a finger sees where they are: the mark of the focus would only distract. Keys bring it back.
let marked = true;

// A press outside everything removes the focus on purpose; only an element that has left the page is replaced.
addEventListener('focusin', ({ target }) => {
  last = target instanceof HTMLElement ? target : undefined;
  ours = last !== undefined && last.closest('.table') !== null;
});
addEventListener('keydown', () => (marked = true), true);
addEventListener('pointerdown', () => (marked = false), true);

const restore = (steps: readonly string[]): void => {
  const at = document.activeElement;
  if (!ours || last === undefined || last.isConnected || (at !== null && at !== document.body)) return;
  for (const selector of steps) {
    const next = document.querySelector<HTMLElement>(`.table ${selector}`);
    if (next === null) continue;
    next.focus({ focusVisible: marked });
    return;
  }
};

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** Goes to what has just opened; whoever writes is left alone. */
export const moveFocus = (to: HTMLElement | null | undefined): void => {
  if (!isTyping()) to?.focus({ preventScroll: true, focusVisible: marked });
};

/** Called by a part of the table that is redrawn at every update. `steps` are places inside the table, the most wanted first. */
export const useFocusOn = (steps: readonly string[]): void => useLayoutEffect(() => restore(steps));
