// The focus is never lost: when what had it leaves the page, it goes on to where the next step is.
import { useLayoutEffect } from 'preact/hooks';

/** Where the next step is: what is chosen, the choices, the dice, a button, the table. */
const NEXT = [
  '.di .ask [aria-checked="true"]',
  '.di .ask [data-choice]',
  '.di button[data-die]:not(.faint)',
  '.di .ask [data-confirm]:not(:disabled)',
  '.di [data-confirm="change"]',
  '.di main',
];

let last: HTMLElement | undefined;
let ours = false;

// Whoever presses beside everything takes the focus away on purpose; only an element that has left the page is replaced.
addEventListener('focusin', ({ target }) => {
  last = target instanceof HTMLElement ? target : undefined;
  ours = last !== undefined && last.closest('.di') !== null;
});

const restore = (): void => {
  const at = document.activeElement;
  if (!ours || last === undefined || last.isConnected || (at !== null && at !== document.body)) return;
  for (const selector of NEXT) {
    const next = document.querySelector<HTMLElement>(selector);
    if (next === null) continue;
    next.focus();
    return;
  }
};

/** Called by a part of the table that is drawn anew at every update. */
export const useKeptFocus = (): void => useLayoutEffect(restore);
