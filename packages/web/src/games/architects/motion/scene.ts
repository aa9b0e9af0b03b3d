// Where things lie, before the page changes and after. Places are marked by `data-spot`; of several alike the last one counts, which is the newest.
import type { CardId, DeckId, TokenId } from '@maravilha/architects';
import { middle, move, type Point, put } from '../../../table/motion/air.ts';
import type { SceneOf } from '../../../table/motion/contract.ts';
import type { Table } from '../model.ts';
import type { Pair } from './plan.ts';

export interface Spot {
  readonly rect: DOMRect;
  readonly node: Element;
  /** How many places have this name: cards of one kind that lie side by side. */
  readonly count: number;
}

export type Spots = ReadonlyMap<string, Spot>;

export const spotsIn = (root: HTMLElement): Spots => {
  const spots = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')) {
    const key = node.dataset['spot'];
    const rect = node.getBoundingClientRect();
    if (key === undefined || rect.width === 0) continue;
    spots.set(key, { rect, node, count: (spots.get(key)?.count ?? 0) + 1 });
  }
  return spots;
};

export interface Scene extends SceneOf<Spots, Table> {
  /** Open progress tokens before the change, if they were seen. */
  readonly open: readonly TokenId[];
}

const seatSpot = ({ after }: Scene, seat: number): Spot | undefined => after.get(`seat:${seat}`);

/** The place of a seat with this name, else the seat itself. */
export const placeOf = (scene: Scene, key: string, seat: number): Spot | undefined =>
  scene.after.get(`${key}:${seat}`) ?? seatSpot(scene, seat);

/** The card on top of a deck, without the signs around it. */
export const deckTop = ({ after, before }: Scene, deck: DeckId): DOMRect | undefined => {
  const spot = after.get(`deck:${deck}`) ?? before.get(`deck:${deck}`);
  const card = spot?.node.querySelector('.architects-card, .hole')?.getBoundingClientRect();
  return card !== undefined && card.width > 0 ? card : spot?.rect;
};

/** Where cards of a kind lie in a city: beside those that are there, else with others of the city, else at its seat. */
export const cardPlace = (scene: Scene, seat: number, card: CardId): Spot | undefined =>
  scene.after.get(`city:${seat}:${card}`) ??
  scene.before.get(`city:${seat}:${card}`) ??
  scene.after.get(`city:${seat}`) ??
  [...scene.after].find(([key]) => key.startsWith(`city:${seat}:`))?.[1] ??
  seatSpot(scene, seat);

/** The deck between two neighbours is the own deck of the first. */
export const between = (scene: Scene, [one]: Pair): Point | undefined => {
  const wonder = scene.table.view.seats[one]?.wonder;
  const rect = wonder === undefined ? undefined : deckTop(scene, wonder);
  return rect && middle(rect);
};

interface Beat {
  /** When it begins, and how long it takes, at normal speed. */
  readonly at: number;
  readonly time: number;
  readonly easing?: string;
}

/** A copy that travels from a place over the table and is gone when it lands. Unless it `waits` in sight it comes at its moment. */
export const send = (
  scene: Scene,
  piece: HTMLElement,
  from: Point,
  frames: Keyframe[],
  beat: Beat & { readonly waits?: boolean },
): void => {
  const { at, time, easing = 'linear', waits = false } = beat;
  put(scene.layer, piece, from);
  if (!waits) piece.style.visibility = 'hidden';
  const timing = { delay: at * scene.pace, time: time * scene.pace, easing, fill: waits ? 'both' : 'forwards' } as const;
  const shown = frames.map((frame) => ({ visibility: 'visible', ...frame }));
  move(piece, shown, timing, () => piece.remove());
};

/** Something on the table itself moves in its place. What is `fresh` waits in its first frame. */
export const stir = (scene: Scene, node: Element, frames: Keyframe[], beat: Beat & { readonly fresh?: boolean }): void => {
  const { at, time, fresh = false, ...easing } = beat;
  move(node, frames, { delay: at * scene.pace, time: time * scene.pace, fill: fresh ? 'backwards' : 'none', ...easing });
};

/** What is on the table already is seen from the moment on at which its copy lands. */
export const appear = (scene: Scene, node: Element, landed: number): void =>
  stir(scene, node, [{ opacity: 0 }, { opacity: 1 }], { at: landed - 60, time: 60, easing: 'linear', fresh: true });
