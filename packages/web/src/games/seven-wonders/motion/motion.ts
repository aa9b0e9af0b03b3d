// How the table shows what happened since the last update. The table calls `spotsIn` before the page changes and `showEvents` after;
// `finishMotion` lets everything that still moves arrive at once.
import type { SevenWondersEvent } from '@maravilha/seven-wonders';

/** Where things lay before the page changed, by their `data-place`. */
export type Spots = ReadonlyMap<string, DOMRect>;

export const spotsIn = (root: HTMLElement): Spots =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-place]')].map((it) => [it.dataset['place'] ?? '', it.getBoundingClientRect()]));

const running = new Set<Animation>();

export const finishMotion = (): void => {
  for (const animation of running) animation.finish();
  running.clear();
};

const PASS_MS = 620;
const SHIFT_PX = 60;

/** `pace` multiplies all durations; 0 shows nothing. */
export const showEvents = (
  root: HTMLElement,
  _layer: HTMLElement,
  _before: Spots,
  events: readonly SevenWondersEvent[],
  pace: number,
): void => {
  finishMotion();
  if (pace === 0) return;
  const passed = events.find((event) => event.kind === 'passed');
  const hand = root.querySelector<HTMLElement>('[data-place="hand"]');
  if (passed === undefined || hand === null) return;
  // The new hand comes from the other side.
  const from = passed.to === 'left' ? SHIFT_PX : -SHIFT_PX;
  const animation = hand.animate(
    [
      { transform: `translateX(${from}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: PASS_MS * pace,
      easing: 'cubic-bezier(0.6, 0, 0.2, 1)',
    },
  );
  running.add(animation);
  animation.addEventListener('finish', () => running.delete(animation));
};
