// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies of the moved
// pieces travel over it from where they were. A new action finishes what still runs. Places are marked by `data-place`.
import type { DuelEvent } from '@maravilha/duel';
import { finishMotion, move, OUT, timeLeft } from '../../table/motion/air.ts';
import { outline, wantsCalm } from '../../table/motion/show.ts';
import type { SceneOf, Stage } from '../../table/motion/contract.ts';

export { finishMotion };

const FLY = 480;
const MOVE = 320;
const GROW = 900;
const STEP = 120;
const COINS_DRAWN = 6;
const COIN_GAP = 40;
const COIN_SIZE = 18;

export interface Spot {
  readonly rect: DOMRect;
  readonly node: HTMLElement;
}
/** Where each piece lay before the change. */
export type Spots = ReadonlyMap<string, Spot>;

export const spotsIn = (root: HTMLElement): Spots => {
  const spots = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-place], [data-slot]')) {
    const rect = node.getBoundingClientRect();
    const { place, slot } = node.dataset;
    if (rect.width === 0) continue;
    if (place !== undefined) spots.set(place, { rect, node });
    if (slot !== undefined) spots.set(`slot:${slot}`, { rect, node });
  }
  return spots;
};

/** A copy of the piece over the table. */
const copyOf = (layer: HTMLElement, node: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement | undefined => {
  const copy = node.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  for (const name of ['data-place', 'data-slot', 'id']) copy.removeAttribute(name);
  copy.tabIndex = -1;
  const lengths = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, lengths, { position: 'fixed', margin: '0', zIndex: '60' });
  layer.append(copy);
  return copy;
};

type Scene = Pick<SceneOf<Spots, unknown>, 'before' | 'after' | 'layer' | 'pace'>;

const fly = ({ layer, pace }: Scene, node: HTMLElement, from: DOMRect, to: DOMRect, delay: number, time: number): void => {
  const copy = copyOf(layer, node, from);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.max(0.16, Math.min(1, to.height / from.height, to.width / from.width));
  const frames: Keyframe[] = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.85 },
  ];
  if (copy !== undefined) move(copy, frames, { time: time * pace, delay: delay * pace, fill: 'both' }, () => copy.remove());
};

const coinsFly = (scene: Scene, from: string, to: string, count: number, delay: number): void => {
  const a = scene.after.get(from)?.rect;
  const b = scene.after.get(to)?.rect;
  if (a === undefined || b === undefined) return;
  const coin = document.createElement('i');
  coin.className = 'coin';
  const half = COIN_SIZE / 2;
  const square = (r: DOMRect): DOMRect => new DOMRect(r.left + r.width / 2 - half, r.top + r.height / 2 - half, COIN_SIZE, COIN_SIZE);
  for (let i = 0; i < Math.min(count, COINS_DRAWN); i++) fly(scene, coin, square(a), square(b), delay + i * COIN_GAP, MOVE);
};

/** A card, wonder or token flies to where it lies now; out of sight, to the place that holds it. */
const pieceFlies = (scene: Scene, key: string, holder: string): void => {
  const from = scene.before.get(key);
  const landed = scene.after.get(key);
  const to = landed ?? scene.after.get(holder);
  if (from === undefined || to === undefined) return;
  fly(scene, from.node, from.rect, to.rect, 0, FLY);
  // The piece itself appears when the copy arrives.
  const timing = { time: FLY * 0.2 * scene.pace, delay: FLY * 0.8 * scene.pace, easing: 'linear' };
  if (landed !== undefined) move(landed.node, [{ opacity: 0 }, { opacity: 1 }], timing);
};

const wonderGrows = ({ after, pace }: Scene, wonder: string): void => {
  const picture = after.get(`wonder:${wonder}`)?.node.querySelector<HTMLElement>('.scene');
  const frames = [{ clipPath: 'inset(100% 0 0 0)' }, { clipPath: 'inset(0 0 0 0)' }];
  if (picture) move(picture, frames, { time: GROW * pace, delay: FLY * pace, easing: OUT });
};

