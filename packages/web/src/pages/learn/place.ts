// Where the light falls and where the coach stands: plain geometry in pixels of the window.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Room around what the light falls on, and the least between two lights. */
const MARGIN = 6;
const APART = 4;

const isOver = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x + a.w + gap > b.x && b.x + b.w + gap > a.x && a.y + a.h + gap > b.y && b.y + b.h + gap > a.y;

const around = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** What both cover. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const within = (r: Rect, window: Rect): Rect => {
  const [x, y] = [Math.max(2, r.x), Math.max(2, r.y)];
  return { x, y, w: Math.min(window.w - 2, r.x + r.w) - x, h: Math.min(window.h - 2, r.y + r.h) - y };
};

/** The light around some pieces; those that nearly touch are one. */
export const lightsOn = (pieces: readonly Rect[], window: Rect): readonly Rect[] => {
  const lights: Rect[] = [];
  for (const { x, y, w, h } of pieces) {
    let light = within({ x: x - MARGIN, y: y - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN }, window);
    if (light.w < 8 || light.h < 8) continue;
    for (;;) {
      const near = lights.findIndex((one) => isOver(one, light, APART));
      const [found] = near < 0 ? [] : lights.splice(near, 1);
      if (found === undefined) break;
      light = around(found, light);
    }
    lights.push(light);
  }
  return lights;
};

const CORNER = 10;

/** One path: the window, with a hole for each light. What is in a hole can be pressed. */
export const veilPath = (window: Rect, lights: readonly Rect[]): string =>
  [`M0 0H${window.w}V${window.h}H0Z`, ...lights.map(ringPath)].join('');

export const ringPath = ({ x, y, w, h }: Rect): string => {
  const r = Math.min(CORNER, w / 2, h / 2);
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${turn(r, r)}v${h - 2 * r}${turn(-r, r)}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}Z`;
};

export interface Size {
  readonly w: number;
  readonly h: number;
}

type Beak = 'top' | 'bottom' | 'left' | 'right';

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly wide: boolean;
  /** On which edge of the coach, and how far along it. */
  readonly beak?: readonly [edge: Beak, at: number];
  /** How much of the lights it covers. */
  readonly covers: number;
}

/** From the edge of the window, and from what the coach speaks of. */
const EDGE = 12;
const AWAY = 16;
/** Of the edge of the coach that is too round for a beak. */
const ROUND = 26;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(Math.max(least, most), value));

/** What has to be pressed may be covered last of all. */
const PRESSED = 50;

/** Beside what it speaks of, then at an edge of the window, then wherever it covers least. `pressed`: the buttons among what is lit. */
export const standFor = (lights: readonly Rect[], window: Rect, narrow: Size, wide: Size, pressed: readonly Rect[] = []): Stand => {
  const sum = (r: Rect, rects: readonly Rect[]): number => rects.reduce((total, one) => total + shared(r, one), 0);
  const covering = (r: Rect): number => sum(r, lights) + PRESSED * sum(r, pressed);
  const standAt = (x: number, y: number, size: Size, beak?: readonly [Beak, number]): Stand => {
    const at = { x: between(x, EDGE, window.w - size.w - EDGE), y: between(y, EDGE, window.h - size.h - EDGE), ...size };
    const moved = at.x !== x || at.y !== y;
    return {
      x: at.x,
      y: at.y,
      wide: size === wide,
      covers: covering(at),
      ...(beak !== undefined && !moved && { beak: [beak[0], beak[1] - (beak[0] === 'top' || beak[0] === 'bottom' ? x : y)] }),
    };
  };
  const [first] = lights;
  const stands: Stand[] = [];
  if (first !== undefined) {
    const all = lights.reduce(around);
    const beside = (light: Rect): void => {
      const { w, h } = narrow;
      const [cx, cy] = [light.x + light.w / 2, light.y + light.h / 2];
      const x = between(cx - w / 2, EDGE, window.w - w - EDGE);
      const y = between(cy - h / 2, EDGE, window.h - h - EDGE);
      const [bx, by] = [between(cx, x + ROUND, x + w - ROUND), between(cy, y + ROUND, y + h - ROUND)];
      stands.push(
        standAt(x, light.y + light.h + AWAY, narrow, ['top', bx]),
        standAt(x, light.y - h - AWAY, narrow, ['bottom', bx]),
        standAt(light.x + light.w + AWAY, y, narrow, ['left', by]),
        standAt(light.x - w - AWAY, y, narrow, ['right', by]),
      );
    };
    beside(all);
    if (lights.length > 1) beside(first);
  }
  for (const size of [narrow, wide]) {
    const [right, foot] = [window.w - size.w - EDGE, window.h - size.h - EDGE];
    for (const y of [foot, EDGE, foot / 2]) for (const x of [right / 2, right, EDGE]) stands.push(standAt(x, y, size));
  }
  // Without a light nothing is to be kept free: the middle is the place.
  if (first === undefined) return standAt((window.w - narrow.w) / 2, (window.h - narrow.h) / 2, narrow);
  return stands.reduce((best, one) => (one.covers < best.covers ? one : best));
};
