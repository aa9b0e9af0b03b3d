// The keys of the list: arrows walk over the things, C shows the chains. Enter is the browser's: it opens the thing that has the focus.
import { useLayoutEffect, useRef } from 'preact/hooks';

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=radiogroup], .deck-table') !== null;

const middleOf = (one: Element): readonly [x: number, y: number] => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The nearest thing of the next line, above or below. */
const beyond = (things: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const [x, y] = middleOf(from);
  const { height } = from.getBoundingClientRect();
  const ahead = things.map((one) => ({ one, at: middleOf(one) })).filter(({ at }) => (at[1] - y) * step > height / 2);
  const line = Math.min(...ahead.map(({ at }) => Math.abs(at[1] - y)));
  const far = ({ at }: (typeof ahead)[number]): number => Math.abs(at[0] - x);
  return ahead.filter(({ at }) => Math.abs(at[1] - y) <= line + height / 2).sort((a, b) => far(a) - far(b))[0]?.one;
};

const goal = (things: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const here = things.findIndex((one) => one === document.activeElement);
  const from = things[here];
  switch (key) {
    case 'ArrowRight':
      return things[here + 1];
    case 'ArrowLeft':
      return things[Math.max(here - 1, 0)];
    case 'ArrowDown':
      return from && beyond(things, from, 1);
    case 'ArrowUp':
      return from && beyond(things, from, -1);
    default:
      return undefined;
  }
};

export const useKeys = (onChains: (() => void) | undefined): void => {
  const chains = useRef(onChains);
  chains.current = onChains;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
      if (event.key.toLowerCase() === 'c' && chains.current !== undefined) {
        event.preventDefault();
        chains.current();
        return;
      }
      const things = [...document.querySelectorAll<HTMLElement>('.piece, .chain-field a')].filter((one) => one.checkVisibility());
      const next = goal(things, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
