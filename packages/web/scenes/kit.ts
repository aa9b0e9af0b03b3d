// What all scenes are drawn with: flat layers, no outlines, light from the left. Drawing size 360 × 200, subject inside x 60–300.

/** 0 is the dashed plan; each stage fills a part with colour and brings life. */
export type Stage = 0 | 1 | 2 | 3;
export type Time = 'day' | 'night';

export interface Scene {
  readonly render: (stage: Stage, time: Time) => string;
}

export type Palette<Name extends string> = Readonly<Record<Name, string>>;

/** A scene is its two palettes and one drawing that both share. */
export const scene = <Name extends string>(
  day: Palette<Name>,
  night: Palette<NoInfer<Name>>,
  draw: (p: Palette<Name>, stage: Stage, night: boolean) => string,
): Scene => ({ render: (stage, time) => (time === 'night' ? draw(night, stage, true) : draw(day, stage, false)) });

/** Rounds what was computed, so that the files stay small. */
export const n = (x: number): number => Number(x.toFixed(1));

export const times = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

const STARS = [
  [24, 22],
  [60, 52],
  [110, 18],
  [148, 44],
  [214, 16],
  [322, 30],
  [338, 78],
  [286, 12],
  [18, 86],
  [92, 84],
] as const;

export const star = (x: number, y: number, fill: string, opacity: number): string =>
  `<path d="M${x} ${n(y - 2.6)}l.8 1.8 1.8.8-1.8.8-.8 1.8-.8-1.8-1.8-.8 1.8-.8Z" fill="${fill}" opacity="${opacity}"/>`;

