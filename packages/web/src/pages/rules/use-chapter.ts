// Which chapter is being read, and the keys that lead from one to the next.
import { useEffect, useState } from 'preact/hooks';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=radiogroup], .deck-table') !== null;

/** Where the reading line lies in the window: what has passed it is being read. */
const LINE = 0.3;

const lastPassed = (places: readonly string[]): number => {
  const line = innerHeight * LINE;
  return places.reduce((last, id, i) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line ? i : last;
  }, 0);
};

/** Answers the id of the chapter under the reading line. Left and right lead to its neighbours. */
export const useChapter = (places: readonly string[]): string | undefined => {
  const [at, setAt] = useState(0);
  const key = places.join(' ');
  useEffect(() => {
    const onScroll = (): void => setAt(lastPassed(places));
    const onKey = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const next = places[lastPassed(places) + step];
      if (next === undefined) return;
      event.preventDefault();
      document.getElementById(next)?.scrollIntoView();
      document.getElementById(`${next}-title`)?.focus({ preventScroll: true });
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('keydown', onKey);
    };
  }, [key]);
  return places[at];
};
