// Where the look-up of a symbol lies: beside the symbol, where it hides least of what can be pressed.

type Side = 'below' | 'above' | 'right' | 'left';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Placed {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** From its own edge to its beak. */
  readonly beak: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the symbol to the box, with room for the beak. */
const GAP = 14;
const EDGE = 8;
const BEAK_EDGE = 18;
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

const within = (least: number, x: number, most: number): number => Math.max(least, Math.min(x, most));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const placeAt = (side: Side, at: Box, { width, height }: Size, window: Size): Placed => {
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  if (side === 'below' || side === 'above') {
    const left = within(EDGE, x - width / 2, window.width - width - EDGE);
    const top = side === 'below' ? at.bottom + GAP : at.top - GAP - height;
    return { side, left, top, beak: within(BEAK_EDGE, x - left, width - BEAK_EDGE) };
  }
  const top = within(EDGE, y - height / 2, window.height - height - EDGE);
  const left = side === 'right' ? at.right + GAP : at.left - GAP - width;
  return { side, left, top, beak: within(BEAK_EDGE, y - top, height - BEAK_EDGE) };
};

/** `hides`: what should stay in sight, by how much it matters. */
export const placeBeside = (at: Box, size: Size, window: Size, hides: readonly (readonly [box: Box, weight: number])[]): Placed => {
  const scored = SIDES.map((side) => {
    const placed = placeAt(side, at, size, window);
    const box = { left: placed.left, top: placed.top, right: placed.left + size.width, bottom: placed.top + size.height };
    const outside = size.width * size.height - overlap(box, { left: 0, top: 0, right: window.width, bottom: window.height });
    const hidden = hides.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, 0);
    return { placed, cost: outside * 100 + hidden };
  });
  const [first, ...others] = scored;
  if (first === undefined) throw new RangeError('no side');
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).placed;
};
