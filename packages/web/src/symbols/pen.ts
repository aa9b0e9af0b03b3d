// Drawing rule: grid of 24, margin 1.5, solid pieces parted by gaps of 1.5 (inlay), lines of 2; currentColor only,
// the second tone is the same colour at 55-72 %. Every symbol must read at 16 px in grey.
export type Drawings = Readonly<Record<string, string>>;

const round = (n: number): number => Number(n.toFixed(2));
const polar = (cx: number, cy: number, r: number, angle: number): string =>
  `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
const times = <T>(n: number, f: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => f(i));

/** A filled piece; holes by the even-odd rule. */
export const F = (d: string, more = ''): string => `<path fill-rule="evenodd" d="${d}"${more ? ` ${more}` : ''}/>`;

/** A line. */
export const L = (d: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;

export const ring = (cx: number, cy: number, r: number, width = 2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

const disc = (cx: number, cy: number, r: number): string => `M${cx + r} ${cy}a${r} ${r} 0 1 0 ${-2 * r} 0a${r} ${r} 0 1 0 ${2 * r} 0Z`;

/** A toothed wheel with a round hole. */
export const gear = (teeth: number, outer: number, inner: number, hole: number): string => {
  const step = (2 * Math.PI) / teeth;
  const corners = [
    [inner, -0.3],
    [outer, -0.2],
    [outer, 0.2],
    [inner, 0.3],
  ] as const;
  const rim = times(teeth, (i) => corners.map(([r, f]) => polar(12, 12, r, i * step - Math.PI / 2 + f * step)).join('L')).join('L');
  return `M${rim}Z${disc(12, 12, hole)}`;
};

export const star = (points: number, outer: number, inner: number, cx = 12, cy = 12): string =>
  `M${times(2 * points, (i) => polar(cx, cy, i % 2 ? inner : outer, (i * Math.PI) / points - Math.PI / 2)).join('L')}Z`;

/** Short bars round the centre: a sun, or the spokes of a wheel. */
export const rays = (n: number, from: number, to: number, width: number): string =>
  times(
    n,
    (i) =>
      `<rect x="${round(12 - width / 2)}" y="${round(12 - to)}" width="${width}" height="${round(to - from)}" rx="${round(width / 2)}" transform="rotate(${round((i * 360) / n)} 12 12)"/>`,
  ).join('');

/** Leaves along two arcs, with room for a number in the middle. */
export const laurel = (): string =>
  [1, -1]
    .flatMap((side) =>
      times(6, (i) => {
        const angle = Math.PI / 2 - side * (0.3 + i * 0.4);
        const turn = round((angle * 180) / Math.PI - side * 62);
        return `<path d="M0-1.55C2.1-1.3 3.6-.6 4.5 0C3.6 .6 2.1 1.3 0 1.55C-.9 .6-.9-.6 0-1.55Z" transform="translate(${polar(12, 11.6, 8.6, angle)}) rotate(${turn})"/>`;
      }),
    )
    .join('') + '<circle cx="12" cy="21.2" r="1.3"/>';

const PIPS = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 7],
    [17, 7],
    [7, 12],
    [17, 12],
    [7, 17],
    [17, 17],
  ],
} as const;

export const die = (face: keyof typeof PIPS): string =>
  F(
    `M4.6 2h14.8A2.6 2.6 0 0 1 22 4.6v14.8a2.6 2.6 0 0 1-2.6 2.6H4.6A2.6 2.6 0 0 1 2 19.4V4.6A2.6 2.6 0 0 1 4.6 2Z${PIPS[face].map(([x, y]) => disc(x, y, 1.8)).join('')}`,
  );
