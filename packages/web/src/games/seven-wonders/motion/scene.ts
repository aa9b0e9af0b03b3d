// Where things lie, before the page changes and after. Places are marked by `data-place`, `data-seat` and `data-card`.
import type { Age } from '@maravilha/seven-wonders';
import type { SceneOf } from '../../../table/motion/contract.ts';
import type { Table } from '../model.ts';
import { middle, move, type Point, put } from '../../../table/motion/air.ts';

export interface Spot {
  readonly rect: DOMRect;
  readonly node: HTMLElement;
  /** The number on the coin, which the page is about to change. */
  readonly text: string;
}

/** Where everything lay before the change. */
export type Spots = ReadonlyMap<string, Spot>;

const PLACES = '[data-place], [data-seat], .hand [data-card]';

const keysOf = ({ dataset }: HTMLElement): readonly string[] => {
  const { place, seat, card, index } = dataset;
  return [place, seat && `seat:${seat}`, card && `hand:${index ?? ''}`].flatMap((key) => (key ? [key] : []));
};

export const spotsIn = (root: HTMLElement): Spots => {
  const spots = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>(PLACES)) {
    const rect = node.getBoundingClientRect();
    if (rect.width === 0) continue;
    const text = node.dataset['place']?.startsWith('coins:') ? (node.querySelector('.coin')?.textContent ?? '') : '';
    for (const key of keysOf(node)) if (!spots.has(key)) spots.set(key, { rect, node, text });
  }
  return spots;
};

export interface Scene extends SceneOf<Spots, Table> {
  /** Of the cards that are played; the next age may have begun. */
  readonly age: Age;
  readonly phone: boolean;
}

const seatSpot = ({ after }: Scene, seat: number): Spot | undefined => after.get(`seat:${seat}`) ?? after.get(`city:${seat}`);

export const placeOf = (scene: Scene, key: string, seat: number): Spot | undefined =>
  scene.after.get(`${key}:${seat}`) ?? seatSpot(scene, seat);

export const pileOf = ({ after }: Scene): Spot | undefined => after.get('discard') ?? after.get('bank');

/** Before a seat, on the side of the table. */
export const beforeSeat = (scene: Scene, seat: number): Point | undefined => {
  const rect = seatSpot(scene, seat)?.rect;
  if (rect === undefined) return undefined;
  const mid = middle(scene.root.getBoundingClientRect());
  const near = { x: Math.max(rect.left, Math.min(mid.x, rect.right)), y: Math.max(rect.top, Math.min(mid.y, rect.bottom)) };
  const away = Math.hypot(mid.x - near.x, mid.y - near.y) || 1;
  const step = scene.phone ? 34 : 64;
  return { x: near.x + ((mid.x - near.x) / away) * step, y: near.y + ((mid.y - near.y) / away) * step };
};

/** A piece that waits unseen for its moment, since many lie in the same place, and is gone when it has landed. */
export const release = (
  { layer, pace }: Scene,
  piece: HTMLElement,
  from: Point,
  frames: readonly Keyframe[],
  at: number,
  time: number,
  easing?: string,
): void => {
  put(layer, piece, from);
  const seen = frames.map((frame) => ({ ...frame, visibility: 'visible' }));
  move(piece, seen, { delay: at * pace, time: time * pace, fill: 'none', ...(easing !== undefined && { easing }) }, () => piece.remove());
};
