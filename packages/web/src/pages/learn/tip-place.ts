// Where a tip stands: in a free place of the window, as near as can be to what it speaks of.
import type { Rect, Size } from './place.ts';

/** From the edge of the window and from all that is to stay free. */
const GAP = 6;
/** Places are tried at this distance. */
const PACE = 10;

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w + GAP && b.x < a.x + a.w + GAP && a.y < b.y + b.h + GAP && b.y < a.y + a.h + GAP;

const middle = ({ x, y, w, h }: Rect): readonly [number, number] => [x + w / 2, y + h / 2];

const distance = (a: Rect, b: Rect): number => {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return (ax - bx) ** 2 + (ay - by) ** 2;
};

/** `undefined` where nothing so large is free. `kept`: what a tip never covers. */
export const tipPlace = (window: Rect, light: Rect, size: Size, kept: readonly Rect[]): Rect | undefined => {
  let best: Rect | undefined;
  for (let y = GAP; y + size.h + GAP <= window.h; y += PACE)
    for (let x = GAP; x + size.w + GAP <= window.w; x += PACE) {
      const place = { x, y, ...size };
      if (best !== undefined && distance(place, light) >= distance(best, light)) continue;
      if (!kept.some((one) => overlaps(place, one))) best = place;
    }
  return best;
};
