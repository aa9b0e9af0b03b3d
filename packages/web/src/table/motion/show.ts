// How every table shows what happened: as motion that any press lets arrive, or as an outline for those who want no motion.
import './motion.css';
import { type Cue, playCue } from '../../base/sound.ts';
import { finishMotion, isMoving, later, timeLeft } from './air.ts';
import type { Plan } from './plan.ts';

const OUTLINE = 1200;

/** The system's reduced-motion setting outranks the chosen speed. */
export const wantsCalm = (pace: number): boolean => pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

type Marks = ReadonlyMap<string, { readonly node: Element }>;

/** What changed keeps an outline for a moment. */
export const outline = (after: Marks, changed: readonly string[]): void => {
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

/** What was set in motion runs, and any press or key finishes all of it at once. Answers how long it takes. */
export const letRun = (): number => {
  if (isMoving()) {
    began = performance.now();
    addEventListener('click', skip);
    addEventListener('keydown', skip);
  }
  return timeLeft();
};

/** Shows a plan, and lets it be heard at the moments at which it is seen. */
export const perform = <Act>({ acts, cues }: Plan<Act>, pace: number, show: (act: Act) => void): number => {
  for (const act of acts) show(act);
  for (const { cue, at } of cues) later(at * pace, () => playCue(cue));
  return letRun();
};

/** Where nothing moves, what changed is outlined, and one sound is enough: the weightiest, in the order of `weight`. */
export const stayCalm = (after: Marks, changed: readonly string[], { cues }: Plan<unknown>, weight: readonly Cue[]): number => {
  outline(after, changed);
  const cue = weight.find((one) => cues.some((heard) => heard.cue === one));
  if (cue !== undefined) playCue(cue);
  return 0;
};
