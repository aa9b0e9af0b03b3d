// Where things lie, before the page changes and after. Places are marked by `data-spot`.
import type { SceneOf } from '../../../table/motion/contract.ts';
import type { Table } from '../model.ts';

interface Spot {
  readonly rect: DOMRect;
  readonly node: Element;
  /** A space or bonus that is crossed off. */
  readonly done: boolean;
}

/** The places by their names, and how many coins of the Gold Reserve in the middle bear a loop. */
export interface Spots {
  readonly places: ReadonlyMap<string, Spot>;
  readonly loops: number;
}

export const loopsIn = (root: Element): readonly Element[] => [...root.querySelectorAll('main .gold .pen-mark')];

export const spotsIn = (root: HTMLElement): Spots => {
  const places = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')) {
    const key = node.dataset['spot'];
    const rect = node.getBoundingClientRect();
    if (key === undefined || rect.width === 0) continue;
    places.set(key, { rect, node, done: node.classList.contains('done') });
  }
  return { places, loops: loopsIn(root).length };
};

export type Scene = SceneOf<Spots, Table>;

/** The place of another seat: its summary, its sign in the bar, or the sign for all of them. */
export const seatPlace = ({ after }: Scene, seat: number): Spot | undefined =>
  after.places.get(`seat:${seat}`) ?? after.places.get('others');
