// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies of the moved
// pieces travel over it from where they were. A new action finishes what still runs. Places are marked by `data-place`.
import type { DuelEvent } from '@maravilha/duel';
import { finishMotion, IN_OUT, move, OUT, timeLeft } from '../../table/motion/air.ts';
import { outline, wantsCalm } from '../../table/motion/show.ts';
import type { Stage } from '../../table/motion/contract.ts';

export { finishMotion };

const FLY = 480;
const MOVE = 320;
const GROW = 900;
const STEP = 120;
const COINS_DRAWN = 6;
const COIN_GAP = 40;

export interface Spot {
  readonly rect: DOMRect;
  readonly node: HTMLElement;
}
/** Where each piece lay before the change. */
export type Spots = ReadonlyMap<string, Spot>;

const placesIn = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>('[data-place], [data-slot]');

const keysOf = (node: HTMLElement): readonly string[] => {
  const { place, slot } = node.dataset;
  return [place, slot === undefined ? undefined : `slot:${slot}`].filter((key) => key !== undefined);
};

export const spotsIn = (root: HTMLElement): Spots => {
  const spots = new Map<string, Spot>();
  for (const node of placesIn(root)) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) for (const key of keysOf(node)) spots.set(key, { rect, node });
  }
  return spots;
};

interface Flight {
  readonly node: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly time: number;
  /** Keep the size, as coins do. */
  readonly rigid?: boolean;
}

/** A copy of the piece over the table, from one place to another. */
const fly = (layer: HTMLElement, { node, from, to, delay, time, rigid }: Flight): void => {
  const copy = node.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.removeAttribute('data-place');
  copy.removeAttribute('data-slot');
  copy.removeAttribute('id');
  copy.tabIndex = -1;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '60',
  });
  layer.append(copy);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = rigid === true ? 1 : Math.max(0.16, Math.min(1, to.height / from.height, to.width / from.width));
  const frames: Keyframe[] = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.85 },
  ];
  move(copy, frames, { time, delay, easing: IN_OUT, fill: 'both' }, () => copy.remove());
};

/** The piece itself appears where it lands when the copy arrives. */
const appear = (node: HTMLElement, delay: number, time: number): void =>
  move(node, [{ opacity: 0 }, { opacity: 1 }], { time: time * 0.2, delay: delay + time * 0.8, easing: 'linear' });

interface Scene {
  readonly before: Spots;
  readonly after: Spots;
  readonly layer: HTMLElement;
  /** Multiplies all times. */
  readonly pace: number;
}

const coinNode = (): HTMLElement => {
  const coin = document.createElement('i');
  coin.className = 'coin';
  return coin;
};

const coinsFly = ({ after, layer, pace }: Scene, from: string, to: string, count: number, delay: number): void => {
  const a = after.get(from)?.rect;
  const b = after.get(to)?.rect;
  if (a === undefined || b === undefined) return;
  const size = 18;
  const square = (r: DOMRect): DOMRect => new DOMRect(r.left + r.width / 2 - size / 2, r.top + r.height / 2 - size / 2, size, size);
  for (let i = 0; i < Math.min(count, COINS_DRAWN); i++) {
    fly(layer, { node: coinNode(), from: square(a), to: square(b), delay: (delay + i * COIN_GAP) * pace, time: MOVE * pace, rigid: true });
  }
};

const cardFlies = (scene: Scene, card: string, to: string, delay: number): void => {
  const from = scene.before.get(`card:${card}`);
  const target = scene.after.get(`card:${card}`) ?? scene.after.get(to);
  if (from === undefined || target === undefined) return;
  fly(scene.layer, { node: from.node, from: from.rect, to: target.rect, delay: delay * scene.pace, time: FLY * scene.pace });
  if (scene.after.has(`card:${card}`)) appear(target.node, delay * scene.pace, FLY * scene.pace);
};

const wonderGrows = ({ after, pace }: Scene, wonder: string, delay: number): void => {
  const picture = after.get(`wonder:${wonder}`)?.node.querySelector<HTMLElement>('.scene');
  if (picture === null || picture === undefined) return;
  const frames = [{ clipPath: 'inset(100% 0 0 0)' }, { clipPath: 'inset(0 0 0 0)' }];
  move(picture, frames, { time: GROW * pace, delay: delay * pace, easing: OUT });
};

/** The back turns away, then the face turns in. */
const turnUp = ({ before, after, layer, pace }: Scene, slot: number, delay: number): void => {
  const face = after.get(`slot:${slot}`);
  const back = before.get(`slot:${slot}`);
  if (face === undefined || back === undefined) return;
  const half = (MOVE / 2) * pace;
  const copy = back.node.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  Object.assign(copy.style, { position: 'fixed', left: `${face.rect.left}px`, top: `${face.rect.top}px`, margin: '0', zIndex: '50' });
  copy.removeAttribute('data-slot');
  layer.append(copy);
  const away = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }];
  move(copy, away, { time: half, delay: delay * pace, easing: 'ease-in', fill: 'both' }, () => copy.remove());
  const up = [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }];
  move(face.node, up, { time: half, delay: delay * pace + half, easing: 'ease-out' });
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

const pieceMoves = (scene: Scene, key: string, to: string): void => {
  const from = scene.before.get(key);
  const target = scene.after.get(key) ?? scene.after.get(to);
  if (from === undefined || target === undefined) return;
  fly(scene.layer, { node: from.node, from: from.rect, to: target.rect, delay: 0, time: FLY * scene.pace });
  if (scene.after.has(key)) appear(target.node, 0, FLY * scene.pace);
};

const show = (scene: Scene, event: DuelEvent): void => {
  switch (event.kind) {
    case 'built':
      cardFlies(scene, event.card, `city:${event.seat}`, 0);
      if (event.paid > 0) coinsFly(scene, `coins:${event.seat}`, 'bank', event.paid, FLY * 0.6);
      return;
    case 'discarded':
      cardFlies(scene, event.card, 'discard', 0);
      coinsFly(scene, 'bank', `coins:${event.seat}`, event.income, FLY * 0.6);
      return;
    case 'wonder-built':
      cardFlies(scene, event.card, `wonder:${event.wonder}`, 0);
      wonderGrows(scene, event.wonder, FLY);
      if (event.paid > 0) coinsFly(scene, `coins:${event.seat}`, 'bank', event.paid, FLY * 0.6);
      return;
    case 'coins':
      if (event.count > 0) coinsFly(scene, 'bank', `coins:${event.seat}`, event.count, FLY);
      else coinsFly(scene, `coins:${event.seat}`, 'bank', -event.count, FLY);
      return;
    case 'trade-income':
      coinsFly(scene, `coins:${1 - event.seat}`, `coins:${event.seat}`, event.count, FLY);
      return;
    case 'loot':
      coinsFly(scene, `coins:${event.seat}`, 'bank', event.lost, FLY);
      return;
    case 'pawn':
      pawnWalks(scene, Math.abs(event.to - event.from));
      return;
    case 'token':
      pieceMoves(scene, `token:${event.token}`, `city:${event.seat}`);
      return;
    case 'drafted':
      pieceMoves(scene, `wonder:${event.wonder}`, `city:${event.seat}`);
      return;
    case 'destroyed':
      cardFlies(scene, event.card, 'discard', 0);
      return;
    case 'revealed':
      turnUp(scene, event.slot, FLY * 0.5);
      return;
    default:
      return;
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
  const scene: Scene = { before, after, layer, pace };
  for (const event of events) show(scene, event);
  return timeLeft();
};
