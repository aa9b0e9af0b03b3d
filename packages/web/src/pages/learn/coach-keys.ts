// The keys of a lesson: → or Enter on, ← back, W why, L list of steps, Esc leaves. While a move is awaited, the arrows are the table's.
import { useEffect, useRef } from 'preact/hooks';

interface CoachKeys {
  readonly next: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly why: () => void;
  readonly list: () => void;
  readonly leave: () => void;
}

/** Enter presses what has the focus. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, summary') !== null;

const actOf = ({ next, back, why, list }: CoachKeys, { key, target }: KeyboardEvent): (() => void) | undefined => {
  switch (key) {
    case 'ArrowRight':
      return next;
    case 'Enter':
      return isPressed(target) ? undefined : next;
    case 'ArrowLeft':
      return back;
    case 'w':
    case 'W':
      return why;
    case 'l':
    case 'L':
      return list;
    default:
      return undefined;
  }
};

const isOurs = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null);

/** `table`: with another one, it listens behind that again. */
export const useCoachKeys = (keys: CoachKeys, self: { readonly current: HTMLElement | null }, table: unknown): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const before = (event: KeyboardEvent): void => {
      const act = isOurs(event) ? actOf(latest.current, event) : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    // Esc closes what lies open at the table first.
    const after = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isOurs(event)) latest.current.leave();
    };
    addEventListener('keydown', before, true);
    addEventListener('keydown', after);
    return () => {
      removeEventListener('keydown', before, true);
      removeEventListener('keydown', after);
    };
  }, [self, table]);
};
