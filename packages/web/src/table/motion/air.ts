// The air over the table: runs animations, keeps count of them, and lets all of them arrive at once when somebody acts.

const running = new Set<Animation>();

export const IN_OUT = 'cubic-bezier(0.6, 0, 0.2, 1)';
export const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
export const SETTLE = 'cubic-bezier(0.2, 1.3, 0.4, 1)';

const waiting = new Set<ReturnType<typeof setTimeout>>();

/** A new action finishes running motion at once. */
export const finishMotion = (): void => {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  for (const animation of running) animation.finish();
};

/** Something that belongs to a moment of the motion, as a sound does: if the motion is finished before, it does not come at all. */
export const later = (delay: number, act: () => void): void => {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    act();
  }, delay);
  waiting.add(timer);
};

export const isMoving = (): boolean => running.size > 0;

/** Milliseconds until everything has arrived. */
export const timeLeft = (): number =>
  Math.max(
    0,
    ...[...running].map(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0)),
  );

/** Keeps count of an animation; `after` is called when it has arrived, also if it was made to. */
export const keep = (animation: Animation, after?: () => void): void => {
  running.add(animation);
  const end = (): void => {
    running.delete(animation);
    after?.();
  };
  animation.finished.then(end, end);
};

export interface Timing {
  readonly delay: number;
  readonly time: number;
  readonly easing?: string;
  /** `backwards` by default: what stays on the table waits in its first frame. */
  readonly fill?: 'both' | 'backwards' | 'forwards' | 'none';
}

/** Moves a node. */
export const move = (node: Element, frames: Keyframe[], timing: Timing, after?: () => void): void => {
  const animation = node.animate(frames, {
    duration: timing.time,
    delay: timing.delay,
    easing: timing.easing ?? IN_OUT,
    fill: timing.fill ?? 'backwards',
  });
  keep(animation, after);
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = (rect: DOMRect): Point => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Puts a copy into the layer, its middle at the point. Not measured: with a dozen in the air, each would have the whole table laid out again. */
export const put = (layer: HTMLElement, node: HTMLElement, at: Point): void => {
  node.style.position = 'fixed';
  node.style.left = `${at.x}px`;
  node.style.top = `${at.y}px`;
  node.style.margin = '0';
  node.style.translate = '-50% -50%';
  layer.append(node);
};

/** Along a flat arc, so that coins of two who pay each other do not meet. */
export const arc = (from: Point, to: Point): Keyframe[] => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bend = 0.16;
  const mid = { x: dx / 2 + dy * bend, y: dy / 2 - dx * bend };
  const at = (t: number): string => {
    const x = 2 * t * (1 - t) * mid.x + t * t * dx;
    const y = 2 * t * (1 - t) * mid.y + t * t * dy;
    return `translate(${x}px, ${y}px)`;
  };
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({ transform: at(t), offset: t }));
};