/** Four flat rings round the sun, or round a crescent moon with stars. */
export const sky = (p: Palette<'s0' | 's1' | 's2' | 's3' | 'sun'>, x: number, y: number, moon: boolean): string => {
  const rings = [
    [170, p.s1],
    [118, p.s2],
    [72, p.s3],
    [moon ? 20 : 30, p.sun],
  ] as const;
  return (
    `<rect width="360" height="200" fill="${p.s0}"/>` +
    rings.map(([r, fill]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('') +
    (moon
      ? `<circle cx="${x + 7}" cy="${y - 4}" r="17" fill="${p.s3}"/>${STARS.map(([a, b], i) => star(a, b, p.sun, i % 3 ? 0.55 : 0.95)).join('')}`
      : '')
  );
};

const FRONDS = [
  [-160, true],
  [-125, false],
  [-90, true],
  [-55, false],
  [-20, true],
  [12, false],
  [192, false],
] as const;

export const palm = (x: number, y: number, s: number, p: Palette<'trunk' | 'leaf' | 'leaf2'>): string => {
  const fronds = FRONDS.map(
    ([turn, dark]) =>
      `<path d="M0 0C7-6 15-5 21 1C14-1 7 1 0 3Z" transform="translate(6.5 -34) rotate(${turn})" fill="${dark ? p.leaf : p.leaf2}"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-2 0C-1-14 1-24 5-34L8-33C5-23 3-13 3 0Z" fill="${p.trunk}"/>${fronds}</g>`;
};

/** A cypress in a lit and a shaded half. */
export const cypress = (x: number, y: number, h: number, p: Palette<'l1' | 'l2'>): string => {
  const lit = `M${x} ${n(y - h)}C${n(x - h * 0.19)} ${n(y - h * 0.55)} ${n(x - h * 0.17)} ${n(y - h * 0.1)} ${x} ${y}`;
  const dark = `M${x} ${n(y - h)}C${n(x + h * 0.19)} ${n(y - h * 0.55)} ${n(x + h * 0.17)} ${n(y - h * 0.1)} ${x} ${y}`;
  return `<path d="${dark}Z" fill="${p.l1}"/><path d="${lit}Z" fill="${p.l2}"/>`;
};

export const waves = (y: number, rows: number, colour: string, opacity = 0.7): string => {
  let d = '';
  for (let row = 0; row < rows; row++) for (let x = -20 + (row % 2) * 22; x < 370; x += 44) d += `M${x} ${y + row * 12}q7-5 14 0`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity="${opacity}"/>`;
};

export const boat = (x: number, y: number, s: number, p: Palette<'hull' | 'sail'>, foresail?: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-20 0H20L13 8H-14Z" fill="${p.hull}"/><path d="M-1-2V-34C10-28 17-16 18-2Z" fill="${p.sail}"/><path d="M-3-2V-27C-10-20-13-11-14-2Z" fill="${foresail ?? p.sail}" opacity="${foresail ? 1 : 0.8}"/></g>`;

/** The dashed plan of what is not built yet, on the real scene. */
export const plan = (d: string, p: Palette<'line'>): string =>
  `<path d="${d}" fill="${p.line}" fill-opacity=".07" stroke="${p.line}" stroke-width="1.3" stroke-dasharray="4 3.5" stroke-linejoin="round" opacity=".8"/>`;

const fire = (x: number, y: number, k: number, p: Palette<'fl' | 'fl2'>, night: boolean): string => {
  const glow = night
    ? `<circle cx="${x}" cy="${n(y - 8 * k)}" r="${n(26 * k)}" fill="${p.fl}" opacity=".14"/><circle cx="${x}" cy="${n(y - 8 * k)}" r="${n(15 * k)}" fill="${p.fl}" opacity=".22"/>`
    : '';
  const tongue = (h: number, w: number, fill: string): string =>
    `<path d="M${x} ${n(y - h * k)}C${n(x + w * 0.9 * k)} ${n(y - h * 0.6 * k)} ${n(x + w * k)} ${n(y - h * 0.28 * k)} ${n(x + w * 0.62 * k)} ${y}H${n(x - w * 0.62 * k)}C${n(x - w * k)} ${n(y - h * 0.33 * k)} ${n(x - w * 0.38 * k)} ${n(y - h * 0.5 * k)} ${x} ${n(y - h * k)}Z" fill="${fill}"/>`;
  return glow + tongue(18, 8, p.fl2) + tongue(10, 4, p.fl);
};

/** A fire in a bowl on a foot, standing on y. */
export const brazier = (x: number, y: number, k: number, p: Palette<'fl' | 'fl2' | 'gold2'>, night: boolean): string =>
  `<path d="M${n(x - 9 * k)} ${n(y - 20 * k)}h${n(18 * k)}l${n(-5 * k)} ${n(7 * k)}h${n(-8 * k)}ZM${n(x - 1.5 * k)} ${n(y - 13 * k)}h${n(3 * k)}v${n(11 * k)}h${n(-3 * k)}ZM${n(x - 7 * k)} ${n(y - 3 * k)}h${n(14 * k)}v${n(3 * k)}h${n(-14 * k)}Z" fill="${p.gold2}"/>${fire(x, n(y - 20 * k), 0.9 * k, p, night)}`;

/** A two-tone column: shaft, capital, base. */
export const column = (x: number, top: number, foot: number, w: number, lit: string, shaded: string, trim: string): string =>
  `<path d="M${n(x - w / 2)} ${top}h${w}L${n(x + w / 2 + 0.6)} ${foot}h${n(-w - 1.2)}Z" fill="${lit}"/><path d="M${n(x + w * 0.12)} ${top}h${n(w * 0.38)}L${n(x + w / 2 + 0.6)} ${foot}h${n(-w * 0.48)}Z" fill="${shaded}"/><path d="M${n(x - w / 2 - 2.2)} ${n(top - 3.5)}h${n(w + 4.4)}v4h${n(-w - 4.4)}ZM${n(x - w / 2 - 2)} ${n(foot - 3.5)}h${n(w + 4)}v3.5h${n(-w - 4)}Z" fill="${trim}"/>`;

/** A round-headed opening standing on y. */
export const arch = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${n(x - w / 2)} ${n(y)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z" fill="${fill}"/>`;

/** Small gabled houses, [x, y, width, height] each. */
export const houses = (
  list: readonly (readonly [number, number, number, number])[],
  p: Palette<'house' | 'houseD' | 'roof'>,
  windows: string,
): string =>
  list
    .map(
      ([x, y, w, h], i) =>
        `<path d="M${x} ${y}h${w}v${h}h-${w}Z" fill="${i % 2 ? p.house : p.houseD}"/><path d="M${x - 1.5} ${y}l${w / 2 + 1.5}-5.5l${w / 2 + 1.5} 5.5Z" fill="${p.roof}"/><path d="M${x + w / 2 - 1.5} ${y + 5}h3v4h-3Z" fill="${windows}"/>`,
    )
    .join('');

export const gulls = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/>`;
