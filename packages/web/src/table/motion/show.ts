// How every table shows what happened: as motion that any press lets arrive, or as an outline for those who want no motion.
import './motion.css';
import { finishMotion, isMoving } from './air.ts';

const OUTLINE = 1200;

/** The system's reduced-motion setting outranks the chosen speed. */
export const wantsCalm = (pace: number): boolean => pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What changed keeps an outline for a moment. */
export const outline = (after: ReadonlyMap<string, { readonly node: Element }>, changed: readonly string[]): void => {
  for (const key of new Set(changed)) {
    const node = after.get(key)?.node;
    if (node === undefined) continue;
    node.classList.add('changed');
    setTimeout(() => node.classList.remove('changed'), OUTLINE);
  }
};

let began = 0;

/** After the click or key has had its effect: a card is open before it stops moving under the pointer. */
const skip = (event: Event): void => {
  // The press that made the move is still on its way up when the motion begins.
  if (event.timeStamp < began) return;
  removeEventListener('click', skip);
  removeEventListener('keydown', skip);
  finishMotion();
};

/** Any press or key finishes all motion at once. */
export const letSkip = (): void => {
  if (!isMoving()) return;
  began = performance.now();
  addEventListener('click', skip);
  addEventListener('keydown', skip);
};
