// My own hand: passed on as a fan, or newly dealt.
import { middle, move, OUT, put } from '../../../table/motion/air.ts';
import { MOVE, PASS } from './plan.ts';
import type { Scene, Spot, Spots } from './scene.ts';

const DEAL_GAP = 30;
const WAY_GAP = 110;

const handCards = (spots: Spots): readonly Spot[] => [...spots].filter(([key]) => key.startsWith('hand:')).map(([, spot]) => spot);

/** The old fan leaves towards the arrow; what was played from it flies by itself. */
const handLeaves = ({ before, layer, pace }: Scene, played: ReadonlySet<string>, shift: number): void => {
  const gone = new Set(played);
  for (const { node, rect } of handCards(before)) {
    if (gone.delete(node.dataset['card'] ?? '')) continue;
    const copy = node.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    for (const name of ['data-card', 'data-index', 'data-place', 'id', 'aria-label', 'title']) copy.removeAttribute(name);
    copy.tabIndex = -1;
    copy.classList.add('leaving');
    copy.style.cssText = `--w: ${rect.width}px; --ch: ${rect.height}px; width: ${rect.width}px; height: ${rect.height}px`;
    put(layer, copy, middle(rect));
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: `translateX(${shift}px)`, opacity: 0 },
    ];
    move(copy, frames, { delay: 0, time: PASS * 0.7 * pace, fill: 'both' }, () => copy.remove());
  }
};

/** Chevrons light one after another in the direction of the hands. */
const showWays = ({ root, pace }: Scene, toLeft: boolean): void => {
  const ways = [...root.querySelectorAll<HTMLElement>('.way, .flow svg, .flow-arrow')].toSorted(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );
  // Above the table hands that go to my left run from left to right.
  for (const [i, way] of (toLeft ? ways : ways.toReversed()).entries()) {
    const frames = [{ scale: 1 }, { scale: 1.7 }, { scale: 1 }];
    move(way, frames, { delay: i * WAY_GAP * pace, time: MOVE * pace });
  }
};

export const passHands = (scene: Scene, toLeft: boolean, played: ReadonlySet<string>): void => {
  const width = (scene.after.get('hand')?.rect.width ?? 400) / 2;
  handLeaves(scene, played, toLeft ? -width : width);
  for (const { node } of handCards(scene.after)) {
    const frames = [
      { transform: `translateX(${toLeft ? width : -width}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    move(node, frames, { delay: 0, time: PASS * scene.pace, easing: OUT });
  }
  showWays(scene, toLeft);
};

export const dealHand = ({ after, pace }: Scene): void => {
  for (const [i, { node }] of handCards(after).entries()) {
    const frames = [
      { transform: 'translateY(-60px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    move(node, frames, { delay: i * DEAL_GAP * pace, time: MOVE * pace, easing: OUT });
  }
};