/** The back turns away, then the face turns in. */
const turnUp = ({ before, after, layer, pace }: Scene, slot: number): void => {
  const face = after.get(`slot:${slot}`);
  const back = before.get(`slot:${slot}`);
  if (face === undefined || back === undefined) return;
  const half = (MOVE / 2) * pace;
  const delay = FLY * 0.5 * pace;
  const copy = copyOf(layer, back.node, face.rect);
  const away = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }];
  if (copy !== undefined) move(copy, away, { time: half, delay, easing: 'ease-in', fill: 'both' }, () => copy.remove());
  move(face.node, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], { time: half, delay: delay + half, easing: 'ease-out' });
};

/** Cell by cell. */
const pawnWalks = ({ before, after, pace }: Scene, cells: number): void => {
  const from = before.get('pawn')?.rect;
  const to = after.get('pawn');
  if (from === undefined || to === undefined || cells === 0) return;
  const dx = from.left - to.rect.left;
  const frames = [{ transform: `translate(calc(-50% + ${dx}px), -50%)` }, { transform: 'translate(-50%, -50%)' }];
  const time = Math.min(1000, STEP * cells) * pace;
  move(to.node, frames, { time, delay: FLY * 0.5 * pace, easing: `steps(${cells}, jump-end)` });
};

const show = (scene: Scene, event: DuelEvent): void => {
  switch (event.kind) {
    case 'built':
      pieceFlies(scene, `card:${event.card}`, `city:${event.seat}`);
      return coinsFly(scene, `coins:${event.seat}`, 'bank', event.paid, FLY * 0.6);
    case 'discarded':
      pieceFlies(scene, `card:${event.card}`, 'discard');
      return coinsFly(scene, 'bank', `coins:${event.seat}`, event.income, FLY * 0.6);
    case 'wonder-built':
      pieceFlies(scene, `card:${event.card}`, `wonder:${event.wonder}`);
      wonderGrows(scene, event.wonder);
      return coinsFly(scene, `coins:${event.seat}`, 'bank', event.paid, FLY * 0.6);
    case 'coins':
      if (event.count > 0) return coinsFly(scene, 'bank', `coins:${event.seat}`, event.count, FLY);
      return coinsFly(scene, `coins:${event.seat}`, 'bank', -event.count, FLY);
    case 'trade-income':
      return coinsFly(scene, `coins:${1 - event.seat}`, `coins:${event.seat}`, event.count, FLY);
    case 'loot':
      return coinsFly(scene, `coins:${event.seat}`, 'bank', event.lost, FLY);
    case 'pawn':
      return pawnWalks(scene, Math.abs(event.to - event.from));
    case 'token':
      return pieceFlies(scene, `token:${event.token}`, `city:${event.seat}`);
    case 'drafted':
      return pieceFlies(scene, `wonder:${event.wonder}`, `city:${event.seat}`);
    case 'destroyed':
      return pieceFlies(scene, `card:${event.card}`, 'discard');
    case 'revealed':
      return turnUp(scene, event.slot);
    default:
      return undefined;
  }
};

/** The places that an event changed, for people who want no motion: they keep an outline for a moment. */
const changedBy = (event: DuelEvent): readonly string[] => {
  switch (event.kind) {
    case 'built':
      return [`card:${event.card}`, `city:${event.seat}`, `coins:${event.seat}`];
    case 'discarded':
      return ['discard', `coins:${event.seat}`];
    case 'wonder-built':
    case 'drafted':
      return [`wonder:${event.wonder}`];
    case 'coins':
    case 'trade-income':
    case 'loot':
      return [`coins:${event.seat}`];
    case 'pawn':
      return ['pawn'];
    case 'token':
      return [`token:${event.token}`];
    case 'destroyed':
      return ['discard'];
    case 'revealed':
      return [`slot:${event.slot}`];
    default:
      return [];
  }
};

export const showEvents = ({ root, layer, before, pace }: Stage<Spots>, events: readonly DuelEvent[]): number => {
  finishMotion();
  const after = spotsIn(root);
  if (wantsCalm(pace)) {
    outline(after, events.flatMap(changedBy));
    return 0;
  }
  for (const event of events) show({ before, after, layer, pace }, event);
  return timeLeft();
};
