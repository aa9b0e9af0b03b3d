// Where things lie, before the page changes and after. Places are marked by `data-spot`; of several alike the last one counts, which is the newest.
import type { CardId, DeckId, TokenId } from '@maravilha/architects';
import { middle, type Point } from '../../../table/motion/air.ts';
import type { Table } from '../model.ts';

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

export interface Scene {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly before: Spots;
  readonly after: Spots;
  readonly table: Table;
  /** Open progress tokens before the change, if they were seen. */
  readonly open: readonly TokenId[];
  /** Multiplies all times. */
  readonly pace: number;
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
export const between = (scene: Scene, [one]: readonly [number, number]): Point | undefined => {
  const wonder = scene.table.view.seats[one]?.wonder;
  const rect = wonder === undefined ? undefined : deckTop(scene, wonder);
  return rect && middle(rect);
};
