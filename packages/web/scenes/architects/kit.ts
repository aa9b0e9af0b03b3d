// What the wonders of Architects are drawn with. The building stands on 240 × 260, light from the left; land and sky reach beyond,
// so that the drawing fills a box of any shape. Day and night are one drawing: every colour is mixed by `--night`, 0% or 100%.
import { n, star } from '../kit.ts';

/** Of the page around the building: left, top, right, bottom. There is sky for the narrowest strip. */
const LEFT = -140;
const TOP = -1200;
const RIGHT = 380;
const BOTTOM = 260;

/** A colour by day and by night. */
export const mix = (day: string, night: string): string => `color-mix(in srgb,${day},${night} var(--night))`;

const alpha = (colour: string, share: number): string => {
  const hex = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
  return `${colour}${hex}`;
};

/** Seen by night only, or by day only. */
export const byNight = (colour: string, share = 1): string => mix(alpha(colour, 0), alpha(colour, share));
export const byDay = (colour: string, share = 1): string => mix(alpha(colour, share), alpha(colour, 0));

type Rows = Readonly<Record<string, readonly [day: string, night: string]>>;
export type Tints<Name extends string> = Readonly<Record<Name, string>>;

export const tints = <R extends Rows>(rows: R): Tints<keyof R & string> =>
  Object.fromEntries(Object.entries(rows).map(([name, [day, night]]) => [name, mix(day, night)])) as Tints<keyof R & string>;

export interface Piece {
  /** Its shape in the plan, the halo and the paper: absolute commands only, for the grid is cut to it. */
  readonly outline: string;
  /** Lines inside the plan. */
  readonly fold?: string;
  readonly art: string;
}

export interface Monument {
  /** Colour of the plan by day and by night, as strong as text. */
  readonly line: readonly [day: string, night: string];
  /** Behind the building and before it. */
  readonly ground: string;
  readonly front: string;
  /** By stage. */
  readonly pieces: readonly [Piece, Piece, Piece, Piece, Piece];
  /** Of the pieces only. */
  readonly transform?: string;
}

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (d: string, colour: string, width = 1, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A round, as part of a path: many of one colour are one element. */
export const round = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const STARS = [
  [20, 26],
  [48, 70],
  [22, 128],
  [200, 24],
  [222, 92],
  [178, 60],
  [92, 16],
  [216, 150],
  [64, 34],
  [-24, 58],
  [-70, 96],
  [-104, 30],
  [-52, 4],
  [268, 40],
  [306, 104],
  [344, 52],
  [290, 8],
  [330, 140],
  [-96, 150],
  [30, -40],
  [120, -62],
  [196, -28],
  [76, -88],
  [170, -100],
] as const;

const RINGS = [176, 120, 72] as const;
const MOON_SKY = ['#152a48', '#1c3658', '#274669'] as const;
const MOON = '#f5e8c6';

interface Sky {
  /** Rings from the edge to the middle, and the sun. */
  readonly rings: readonly [outer: string, string, string, inner: string];
  readonly sun: string;
  readonly at: readonly [x: number, y: number];
  readonly moonAt: readonly [x: number, y: number];
}

/** Four flat rings round the sun, or round a crescent moon with stars. */
export const sky = ({ rings, sun, at, moonAt }: Sky): string => {
  const [x, y] = at;
  const [mx, my] = moonAt;
  const [outer, ...inner] = rings;
  return (
    `<rect x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP}" fill="${mix(outer, '#10203a')}"/>` +
    RINGS.map((r, i) => disc(x, y, r, byDay(inner[i] ?? outer))).join('') +
    disc(x, y, 27, byDay(sun)) +
    RINGS.map((r, i) => disc(mx, my, r, byNight(MOON_SKY[i] ?? MOON_SKY[0]))).join('') +
    disc(mx, my, 17, byNight(MOON)) +
    disc(mx + 7, my - 4, 14.5, byNight(MOON_SKY[2])) +
    STARS.filter(([a, b]) => Math.hypot(a - mx, b - my) > 24)
      .map(([a, b], i) => star(a, b, byNight(MOON), i % 3 ? 0.5 : 0.95))
      .join('')
  );
};

/** Land or water with a soft upper edge, over the whole width. */
export const land = (edge: string, colour: string): string => fill(`${edge}V${BOTTOM}H${LEFT}Z`, colour);

export const waves = (y: number, rows: number, colour: string, opacity = 0.7): string => {
  let d = '';
  for (let row = 0; row < rows; row++) for (let x = LEFT + (row % 2) * 22; x < RIGHT; x += 44) d += `M${x} ${y + row * 9}q7-4 14 0`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" opacity="${opacity}"/>`;
};

/** Sea from y down, with its bright edge and waves. */
export const sea = (y: number, p: Tints<'w1' | 'w2' | 'wl'>): string =>
  `<rect x="${LEFT}" y="${y}" width="${RIGHT - LEFT}" height="${BOTTOM - y}" fill="${p.w1}"/>` +
  `<rect x="${LEFT}" y="${y}" width="${RIGHT - LEFT}" height="4" fill="${p.w2}"/>${waves(y + 13, 5, p.wl, 0.45)}`;

/** A round-headed opening with its foot at y. */
export const opening = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
