// A swipe over the table is a step in time.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** In pixels. */
const LEAST = 48;

/** It must be flatter than this, as part of its length: else somebody scrolls. */
const SLOPE = 0.6;

export const useSwipe = (place: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void => {
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let begun: Touch | undefined;
    const begin = (event: TouchEvent): void => {
      begun = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent): void => {
      const [ended] = event.changedTouches;
      if (begun === undefined || ended === undefined) return;
      const [dx, dy] = [ended.clientX - begun.clientX, ended.clientY - begun.clientY];
      begun = undefined;
      if (Math.abs(dx) >= LEAST && Math.abs(dy) <= Math.abs(dx) * SLOPE) step(dx < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, []);
};
